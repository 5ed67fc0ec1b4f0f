import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { written } from '../../plan/acts.js';
import { tidy } from '../../plan/simplify/index.js';
import { draftOf, Trace } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, call, isNum, list, membersOf, negative, num, PI, power, product, quotient, relation, sum, TWO, ZERO, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { taskOf } from '../family.js';

const result = (e: Expr): Expr => tidy(expand(canon(e)));
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));
const value = (e: Expr | undefined): number => (e ? approx(canon(e)) : 0);

interface Rule {
  /** The rule of the figure, with x and y. */
  readonly said: string;
  readonly put: (x: Expr, y: Expr) => readonly Expr[];
}
/** The mirror ax + by + c = 0. */
const mirror = ([a = ZERO, b = ZERO, c = ZERO]: readonly Expr[]): Rule => {
  const [p, q, r] = [a, b, c].map(value) as [number, number, number];
  if (q === 0) return r === 0 ? { said: 'Over the y-axis (x, y) becomes (−x, y).', put: (x, y) => [negative(x), y] } : { said: `Over x = k the point (x, y) becomes (2k − x, y), with k = ${written(canon(negative(quotient(c, a))))}.`, put: (x, y) => [minus(product(TWO, canon(negative(quotient(c, a)))), x), y] };
  if (p === 0) return r === 0 ? { said: 'Over the x-axis (x, y) becomes (x, −y).', put: (x, y) => [x, negative(y)] } : { said: `Over y = k the point (x, y) becomes (x, 2k − y), with k = ${written(canon(negative(quotient(c, b))))}.`, put: (x, y) => [x, minus(product(TWO, canon(negative(quotient(c, b)))), y)] };
  if (r === 0 && p === -q) return { said: 'Over y = x the coordinates change places: (x, y) becomes (y, x).', put: (x, y) => [y, x] };
  if (r === 0 && p === q) return { said: 'Over y = −x the point (x, y) becomes (−y, −x).', put: (x, y) => [negative(y), negative(x)] };
  const at = (x: Expr, y: Expr): Expr => quotient(sum(product(a, x), product(b, y), c), sum(power(a, TWO), power(b, TWO)));
  return { said: `With d = (ax + by + c)/(a² + b²) for the line ax + by + c = 0, where a = ${written(a)}, b = ${written(b)} and c = ${written(c)}, (x, y) becomes (x − 2ad, y − 2bd).`, put: (x, y) => [minus(x, product(TWO, a, at(x, y))), minus(y, product(TWO, b, at(x, y)))] };
}; // prettier-ignore
const TURNS: Readonly<Record<number, Rule>> = {
  0: { said: 'A whole turn changes nothing.', put: (x, y) => [x, y] },
  90: {
    said: 'A rotation by 90° counterclockwise takes (x, y) to (−y, x).',
    put: (x, y) => [negative(y), x],
  },
  180: { said: 'A rotation by 180° takes (x, y) to (−x, −y).', put: (x, y) => [negative(x), negative(y)] },
  270: { said: 'A rotation by 270° counterclockwise, or 90° clockwise, takes (x, y) to (y, −x).', put: (x, y) => [y, negative(x)] }, // prettier-ignore
};
const turn = (degrees: Expr): Rule => {
  const known = TURNS[value(degrees)];
  if (known) return known;
  const angle = canon(quotient(product(degrees, PI), num(180)));
  const [c, s] = [call('cos', angle), call('sin', angle)];
  return { said: `A rotation by t counterclockwise takes (x, y) to (x cos t − y sin t, x sin t + y cos t), with t = ${written(degrees)}°.`, put: (x, y) => [minus(product(x, c), product(y, s)), sum(product(x, s), product(y, c))] };
}; // prettier-ignore

