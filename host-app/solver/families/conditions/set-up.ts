import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { approx } from '../../kernel/approx.js';
import { parse } from '../../parse/index.js';
import { written } from '../../plan/acts.js';
import { arg, isNode, isNum, list, membersOf, negative, num, power, product, quotient, relation, sum, sym, TWO, ZERO, MINUS_ONE, type Expr, type RelationName } from '../../tree/expr.js'; // prettier-ignore
import { contains, substitute, variablesOf } from '../../tree/walk.js';

export type Condition = 'discriminant' | 'pair' | 'square' | 'put' | 'root' | 'point' | 'perpendicular' | 'parallel' | 'system' | 'determinant' | 'progression' | 'slope'; // prettier-ignore

const gapOf = (line: Expr): Expr =>
  line.kind === 'relation' ? expand(canon(sum(arg(line, 0), negative(arg(line, 1))))) : expand(canon(line));
/** c, b, a of a quadratic in the letter that is not asked for. */
export const quadraticIn = (source: Expr, k: string): readonly [Expr, Expr, Expr] | null => {
  const [x, more] = variablesOf(source).filter((name) => name !== k);
  const found = x !== undefined && more === undefined ? coefficientsIn(gapOf(source), x) : null;
  const [c, b, a, rest] = found ?? [];
  return c && b && a && !rest ? [c, b, a] : null;
};
const discriminant = (source: Expr, how: string, k: string, isSquare: boolean): Expr | null => {
  const [c, b, a] = quadraticIn(source, k) ?? [];
  if (!c || !b || !a) return null;
  const sign: RelationName = how.startsWith('no') ? '<' : how === 'real' ? '>=' : /^two (?!eq|and)|^dist|^diff/.test(how) ? '>' : '=';
  const line = relation(sign, sum(power(b, TWO), negative(product(num(4), a, c))), ZERO);
  if (isSquare) return isNum(a) && Number.isInteger(Math.sqrt(approx(a))) ? line : null;
  if (!contains(a, k)) return line;
  // Where a is 0 the equation is linear: it has one root, and b² is not below 0.
  if (sign === '>') return list('and', [line, relation('!=', a, ZERO)]);
  const isLinear = sign === '<' && isNever(a, b, k);
  return isLinear || (sign === '=' && !/one/.test(how)) ? line : null;
}; // prettier-ignore
/** Whether b is not 0 where a is: the equation has a root there. */
const isNever = (a: Expr, b: Expr, k: string): boolean => {
  const [rest, slope, more] = coefficientsIn(canon(a), k) ?? [];
  if (!rest || !slope || more || !isNum(rest) || !isNum(slope)) return false;
  const place = canon(quotient(negative(rest), slope));
  return Math.abs(approx(canon(substitute(b, sym(k), place)))) > 1e-9;
};

/** Of the roots the sum is −b/a, the product c/a; m times one is n times the other where m·n·b² = (m + n)²·a·c. */
const pairOf = (source: Expr, how: string, k: string): Expr | null => {
  const [c, b, a] = quadraticIn(source, k) ?? [];
  const [word, ...numbers] = how.split(' ');
  const [m, n] = numbers.map((one) => parse(one));
  if (!a || !b || !c || !m) return null;
  if (word === 'sum') return relation('=', negative(b), product(m, a));
  if (word === 'product') return relation('=', c, product(m, a));
  if (word === 'difference') return relation('=', sum(power(b, TWO), negative(product(num(4), a, c))), product(power(m, TWO), power(a, TWO)));
  return n ? relation('=', product(m, n, power(b, TWO)), product(power(sum(m, n), TWO), a, c)) : null;
}; // prettier-ignore

/** The numbers before x and y, and the number beside them. */
export const lineOf = (line: Expr): readonly [a: Expr, b: Expr, c: Expr] | null => {
  if (line.kind !== 'relation' || (isNode(line) && line.name !== '=')) return null;
  const gap = gapOf(line);
  const [rest, b = ZERO, ...more] = coefficientsIn(gap, 'y') ?? [];
  const [c, a = ZERO, ...others] = (rest && coefficientsIn(rest, 'x')) ?? [];
  return c && more.length + others.length === 0 && !contains(b, 'x') ? [a, b, c] : null;
};
const vectorOf = (e: Expr): readonly Expr[] => (isNode(e) && e.name === 'tuple' ? e.args : []);
const directions = (source: Expr): readonly [readonly Expr[], readonly Expr[]] | null => {
  const [u, v] = [0, 1].map((k) => vectorOf(arg(source, k))) as [readonly Expr[], readonly Expr[]];
  return u.length > 1 && u.length === v.length ? [u, v] : null;
};

/** −a/b of a line in which the number before y is known. */
const slopeOf = ([a, b]: readonly Expr[]): Expr | null =>
  a && b && isNum(b) && b.key !== '0' ? canon(negative(quotient(a, b))) : null;
