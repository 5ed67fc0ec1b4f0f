import { approx } from '../kernel/approx.js';
import { add, mul, sub } from '../kernel/canon.js';
import { canon } from '../kernel/canonical.js';
import { expand } from '../kernel/expand.js';
import { rationalCoefficients, fraction, together } from '../kernel/normal.js';
import type { Draft, Interval, Method, Problem, Step } from '../solution.js';
import {
  arg,
  isNode,
  isNum,
  list,
  num,
  relation,
  sym,
  ZERO,
  type Expr,
  type RelationName,
} from '../tree/expr.js';
import { contains, substitute, variablesOf } from '../tree/walk.js';
import { limitsOf } from './equation/range.js';
import { absoluteSteps } from './inequalities/absolute.js';
import { EVERYWHERE, intervalsWhere } from './inequalities/chart.js';
import { intervalsExpr } from './inequalities/intervals.js';
import { linearSteps } from './inequalities/linear.js';
import { placesOfChange, type Places } from './inequalities/places.js';
import { factorForm } from './simplify/factor.js';
import { step, Trace } from './trace.js';

export { intervalsExpr } from './inequalities/intervals.js';

interface SolvedInequality {
  readonly intervals: readonly Interval[];
  readonly places: Places;
}

/** One period, cut where the line does not hold, so that no interval runs over the end. */
const periodic = (line: Expr, x: string, { points, period }: Places): Interval[] => {
  const [first] = points;
  if (!first || !period) return intervalsWhere(line, x, points);
  const end = expand(add(first, period));
  const whole = intervalsWhere(line, x, points.slice(1), {
    from: first,
    to: end,
    fromOpen: false,
    toOpen: false,
  });
  // Around 0 rather than around a whole turn.
  const only = whole.length === 1 ? whole[0] : undefined;
  if (
    only &&
    approx(add(only.lo, only.hi)) > approx(period) + 1e-9 &&
    approx(only.hi) > approx(period) + 1e-9
  )
    return [{ ...only, lo: expand(sub(only.lo, period)), hi: expand(sub(only.hi, period)) }];
  const [head, last] = [whole[0], whole.at(-1)];
  // The piece that ends at the cut continues at its start: it is written once, one period earlier.
  if (
    !head ||
    !last ||
    head.lo.key !== first.key ||
    last.hi.key !== end.key ||
    head.loOpen ||
    whole.length < 2
  )
    return whole;
  const back = (e: Expr): Expr => expand(sub(e, period));
  return [{ ...head, lo: back(last.lo), loOpen: last.loOpen }, ...whole.slice(1, -1)];
};

const find = (line: Expr, x: string, options: Problem['options']): SolvedInequality | null => {
  const limits = limitsOf(options);
  const places = placesOfChange(line, x, limits);
  if (!places) return null;
  if (!places.period || limits)
    return { places, intervals: intervalsWhere(line, x, places.points, limits ?? EVERYWHERE) };
  const intervals = periodic(line, x, places);
  const [only] = intervals;
  const full = only && intervals.length === 1 && approx(sub(only.hi, only.lo)) > approx(places.period) - 1e-9;
  if (!full) return { places, intervals };
  return only.loOpen && only.hiOpen
    ? { places, intervals }
    : { places: { points: places.points }, intervals: intervalsWhere(list('all', []), x, []) };
};

/** The number that is easiest to put in between two places. */
const testValue = (low: number, high: number): number => {
  if (low < 0 && high > 0) return 0;
  if (low === -Infinity) return Math.ceil(high) - 1;
  if (high === Infinity) return Math.floor(low) + 1;
  const whole = Math.floor(low + 1e-9) + 1;
  return whole < high ? whole : Number(((low + high) / 2).toPrecision(4));
};

/** Tests one value for each piece between the points, in the form whose sign decides. */
const testSteps = (form: Expr, x: string, points: readonly Expr[]): Step[] => {
  const values = [-Infinity, ...points.map((point) => approx(point)), Infinity];
  return values.slice(1).flatMap((high, k) => {
    const at = testValue(values[k] ?? -Infinity, high);
    const exact = num(rationalFrom(at));
    const value = canon(substitute(form, sym(x), exact));
    return isNum(value)
      ? [step('test-value', substitute(form, sym(x), exact), value, 'equal', [], `${x} = ${at}`)]
      : [];
  });
};
const rationalFrom = (value: number): { n: bigint; d: bigint } => {
  let d = 1n;
  while (!Number.isInteger(value * Number(d)) && d < 1_000_000n) d *= 10n;
  const canonical = canon(mul(num(BigInt(Math.round(value * Number(d)))), num({ n: 1n, d })));
  return isNum(canonical) ? canonical.value : { n: 0n, d: 1n };
};

