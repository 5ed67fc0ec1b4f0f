import type { MathTree } from '../../content/content.types';

/** Signs and their spoken words. An empty word is not spoken. */
const SIGNS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '±': 'plus or minus',
  '=': 'equals',
  '≠': 'is not equal to',
  '≈': 'is about',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is at most',
  '≥': 'is at least',
  '·': 'times',
  '×': 'times',
  '⋅': 'times',
  '÷': 'divided by',
  '/': 'over',
  '→': 'approaches',
  '⇒': 'implies',
  '∈': 'is in',
  '∅': 'the empty set',
  '∞': 'infinity',
  '∫': 'the integral of',
  '∑': 'the sum of',
  '∏': 'the product of',
  '∂': 'partial',
  '∠': 'angle',
  '∥': 'is parallel to',
  '⊥': 'is perpendicular to',
  '∼': 'is similar to',
  '≅': 'is congruent to',
  '!': 'factorial',
  '%': 'percent',
  '°': 'degrees',
  '∘': 'degrees',
  '′': 'prime',
  '″': 'double prime',
  '(': 'open parenthesis',
  ')': 'close parenthesis',
  '[': 'open bracket',
  ']': 'close bracket',
  '{': 'open brace',
  '}': 'close brace',
  ',': ',',
  ';': ';',
  '…': 'and so on',
  '⋯': 'and so on',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
};

const NAMES: Readonly<Record<string, string>> = {
  π: 'pi',
  θ: 'theta',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'delta',
  λ: 'lambda',
  μ: 'mu',
  σ: 'sigma',
  Σ: 'sigma',
  φ: 'phi',
  ω: 'omega',
  ρ: 'rho',
  ε: 'epsilon',
  '∞': 'infinity',
  ℝ: 'all real numbers',
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  cot: 'cotangent',
  sec: 'secant',
  csc: 'cosecant',
  arcsin: 'arc sine',
  arccos: 'arc cosine',
  arctan: 'arc tangent',
  ln: 'natural log',
  lim: 'the limit',
  gcd: 'greatest common divisor',
  lcm: 'least common multiple',
};

type SpokenPart = MathTree | string;

const childrenOf = (part: SpokenPart | undefined): readonly SpokenPart[] =>
  part === undefined || typeof part === 'string' ? [] : (part.slice(2) as readonly SpokenPart[]);
const tagOf = (part: SpokenPart | undefined): string =>
  part === undefined || typeof part === 'string' ? '' : part[0];
const textOf = (part: SpokenPart | undefined): string =>
  part === undefined ? '' : typeof part === 'string' ? part : childrenOf(part).map(textOf).join('');

/** Unwraps a row with a single child. */
const inner = (part: SpokenPart | undefined): SpokenPart | undefined => {
  const children = childrenOf(part);
  return ['mrow', 'mstyle', 'mpadded'].includes(tagOf(part)) && children.length === 1
    ? inner(children[0])
    : part;
};
/** The tag; a fraction without a line is 'mfrac 0'. */
const kindOf = (part: SpokenPart | undefined): string => {
  const one = inner(part);
  const line = typeof one === 'object' ? one[1]?.['linethickness'] : undefined;
  return typeof line === 'string' ? `${tagOf(one)} ${line}` : tagOf(one);
};
const isShort = (part: SpokenPart | undefined): boolean => ['mn', 'mi', 'mtext'].includes(tagOf(inner(part)));

/** A long part gets spoken words at its end. */
const enclosed = (before: string, part: SpokenPart | undefined, after: string): string =>
  isShort(part) ? `${before} ${spoken(part)}` : `${before} ${spoken(part)}, ${after}`;

const fraction = (top: SpokenPart | undefined, bottom: SpokenPart | undefined): string =>
  isShort(top) && isShort(bottom)
    ? `${spoken(top)} over ${spoken(bottom)}`
    : `the fraction with numerator ${spoken(top)}, and denominator ${spoken(bottom)}, end fraction`;

const raised = (exponent: SpokenPart | undefined): string => {
  const text = textOf(exponent);
  if (text === '2') return 'squared';
  if (text === '3') return 'cubed';
  if (SIGNS[text] !== undefined && text !== '+' && text !== '−') return SIGNS[text];
  return enclosed('to the power of', exponent, 'end power');
};