const perpendicular = (source: Expr): Expr | null => {
  const vectors = directions(source);
  if (vectors) return relation('=', sum(...vectors[0].map((one, k) => product(one, vectors[1][k] ?? ZERO))), ZERO);
  const [first, second] = membersOf(source).map(lineOf);
  if (!first || !second) return null;
  const [m, n] = [slopeOf(first), slopeOf(second)];
  return m && n ? relation('=', product(m, n), MINUS_ONE) : relation('=', sum(product(first[0], second[0]), product(first[1], second[1])), ZERO);
}; // prettier-ignore
const parallel = (source: Expr, isSystem: boolean): Expr | null => {
  const [u, v] = directions(source) ?? membersOf(source).map((line) => lineOf(line) ?? []);
  const [a, b] = u ?? [];
  const [c, d] = v ?? [];
  if (!a || !b || !c || !d || (directions(source) && u?.length !== 2)) return null;
  const [m, n] = directions(source) || isSystem ? [] : [slopeOf([a, b]), slopeOf([c, d])];
  return m && n ? relation('=', m, n) : relation('=', sum(product(a, d), negative(product(b, c))), ZERO);
}; // prettier-ignore

const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));
/** Down to 3 by 3, along the first row. */
const determinant = (rows: readonly (readonly Expr[])[]): Expr | null => {
  const [[a, b, c] = [], [d, e, f] = [], [g, h, i] = []] = rows;
  if (!a || !b || !d || !e || rows.some((row) => row.length !== rows.length)) return null;
  if (rows.length === 2) return minus(product(a, e), product(b, d));
  if (!c || !f || !g || !h || !i || rows.length !== 3) return null;
  const small = (p: Expr, q: Expr, r: Expr, s: Expr): Expr => minus(product(p, s), product(q, r));
  return sum(product(a, small(e, f, h, i)), negative(product(b, small(d, f, g, i))), product(c, small(d, e, g, h)));
}; // prettier-ignore
const rowsOf = (matrix: Expr): readonly (readonly Expr[])[] => membersOf(matrix).map(membersOf);

const putIn = (source: Expr): Expr | null => {
  const [line, ...places] = membersOf(source);
  if (!line) return null;
  return places.reduce((made, place) => substitute(made, arg(place, 0), arg(place, 1)), line);
};

/** What the condition says of the letter. */
export const equationFor = (kind: Condition, source: Expr, how: string, k: string): Expr | null => {
  switch (kind) {
    case 'discriminant':
    case 'square':
      return discriminant(source, how, k, kind === 'square');
    case 'pair':
      return pairOf(source, how, k);
    case 'put':
    case 'root':
    case 'point':
      return putIn(source);
    case 'perpendicular':
      return perpendicular(source);
    case 'parallel':
    case 'system':
      return parallel(source, kind === 'system');
    case 'determinant': {
      const made = determinant(rowsOf(arg(arg(source, 0), 0)));
      return made && relation('=', made, arg(source, 1));
    }
    case 'progression': {
      const [a, b, c] = membersOf(source);
      if (!a || !b || !c) return null;
      return how === 'geometric' ? relation('=', power(b, TWO), product(a, c)) : relation('=', minus(b, a), minus(c, b));
    }
    case 'slope': {
      const [p, q, m] = membersOf(source);
      const [a, b] = p ? membersOf(p) : [];
      const [c, d] = q ? membersOf(q) : [];
      return a && b && c && d && m ? relation('=', minus(d, b), product(m, minus(c, a))) : null;
    }
  }
}; // prettier-ignore

const PAIRS: Readonly<Record<string, string>> = {
  sum: ' The sum of the roots is −b/a.',
  product: ' The product of the roots is c/a.',
  difference: ' The square of the difference of the roots is (b² − 4ac)/a².',
  ratio:
    ' With roots mr and nr the sum is (m + n)r = −b/a and the product mnr² = c/a; without r that is mnb² = (m + n)²ac.',
};
/** The sentence of the set-up, with its parts. */
export const sentenceFor = (kind: Condition, source: Expr, how: string, k: string): string => {
  const [c, b, a] = /^(?:disc|square|pair)/.test(kind) ? (quadraticIn(source, k) ?? []) : [];
  if (a && b && c) return `In ax² + bx + c, a = ${written(a)}, b = ${written(b)} and c = ${written(c)}.${kind === 'discriminant' && how.startsWith('two d') && contains(a, k) ? ' Where a is 0 the equation is not quadratic.' : ''}${PAIRS[kind === 'pair' ? (how.split(' ')[0] ?? '') : ''] ?? ''}`;
  const [, ...places] = membersOf(source);
  if (kind === 'put' || kind === 'root' || kind === 'point') return `${places.map((one) => `${written(arg(one, 1))} takes the place of ${written(arg(one, 0))}`).join(', and ')}.`;
  if (kind === 'progression') return how === 'geometric' ? 'The square of the middle term is the product of its neighbours.' : 'Neighbours have one difference.';
  return '';
}; // prettier-ignore