/** Moves everything to one side, as one fraction, in factors; then finds the points, and tests each piece. */
const chartSteps = (start: Expr, x: string, { places, intervals }: SolvedInequality): Step[] => {
  const trace = new Trace(start, 'equivalent');
  let form: Expr | null = null;
  if (isNode(start) && start.kind === 'relation') {
    const name = start.name as RelationName;
    const difference = sub(canon(arg(start, 0)), canon(arg(start, 1)));
    const parts = fraction(difference);
    const rational = parts?.every((part) => rationalCoefficients(part, x) !== null) ?? false;
    if (rational) {
      if (canon(arg(start, 1)).key !== '0') trace.to('to-zero', relation(name, difference, ZERO));
      const rule = contains(parts?.[1] ?? ZERO, x) ? 'common-denominator' : 'expand-sides';
      form = factorForm(difference) ?? together(difference);
      if (form.key !== difference.key) trace.to(rule, relation(name, together(difference), ZERO));
      trace.to('factor', relation(name, form, ZERO));
    }
  }
  const zeros = list(
    'or',
    places.points.map((point) => relation('=', sym(x), point)),
  );
  const answer = answerLine(x, intervals);
  const before = trace.line;
  if (places.points.length > 0)
    trace.to('critical-points', places.points.length === 1 ? arg(zeros, 0) : zeros, 'case');
  const tests = form && places.points.length < 6 ? testSteps(form, x, places.points) : [];
  return trace.to('sign-chart', answer.key === before.key ? before : answer, 'case', tests).steps;
};
const answerLine = (x: string, intervals: readonly Interval[]): Expr => intervalsExpr(x, intervals);

/** Conditions joined by and / or: solves each, then takes their intersection or union. */
const combinedSteps = (start: Expr, x: string, answer: Expr): Step[] | null => {
  if (!isNode(start) || start.kind !== 'list' || !['and', 'or'].includes(start.name)) return null;
  const solved = start.args.map((part) =>
    planInequality({ kind: 'inequality', expression: part, variable: x, options: {} }),
  );
  const lines = solved.map((one) =>
    one?.answer.kind === 'intervals' && !one.answer.period ? intervalsExpr(x, one.answer.intervals) : null,
  );
  const known = lines.filter((line) => line !== null);
  if (known.length < lines.length) return null;
  const inner = solved.flatMap((one) => one?.methods[0]?.steps ?? []);
  const trace = new Trace(start, 'equivalent').to(
    'solve-each',
    list(start.name === 'or' ? 'or' : 'and', known),
    'equivalent',
    inner,
  );
  return trace.to(start.name === 'or' ? 'join-sets' : 'meet-sets', answer).steps;
};

const methodsFor = (expression: Expr, x: string, found: SolvedInequality, limited: boolean): Method[] => {
  const answer = answerLine(x, found.intervals);
  const linear = limited ? null : linearSteps(expression, x);
  if (linear) return [{ nameKey: 'method.linear', steps: linear.steps }];
  const bars = limited ? null : absoluteSteps(expression, x, answer);
  const combined = limited ? null : combinedSteps(expression, x, answer);
  return [
    ...(bars ? [{ nameKey: 'method.cases' as const, steps: bars }] : []),
    ...(combined ? [{ nameKey: 'method.cases' as const, steps: combined }] : []),
    { nameKey: 'method.sign-chart', steps: chartSteps(expression, x, found) },
  ];
};

export const planInequality = ({ expression, variable, options }: Problem): Draft | null => {
  if (variablesOf(expression).join() !== variable) return null;
  const found = find(expression, variable, options);
  if (!found) return null;
  const { intervals, places } = found;
  const repeats = !options.from && places.period && intervals.length > 0;
  return {
    answer: {
      kind: 'intervals',
      variable,
      intervals,
      ...(repeats && places.period ? { period: places.period } : {}),
    },
    methods: methodsFor(expression, variable, found, options.from !== undefined),
    notes: repeats ? ['note.integer'] : [],
  };
};