const ruleOf = (task: string, items: readonly Expr[]): Rule | null => {
  const [a = ZERO, b = ZERO] = items;
  if (task === 'reflect') return mirror(items);
  if (task === 'origin') return { said: 'Through the origin (x, y) becomes (−x, −y).', put: (x, y) => [negative(x), negative(y)] };
  if (task === 'rotate') return turn(a);
  if (task === 'translate') return { said: `(x, y) becomes (x + a, y + b), with a = ${written(a)} and b = ${written(b)}.`, put: (x, y) => [sum(x, a), sum(y, b)] };
  if (task === 'dilate') return { said: `Both coordinates are multiplied by the scale factor ${written(a)}.`, put: (x, y) => [product(a, x), product(a, y)] };
  if (task === 'rectangular') return { said: 'x = r cos θ and y = r sin θ.', put: (r, t) => [product(r, call('cos', t)), product(r, call('sin', t))] };
  return null;
}; // prettier-ignore

const single = (all: readonly Expr[]): Expr => {
  const [only] = all;
  return all.length === 1 && only ? only : list('set', all);
};
const answered = (trace: Trace, made: readonly (readonly Expr[])[], said: string): Draft => {
  const put = single(made.map((one) => list('tuple', one)));
  const results = made.map((one) => list('tuple', one.map(result)));
  trace.says('figure-put', put, said);
  trace.says('figure-result', single(results), 'The coordinates are worked out.');
  const [only] = results;
  return draftOf(
    only && results.length === 1
      ? { kind: 'expression', exact: only }
      : { kind: 'list', items: results },
    trace.steps,
  );
}; // prettier-ignore

/** r = √(x² + y²), and the angle from the positive x-axis, from 0 on and below 2π. */
const polar = (trace: Trace, [x = ZERO, y = ZERO]: readonly Expr[]): Draft | null => {
  const [p, q] = [value(x), value(y)];
  if (p === 0 && q === 0) return null;
  const length = call('sqrt', sum(power(x, TWO), power(y, TWO)));
  const r = result(length);
  trace.says('figure-length', relation('=', length, r), 'r is the distance from the origin, √(x² + y²).');
  const acute = call('atan', quotient(y, x));
  const base = p === 0 ? null : result(acute);
  const angle = base === null ? quotient(product(num(q > 0 ? 1 : 3), PI), TWO) : p < 0 ? sum(base, PI) : q < 0 ? sum(base, product(TWO, PI)) : base;
  const theta = result(angle);
  const quadrant = p < 0 ? 'As x is negative, half a turn π is added.' : 'As y is negative, a whole turn 2π is added.';
  if (base !== null && base.key !== acute.key) trace.says('figure-length', relation('=', acute, base), 'tan θ = y/x, which gives this angle or half a turn more.');
  const said = base === null ? `The point is on the y-axis, ${q > 0 ? 'above' : 'below'} the origin.` : p < 0 || q < 0 ? quadrant : 'The point is in the first quadrant or on an axis beside it.';
  const exact = list('tuple', [r, theta]);
  return draftOf({ kind: 'expression', exact }, trace.says('figure-result', exact, said).steps);
}; // prettier-ignore

export const planFigures = ({ expression, options, ...problem }: Problem): Draft | null => {
  const [task = ''] = taskOf({ expression, options, ...problem }).split('|');
  const points = membersOf(expression).map(membersOf);
  const trace = new Trace(expression, 'implies');
  const [first = [], second = []] = points;
  if (task === 'polar') return polar(trace, first);
  if (task === 'centroid') {
    const middle = first.map((_, k) => quotient(sum(...points.map((one) => one[k] ?? ZERO)), num(3)));
    return answered(trace, [middle], 'Each coordinate of the centroid is the mean of the 3 coordinates of the corners.');
  }
  if (task === 'other-end') {
    const end = first.map((half, k) => minus(product(TWO, half), second[k] ?? ZERO));
    return answered(trace, [end], 'The midpoint has the mean of both ends, so the other end is 2 times the midpoint minus the known end.');
  }
  const rule = ruleOf(task, options.items ?? []);
  const made = rule && points.map((one) => rule.put(arg(list('tuple', one), 0), arg(list('tuple', one), 1)));
  return rule && made && made.flat().every((one) => isNum(canon(one)) || Number.isFinite(value(one))) ? answered(trace, made, rule.said) : null;
}; // prettier-ignore
