import { verify } from '../../check/verify.js';
import { evaluate } from '../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { taskOf } from '../family.js';
import { gapAt, isExcluded, saysCondition } from './gaps.js';

/** The equation is compared with the condition, and every value of the letter is put into what the question says. */
export const checkCondition = (problem: Problem, draft: Draft): readonly Method[] | null => {
  const { expression: source, variable: k, options: { inner } } = problem; // prettier-ignore
  const [kind = '', ...words] = taskOf(problem).split(' ');
  const how = words.join(' ');
  const held = inner && draft.inner ? verify(inner, draft.inner) : null;
  if (!held || !inner || !saysCondition(kind, how, source, inner.expression, k)) return null;
  const { answer } = draft;
  if (answer.kind === 'roots') {
    const all = draft.inner?.answer.kind === 'roots' ? draft.inner.answer.roots : [];
    const sizes = answer.roots.map((root) => evaluate(root, {}).re);
    const wanted = all.map((root) => evaluate(root, {}).re).filter((size) => !isExcluded(kind, how, source, k, size));
    if (sizes.some((size) => !(Math.abs(gapAt(kind, how, source, k, size)) < 1e-7 * (1 + size * size)))) return null;
    if (wanted.length !== sizes.length || sizes.some((size) => !wanted.includes(size))) return null;
  } else if (inner.kind !== 'inequality' || answer !== draft.inner?.answer) return null;
  return held.flatMap(({ nameKey, steps }) => {
    const own = draft.methods.find((one) => one.nameKey === nameKey)?.steps ?? [];
    const more = own.filter(({ rule }) => /^(?:condition-|solutions-kept)/.test(rule)).map((one) => ({ ...one, check: 'recomputed' as const }));
    return [{ nameKey, steps: [...more.filter(({ rule }) => rule !== 'solutions-kept'), ...steps, ...more.filter(({ rule }) => rule === 'solutions-kept')] }];
  });
}; // prettier-ignore
