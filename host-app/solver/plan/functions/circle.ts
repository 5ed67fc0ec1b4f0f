import { approx } from '../../kernel/approx.js';
import { add, div, mul, neg, pow, sub } from '../../kernel/canon.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { arg, call, HALF, list, power, relation, sum, TWO, ZERO, type Expr, sym } from '../../tree/expr.js';
import { contains } from '../../tree/walk.js';
import { tidy } from '../simplify/index.js';
import { written } from '../acts.js';
import { draftOf, step } from '../trace.js';
import { minus, midpoint } from './line.js';

const [X, Y] = [sym('x'), sym('y')];
const squared = (letter: Expr, middle: Expr): Expr =>
  power(middle.key === '0' ? letter : minusShown(letter, middle), TWO);
const minusShown = (letter: Expr, middle: Expr): Expr => sub(letter, middle);
const circleEquation = (a: Expr, b: Expr, square: Expr): Expr =>
  relation('=', sum(squared(X, a), squared(Y, b)), square);

interface Round {
  readonly a: Expr;
  readonly b: Expr;
  readonly square: Expr;
}
/** x² + y² + dx + ey + f = 0, also with a common factor. */
const roundOf = (equation: Expr): Round | null => {
  const gap = expand(leftMinusRight(equation));
  const inY = coefficientsIn(gap, 'y');
  if (inY?.length !== 3) return null;
  const [rest = ZERO, e = ZERO, lead = ZERO] = inY;
  const inX = coefficientsIn(rest, 'x');
  if (inX?.length !== 3 || contains(lead, 'x') || contains(e, 'x') || inX[2]?.key !== lead.key) return null;
  const a = tidy(neg(div(inX[1] ?? ZERO, mul(TWO, lead))));
  const b = tidy(neg(div(e, mul(TWO, lead))));
  const square = tidy(expand(sub(add(pow(a, TWO), pow(b, TWO)), div(inX[0] ?? ZERO, lead))));
  return approx(square) > 0 ? { a, b, square } : null;
};

const describedCircle = (equation: Expr, wanted: string): Draft | null => {
  const found = roundOf(equation);
  if (!found) return null;
  const { a, b, square } = found;
  const form = circleEquation(a, b, square);
  const steps = form.key === equation.key ? [] : [step('complete-squares', equation, form, 'equivalent')];
  const radius = tidy(pow(square, HALF));
  const root = call('sqrt', square);
  if (wanted !== 'center' && root.key !== radius.key) steps.push(step('read-circle', root, radius, 'equal'));
  const center = list('tuple', [a, b]);
  if (wanted === 'center') return draftOf({ kind: 'expression', exact: center }, steps);
  if (wanted === 'radius') return draftOf({ kind: 'value', exact: radius }, steps);
  if (wanted === 'form') return draftOf({ kind: 'equation', exact: form }, steps);
  return draftOf(
    {
      kind: 'facts',
      facts: [
        { name: 'center', value: center },
        { name: 'radius', value: radius },
      ],
    },
    steps,
  );
};

const [A, B, R] = [sym('a'), sym('b'), sym('r')];
const FORM = relation('=', sum(power(minus(X, A), TWO), power(minus(Y, B), TWO)), power(R, TWO));
/** The form with the numbers in it, and tidied; the square of the radius is known, or the radius. */
const formSteps = (a: Expr, b: Expr, square: Expr, exact: Expr): Step[] => {
  const put = relation('=', sum(power(minus(X, a), TWO), power(minus(Y, b), TWO)), square);
  const known =
    square.kind === 'power' ? `r = ${written(arg(square, 0))}` : `the square of r is ${written(square)}`;
  const act = `a = ${written(a)}, b = ${written(b)} and ${known}.`;
  return [
    step('circle-form', FORM, put, 'case', [], undefined, act),
    step(
      'expand-sides',
      put,
      exact,
      'equivalent',
      [],
      undefined,
      `${written(arg(put, 1))} = ${written(arg(exact, 1))}.`,
    ),
  ].filter(({ before, after }) => before.key !== after.key);
};

/** Circles: from the equation to centre and radius, and back. */
export const planCircle = ({ expression, options }: Problem): Draft | null => {
  const items = options.items ?? [];
  const [p = ZERO, q = ZERO, r = ZERO, s = ZERO] = items;
  switch (options.operation) {
    case 'equation': {
      const square = tidy(canon(power(r, TWO)));
      const exact = circleEquation(canon(p), canon(q), square);
      return draftOf({ kind: 'equation', exact }, formSteps(p, q, power(r, TWO), exact));
    }
    case 'center-point': {
      const formula = sum(power(minus(r, p), TWO), power(minus(s, q), TWO));
      const square = tidy(canon(formula));
      const exact = circleEquation(canon(p), canon(q), square);
      return draftOf({ kind: 'equation', exact }, [
        step('distance', formula, square, 'equal'),
        ...formSteps(p, q, square, exact),
      ]);
    }
    case 'diameter': {
      const { formula, exact: middle } = midpoint(items);
      const [a, b] = [arg(middle, 0), arg(middle, 1)];
      const length = sum(power(minus(p, a), TWO), power(minus(q, b), TWO));
      const square = tidy(canon(length));
      const exact = circleEquation(a, b, square);
      return draftOf({ kind: 'equation', exact }, [
        step('midpoint', formula, middle, 'equal'),
        step('distance', length, square, 'equal'),
        ...formSteps(a, b, square, exact),
      ]);
    }
    default:
      return describedCircle(expression, options.operation ?? 'both');
  }
};
