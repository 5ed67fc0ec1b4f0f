import type { SolutionAnswer, CheckWay, Draft, Method, Problem, Step } from '../../solution.js';
import {
  arg,
  isNode,
  list,
  relation,
  sym,
  ZERO,
  membersOf,
  type Expr,
  type RelationName,
} from '../../tree/expr.js';
import { divisors, someNode, variablesOf } from '../../tree/walk.js';
import { endValue } from '../values/evaluate.js';
import { identical } from '../values/identity.js';
import { measured } from '../numbers/measured.js';
import { methodsThatHold, withSubsteps } from '../methods.js';
import { scanRoots } from './roots.js';
import { holdsThere, numberOf, testPointsFor, type TestPoint } from '../truth.js';

type Intervals = Extract<SolutionAnswer, { kind: 'intervals' }>;

/** The answer as conditions, written independently of the planner. */
const asLine = ({ variable, intervals }: Intervals): Expr => {
  const x = sym(variable);
  const below = (open: boolean): RelationName => (open ? '<' : '<=');
  const parts = intervals.map(({ lo, hi, loOpen, hiOpen }) =>
    list('and', [
      ...(Number.isFinite(endValue(lo)) ? [relation(below(loOpen), lo, x)] : []),
      ...(Number.isFinite(endValue(hi)) ? [relation(below(hiOpen), x, hi)] : []),
    ]),
  );
  return list('or', parts);
};

/** Shifts by whole periods into the first one, so that a piece represents all its copies. */
const copies = (answer: Intervals, period: number, at: TestPoint): TestPoint[] => {
  const x = numberOf(at);
  const start = Math.min(...answer.intervals.map(({ lo }) => endValue(lo)));
  const turns = Math.floor((x - start) / period);
  if (turns === 0) return [at];
  return [turns, turns + 1, turns - 1].map((k) => ({
    rounded: { re: x - k * period, im: 0, error: 1e-13 * (1 + Math.abs(x)) },
  }));
};

export interface Setting {
  readonly variable: string;
  readonly places: readonly TestPoint[];
  readonly answer: Intervals;
  /** The answer as conditions. */
  readonly line: Expr;
  /** The domain of the question: everything, or a range with its ends. */
  readonly asked: (at: TestPoint) => boolean;
}

const inAnswer = ({ answer, line }: Setting, at: TestPoint): boolean | null => {
  if (!answer.period) return holdsThere(line, answer.variable, at);
  return copies(answer, endValue(answer.period), at).some(
    (copy) => holdsThere(line, answer.variable, copy) === true,
  );
};

const settingOf = ({ expression, options }: Problem, answer: Intervals, lines: readonly Expr[]): Setting => {
  const { variable, intervals, period } = answer;
  const ends = intervals.flatMap(({ lo, hi }) => [lo, hi]);
  const [low, high] = [
    options.from ? endValue(options.from) : Number.NaN,
    options.to ? endValue(options.to) : Number.NaN,
  ];
  const limited = !Number.isNaN(low + high);
  const size = period ? endValue(period) : 0;
  const start = Math.min(0, ...ends.map(endValue).filter(Number.isFinite));
  const range: readonly [number, number] | null = limited
    ? [low, high]
    : size > 0
      ? [start - 0.3 * size, start + 2.2 * size]
      : null;
  const places = testPointsFor(
    [expression, asLine(answer), ...lines],
    variable,
    [...ends, ...(options.from && options.to ? [options.from, options.to] : [])],
    range,
  );
  const [openLow, openHigh] = [options.operation?.startsWith('('), options.operation?.endsWith(')')];
  const requested = (at: TestPoint): boolean => {
    const x = numberOf(at);
    const near = (end: number): boolean => Math.abs(x - end) < 1e-12 * (1 + Math.abs(end));
    if (!limited) return true;
    if (near(low)) return !openLow;
    return near(high) ? !openHigh : x > low && x < high;
  };
  return { variable, places, answer, asked: requested, line: asLine(answer) };
};

