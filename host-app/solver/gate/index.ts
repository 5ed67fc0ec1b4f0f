import { evaluate } from '../check/values/evaluate.js';
import { identical } from '../check/values/identity.js';
import { loose, step } from '../plan/trace.js';
import { displayed } from '../print/displayed.js';
import { lineText, plain } from '../print/plain.js';
import { isWhatItSays } from './changes.js';
import type { Method, Problem, ProblemKind, Step } from '../solution.js';
import { arg, isCall, isNode, type Expr } from '../tree/expr.js';
import { isVerdict } from '../plan/functions/functions.types.js';
import { sidesOf } from './tests.js';

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
  const lines = steps.map(({ after }) => lineText(after));
  const [first] = steps;
  if (!first) return true;
  // The value of a function begins with its body.
  if (!isQuestion(first.rule === 'compose' ? first.after : first.before)) return false;
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
  return goesOn && lines.at(-1) === lineText(answer);
};

/** Each line of a proof is equal to the one before; the first is the left side. */
const isProof = (steps: readonly Step[], left: Expr): boolean =>
  steps.every(
    ({ before, after }, at) =>
      loose(before) === loose(steps[at - 1]?.after ?? left) && identical(before, after) === 'yes',
  );

/** The same but for the order; of numbers one may be rounded. */
const isEqual = (a: Expr, b: Expr): boolean => {
  const [x, y] = [evaluate(a, {}).re, evaluate(b, {}).re];
  return loose(a) === loose(b) || Math.abs(x - y) < 1e-9 * Math.abs(x);
};

type Asked = Pick<Problem, 'kind' | 'expression'>;

/** The line is the answer, or one of them says the other of a letter: x = 3 and 3. A proof ends in the other side. */
const isEnd = ({ kind, expression }: Asked, line: Expr, answer: Expr): boolean => {
  if (kind === 'identity') return loose(line) === loose(displayed(arg(expression, 1)));
  const isYes = isNode(answer) && answer.name === 'all';
  if (kind === 'is-prime' || kind === 'is-composite')
    return (line.key === 'prime') === (isYes === (kind === 'is-prime'));
  if (answer.key === 'none' && isNode(line) && line.name === 'none') return true;
  const said = (e: Expr): readonly Expr[] => [e, ...(sidesOf(e) ?? [])];
  return said(line).some((one) => said(answer).some((other) => isEqual(one, other)));
};

const tidied = (asked: Asked, steps: readonly Step[], answer: Expr): Step[] => {
  const kept = withoutIdle(steps);
  if (isChained(asked, answer)) return bridged(withoutLoops(kept));
  const last = kept.at(-1)?.after;
  if (!last || mustEnd(asked, answer) || isEnd(asked, last, answer)) return kept;
  const end = { ...step('conclude', last, answer, 'case'), check: 'recomputed' as const };
  return isTrue(end, [...kept, end].flatMap(linesOf), [displayed(asked.expression), answer])
    ? [...kept, end]
    : kept;
};
/** A verdict or a truth is nothing without the line that shows it. */
const mustEnd = ({ kind }: Asked, answer: Expr): boolean =>
  isVerdict(answer) || kind === 'identity' || kind === 'is-prime' || kind === 'is-composite';
/** What has no value is shown by other lines than the question. */
const isChained = ({ kind }: Asked, answer: Expr): boolean => CHAINS.has(kind) && !isVerdict(answer);

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
export const followable = (asked: Asked, methods: readonly Method[], answer: Expr): readonly Method[] => {
  const { kind, expression } = asked;
  const shown = displayed(answer);
  return methods
    .map((method) => ({ ...method, steps: tidied(asked, method.steps, shown) }))
    .filter(
      ({ steps }) =>
        holdTogether(steps, [displayed(expression), shown]) &&
        (!mustEnd(asked, shown) ||
          steps.every(({ after }, at) => at < steps.length - 1 || isEnd(asked, after, shown))) &&
        (kind !== 'identity' || isProof(steps, displayed(arg(expression, 0)))) &&
        (!isChained(asked, answer) || isChain(steps, answer, (line) => isQuestion(kind, expression, line))),
    );
};
