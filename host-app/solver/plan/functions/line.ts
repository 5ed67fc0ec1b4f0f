import { approx } from '../../kernel/approx.js';
import { add, div, mul, neg, pow, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import type { Answer, Draft, Problem, Step } from '../../solution.js';
import {
  arg,
  call,
  HALF,
  list,
  MINUS_ONE,
  negative,
  ONE,
  power,
  product,
  quotient,
  relation,
  sum,
  sym,
  TWO,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { contains } from '../../tree/walk.js';
import { tidy } from '../simplify/index.js';
import { step } from '../trace.js';

const [X, Y] = [sym('x'), sym('y')];
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));

/** a x + b y + c = 0 */
export interface Straight {
  readonly a: Expr;
  readonly b: Expr;
  readonly c: Expr;
}
export const straightOf = (equation: Expr): Straight | null => {
  const gap = expand(sub(canon(arg(equation, 0)), canon(arg(equation, 1))));
  const inY = coefficientsIn(gap, 'y');
  if (!inY || inY.length > 2) return null;
  const inX = coefficientsIn(inY[0] ?? ZERO, 'x');
  const b = inY[1] ?? ZERO;
  if (!inX || inX.length > 2 || contains(b, 'x') || (b.key === '0' && inX.length < 2)) return null;
  return { a: inX[1] ?? ZERO, b, c: inX[0] ?? ZERO };
};
const slopeOf = ({ a, b }: Straight): Expr | null => (b.key === '0' ? null : tidy(neg(div(a, b))));

/** y = m x + b */
const solvedForY = (m: Expr, b: Expr): Expr => relation('=', Y, add(mul(m, X), b));

/** The line with a slope through a point, in two lines: as the formula says, and solved for y. */
export const throughPoint = (m: Expr, p: Expr, q: Expr): { steps: Step[]; exact: Expr } => {
  const exact = solvedForY(m, tidy(expand(sub(q, mul(m, p)))));
  const start = relation('=', minus(Y, q), product(m, minus(X, p)));
  return { exact, steps: [step('slope-intercept', start, exact, 'equivalent')] };
};

const equationDraft = (exact: Expr, steps: readonly Step[]): Draft => ({
  answer: { kind: 'equation', exact },
  methods: [{ nameKey: 'method.steps', steps }],
  notes: [],
});
export const draftOf = (answer: Answer, steps: readonly Step[]): Draft => ({
  answer,
  methods: [{ nameKey: 'method.steps', steps }],
  notes: [],
});
export const valueDraft = (formula: Expr, rule: Step['rule']): Draft => {
  const exact = tidy(canon(formula));
  return draftOf(
    { kind: 'value', exact },
    formula.key === exact.key ? [] : [step(rule, formula, exact, 'equal')],
  );
};

const vertical = (p: Expr): Draft => {
  const exact = relation('=', X, p);
  return equationDraft(exact, [step('vertical-line', relation('=', minus(X, p), ZERO), exact, 'equivalent')]);
};

const twoPoints = (items: readonly Expr[]): Draft => {
  const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = items;
  const [p, q] = [canon(a), canon(b)];
  if (p.key === canon(c).key) return vertical(p);
  const formula = quotient(minus(d, b), minus(c, a));
  const m = tidy(canon(formula));
  const { steps, exact } = throughPoint(m, p, q);
  return equationDraft(exact, [step('slope', formula, m, 'equal'), ...steps]);
};

const beside = (equation: Expr, items: readonly Expr[], turned: boolean): Draft | null => {
  const line = straightOf(equation);
  const [p = ZERO, q = ZERO] = items.map(canon);
  if (!line) return null;
  const m = slopeOf(line);
  if ((turned && m?.key === '0') || (!turned && !m)) return vertical(p);
  const steps: Step[] = [];
  if (m) {
    const solved = solvedForY(m, tidy(neg(div(line.c, line.b))));
    if (solved.key !== equation.key) steps.push(step('slope-intercept', equation, solved, 'equivalent'));
  }
  const own = turned ? (m ? tidy(neg(div(ONE, m))) : ZERO) : (m ?? ZERO);
  if (turned && m) steps.push(step('normal-slope', quotient(MINUS_ONE, m), own, 'equal'));
  const { steps: last, exact } = throughPoint(own, p, q);
  return equationDraft(exact, [...steps, ...last]);
};