/** A point must belong to the answer exactly where the inequality holds. */
const answerHolds = ({ expression }: Problem, setting: Setting): boolean => {
  const { answer, asked: requested, places, variable } = setting;
  const { period } = answer;
  if (period && !(endValue(period) > 0)) return false;
  if (answer.intervals.some(({ lo, hi }) => !(endValue(lo) <= endValue(hi)))) return false;
  // A hole: the line has no value where a denominator is 0, even if it cancels.
  const holes = divisors(expression).flatMap((part) => scanRoots(relation('=', part, ZERO), variable));
  if (holes.some((x) => inAnswer(setting, { rounded: measured(x) }) !== false)) return false;
  const isHole = (x: number): boolean => holes.some((hole) => Math.abs(x - hole) < 1e-9 * (1 + Math.abs(x)));
  return places.every((at) => {
    const holds = isHole(numberOf(at)) ? null : holdsThere(expression, variable, at);
    return holds === null || inAnswer(setting, at) === (requested(at) && holds);
  });
};

/** The line has the same truth value everywhere between two neighbouring points of the list. */
const changesOnlyAt = (
  before: Expr,
  list_: Expr,
  { places, variable, asked: requested, answer }: Setting,
): boolean => {
  const listed = membersOf(list_).map((one) => endValue(arg(one, 1)));
  const size = answer.period ? endValue(answer.period) : 0;
  const all = (size > 0 ? listed.flatMap((x) => [-2, -1, 0, 1, 2, 3].map((k) => x + k * size)) : listed).sort(
    (a, b) => a - b,
  );
  const gaps = new Map<number, boolean>();
  return places.every((at) => {
    const x = numberOf(at);
    const end = all.some((one) => Math.abs(one - x) < 1e-9 * (1 + Math.abs(x)));
    if (end || !requested(at)) return true;
    const gap = all.filter((one) => one < x).length;
    const value = holdsThere(before, variable, at);
    if (value === null) return true;
    const known = gaps.get(gap) ?? value;
    gaps.set(gap, known);
    return known === value;
  });
};

const checkLine = (step: Step, problem: Problem, setting: Setting): CheckWay | null => {
  const { before, after, link, rule } = step;
  const { places, variable, asked: requested } = setting;
  if (link === 'equal') return identical(before, after) === 'yes' ? 'identity' : null;
  // The answer with its period was tested as a whole.
  if (rule === 'add-periods') return 'numeric';
  if (rule === 'critical-points') return changesOnlyAt(before, after, setting) ? 'numeric' : null;
  const within = places.filter(requested);
  const isWhole = rule === 'sign-chart' || rule === 'except-holes';
  const [start, end] = isWhole ? [problem.expression, after] : [before, after];
  const periodic = rule === 'sign-chart' && setting.answer.period !== undefined;
  const same = within.every((at) => {
    const holds = holdsThere(start, variable, at);
    const next = periodic ? inAnswer(setting, at) : holdsThere(end, variable, at);
    return holds === null || next === null || holds === next || (link === 'implies' && next);
  });
  return same ? 'numeric' : null;
};

/** Nested lines may belong to one of several conditions, so they are compared with each other. */
const checkStep = (step: Step, problem: Problem, setting: Setting): Step | null => {
  const first = step.substeps.find(({ link }) => link !== 'equal')?.before ?? problem.expression;
  return withSubsteps(step, checkLine(step, problem, setting), (inner) =>
    checkStep(inner, inner.rule === 'sign-chart' ? { ...problem, expression: first } : problem, setting),
  );
};

export const verifyInequality = (problem: Problem, draft: Draft): readonly Method[] | null => {
  const { answer } = draft;
  if (answer.kind !== 'intervals') return null;
  // A line with another variable, or without a value, would be false everywhere and prove nothing.
  if (variablesOf(problem.expression).some((name) => name !== answer.variable)) return null;
  if (
    someNode(
      problem.expression,
      (part) => isNode(part) && part.kind === 'list' && ['matrix', 'tuple', 'set'].includes(part.name),
    )
  )
    return null;
  const lines = draft.methods
    .flatMap(({ steps }) => steps.flatMap((step) => [step, ...step.substeps]))
    .flatMap(({ before, after, link }) => (link === 'equal' ? [] : [before, after]));
  if (!answerHolds(problem, settingOf(problem, answer, []))) return null;
  const setting = settingOf(problem, answer, lines);
  return methodsThatHold(draft.methods, (step) => checkStep(step, problem, setting));
};
