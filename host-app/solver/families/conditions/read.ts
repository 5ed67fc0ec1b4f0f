import { looksLikeProse } from '../../intent/text.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { arg, call, isNode, isNum, list, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { equationFor, type Condition } from './set-up.js';

const FIND =
  '(?:find|determine|calculate|what is|what are)(?: the| all)?(?: possible)?(?: real)?(?: values?(?: of)?)?(?: the constant)?';
const IF =
  '(?:if|so that|such that|for which|when|given(?: that)?|where|that makes?|which makes?|knowing that|to make)';
const K = '(?<k>[a-z]|λ|alpha)';
const FRAMES = [
  `${FIND} ${K},? ${IF} (?<what>.+)`,
  `for (?:what|which)(?: real)?(?: values?)?(?: of)?(?: the constant)? ${K},? (?:is|does|do|are|will|has|have|would) (?<what>.+)`,
  `(?:if |given that |suppose (?:that )?)?(?<what>.+?)[,;.]? (?:then )?${FIND} ${K}`,
  `(?:what|which) values? of ${K} (?:makes?|gives?|will make|would make) (?<what>.+)`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

type Groups = Readonly<Record<string, string | undefined>>;
const EQ =
  '(?:the )?(?:quadratic |cubic |polynomial |linear )?(?:equation |function |polynomial |expression |trinomial |graph of |curve |parabola |line )?';
const PAIR = (a: string, b: string): string =>
  `(?:the )?(?:lines |vectors |points |equations |two lines )?(?<${a}>.+?) and (?:the line )?(?<${b}>.+?)`;
const FACTOR = String.raw`\(?(?<by>[a-z] ?[-+] ?[\d./]+|\d+[a-z] ?[-+] ?[\d./]+|[a-z])\)?`;
const N = String.raw`(?<n>-?\d+(?:[./]\d+)?)`;
const BE = '(?:is |are |be |to be |being |lies? |becomes? )?';
const ROOTS = '(?:roots?|solutions?|zeros?|x-intercepts?)';
const HOW =
  '(?<how>(?:two |real and )?equal(?: real)?|(?:a )?repeated|(?:a )?double|(?:exactly |only )?one(?: real)?|no(?: real)?|two (?:distinct |different )?real|(?:two )?(?:distinct|different)(?: real)?|real)';

/** What is true, and how it is set up; the first that fits the whole text counts. */
const KINDS: readonly (readonly [string, Condition])[] = [
  [`${EQ}(?<q>.+?) (?:has|have|having) ${HOW} ${ROOTS}`, 'discriminant'],
  [`(?:the )?${ROOTS} of ${EQ}(?<q>.+?) are (?<how>equal|real and equal|real)`, 'discriminant'],
  [`${EQ}(?<q>.+?) (?:just )?(?:touch|touches|is tangent to|meets? the x-axis once) ?(?:the x-axis)?`, 'discriminant'],
  [`${EQ}(?<q>.+?) ${BE}a perfect square(?: trinomial)?`, 'square'],
  [`${FACTOR} ${BE}a factor of ${EQ}(?<q>.+)`, 'put'],
  [`${EQ}(?<q>.+?) ${BE}(?:exactly )?divisible by ${FACTOR}`, 'put'],
  [`${EQ}(?<q>.+?) (?:has|have) ${FACTOR} as a factor`, 'put'],
  [`${EQ}(?<q>.+?) (?:has|have) a factor(?: of)? ${FACTOR}`, 'put'],
  [`${EQ}(?<q>.+?) (?:leaves?|gives?|has|have) (?:a |the )?remainder (?:of )?${N} (?:when|if|on) (?:it is )?(?:divided|division) by ${FACTOR}`, 'put'],
  [`(?:when |if )?${EQ}(?<q>.+?) ${BE}divided by ${FACTOR},? (?:the remainder is|(?:it )?(?:leaves|gives) (?:a |the )?remainder(?: of)?) ${N}`, 'put'],
  [`(?:the )?remainder (?:when|of|if) ${EQ}(?<q>.+?) (?:is )?divided by ${FACTOR} is ${N}`, 'put'],
  [`one (?:root|solution|zero) of ${EQ}(?<q>.+?) is (?<how>twice|double|(?:three|four|five|\\d+) times) the other(?: one| root)?`, 'pair'],
  [`(?:the )?(?:roots|solutions|zeros) of ${EQ}(?<q>.+?) (?:are in the ratio|have the ratio) (?<how>\\d+ ?: ?\\d+)`, 'pair'],
  [`(?:the )?(?:roots|solutions|zeros) of ${EQ}(?<q>.+?) (?<how>differ by \\d+)`, 'pair'],
  [`(?:the )?(?<how>difference|sum|product) of the (?:roots|solutions|zeros) of ${EQ}(?<q>.+?) (?:is|equals) ${N}`, 'pair'],
  [`(?:one|a|one of the|the) (?:root|solution|zero)s? of ${EQ}(?<q>.+?) (?:is|equals) (?<x>[^=]+)`, 'root'],
  [`(?:[a-z] ?= ?)?(?<x>-?[\\d./]+) ${BE}(?:a|one|the) (?:root|solution|zero) of ${EQ}(?<q>.+)`, 'root'],
  [`(?:the )?(?:point )?(?<p>\\([^()]+\\)) ${BE}(?:a point )?on ${EQ}(?<q>.+)`, 'point'],
  [`${EQ}(?<q>.+?) (?:pass|passes|passing|go|goes) through (?:the )?(?:point )?(?<p>\\([^()]+\\))`, 'point'],
  [`${EQ}(?<q>.+?) (?:contains?) (?:the )?(?:point )?(?<p>\\([^()]+\\))`, 'point'],
  [`${PAIR('u', 'v')} ${BE}(?:perpendicular|orthogonal|at right angles)(?: to each other)?`, 'perpendicular'],
  [`(?:the line )?(?<u>.+?) ${BE}(?:perpendicular|orthogonal) to (?:the line )?(?<v>.+)`, 'perpendicular'],
  [`${PAIR('u', 'v')} ${BE}parallel(?: to each other)?`, 'parallel'],
  [`(?:the line )?(?<u>.+?) ${BE}parallel to (?:the line )?(?<v>.+)`, 'parallel'],
  [`(?:the )?(?:matrix )?(?<m>\\[.+\\]) ${BE}(?:singular|not invertible|non-invertible|has no inverse|have no inverse)`, 'determinant'],
  [`(?:the )?(?:det|determinant)(?: of)? ?(?:the matrix )?\\(?(?<m>\\[.+\\])\\)? ?(?:=|is|equals|equal to) ?${N}`, 'determinant'],
  [`(?:the )?(?:system )?(?:of equations )?:?(?<u>[^=,;]+=[^=,;]+?)(?:,? and |[,;] )(?<v>[^=,;]+=[^=,;]+?) (?:(?:has|have|is|are|be) )?(?<how>no solutions?|infinitely many solutions|without (?:a )?solutions?|inconsistent)`, 'system'],
  [`(?<a>[^,]+?), ?(?<b>[^,]+?),? (?:and )?(?<c>[^, ]+) ${BE}(?:(?:the )?(?:first|consecutive|three) (?:three )?(?:consecutive )?terms (?:of|in) |(?:in|form|forms) )?(?:an? )?(?<how>arithmetic|geometric) (?:progression|sequence|series)`, 'progression'],
  [`(?:the )?(?:slope|gradient) of (?:the line )?(?:through|joining|passing through|between)(?: the points)? (?<p>\\([^()]+\\)) and (?<q>\\([^()]+\\)) (?:is|equals) ${N}`, 'slope'],
  [`the line (?:through|joining|passing through|between)(?: the points)? (?<p>\\([^()]+\\)) and (?<q>\\([^()]+\\)) has (?:a )?(?:slope|gradient)(?: of)? ${N}`, 'slope'],
]; // prettier-ignore
const PATTERNS = KINDS.map(([source, kind]) => [new RegExp(`^${source}$`, 'i'), kind] as const);

const maths = (text: string): Expr | null => {
  const plain = text.trim().replace(/,$/, '');
  return plain === '' || looksLikeProse(plain) ? null : parse(plain);
};
/** A polynomial or an equation as one side that is 0; 'y =' and 'f(x) =' name it. */
const zeroOf = (text: string): Expr | null => {
  const line = maths(text.replace(/^(?:y|[fghp]\([a-z]\)) ?= ?/i, ''));
  if (!line || (line.kind === 'relation' && line.name !== '=') || line.kind === 'list') return null;
  return line.kind === 'relation' ? line : relation('=', line, ZERO);
};
const otherLetter = (e: Expr, k: string): string | null => {
  const [x, more] = variablesOf(e).filter((name) => name !== k);
  return x !== undefined && more === undefined ? x : null;
};
const both = (...lines: readonly (Expr | null)[]): Expr | null => {
  const known = lines.filter((one) => one !== null);
  return known.length === lines.length ? list('and', known) : null;
};
const coordinates = (text = ''): readonly Expr[] => {
  const point = maths(text);
  return point && isNode(point) && point.name === 'tuple' ? point.args : [];
};

type SetUp = (groups: Groups, k: string) => Expr | null;
/** What the condition is about, as one expression. */
const SOURCES: Readonly<Record<Condition, SetUp>> = {
  discriminant: ({ q = '' }) => zeroOf(q),
  pair: ({ q = '' }) => zeroOf(q),
  square: ({ q = '' }) => maths(q),
  put: ({ q = '', by = '', n }, k) => {
    const [line, divisor] = [zeroOf(q), maths(by)];
    const x = line && otherLetter(line, k);
    const [c, first, ...more] = (divisor && x && coefficientsIn(canon(divisor), x)) || [];
    if (!line || !x || !first || !isNum(first) || !c || more.length > 0 || (line.kind === 'relation' && arg(line, 1).key !== '0')) return null;
    const place = canon(parse(`-(${divisorText(c)})/(${divisorText(first)})`));
    return both(relation('=', arg(line, 0), n === undefined ? ZERO : parse(n)), relation('=', sym(x), place));
  },
  root: ({ q = '', x: value = '' }, k) => {
    const [line, place] = [zeroOf(q), maths(value)];
    const x = line && otherLetter(line, k);
    return place && x && variablesOf(place).length === 0 ? both(line, relation('=', sym(x), place)) : null;
  },
  point: ({ q = '', p = '' }) => {
    const [line, [a, b, more]] = [maths(q.replace(/^[fgh]\(x\) ?=/i, 'y =')), coordinates(p)];
    return line?.kind === 'relation' && line.name === '=' && a && b && !more ? both(line, relation('=', sym('x'), a), relation('=', sym('y'), b)) : null;
  },
  perpendicular: ({ u = '', v = '' }) => both(maths(u), maths(v)),
  parallel: ({ u = '', v = '' }) => both(maths(u), maths(v)),
  system: ({ u = '', v = '' }) => both(maths(u), maths(v)),
  determinant: ({ m = '', n = '0' }) => {
    const matrix = maths(m);
    return matrix && isNode(matrix) && matrix.name === 'matrix' ? relation('=', call('det', matrix), parse(n)) : null;
  },
  progression: ({ a = '', b = '', c = '' }) => {
    const found = both(maths(a), maths(b), maths(c));
    return found && isNode(found) && found.args.every((one) => one.kind !== 'list' && one.kind !== 'relation') ? list('tuple', found.args) : null;
  },
  slope: ({ p, q, n = '' }) => {
    const [[a, b, c], [d, e, f]] = [coordinates(p), coordinates(q)];
    return a && b && d && e && !c && !f ? list('tuple', [list('tuple', [a, b]), list('tuple', [d, e]), parse(n)]) : null;
  },
}; // prettier-ignore
const TIMES: Readonly<Record<string, string>> = { twice: '2', double: '2', three: '3', four: '4', five: '5' };
/** 'ratio 2 1', 'difference 3', 'sum 4' */
const pairOf = ({ how = '', n = '' }: Groups): string => {
  const [word = ''] = how.toLowerCase().split(' ');
  if (/^(?:sum|product)$/.test(word) || word === 'difference') return `${word} ${n}`;
  if (word === 'differ') return `difference ${how.split(' ').at(-1) ?? ''}`;
  return how.includes(':') ? `ratio ${how.split(':').map((one) => one.trim()).join(' ')}` : `ratio ${TIMES[word] ?? word} 1`;
}; // prettier-ignore
const divisorText = (e: Expr): string => (isNum(e) ? e.key : '?');

const setUp = (what: string, k: string): Problem | null => {
  for (const [pattern, kind] of PATTERNS) {
    const groups = pattern.exec(what)?.groups;
    const source = groups ? parsedOrNull(() => SOURCES[kind](groups, k)) : null;
    if (!groups || !source || !variablesOf(source).includes(k)) continue;
    const how = kind === 'pair' ? pairOf(groups) : (groups['how'] ?? '').toLowerCase();
    const made = equationFor(kind, source, how, k);
    if (!made || variablesOf(made).join() !== k || leftMinusRight(made).kind === 'num') continue;
    const inner: Problem = { kind: isNode(made) && made.name === '=' ? 'solve' : 'inequality', expression: made, variable: k, options: {} };
    return { kind: 'applied', expression: source, variable: k, options: { operation: `conditions:${kind} ${how}`, inner } };
  }
  return null;
}; // prettier-ignore

export const readCondition = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '').replace(/²/g, '^2').replace(/³/g, '^3'); // prettier-ignore
  if (plain.length > 160) return null;
  for (const frame of FRAMES) {
    const { k = '', what = '' } = frame.exec(plain)?.groups ?? {};
    const found = k === '' || /^[ie]$/.test(k) ? null : setUp(what, k);
    if (found) return found;
  }
  return null;
};
