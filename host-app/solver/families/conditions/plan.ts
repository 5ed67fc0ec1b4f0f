import { approx } from '../../kernel/approx.js';
import { PLANNERS } from '../../plan/index.js';
import { written } from '../../plan/acts.js';
import { step } from '../../plan/trace.js';
import type { Rule } from '../../texts/en.js';
import type { Draft, Problem } from '../../solution.js';
import { anyOf, isNode, relation, sym } from '../../tree/expr.js';
import { taskOf } from '../family.js';
import { isExcluded } from './gaps.js';
import { sentenceFor, type Condition } from './set-up.js';

/** The condition becomes an equation, which is solved like every other equation. */
export const planCondition = (problem: Problem): Draft | null => {
  const { expression: source, variable: k, options: { inner } } = problem; // prettier-ignore
  const [kind = '', how = ''] = splitTask(problem);
  const draft = inner ? PLANNERS[inner.kind](inner) : null;
  if (!inner || !draft) return null;
  const { answer } = draft;
  const first = step(`condition-${kind as Condition}` as Rule, source, inner.expression, 'implies', [], undefined, sentenceFor(kind as Condition, source, how, k) || undefined);
  const begun = draft.methods.map(({ nameKey, steps }) => ({ nameKey, steps: [first, ...steps] }));
  if (inner.kind === 'inequality') return { ...draft, methods: begun, inner: draft };
  if (answer.kind !== 'roots' || answer.rounded || answer.roots.length === 0) return null;
  const kept = answer.roots.filter((root) => !isExcluded(kind, how, source, k, approx(root)));
  const left = answer.roots.filter((root) => !kept.includes(root));
  const result = anyOf(kept.map((root) => relation('=', sym(k), root)));
  if (kept.length === 0) return null;
  const act = `${left.map((root) => `${k} = ${written(root)}`).join(' and ')} ${left.length > 1 ? 'are' : 'is'} left out: ${REASONS[kind] ?? 'it does not fit'}.`;
  const methods = begun.map(({ nameKey, steps }) => ({
    nameKey,
    steps: left.length === 0 || !isNode(result) ? steps : [...steps, step('solutions-kept', steps.at(-1)?.after ?? source, result, 'implies', [], undefined, act)],
  }));
  return { ...draft, answer: { ...answer, roots: kept }, methods, inner: draft };
}; // prettier-ignore

const REASONS: Readonly<Record<string, string>> = {
  pair: 'the equation is not quadratic then',
  discriminant: 'the equation is not quadratic then',
  progression: 'the terms of a geometric sequence are not 0',
  parallel: 'both lines are the same then',
  system: 'the system has another number of solutions then',
  slope: 'the line is vertical then',
};
/** The kind of condition, and the word that tells its cases apart. */
export const splitTask = (problem: Problem): readonly string[] => {
  const [kind = '', ...how] = taskOf(problem).split(' ');
  return [kind, how.join(' ')];
};
