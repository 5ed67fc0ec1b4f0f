import { approx } from '../../kernel/approx.js';
import { mul } from '../../kernel/canon.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { rationalCoefficients, fraction, together } from '../../kernel/normal.js';
import { lcm } from '../../kernel/whole-functions.js';
import type { Interval, Method, Step } from '../../solution.js';
import {
  arg,
  isNode,
  isNum,
  list,
  num,
  quotient,
  relation,
  sym,
  ZERO,
  type Expr,
  type RelationName,
} from '../../tree/expr.js';
import { isEquation, isNegativeNumber } from '../../tree/predicates.js';
import { answerExpr } from '../../answer.js';
import { displayed } from '../../print/displayed.js';
import { collectNodes, contains, substitute, wholeLetter } from '../../tree/walk.js';
import { rootLine } from '../equation/equation.js';
import { solveEquation } from '../equation/index.js';
import { absoluteSteps } from './absolute.js';
import { intervalsExpr } from './intervals.js';
import { planInequality } from '../inequality.js';
import { factorForm } from '../simplify/factor.js';
import { written } from '../acts.js';
import { step, Trace } from '../trace.js';

/** The number that is easiest to put in between two places. */
const testValue = (low: number, high: number): number => {
  if (low < 0 && high > 0) return 0;
  if (low === -Infinity) return Math.ceil(high) - 1;
  if (high === Infinity) return Math.floor(low) + 1;
  const whole = Math.floor(low + 1e-9) + 1;
  return whole < high ? whole : Number(((low + high) / 2).toPrecision(4));
};

const pieceNamed = (x: string, low: Expr | undefined, high: Expr | undefined): string =>
  low && high
    ? `Between ${written(low)} and ${written(high)}`
    : low
      ? `For ${x} > ${written(low)}`
      : high
        ? `For ${x} < ${written(high)}`
        : 'Everywhere';

/** Tests one value for each piece between the points, in the form whose sign decides. */
const testSteps = (form: Expr, x: string, points: readonly Expr[]): Step[] => {
  const values = [-Infinity, ...points.map((point) => approx(point)), Infinity];
  return values.slice(1).flatMap((high, k) => {
    const at = testValue(values[k] ?? -Infinity, high);
    const exact = num(rationalFrom(at));
    const value = canon(substitute(form, sym(x), exact));
    const act = `${pieceNamed(x, points[k - 1], points[k])} the sign is ${isNegativeNumber(value) ? 'minus' : 'plus'}.`;
    return isNum(value)
      ? [step('test-value', substitute(form, sym(x), exact), value, 'equal', [], `${x} = ${at}`, act)]
      : [];
  });
};
const rationalFrom = (value: number): { n: bigint; d: bigint } => {
  let d = 1n;
  while (!Number.isInteger(value * Number(d)) && d < 1_000_000n) d *= 10n;
  const canonical = canon(mul(num(BigInt(Math.round(value * Number(d)))), num({ n: 1n, d })));
  return isNum(canonical) ? canonical.value : { n: 0n, d: 1n };
};

/** (2 − x)/(2x) in place of (1 − x/2)/x. */
const wholeFraction = ([top, bottom]: readonly Expr[], x: string): Expr | null => {
  const [p, q] = [top, bottom].map((part) => part && rationalCoefficients(part, x));
  if (!p || !q || q.length < 2) return null;
  const factor = num([...p, ...q].reduce((found, { d }) => lcm(found, d), 1n));
  const [above, below] = [top, bottom].map((part) => expand(mul(factor, part ?? ZERO)));
  return above && below ? quotient(above, below) : null;
};

const sumsIn = (e: Expr): number => collectNodes(displayed(e), ({ kind }) => kind === 'sum').length;

