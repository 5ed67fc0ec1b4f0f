import { gcd, type Rational } from '../../../maths/rational.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { written } from '../../plan/acts.js';
import { PLANNERS } from '../../plan/index.js';
import { tidy } from '../../plan/simplify/index.js';
import { draftOf, step, Trace } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, call, isNum, list, membersOf, negative, num, power, product, quotient, relation, sum, sym, TWO, ZERO, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { taskOf } from '../family.js';
import { circleSystem } from './set-up.js';

const result = (e: Expr): Expr => tidy(expand(canon(e)));
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));
const isNothing = (all: readonly Expr[]): boolean => all.every(({ key }) => key === '0');

const edges = (trace: Trace, points: readonly (readonly Expr[])[]): readonly (readonly Expr[])[] => {
  const [a = [], b = [], c = []] = points;
  const found = [b, c].map((to) => to.map((one, k) => result(minus(one, a[k] ?? ZERO))));
  trace.says('space-edges', list('tuple', found.map((one) => list('tuple', one))), 'Two edges from the first point: its coordinates are subtracted from those of the others.');
  return found;
}; // prettier-ignore
const normal = (trace: Trace, [u = [], v = []]: readonly (readonly Expr[])[]): readonly Expr[] => {
  const [a, b, c, p, q, r] = [...u, ...v] as [Expr, Expr, Expr, Expr, Expr, Expr];
  const put = [minus(product(b, r), product(c, q)), minus(product(c, p), product(a, r)), minus(product(a, q), product(b, p))]; // prettier-ignore
  trace.says(
    'space-normal',
    list('tuple', put),
    'The cross product of both edges is at right angles to them.',
  );
  const n = put.map(result);
  trace.says('space-normal', list('tuple', n), 'The components are worked out.');
  return n;
};

const LETTERS = ['x', 'y', 'z'].map(sym);
/** The numbers without a common factor, the first of them positive. */
const lowest = (all: readonly Expr[]): readonly Expr[] => {
  const values = all.filter(isNum).map(({ value }) => value);
  if (values.length < all.length) return all;
  const under = values.reduce((made, { d }) => (made / gcd(made, d)) * d, 1n);
  const whole = values.map(({ n, d }: Rational) => (n * under) / d);
  const shared = whole.reduce((made, n) => gcd(made, n), 0n);
  const isTurned = (whole.find((n) => n !== 0n) ?? 1n) < 0n;
  return whole.map((n) => num((isTurned ? -n : n) / shared));
};
const plane = (trace: Trace, points: readonly (readonly Expr[])[]): Draft | null => {
  const n = normal(trace, edges(trace, points));
  if (isNothing(n)) return null;
  const [first = []] = points;
  const right = result(sum(...n.map((one, k) => product(one, first[k] ?? ZERO))));
  const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = lowest([...n, right]);
  const exact = relation('=', canon(sum(...[a, b, c].map((one, k) => product(one, LETTERS[k] ?? ZERO)))), d);
  trace.says('space-plane', exact, `The normal ${written(list('tuple', n))} gives the numbers before x, y and z; with the first point put in, the right side is ${written(right)}${right.key === d.key ? '' : ', and a common factor is divided out'}.`);
  return draftOf({ kind: 'equation', exact }, trace.steps);
}; // prettier-ignore
const area = (trace: Trace, points: readonly (readonly Expr[])[]): Draft => {
  const n = normal(trace, edges(trace, points));
  const put = quotient(call('sqrt', sum(...n.map((one) => power(one, TWO)))), TWO);
  const exact = result(put);
  trace.says('space-area', put, 'The length of the cross product is the area of the parallelogram; the triangle is half of it.');
  return draftOf({ kind: 'value', exact }, trace.says('space-result', exact, undefined).steps);
}; // prettier-ignore
const distance = (trace: Trace, point: readonly Expr[], line: Expr): Draft | null => {
  const gap = leftMinusRight(line);
  const numbers = ['x', 'y', 'z'].map((name) => coefficientsIn(gap, name)?.[1] ?? ZERO);
  const rest = ['x', 'y', 'z'].reduce((made, name) => coefficientsIn(made, name)?.[0] ?? ZERO, gap);
  if (isNothing(numbers)) return null;
  const inside = sum(...numbers.map((one, k) => product(one, point[k] ?? ZERO)), rest);
  const put = quotient(call('abs', inside), call('sqrt', sum(...numbers.map((one) => power(one, TWO)))));
  const exact = result(put);
  const [a, b, c] = numbers.map(written);
  trace.says('space-distance', put, `The distance of a point from ax + by + cz + d = 0 is |ax + by + cz + d|/√(a² + b² + c²), with a = ${a}, b = ${b}, c = ${c} and d = ${written(rest)}.`);
  return draftOf({ kind: 'value', exact }, trace.says('space-result', exact, undefined).steps);
}; // prettier-ignore

const circle = (question: Expr, points: readonly (readonly Expr[])[]): Draft | null => {
  const inner = circleSystem(points);
  const draft = PLANNERS.system(inner);
  const [found] = draft?.answer.kind === 'points' ? draft.answer.points : [];
  const at = draft?.answer.kind === 'points' ? draft.answer.variables : [];
  if (!draft || !found) return null;
  const [d, e, f] = ['D', 'E', 'F'].map((name) => found[at.indexOf(name)] ?? ZERO) as [Expr, Expr, Expr];
  const [x, y] = [sym('x'), sym('y')];
  const general = relation('=', canon(sum(power(x, TWO), power(y, TWO), product(d, x), product(e, y), f)), ZERO);
  const [h, k] = [d, e].map((one) => result(negative(quotient(one, TWO)))) as [Expr, Expr];
  const square = result(sum(power(h, TWO), power(k, TWO), negative(f)));
  const side = (letter: Expr, middle: Expr): Expr => power(middle.key === '0' ? letter : canon(minus(letter, middle)), TWO); // prettier-ignore
  const exact = relation('=', sum(side(x, h), side(y, k)), square);
  const first = step('space-system', question, inner.expression, 'implies', [], undefined, 'Every point satisfies x² + y² + Dx + Ey + F = 0.');
  const methods = draft.methods.map(({ nameKey, steps }) => {
    const last = steps.at(-1)?.after ?? inner.expression;
    const put = step('space-circle', last, general, 'implies', [], undefined, `D = ${written(d)}, E = ${written(e)} and F = ${written(f)} are put in.`);
    return { nameKey, steps: [first, ...steps, put, step('complete-squares', general, exact, 'equivalent')] };
  });
  return { answer: { kind: 'equation', exact }, methods, notes: [], inner: draft };
}; // prettier-ignore

export const planSpace = (problem: Problem): Draft | null => {
  const { expression } = problem;
  const trace = new Trace(expression, 'implies');
  const points = membersOf(expression).map(membersOf);
  const task = taskOf(problem);
  if (task === 'distance') return distance(trace, membersOf(arg(expression, 0)), arg(expression, 1));
  if (task === 'circle') return circle(expression, points);
  return task === 'plane' ? plane(trace, points) : area(trace, points);
};
