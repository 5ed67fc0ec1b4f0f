import { gcd } from '../../../maths/rational.js';
import { add, div, mul, neg, sub } from '../../kernel/canon.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import type { Draft, Problem, Step } from '../../solution.js';
import {
  arg,
  call,
  isNum,
  list,
  MINUS_ONE,
  negative,
  num,
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
import { written } from '../acts.js';
import { draftOf, step } from '../trace.js';

const [X, Y] = [sym('x'), sym('y')];
export const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));

/** a x + b y + c = 0 */
interface Straight {
  readonly a: Expr;
  readonly b: Expr;
  readonly c: Expr;
}
const straightOf = (equation: Expr): Straight | null => {
  const gap = expand(leftMinusRight(equation));
  const inY = coefficientsIn(gap, 'y');
  if (!inY || inY.length > 2) return null;
  const inX = coefficientsIn(inY[0] ?? ZERO, 'x');
  const b = inY[1] ?? ZERO;
  if (!inX || inX.length > 2 || contains(b, 'x') || (b.key === '0' && inX.length < 2)) return null;
  return { a: inX[1] ?? ZERO, b, c: inX[0] ?? ZERO };
};
/** Ax + By = C in whole numbers without a common factor, the first of them positive; null for other lines. */
export const standardLine = (equation: Expr): Expr | null => {
  const line = straightOf(equation);
  const parts = line ? [line.a, line.b, line.c].map((part) => canon(part)) : [];
  const values = parts.flatMap((part) => (isNum(part) ? [part.value] : []));
  if (values.length < 3) return null;
  const bottom = values.reduce((all, { d }) => (all / gcd(all, d)) * d, 1n);
  const whole = values.map(({ n, d }) => (n * bottom) / d);
  const [a = 0n, b = 0n, c = 0n] = whole;
  const common = gcd(gcd(a, b), c) * (a < 0n || (a === 0n && b < 0n) ? -1n : 1n);
  const [p, q, r] = [a, b, -c].map((one) => num(one / common));
  return p && q && r ? relation('=', add(mul(p, X), mul(q, Y)), r) : null;
};
const slopeOf = ({ a, b }: Straight): Expr | null => (b.key === '0' ? null : tidy(neg(div(a, b))));

/** y = m x + b */
const solvedForY = (m: Expr, b: Expr): Expr => relation('=', Y, add(mul(m, X), b));

/** The line with a slope through a point in two forms: the point-slope formula, and solved for y. */
export const throughPoint = (m: Expr, p: Expr, q: Expr): { steps: Step[]; exact: Expr } => {
  const exact = solvedForY(m, tidy(expand(sub(q, mul(m, p)))));
  const start = relation('=', minus(Y, q), product(m, minus(X, p)));
  return { exact, steps: [step('slope-intercept', start, exact, 'equivalent')] };
};
type Form = Problem['options']['lineForm'];
/** Ax + By = C, or Ax + By + C = 0 as the general form. */
const inStandard = (equation: Expr, form: Form): Expr | null => {
  const standard = standardLine(equation);
  return standard && (form === 'general' ? relation('=', leftMinusRight(standard), ZERO) : standard);
};
/** The line of `throughPoint` in the form that the question names. */
const lineThrough = (m: Expr, p: Expr, q: Expr, form: Form): { steps: Step[]; exact: Expr } => {
  const { exact, steps } = throughPoint(m, p, q);
  if (form === 'point-slope' && m.key !== '0') {
    const start = relation('=', sub(Y, q), product(m, sub(X, p)));
    return { exact: start, steps: [step('point-slope', list('tuple', [m, p, q]), start, 'case')] };
  }
  const line = form && form !== 'point-slope' ? inStandard(exact, form) : null;
  if (!line) return { exact, steps };
  return { exact: line, steps: [...steps, step('line-standard', exact, line, 'equivalent')] };
};

