import { moved } from '../../answer.js';
import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import type { Draft, Interval, Problem, Step } from '../../solution.js';
import {
  arg,
  call,
  INFINITY,
  isNode,
  isNum,
  list,
  MINUS_ONE,
  negative,
  num,
  ONE,
  quotient,
  relation,
  sum,
  sym,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { contains, distinctNodes, wholeLetter } from '../../tree/walk.js';
import { solveEquation } from '../equation/index.js';
import { intervalsExpr, planInequality } from '../inequality.js';
import { step, draftOf } from '../trace.js';

const not0 = (e: Expr): Expr => relation('!=', e, ZERO);
const from0 = (e: Expr): Expr => relation('>=', e, ZERO);
const above0 = (e: Expr): Expr => relation('>', e, ZERO);

/** The conditions that a function sets for its argument. */
const ASKS: Readonly<Record<string, (u: Expr) => Expr[]>> = {
  sqrt: (u) => [from0(u)],
  ln: (u) => [above0(u)],
  tan: (u) => [not0(call('cos', u))],
  sec: (u) => [not0(call('cos', u))],
  cot: (u) => [not0(call('sin', u))],
  csc: (u) => [not0(call('sin', u))],
  asin: (u) => [relation('>=', u, MINUS_ONE), relation('<=', u, ONE)],
  acos: (u) => [relation('>=', u, MINUS_ONE), relation('<=', u, ONE)],
  acosh: (u) => [relation('>=', u, ONE)],
  atanh: (u) => [relation('>', u, MINUS_ONE), relation('<', u, ONE)],
};
/** Functions that are defined everywhere; for others the solver gives no answer. */
const EVERYWHERE = new Set(['sin', 'cos', 'atan', 'abs', 'cbrt', 'sinh', 'cosh', 'tanh', 'asinh', 'exp']);

const ofPower = (base: Expr, exponent: Expr, x: string): Expr[] | null => {
  const value = canon(exponent);
  if (contains(value, x)) {
    if (contains(base, x)) return [above0(base)];
    return approx(canon(base)) > 0 ? [] : null;
  }
  if (!contains(base, x)) return [];
  if (!isNum(value)) return [above0(base)];
  const { n, d } = value.value;
  if (d % 2n === 0n) return [n < 0n ? above0(base) : from0(base)];
  return n < 0n ? [not0(base)] : [];
};

const ofCall = (e: Expr, x: string): Expr[] | null => {
  if (!isNode(e) || !contains(e, x)) return [];
  const [u, other] = e.args;
  if (!u) return null;
  if (e.name === 'root' && other && isNum(canon(other))) {
    const index = canon(other);
    return isNum(index) && index.value.n % 2n === 0n ? [from0(u)] : [];
  }
  if (e.name === 'log') {
    if (!other || !contains(other, x)) return contains(u, x) ? [above0(u)] : [];
    return [above0(u), above0(other), relation('!=', other, ONE)];
  }
  return EVERYWHERE.has(e.name) ? [] : (ASKS[e.name]?.(u) ?? null);
};

/** The conditions that the parts of an expression set for its variable; null when one is unknown. */
export const conditionsOf = (e: Expr, x: string): Expr[] | null => {
  if (!isNode(e)) return [];
  const found: Expr[] = [];
  for (const part of e.args) {
    const inner = conditionsOf(part, x);
    if (!inner) return null;
    found.push(...inner);
  }
  const bottom = e.kind === 'quotient' ? arg(e, 1) : null;
  if (bottom && contains(bottom, x)) found.push(not0(bottom));
  const own = e.kind === 'power' ? ofPower(arg(e, 0), arg(e, 1), x) : e.kind === 'call' ? ofCall(e, x) : [];
  if (!own) return null;
  const all = [...found, ...own];
  return distinctNodes(all);
};

const EVERY: readonly Interval[] = [{ lo: negative(INFINITY), hi: INFINITY, loOpen: true, hiOpen: true }];

/** Where an expression has a real value, as intervals; null when the conditions cannot be solved. */
export const domainOf = (e: Expr, x: string): readonly Interval[] | null => {
  const conditions = conditionsOf(e, x);
  if (!conditions) return null;
  if (conditions.length === 0) return EVERY;
  const [only] = conditions;
  const expression = conditions.length === 1 && only ? only : list('and', conditions);
  const found = planInequality({ kind: 'inequality', expression, variable: x, options: {} });
  return found?.answer.kind === 'intervals' ? found.answer.intervals : null;
};

/** Two sequences of points halfway between each other are one with half the period. */
const oneRow = (roots: readonly Expr[], period: Expr): { roots: readonly Expr[]; period: Expr } => {
  const [a, b] = roots;
  const half = canon(quotient(period, num(2)));
  const halfway = a && b && roots.length === 2 && canon(sum(b, negative(a))).key === half.key;
  return halfway ? { roots: [a], period: half } : { roots, period };
};

/** tan x: everything except a sequence of equally spaced points. */
const rowOfHoles = (e: Expr, conditions: readonly Expr[], x: string): Expr | null => {
  const [only] = conditions;
  if (!only || conditions.length !== 1 || !isNode(only) || only.name !== '!=') return null;
  const solved = solveEquation(arg(only, 0), ZERO, x);
  if (!solved?.period || solved.roots.length === 0) return null;
  const { roots, period } = oneRow(solved.roots, solved.period);
  const letter = wholeLetter(e);
  const holes = roots.map((root) => relation('!=', sym(x), moved(root, period, letter)));
  const [first] = holes;
  return holes.length === 1 && first ? first : list('and', holes);
};

/** How the conditions are solved, where each line says the same as the one before. */
const solving = (line: Expr, x: string): readonly Step[] => {
  const found = planInequality({ kind: 'inequality', expression: line, variable: x, options: {} });
  const steps = found?.methods[0]?.steps ?? [];
  return steps.length > 1 &&
    steps.every(({ link, substeps }) => link === 'equivalent' && substeps.length === 0)
    ? steps
    : [];
};

export const planDomain = ({ expression, variable: x }: Problem): Draft | null => {
  const conditions = conditionsOf(expression, x);
  if (!conditions) return null;
  const [only] = conditions;
  const line =
    conditions.length === 1 && only ? only : list(conditions.length === 0 ? 'all' : 'and', conditions);
  const holes = rowOfHoles(expression, conditions, x);
  if (holes)
    return draftOf(
      { kind: 'equation', exact: holes },
      [step('conditions', expression, line, 'case'), step('solve-conditions', line, holes, 'equivalent')],
      ['note.integer'],
    );
  const intervals = domainOf(expression, x);
  if (!intervals) return null;
  const steps = [step('conditions', expression, line, 'case')];
  const result = intervalsExpr(x, intervals);
  if (result.key !== line.key)
    steps.push(step('solve-conditions', line, result, 'equivalent', solving(line, x)));
  return draftOf({ kind: 'intervals', variable: x, intervals }, steps);
};
