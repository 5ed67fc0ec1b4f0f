import { identical } from '../check/identity.js';
import { loose, step } from '../plan/trace.js';
import { displayed } from '../print/displayed.js';
import { plain } from '../print/plain.js';
import { isWhatItSays } from './changes.js';
import type { Method, Problem, ProblemKind, Step } from '../solution.js';
import { arg, isCall, type Expr } from '../tree/expr.js';

/** Kinds whose lines form one chain from the question to the answer. */
const CHAINS: ReadonlySet<ProblemKind> = new Set([
  'evaluate',
  'simplify',
  'expand',
  'factor',
  'solve',
  'inequality',
  'derivative',
  'integral',
  'definite',
  'limit',
]);

/** The first line is the question; a derivative and an integral have their sign in front of it. */
const isQuestion = (kind: ProblemKind, expression: Expr, line: Expr): boolean => {
  if (kind === 'derivative') return isCall(line, 'diff') && identical(arg(line, 0), expression) !== 'no';
  if (kind === 'integral') return isCall(line, 'int') && identical(arg(line, 0), expression) !== 'no';
  return kind === 'definite' || kind === 'limit' || loose(line) === loose(displayed(expression));
};

const says = ({ before, after }: Step): boolean => plain(before) !== plain(after);
const withoutIdle = (steps: readonly Step[]): Step[] =>
  steps.filter(says).map((one) => ({ ...one, substeps: withoutIdle(one.substeps) }));

/** What leads back to an earlier line is left out. */
const withoutLoops = (steps: readonly Step[]): Step[] => {
  const kept: Step[] = [];
  for (const one of steps) {
    const line = plain(one.after);
    const start = kept.findIndex(({ before }) => plain(before) === line);
    const end = kept.findIndex(({ after }) => plain(after) === line);
    if (start === 0) kept.splice(0);
    else if (end >= 0) kept.splice(end + 1);
    else kept.push(one);
  }
  return kept;
};

/** Both sides of two equations have the same values: they differ in how they are written. */
const isRewritten = (a: Expr, b: Expr): boolean =>
  a.kind === 'relation' &&
  b.kind === 'relation' &&
  a.name === b.name &&
  [0, 1].every((side) => identical(arg(a, side), arg(b, side)) === 'yes');

/** A line that is only written in another way gets a step of its own. */
const bridged = (steps: readonly Step[]): Step[] =>
  steps.flatMap((one, at) => {
    const before = steps[at - 1]?.after;
    return before && plain(before) !== plain(one.before) && isRewritten(before, one.before)
      ? [{ ...step('expand-sides', before, one.before, 'equivalent'), check: 'identity' as const }, one]
      : [one];
  });

/** No line twice; each goes on from the one before, or is a case; the last one is the answer. */
const isChain = (steps: readonly Step[], answer: Expr, isQuestion: (line: Expr) => boolean): boolean => {
  const lines = steps.map(({ after }) => plain(after));
  const [first] = steps;
  if (!first) return true;
  if (!isQuestion(first.before)) return false;
  if (new Set([plain(first.before), ...lines]).size <= lines.length) return false;
  const goesOn = steps.every(({ before, link }, at) => {
    const last = lines[at - 1];
    // A higher derivative starts again from the line before; an integral over a piece starts anew.
    const continued = isCall(before, 'diff') ? plain(arg(before, 0)) : plain(before);
    return (
      last === undefined ||
      link === 'case' ||
      isCall(before, 'defint') ||
      continued === last ||
      plain(before) === last
    );
  });
  return goesOn && lines.at(-1) === plain(answer);
};

const tidied = (kind: ProblemKind, steps: readonly Step[]): Step[] =>
  CHAINS.has(kind) ? bridged(withoutLoops(withoutIdle(steps))) : withoutIdle(steps);

const linesOf = ({ before, after, substeps }: Step): Expr[] => [before, after, ...substeps.flatMap(linesOf)];
/** A step may not vouch for its own line; question and answer are known. */
const isTrue = (step: Step, lines: readonly Expr[], ends: readonly Expr[]): boolean =>
  isWhatItSays(step, [...ends, ...lines.filter(({ key }) => key !== step.after.key)]) &&
  step.substeps.every((one) => isTrue(one, lines, ends));

const holdTogether = (steps: readonly Step[], ends: readonly Expr[]): boolean => {
  const lines = steps.flatMap(linesOf);
  return steps.every((step) => isTrue(step, lines, ends));
};

/**
 * The methods whose lines can be followed, and whose reasons are those of their lines. Steps that change
 * nothing are left out.
 */
export const followable = (
  { kind, expression }: Pick<Problem, 'kind' | 'expression'>,
  methods: readonly Method[],
  answer: Expr,
): readonly Method[] =>
  methods
    .map((method) => ({ ...method, steps: tidied(kind, method.steps) }))
    .filter(
      ({ steps }) =>
        holdTogether(steps, [displayed(expression), answer]) &&
        (!CHAINS.has(kind) || isChain(steps, answer, (line) => isQuestion(kind, expression, line))),
    );
