import type { MathTree } from '../../content/content.types';

/** Signs that have a LaTeX command. */
const SIGNS: Readonly<Record<string, string>> = {
  '−': '-',
  '±': '\\pm',
  '≠': '\\neq',
  '≈': '\\approx',
  '≤': '\\leq',
  '≥': '\\geq',
  '·': '\\cdot',
  '⋅': '\\cdot',
  '×': '\\times',
  '÷': '\\div',
  '→': '\\to',
  '⇒': '\\implies',
  '∈': '\\in',
  '∅': '\\emptyset',
  '∞': '\\infty',
  '∫': '\\int',
  '∑': '\\sum',
  '∏': '\\prod',
  '∂': '\\partial',
  '∠': '\\angle',
  '°': '^{\\circ}',
  '′': "'",
  '…': '\\dots',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '\u2061': '',
  '\u2062': '',
  '\u2063': ',',
  '(': '\\left(',
  ')': '\\right)',
};

const NAMES: Readonly<Record<string, string>> = {
  π: '\\pi',
  θ: '\\theta',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  Δ: '\\Delta',
  λ: '\\lambda',
  μ: '\\mu',
  σ: '\\sigma',
  Σ: '\\Sigma',
  φ: '\\varphi',
  ω: '\\omega',
  ρ: '\\rho',
  ε: '\\varepsilon',
  '∞': '\\infty',
  ℝ: '\\mathbb{R}',
};
const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh ln log exp lim gcd det max min'.split(' '),
);

type LatexPart = MathTree | string;

const childrenOf = (part: LatexPart | undefined): readonly LatexPart[] =>
  part === undefined || typeof part === 'string' ? [] : (part.slice(2) as readonly LatexPart[]);
const textOf = (part: LatexPart | undefined): string =>
  part === undefined ? '' : typeof part === 'string' ? part : childrenOf(part).map(textOf).join('');
const isTable = (part: LatexPart | undefined): boolean => Array.isArray(part) && part[0] === 'mtable';

const name = (text: string): string =>
  NAMES[text] ?? (FUNCTIONS.has(text) ? `\\${text}` : text.length > 1 ? `\\operatorname{${text}}` : text);

/** Adds a space between a command and a letter. */
const joined = (parts: readonly string[]): string =>
  parts.reduce(
    (text, part) => (/\\[a-z]+$/i.test(text) && /^[a-z]/i.test(part) ? `${text} ${part}` : text + part),
    '',
  );

const cells = (table: LatexPart | undefined): string =>
  childrenOf(table)
    .map((line) => childrenOf(line).map(write).join(' & '))
    .join(' \\\\ ');

const row = (parts: readonly LatexPart[]): string => {
  const [first, second] = parts;
  if (isTable(second) && textOf(first) === '{') return `\\begin{cases} ${cells(second)} \\end{cases}`;
  if (isTable(second) && textOf(first) === '(') return `\\begin{pmatrix} ${cells(second)} \\end{pmatrix}`;
  return joined(parts.map(write));
};

const scripts = (base: LatexPart | undefined, low?: LatexPart, high?: LatexPart): string =>
  joined([write(base)]) + (low ? `_{${write(low)}}` : '') + (high ? raised(high) : '');
const raised = (exponent: LatexPart): string =>
  ['°', '′'].includes(textOf(exponent)) ? write(exponent) : `^{${write(exponent)}}`;

const write = (part: LatexPart | undefined): string => {
  if (part === undefined) return '';
  if (typeof part === 'string') return part;
  const children = childrenOf(part);
  const [a, b, c] = children;
  switch (part[0]) {
    case 'mo': {
      const sign = SIGNS[textOf(part)] ?? textOf(part);
      return /^(=|\+|-|<|>|\\(pm|neq|approx|leq|geq|cdot|times|div|to|in|implies))$/.test(sign)
        ? ` ${sign} `
        : sign;
    }
    case 'mi':
      return name(textOf(part));
    case 'mn':
      return textOf(part);
    case 'mtext':
      return `\\text{${textOf(part).replaceAll('\u00a0', ' ')}}`;
    case 'mfrac':
      return part[1]?.['linethickness'] === undefined
        ? `\\frac{${write(a)}}{${write(b)}}`
        : `\\binom{${write(a)}}{${write(b)}}`;
    case 'msqrt':
      return `\\sqrt{${row(children)}}`;
    case 'mroot':
      return `\\sqrt[${write(b)}]{${write(a)}}`;
    case 'msup':
      return scripts(a, undefined, b);
    case 'msub':
    case 'munder':
      return scripts(a, b);
    case 'msubsup':
    case 'munderover':
      return scripts(a, b, c);
    case 'mover':
      return `\\overline{${write(a)}}`;
    case 'mtable':
      return `\\begin{matrix} ${cells(part)} \\end{matrix}`;
    case 'mspace':
      return '\\,';
    default:
      return row(children);
  }
};

/** The formula as LaTeX, for other programs. */
export const latexOf = (tree: MathTree): string =>
  write(tree)
    // A binomial has its own parentheses.
    .replace(/\\left\((\\binom\{[^{}]*\}\{[^{}]*\})\\right\)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
