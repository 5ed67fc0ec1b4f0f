import { canon } from '../../kernel/canonical.js';
import { written } from '../../plan/acts.js';
import { PLANNERS } from '../../plan/index.js';
import { step } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import { I, product, sum, ZERO } from '../../tree/expr.js';
import { taskOf } from '../family.js';
import { asParts } from './read.js';

/** The real parts of both sides are equal, and so are the imaginary ones: a system. */
export const planComplexUnknowns = (problem: Problem): Draft | null => {
  const { expression, options: { inner } } = problem; // prettier-ignore
  const draft = inner ? PLANNERS.system(inner) : null;
  if (!inner || draft?.answer.kind !== 'points') return null;
  const { points, variables } = draft.answer;
  const isZ = taskOf(problem) === 'conjugate';
  const [only, more] = points;
  if (isZ && (!only || more)) return null;
  const line = isZ ? asParts(expression) : expression;
  const put = isZ ? [step('complex-put', expression, line, 'implies', [], undefined, 'z is x + yi, and its conjugate w is x − yi.')] : []; // prettier-ignore
  const parts = step('complex-parts', line, inner.expression, 'implies', [], undefined, 'The real parts of both sides are equal, and so are the imaginary parts.'); // prettier-ignore
  const at = (name: string) => only?.[variables.indexOf(name)] ?? ZERO;
  const exact = canon(sum(at('x'), product(at('y'), I)));
  const methods = draft.methods.map(({ nameKey, steps }) => {
    const last = steps.at(-1)?.after ?? inner.expression;
    const end = isZ ? [step('complex-result', last, exact, 'implies', [], undefined, `z = x + yi is ${written(exact)}.`)] : []; // prettier-ignore
    return { nameKey, steps: [...put, parts, ...steps, ...end] };
  });
  return {
    ...draft,
    answer: isZ ? { kind: 'value', exact } : draft.answer,
    methods,
    inner: draft,
  };
};
