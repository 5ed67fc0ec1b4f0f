import { evaluate } from '../../check/values/evaluate.js';
import { methodsThatHold } from '../../check/methods.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { taskOf } from '../family.js';

const nameOf = (e: Expr): string => (e.kind === 'sym' ? e.name : `${evaluate(e, {}).re}`);
const namesOf = (e: Expr): readonly string[] => (isNode(e) ? e.args.map(nameOf) : []);
/** Whether an element that is in so many of both belongs to the result. */
const BELONGS: Readonly<Record<string, (isInA: boolean, isInB: boolean) => boolean>> = {
  union: () => true,
  intersection: (isInA, isInB) => isInA && isInB,
  difference: (isInA, isInB) => isInA && !isInB,
};

/** As many different subsets as there are: none of them has another element, or one twice. */
const isPowerSet = (all: readonly string[], { answer }: Draft): boolean => {
  const subsets = answer.kind === 'list' ? answer.items.map((one) => [...namesOf(one)].sort()) : [];
  const isPart = subsets.every((some) => new Set(some).size === some.length && some.every((one) => all.includes(one)));
  return isPart && subsets.length === 2 ** all.length && new Set(subsets.map((some) => some.join())).size === subsets.length;
}; // prettier-ignore

/** Every element of both sets is looked at. */
export const checkSets = (problem: Problem, draft: Draft): readonly Method[] | null => {
  if (taskOf(problem) === 'power set') return isPowerSet(namesOf(problem.expression), draft) ? methodsThatHold(draft.methods, () => 'recomputed') : null;
  const [a, b] = [0, 1].map((k) => namesOf(arg(problem.expression, k))) as [readonly string[], readonly string[]];
  const belongs = BELONGS[taskOf(problem)];
  if (!belongs) return null;
  const wanted = [...new Set([...a, ...b])].filter((one) => belongs(a.includes(one), b.includes(one)));
  const isSet = (all: readonly string[]): boolean => all.length === wanted.length && wanted.every((one) => all.includes(one));
  const { answer } = draft;
  return answer.kind === 'list' && isSet(answer.items.map(nameOf)) ? methodsThatHold(draft.methods, ({ after }) => (isSet(namesOf(after)) ? 'recomputed' : null)) : null;
}; // prettier-ignore