const root = (index: string, inside: SpokenPart | undefined): string =>
  enclosed(
    `the ${index === '2' ? 'square' : index === '3' ? 'cube' : `${index}th`} root of`,
    inside,
    'end root',
  );

const table = (rows: readonly SpokenPart[], isSystem: boolean): string => {
  if (isSystem) return `the system ${rows.map(spoken).join('; and ')}`;
  const columns = Math.max(...rows.map((row) => childrenOf(row).length));
  const lines = rows.map((row, at) => `row ${at + 1}: ${childrenOf(row).map(spoken).join(', ')}`);
  return `the ${rows.length} by ${columns} matrix, ${lines.join('; ')}, end matrix`;
};

/** The parts below and above a sign: bounds, or the limit of a variable. */
const bounds = (
  base: SpokenPart | undefined,
  low: SpokenPart | undefined,
  high: SpokenPart | undefined,
): string => {
  if (textOf(base) === 'lim') return `the limit, as ${spoken(low)}, of`;
  const sign = spoken(base).replace(/ of$/, '');
  return [sign, low && `from ${spoken(low)}`, high && `to ${spoken(high)}`, 'of'].filter(Boolean).join(' ');
};
const isBig = (part: SpokenPart | undefined): boolean => /^(∫|∑|∏|lim)$/.test(textOf(part));

const row = (parts: readonly SpokenPart[]): string => {
  const [first, second] = [textOf(parts[0]), textOf(parts.at(-1))];
  if (parts.length > 2 && first === '|' && second === '|')
    return enclosed('the absolute value of', ['mrow', null, ...parts.slice(1, -1)], 'end absolute value');
  if (first === '{' && tagOf(parts[1]) === 'mtable') return table(childrenOf(parts[1]), true);
  if (parts.length === 3 && first === '(' && /^(mtable|mfrac 0)/.test(kindOf(parts[1])))
    return spoken(parts[1]);
  return parts
    .map((part, at) => {
      const words = spoken(part);
      const isFunction = textOf(parts[at + 1]) === '\u2061';
      return isFunction && !words.endsWith(' of') ? `${words} of` : words;
    })
    .join(' ');
};

const spoken = (part: SpokenPart | undefined): string => {
  if (part === undefined) return '';
  if (typeof part === 'string') return part;
  const children = childrenOf(part);
  const [a, b, c] = children;
  switch (part[0]) {
    case 'mo':
      return SIGNS[textOf(part)] ?? textOf(part);
    case 'mi':
    case 'mn':
    case 'mtext':
      return NAMES[textOf(part)] ?? textOf(part).trim();
    case 'mfrac':
      return kindOf(part).startsWith('mfrac 0') ? `${spoken(a)} choose ${spoken(b)}` : fraction(a, b);
    case 'msqrt':
      return root('2', ['mrow', null, ...children]);
    case 'mroot':
      return root(textOf(b), a);
    case 'msup':
      return `${spoken(a)} ${raised(b)}`;
    case 'msub':
      return textOf(a) === 'log'
        ? `log base ${spoken(b)}`
        : isBig(a)
          ? bounds(a, b, undefined)
          : `${spoken(a)} sub ${spoken(b)}`;
    case 'msubsup':
      return isBig(a) ? bounds(a, b, c) : `${spoken(a)} sub ${spoken(b)} ${raised(c)}`;
    case 'munder':
      return bounds(a, b, undefined);
    case 'munderover':
      return bounds(a, b, c);
    case 'mover':
      return textOf(b) === '→' ? `vector ${spoken(a)}` : `${spoken(a)} ${spoken(b)}`;
    case 'menclose':
      return part[1]?.['notation'] === 'top' ? `${row(children)} bar` : row(children);
    case 'mtable':
      return table(children, false);
    case 'mspace':
      return '';
    default:
      return row(children);
  }
};

const known = new WeakMap<MathTree, string>();

/** The formula in words: x squared minus 5 x plus 6 equals 0. */
export const spokenMaths = (tree: MathTree): string => {
  const before = known.get(tree);
  if (before !== undefined) return before;
  const words = spoken(tree)
    .replace(/\s+([,;])/g, '$1')
    .replace(/,(\s*,)+/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/[,;\s]+$/, '')
    .trim();
  known.set(tree, words);
  return words;
};
