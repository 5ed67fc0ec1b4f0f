import { plain } from './print/plain.js';
import type { Method, ProblemKind, Step } from './solution.js';
import type { Expr } from './tree/expr.js';

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

const says = (step: Step): boolean => plain(step.before) !== plain(step.after);
const withoutIdle = (steps: readonly Step[]): Step[] =>
  steps.filter(says).map((step) => ({ ...step, substeps: withoutIdle(step.substeps) }));

/** No line twice; each goes on from the one before, or is a case; the last one is the answer. */
const isChain = (steps: readonly Step[], answer: Expr): boolean => {
  const lines = steps.map(({ after }) => plain(after));
  const [first] = steps;
  if (!first) return true;
  if (new Set([plain(first.before), ...lines]).size <= lines.length) return false;
  const goesOn = steps.every(
    ({ before, link }, at) => at === 0 || link === 'case' || plain(before) === lines[at - 1],
  );
  return goesOn && lines.at(-1) === plain(answer);
};

/** The methods whose lines can be followed. Steps that change nothing are left out. */
export const followable = (
  kind: ProblemKind,
  methods: readonly Method[],
  answer: Expr,
): readonly Method[] =>
  methods
    .map((method) => ({ ...method, steps: withoutIdle(method.steps) }))
    .filter(({ steps }) => !CHAINS.has(kind) || isChain(steps, answer));