const equationDraft = (exact: Expr, steps: readonly Step[]): Draft => ({
  answer: { kind: 'equation', exact },
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

const twoPoints = (items: readonly Expr[], form: Form): Draft => {
  const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = items;
  const [p, q] = [canon(a), canon(b)];
  if (p.key === canon(c).key) return vertical(p);
  const formula = quotient(minus(d, b), minus(c, a));
  const m = tidy(canon(formula));
  const { steps, exact } = lineThrough(m, p, q, form);
  return equationDraft(exact, [step('slope', formula, m, 'equal'), ...steps]);
};

const beside = (equation: Expr, items: readonly Expr[], turned: boolean, form: Form): Draft | null => {
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
  const { steps: last, exact } = lineThrough(own, p, q, form);
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

export const midpoint = (items: readonly Expr[]): { formula: Expr; exact: Expr } => {
  const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = items;
  const formula = list('tuple', [quotient(sum(a, c), TWO), quotient(sum(b, d), TWO)]);
  return { formula, exact: list('tuple', [tidy(canon(arg(formula, 0))), tidy(canon(arg(formula, 1)))]) };
};

/** All points equally far from two points. */
const bisector = (items: readonly Expr[], form: Form): Draft => {
  const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = items;
  const { formula, exact: middle } = midpoint(items);
  const [p, q] = [arg(middle, 0), arg(middle, 1)];
  const first = step('midpoint', formula, middle, 'equal');
  const [rise, run] = [canon(minus(d, b)), canon(minus(c, a))];
  if (rise.key === '0') return { ...vertical(p) };
  const slope = quotient(negative(minus(c, a)), minus(d, b));
  const m = tidy(neg(div(run, rise)));
  const { steps, exact } = lineThrough(m, p, q, form);
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
  const act = m.key === '0' ? 'There is no x in it.' : `It is the number before x: ${written(m)}.`;
  return wanted === 'slope'
    ? draftOf({ kind: 'value', exact: m }, [
        ...steps,
        step('read-slope', solved, m, 'case', [], undefined, act),
      ])
    : equationDraft(solved, steps);
};

const asStandard = (equation: Expr, form: Form): Draft | null => {
  const exact = inStandard(equation, form);
  return exact && equationDraft(exact, exact.key === equation.key ? [] : [step('line-standard', equation, exact, 'equivalent')]);
}; // prettier-ignore

/** Two lines by their slopes: parallel, perpendicular, or neither of them. */
const directions = (lines: readonly Expr[]): Draft | null => {
  const [first, second] = lines.map((line) => asSlopeIntercept(line, 'slope'));
  if (first?.answer.kind !== 'value' || second?.answer.kind !== 'value') return null;
  const [m, n] = [first.answer.exact, second.answer.exact];
  const [one, other] = lines.map((line) => standardLine(line)?.key);
  const isRight = tidy(canon(product(m, n))).key === '-1';
  const kind = one === other ? 'the same line' : m.key === n.key ? 'parallel' : isRight ? 'perpendicular' : 'neither parallel nor perpendicular';
  const act = isRight ? `The product of the slopes is ${written(product(m, n))} = −1.` : `The slopes are ${written(m)} and ${written(n)}.`;
  return draftOf({ kind: 'facts', facts: [{ name: 'kind', value: sym(kind) }] }, [
    ...[first, second].flatMap(({ methods }) => methods[0]?.steps ?? []),
    step('compare-slopes', list('tuple', [m, n]), sym(kind), 'case', [], undefined, act),
  ]);
}; // prettier-ignore

/** Lines and points of the plane; `operation` selects the question. */
export const planLine = ({ expression, options }: Problem): Draft | null => {
  const { items = [], lineForm } = options;
  switch (options.operation) {
    case 'through':
      return twoPoints(items, lineForm);
    case 'point-slope': {
      const [m = ZERO, p = ZERO, q = ZERO] = items.map((item) => tidy(canon(item)));
      const { steps, exact } = lineThrough(m, p, q, lineForm);
      return equationDraft(exact, steps);
    }
    case 'parallel':
    case 'perpendicular':
      return beside(expression, items, options.operation === 'perpendicular', lineForm);
    case 'slope':
    case 'slope-intercept':
      return asSlopeIntercept(expression, options.operation);
    case 'directions':
      return directions(items);
    case 'standard':
      return asStandard(expression, lineForm);
    case 'distance':
      return distanceTo(expression, items);
    case 'midpoint': {
      const { formula, exact } = midpoint(items);
      return draftOf({ kind: 'expression', exact }, [step('midpoint', formula, exact, 'equal')]);
    }
    case 'bisector':
      return bisector(items, lineForm);
    default:
      return null;
  }
};