const distanceTo = (equation: Expr, items: readonly Expr[]): Draft | null => {
  const line = straightOf(equation);
  const [p = ZERO, q = ZERO] = items;
  if (!line) return null;
  const { a, b, c } = line;
  const formula = quotient(
    call('abs', sum(product(a, p), product(b, q), c)),
    call('sqrt', sum(power(a, TWO), power(b, TWO))),
  );
  return valueDraft(formula, 'line-distance');
};

const midpoint = (items: readonly Expr[]): { formula: Expr; exact: Expr } => {
  const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = items;
  const formula = list('tuple', [quotient(sum(a, c), TWO), quotient(sum(b, d), TWO)]);
  return { formula, exact: list('tuple', [tidy(canon(arg(formula, 0))), tidy(canon(arg(formula, 1)))]) };
};

/** All points equally far from two points. */
const bisector = (items: readonly Expr[]): Draft => {
  const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = items;
  const { formula, exact: middle } = midpoint(items);
  const [p, q] = [arg(middle, 0), arg(middle, 1)];
  const first = step('midpoint', formula, middle, 'equal');
  const [rise, run] = [canon(minus(d, b)), canon(minus(c, a))];
  if (rise.key === '0') return { ...vertical(p) };
  const slope = quotient(negative(minus(c, a)), minus(d, b));
  const m = tidy(neg(div(run, rise)));
  const { steps, exact } = throughPoint(m, p, q);
  return equationDraft(exact, [
    first,
    ...(slope.key === m.key ? [] : [step('normal-slope', slope, m, 'equal')]),
    ...steps,
  ]);
};

const asSlopeIntercept = (equation: Expr, wanted: string): Draft | null => {
  const line = straightOf(equation);
  const m = line && slopeOf(line);
  if (!line || !m) return null;
  const solved = solvedForY(m, tidy(neg(div(line.c, line.b))));
  const steps = solved.key === equation.key ? [] : [step('slope-intercept', equation, solved, 'equivalent')];
  return wanted === 'slope' ? draftOf({ kind: 'value', exact: m }, steps) : equationDraft(solved, steps);
};

/** Lines and points of the plane; `operation` says what is asked. */
export const planLine = ({ expression, options }: Problem): Draft | null => {
  const items = options.items ?? [];
  switch (options.operation) {
    case 'through':
      return twoPoints(items);
    case 'point-slope': {
      const [m = ZERO, p = ZERO, q = ZERO] = items.map((item) => tidy(canon(item)));
      const { steps, exact } = throughPoint(m, p, q);
      return equationDraft(exact, steps);
    }
    case 'parallel':
    case 'perpendicular':
      return beside(expression, items, options.operation === 'perpendicular');
    case 'slope':
    case 'slope-intercept':
      return asSlopeIntercept(expression, options.operation);
    case 'distance':
      return distanceTo(expression, items);
    case 'midpoint': {
      const { formula, exact } = midpoint(items);
      return draftOf({ kind: 'expression', exact }, [step('midpoint', formula, exact, 'equal')]);
    }
    case 'bisector':
      return bisector(items);
    default:
      return null;
  }
};

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
  const gap = expand(sub(canon(arg(equation, 0)), canon(arg(equation, 1))));
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

/** Circles: from the equation to centre and radius, and back. */
export const planCircle = ({ expression, options }: Problem): Draft | null => {
  const items = options.items ?? [];
  const [p = ZERO, q = ZERO, r = ZERO, s = ZERO] = items;
  switch (options.operation) {
    case 'equation': {
      const square = tidy(canon(power(r, TWO)));
      const exact = circleEquation(canon(p), canon(q), square);
      return draftOf({ kind: 'equation', exact }, [step('circle-form', power(r, TWO), square, 'equal')]);
    }
    case 'center-point': {
      const formula = sum(power(minus(r, p), TWO), power(minus(s, q), TWO));
      const square = tidy(canon(formula));
      return draftOf({ kind: 'equation', exact: circleEquation(canon(p), canon(q), square) }, [
        step('distance', formula, square, 'equal'),
      ]);
    }
    case 'diameter': {
      const { formula, exact: middle } = midpoint(items);
      const [a, b] = [arg(middle, 0), arg(middle, 1)];
      const length = sum(power(minus(p, a), TWO), power(minus(q, b), TWO));
      const square = tidy(canon(length));
      return draftOf({ kind: 'equation', exact: circleEquation(a, b, square) }, [
        step('midpoint', formula, middle, 'equal'),
        step('distance', length, square, 'equal'),
      ]);
    }
    default:
      return describedCircle(expression, options.operation ?? 'both');
  }
};
