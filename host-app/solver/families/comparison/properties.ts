import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { looksLikeProse } from '../../intent/text.js';
import { parse as parsed, ParseProblem } from '../../parse/index.js';
import { arg, call, isNode, isNum, list, membersOf, negative, num, ONE, power, product, quotient, relation, sum, TWO, ZERO, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { variablesOf } from '../../tree/walk.js';
import { isFactor } from './roots.js';
import { equationFor, lineOf, quadraticIn } from '../conditions/set-up.js';

/** @throws ParseProblem for words */
export const parse = (text: string): Expr => {
  if (looksLikeProse(text)) throw new ParseProblem('cannot.words', { start: 0, end: text.length });
  return parsed(text);
};
/** A property as a line that is true or not; null where it is another question. */
type Property = (...parts: string[]) => Expr | null;

const all = (lines: readonly Expr[]): Expr | null =>
  lines.length > 1 ? list('and', lines) : (lines[0] ?? null);
const not = (line: Expr | null, isOther: boolean): Expr | null =>
  line && isNode(line) && isOther ? relation(line.name === '=' ? '!=' : '=', arg(line, 0), arg(line, 1)) : line; // prettier-ignore
const whole = (text: string): Expr => num(BigInt(text));

const isMultiple = (text: string, divisors: string): Expr | null =>
  all(divisors.split(/,? and |, ?/).map((by) => relation('=', call('mod', whole(text), whole(by)), ZERO)));
const coprime: Property = (a = '', b = '') => relation('=', call('gcd', whole(a), whole(b)), ONE);

/** √n is rational where n is the square of a whole number. */
const rootOf: Property = (text = '', how = '') => {
  const n = parse(text);
  if (!isNum(n) || n.value.n < 0n || n.value.d !== 1n) return null;
  return relation(
    how.startsWith('ir') ? '!=' : '=',
    power(num(Math.round(Math.sqrt(Number(n.value.n)))), TWO),
    n,
  );
};

const inDirection = (a = '', b = '', how = ''): Expr | null => {
  const pair = [a, b].map((one) => lineOf(parse(one)));
  const [first, second] = pair;
  if (!first || !second || [...first, ...second].some((one) => !isNum(one))) return null;
  const [p, q] = pair.map((one) => (one ?? []).map((part) => approx(part))) as [number[], number[]];
  const cross = (i: number, k: number): number => (p[i] ?? 0) * (q[k] ?? 0) - (p[k] ?? 0) * (q[i] ?? 0);
  // Whether a line is parallel to itself is open.
  if ([cross(0, 1), cross(0, 2), cross(1, 2)].every((one) => Math.abs(one) < 1e-9)) return null;
  return equationFor(how.startsWith('par') ? 'parallel' : 'perpendicular', list('and', [parse(a), parse(b)]), '', '');
}; // prettier-ignore

const matrixOf = (text: string): Expr | null => {
  const matrix = parse(text);
  return isNode(matrix) && matrix.name === 'matrix' && variablesOf(matrix).length === 0 ? matrix : null;
};
const invertible: Property = (text = '', how = '') => {
  const matrix = matrixOf(text);
  const line = matrix && equationFor('determinant', relation('=', call('det', matrix), ZERO), '', '');
  return not(line, !/^(?:sing|not|non-)/.test(how));
};
const symmetric: Property = (text = '') => {
  const matrix = matrixOf(text);
  const rows = matrix ? membersOf(matrix).map(membersOf) : [];
  if (rows.length < 2 || rows.some((row) => row.length !== rows.length)) return null;
  return all(
    rows.flatMap((row, i) => row.slice(0, i).map((one, k) => relation('=', one, rows[k]?.[i] ?? ZERO))),
  );
};

/** The sides of a triangle: whether it has a right angle, or whether there is such a triangle. */
const triangle = (text: string, isRight: boolean): Expr | null => {
  const [a, b, c] = text.split(/,? and |, ?/).map((one) => parse(one)).sort((x, y) => approx(x) - approx(y)); // prettier-ignore
  if (!a || !b || !c || !(approx(a) > 0)) return null;
  return isRight
    ? relation('=', sum(power(a, TWO), power(b, TWO)), power(c, TWO))
    : relation('<', c, sum(a, b));
};

const numbers = (text: string): Expr[] => text.split(/, ?/).filter((one) => one.trim() !== '').map((one) => parse(one)); // prettier-ignore
const sequence: Property = (text = '', how = '') => {
  const terms = numbers(text);
  if (terms.length < 3 || terms.some((one) => canon(one).key === '0')) return null;
  const between = terms.slice(1).map((one, k) => (how === 'geometric' ? quotient(one, terms[k] ?? ONE) : sum(one, negative(terms[k] ?? ZERO)))); // prettier-ignore
  return all(between.slice(1).map((one, k) => relation('=', one, between[k] ?? ZERO)));
};
/** The place of a term of an arithmetic sequence is a whole number. */
const isTerm: Property = (term = '', text = '') => {
  const terms = numbers(text);
  const [a, b] = terms;
  if (!a || !b || terms.length < 3) return null;
  const gap = approx(b) - approx(a);
  const isEven = terms.every((one, k) => Math.abs(approx(one) - approx(a) - k * gap) < 1e-9);
  const place = (approx(parse(term)) - approx(a)) / gap;
  if (!isEven || gap === 0 || place < 0 || !Number.isInteger(gap)) return null;
  return relation('=', call('mod', sum(parse(term), negative(a)), num(Math.abs(gap))), ZERO);
};

const perfectSquare: Property = (text = '') => {
  const e = parse(text);
  const names = variablesOf(e);
  if (names.length === 0) {
    const value = canon(e);
    return isNum(value) ? relation('=', power(num(Math.round(Math.sqrt(Math.max(0, approx(value))))), TWO), e) : null;
  }
  const [c, b, a] = (names.length === 1 && quadraticIn(e, '')) || [];
  const isSquare = a && isNum(a) && Number.isInteger(Math.sqrt(approx(a)));
  return a && b && c && isSquare ? relation('=', sum(power(b, TWO), negative(product(num(4), a, c))), ZERO) : null;
}; // prettier-ignore

const LIST = String.raw`((?:-?\d+(?:[./]\d+)?, ?){2,}(?:-?\d+(?:[./]\d+)?)?)(?:,? ?(?:\.{2,}|…|and so on))?`;
const SIDES = String.raw`\(?(\d[\d.]*(?:,? and |, ?)\d[\d.]*(?:,? and |, ?)\d[\d.]*)\)?(?: (?:cm|mm|m|km|in|inches|ft|feet|units?))?`;
const MATRIX = '(?:the )?(?:matrix )?(\\[.+\\])';
/** Why the line tells it. */
export const REASONS = {
  common: 'Coprime numbers have no common divisor but 1.',
  multiple: 'The remainder is 0 where a number is divisible.',
  root: 'The root of a whole number is rational only where the number is the square of a whole number.',
  parallel: 'Parallel lines have one slope.',
  perpendicular: 'The slopes of perpendicular lines have the product −1.',
  symmetric: 'A symmetric matrix has the same number on both sides of the diagonal.',
  invertible: 'A matrix has an inverse where its determinant is not 0.',
  arithmetic: 'In an arithmetic sequence neighbours have one difference.',
  geometric: 'In a geometric sequence neighbours have one quotient.',
  term: 'A term differs from the first one by a multiple of the difference of neighbours.',
  square: 'The square of a whole number is compared with the number.',
  sides:
    'In a triangle with a right angle the squares of the two shorter sides add up to the square of the longest one.',
  triangle: 'In a triangle the longest side is shorter than the other two together.',
  factor: 'A linear factor divides a polynomial where the polynomial is 0 at the root of the factor.',
  trinomial: 'A perfect square has the discriminant 0.',
} as const;
type Reason = keyof typeof REASONS;
export const PROPERTIES: readonly (readonly [string, Property, Reason | ((...parts: string[]) => Reason)])[] = [
  ['are (\\d+) and (\\d+) (?:coprime|co-prime|relatively prime)(?: numbers)?', coprime, 'common'],
  ['is (\\d+) (?:coprime|relatively prime) (?:to|with) (\\d+)', coprime, 'common'],
  ['is (\\d+) (?:evenly |exactly )?divisible by (\\d+(?:(?:, ?| and |, and )\\d+)+)', (a = '', b = '') => isMultiple(a, b), 'multiple'],
  ['is (\\d+) a (?:common )?multiple of (\\d+ and \\d+)', (a = '', b = '') => isMultiple(a, b), 'multiple'],
  ['is (?:sqrt ?\\(?|√ ?\\(?|the square root of )(\\d+)\\)? (?:an? )?(rational|irrational)(?: number)?', rootOf, 'root'],
  ['(?:are|is) (?:the lines )?([^=]+=[^=]+?) and ([^=]+=[^=]+?) (parallel|perpendicular)(?: lines)?(?: to each other)?', inDirection, (...parts) => (parts.includes('parallel') ? 'parallel' : 'perpendicular')],
  ['is (?:the line )?([^=]+=[^=]+?) (parallel|perpendicular) to (?:the line )?([^=]+=[^=]+)', (a = '', how = '', b = '') => inDirection(a, b, how), (...parts) => (parts.includes('parallel') ? 'parallel' : 'perpendicular')],
  [`is ${MATRIX} (symmetric)(?: matrix)?`, symmetric, 'symmetric'],
  [`is ${MATRIX} (?:an? )?(invertible|nonsingular|non-singular|singular|not invertible)(?: matrix)?`, invertible, 'invertible'],
  [`does ${MATRIX} have an inverse`, (m = '') => invertible(m, 'invertible'), 'invertible'],
  [`is (?:the )?(?:sequence )?${LIST} (?:an? )?(arithmetic|geometric)(?: (?:sequence|progression|series))?`, sequence, (_, how) => (how === 'geometric' ? 'geometric' : 'arithmetic')],
  [`is (-?\\d+) a(?: term| member)? (?:of|in) (?:the )?(?:arithmetic )?(?:sequence )?${LIST}`, isTerm, 'term'],
  [`is (-?\\d+) (?:a term of|in|an? element of) (?:the )?(?:arithmetic )?(?:sequence )${LIST}`, isTerm, 'term'],
  ['(?:is|does) \\(?([a-z] ?[-+] ?[\\d./]+|\\d+[a-z] ?[-+] ?[\\d./]+|[a-z])\\)? (?:a (?:linear )?factor of|divide(?: evenly)?(?: into)?) (.+)', isFactor, 'factor'],
  [`is (?:a|the) triangle with (?:the )?sides?(?: lengths?| of length)?:? ${SIDES}(?: long)? (?:an? )?right(?:[- ]angled)?(?: triangle)?`, (text = '') => triangle(text, true), 'sides'],
  [`(?:do|are|is) (?:the (?:numbers|lengths) )?${SIDES} (?:form |make |the sides of |a )*(?:a )?(?:right(?:[- ]angled)? triangle)`, (text = '') => triangle(text, true), 'sides'],
  [`(?:can|could|do|are|is it possible for) (?:the (?:numbers|lengths) |(?:the )?(?:side )?lengths |sides of lengths? )?${SIDES} (?:to )?(?:be |form |make |the |side lengths |lengths |sides |of )*(?:a|the) triangle`, (text = '') => triangle(text, false), 'triangle'],
  ['is \\(?(\\d+, ?\\d+(?:,? and |, ?)\\d+)\\)? a pythagorean triple', (text = '') => triangle(text, true), 'sides'],
  ['is ([^=]+?) a perfect square(?: trinomial)?', perfectSquare, (text = '') => (/[a-z]/.test(text.replace('sqrt', '')) ? 'trinomial' : 'square')],
]; // prettier-ignore