/** Moves everything to one side, as one fraction, in factors; then finds the points, and tests each piece. */
const chartSteps = (start: Expr, x: string, points: readonly Expr[], answer: Expr): Step[] => {
  const trace = new Trace(start, 'equivalent');
  let form: Expr | null = null;
  if (isNode(start) && start.kind === 'relation') {
    const name = start.name as RelationName;
    const difference = leftMinusRight(start);
    const parts = fraction(difference);
    const rational = parts?.every((part) => rationalCoefficients(part, x) !== null) ?? false;
    if (rational) {
      if (canon(arg(start, 1)).key !== '0') trace.to('to-zero', relation(name, difference, ZERO));
      const rule = contains(parts?.[1] ?? ZERO, x) ? 'common-denominator' : 'expand-sides';
      const single = wholeFraction(parts ?? [], x) ?? together(difference);
      form = factorForm(difference) ?? single;
      if (form.key !== difference.key) trace.to(rule, relation(name, single, ZERO));
      // A sign in front alone is no step.
      if (sumsIn(form) !== sumsIn(single)) trace.to('factor', relation(name, form, ZERO));
      else form = displayed(single);
    }
  }
  const zeros = list(
    'or',
    points.map((point) => relation('=', sym(x), point)),
  );
  const before = trace.line;
  if (points.length > 0) trace.to('critical-points', points.length === 1 ? arg(zeros, 0) : zeros, 'case');
  const tests = form && points.length < 6 ? testSteps(form, x, points) : [];
  return trace.to('sign-chart', answer.key === before.key ? before : answer, 'case', tests).steps;
};

interface SolvedPart {
  readonly line: Expr;
  readonly steps: readonly Step[];
}
/** An equation among conditions is solved as an equation: a sign chart says nothing of it. */
const solvedEquation = (part: Expr, x: string): SolvedPart | null => {
  if (!isEquation(part)) return null;
  const found = solveEquation(arg(part, 0), arg(part, 1), x);
  if (!found || found.period || found.rounded || found.roots.length === 0) return null;
  return { line: rootLine(x, found.roots), steps: found.steps };
};
const solvedPart = (part: Expr, x: string): SolvedPart | null => {
  const found = planInequality({ kind: 'inequality', expression: part, variable: x, options: {} });
  if (found?.answer.kind !== 'intervals' || found.answer.period) return null;
  return { line: intervalsExpr(x, found.answer.intervals), steps: found.methods[0]?.steps ?? [] };
};

/** Conditions joined by and / or: solves each, then takes their intersection or union. */
const combinedSteps = (start: Expr, x: string, answer: Expr): Step[] | null => {
  if (!isNode(start) || start.kind !== 'list' || !['and', 'or'].includes(start.name)) return null;
  const solved = start.args.map((part) => solvedEquation(part, x) ?? solvedPart(part, x));
  const known = solved.filter((one) => one !== null);
  if (known.length < solved.length) return null;
  const inner = known.flatMap(({ steps }) => steps);
  const trace = new Trace(start, 'equivalent').to(
    'solve-each',
    list(
      start.name === 'or' ? 'or' : 'and',
      known.map(({ line }) => line),
    ),
    'equivalent',
    inner,
  );
  return trace.to(start.name === 'or' ? 'join-sets' : 'meet-sets', answer).steps;
};

/** By the sign of each piece between the points, and by cases where the question has them. */
export const nonlinearMethods = (
  expression: Expr,
  x: string,
  intervals: readonly Interval[],
  points: readonly Expr[],
  isLimited: boolean,
  period?: Expr,
): Method[] => {
  const answer = intervalsExpr(x, intervals);
  const letter = wholeLetter(expression);
  const turns =
    period && intervals.length > 0
      ? [
          step(
            'add-periods',
            answer,
            answerExpr({ kind: 'intervals', variable: x, intervals, period, letter }),
            'case',
            [],
            undefined,
            `The intervals come again after each ${written(period)}; ${letter} is any whole number.`,
          ),
        ]
      : [];
  const bars = isLimited ? null : absoluteSteps(expression, x, answer);
  const combined = isLimited ? null : combinedSteps(expression, x, answer);
  return [
    ...(bars ? [{ nameKey: 'method.cases' as const, steps: bars }] : []),
    ...(combined ? [{ nameKey: 'method.cases' as const, steps: combined }] : []),
    { nameKey: 'method.sign-chart', steps: [...chartSteps(expression, x, points, answer), ...turns] },
  ];
};
