import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  sign,
  subtract,
  type Rational,
} from '../../../maths/rational.js';
import { add as plus, mul, neg, pow } from '../../kernel/canon.js';
import type { Step } from '../../solution.js';
import { call, list, negative, num, ONE, quotient, relation, sum, ZERO, type Expr } from '../../tree/expr.js';
import type { Fact, FactName } from '../functions/functions.types.js';
import { written } from '../acts.js';
import { tidy } from '../simplify/index.js';
import { step } from '../trace.js';
import { fact, half, line, point, root, square, times, X, Y, type Result } from './parts.js';
import type { Conic } from './shape.js';

/** The two letters, the one along which the foci lie first. */
interface Turned {
  readonly along: readonly [Rational, Rational];
  readonly isUpright: boolean;
}
const placed = ({ along: [h, k], isUpright }: Turned, far: Expr, side: Expr = ZERO): Expr =>
  isUpright ? point(plus(num(h), side), plus(num(k), far)) : point(plus(num(h), far), plus(num(k), side));
const both = (name: FactName, turned: Turned, far: Expr): Fact[] =>
  [neg(far), far].map((one) => fact(name, placed(turned, one)));

const over = (top: Expr, bottom: Rational): Expr =>
  bottom.n === 1n && bottom.d === 1n ? top : quotient(top, num(bottom));
/** The half axes of a and b from their squares. */
const halves = (a: Rational, b: Rational): Step =>
  step(
    'half-axes',
    list('tuple', [call('sqrt', num(a)), call('sqrt', num(b))]),
    list('tuple', [root(a), root(b)]),
    'equal',
  );
/** c from its square, then c/a. */
const focal = (formula: Expr, c: Expr, e: Expr, square: Rational): Step[] => {
  const act = `c = ${written(c)} and a = ${written(root(square))}.`;
  const ratio = quotient(formula, call('sqrt', num(square)));
  return [
    ...(formula.key === c.key ? [] : [step('focal-distance', formula, c, 'equal')]),
    ...(ratio.key === e.key ? [] : [step('eccentricity', ratio, e, 'equal', [], undefined, act)]),
  ];
};

const ellipse = (
  h: Rational,
  k: Rational,
  p: Rational,
  q: Rational,
): Omit<Result, 'steps'> & { steps: Step[] } => {
  const center = fact('center', point(num(h), num(k)));
  if (isZero(subtract(p, q)))
    return {
      kind: 'circle',
      facts: [center, fact('radius', root(p))],
      steps: root(p).key === `${p.n}` ? [] : [step('read-circle', call('sqrt', num(p)), root(p), 'equal')],
    };
  const isUpright = sign(subtract(q, p)) > 0;
  const [large, small] = isUpright ? [q, p] : [p, q];
  const turned: Turned = { along: [h, k], isUpright };
  const [a, b, c] = [root(large), root(small), root(subtract(large, small))];
  const e = tidy(mul(c, pow(a, num(-1))));
  const sides = [neg(b), b].map((side) => fact('co-vertex', placed(turned, ZERO, side)));
  return {
    kind: 'ellipse',
    facts: [
      center,
      fact('semi-major axis', a),
      fact('semi-minor axis', b),
      ...both('vertex', turned, a),
      ...sides,
      ...both('focus', turned, c),
      fact('eccentricity', e),
    ],
    steps: [halves(large, small), ...focal(call('sqrt', sum(num(large), negative(num(small)))), c, e, large)],
  };
};

const hyperbola = (
  h: Rational,
  k: Rational,
  p: Rational,
  q: Rational,
): Omit<Result, 'steps'> & { steps: Step[] } => {
  const isUpright = sign(q) > 0;
  const [first, second] = isUpright ? [q, negate(p)] : [p, negate(q)];
  const turned: Turned = { along: [h, k], isUpright };
  const [a, c] = [root(first), root(add(first, second))];
  const e = tidy(mul(c, pow(a, num(-1))));
  const slope = root(isUpright ? divide(first, second) : divide(second, first));
  return {
    kind: 'hyperbola',
    facts: [
      fact('center', point(num(h), num(k))),
      ...both('vertex', turned, a),
      ...both('focus', turned, c),
      fact('eccentricity', e),
      ...crossing(h, k, slope).map((one) => fact('asymptote', one)),
    ],
    steps: [halves(first, second), ...focal(call('sqrt', sum(num(first), num(second))), c, e, first)],
  };
};
/** Two lines through a point with opposite slopes. */
const crossing = (h: Rational, k: Rational, slope: Expr): Expr[] =>
  [slope, neg(slope)].map((m) => relation('=', Y, plus(mul(m, X), tidy(plus(num(k), neg(mul(m, num(h))))))));

/** Both letters are squared: the squares are completed. */
export const central = (equation: Expr, { a, c, d, e, f }: Conic): Result => {
  const [h, k] = [negate(half(divide(d, a))), negate(half(divide(e, c)))];
  const right = subtract(add(multiply(a, multiply(h, h)), multiply(c, multiply(k, k))), f);
  const squares = relation('=', sum(times(a, square(X, h)), times(c, square(Y, k))), num(right));
  const steps =
    squares.key === equation.key ? [] : [step('complete-squares-of-both', equation, squares, 'equivalent')];
  const isSame = sign(a) === sign(c);
  if (isZero(right)) {
    if (isSame)
      return {
        kind: 'point',
        facts: [fact('center', point(num(h), num(k)))],
        steps: [
          ...steps,
          step('only-zero', squares, list('and', [line(X, num(h)), line(Y, num(k))]), 'equivalent'),
        ],
      };
    const lines = crossing(h, k, root(negate(divide(a, c))));
    return {
      kind: 'two lines',
      facts: lines.map((one) => fact('line', one)),
      steps: [...steps, step('two-lines', squares, list('or', lines), 'equivalent')],
    };
  }
  const [p, q] = [divide(right, a), divide(right, c)];
  if (sign(p) < 0 && sign(q) < 0)
    return {
      kind: 'no points',
      facts: [],
      steps: [...steps, step('no-points', squares, list('none', []), 'equivalent')],
    };
  const found = isSame ? ellipse(h, k, p, q) : hyperbola(h, k, p, q);
  const size = (value: Rational): Rational => (sign(value) < 0 ? negate(value) : value);
  const [first, second] = [over(square(X, h), size(p)), over(square(Y, k), size(q))];
  const [plain, minus] = sign(q) < 0 ? [first, second] : [second, first];
  const left =
    found.kind === 'circle'
      ? sum(square(X, h), square(Y, k))
      : isSame
        ? sum(first, second)
        : sum(plain, negative(minus));
  const standard = relation('=', left, found.kind === 'circle' ? num(p) : ONE);
  const last = steps.at(-1)?.after ?? equation;
  if (standard.key !== squares.key && standard.key !== equation.key)
    steps.push(step('divide-right', last, standard, 'equivalent'));
  const asymptotes = found.facts.filter(({ name }) => name === 'asymptote').map(({ value }) => value);
  const far =
    asymptotes.length === 0
      ? []
      : [step('asymptote-lines', relation('=', left, ZERO), list('or', asymptotes), 'equivalent')];
  return {
    ...found,
    facts: [...found.facts, fact('standard form', standard)],
    steps: [...steps, ...found.steps, ...far],
  };
};
