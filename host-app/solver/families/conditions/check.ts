import { verify } from '../../check/verify.js';
import { endValue, evaluate } from '../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { taskOf } from '../family.js';
import { gapAt, hasRoots, isExcluded, saysCondition } from './gaps.js';

const SAMPLES = Array.from({ length: 240 }, (_, n) => (n - 120) * 0.1837 + 0.0031);
/** The interval of an inequality has a value of the letter where the equation has as many roots as the question says. */
const fitsSamples = (problem: Problem, answer: Draft['answer']): boolean => {
  const [kind, ...how] = taskOf(problem).split(' ');
  if (kind !== 'discriminant') return true;
  const intervals = answer.kind === 'intervals' ? answer.intervals : [];
  const isIn = (size: number): boolean => answer.kind === 'everything' || intervals.some(({ lo, hi }) => endValue(lo) < size && size < endValue(hi));
  return SAMPLES.every((size) => isIn(size) === hasRoots(how.join(' '), problem.expression, problem.variable, size));
}; // prettier-ignore

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
  } else if (inner.kind !== 'inequality' || answer !== draft.inner?.answer || !fitsSamples(problem, answer)) return null;
  return held.flatMap(({ nameKey, steps }) => {
    const own = draft.methods.find((one) => one.nameKey === nameKey)?.steps ?? [];
    const more = own.filter(({ rule }) => /^(?:condition-|solutions-kept)/.test(rule)).map((one) => ({ ...one, check: 'recomputed' as const }));
    return [{ nameKey, steps: [...more.filter(({ rule }) => rule !== 'solutions-kept'), ...steps, ...more.filter(({ rule }) => rule === 'solutions-kept')] }];
  });
}; // prettier-ignore
