import { canon } from '../../kernel/canonical.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { call, sym } from '../../tree/expr.js';
import { contains } from '../../tree/walk.js';
import { simplest } from '../simplify/index.js';
import { Trace, draftOf } from '../trace.js';
import { derive } from './derivative.js';
import { derivativeLines } from './derivative-laws.js';

export const planDerivative = ({ expression, variable, options }: Problem): Draft | null => {
  let current = canon(expression);
  const steps: Step[] = [];
  for (let k = 0; k < (options.order ?? 1); k += 1) {
    const slope = derive(current, variable);
    if (!slope) return null;
    const best = simplest(slope).form;
    const start = call('diff', k === 0 ? expression : current, sym(variable));
    const trace = new Trace(start, 'equal');
    const constant = !contains(current, variable);
    for (const { rule, after, act } of constant
      ? []
      : derivativeLines(k === 0 ? expression : current, variable))
      trace.says(rule, after, act);
    const act = constant
      ? `There is no ${variable} in it: it is held constant, and its slope is 0.`
      : undefined;
    steps.push(...trace.says('simplify', best, act).steps);
    current = best;
  }
  return draftOf({ kind: 'expression', exact: current }, steps);
};
