import { approx } from '../../kernel/approx.js';
import { div } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { arg, call, quotient, sym } from '../../tree/expr.js';
import { contains, substitute } from '../../tree/walk.js';
import { simplest } from '../simplify/index.js';
import { step } from '../trace.js';
import { slopeOf, valueAt } from './analysis.js';

/** dy/dx is dy/dt over dx/dt; for the second derivative dy/dx takes the place of y. */
export const planParametric = ({ expression, variable: t, options }: Problem): Draft | null => {
  const [x, y] = [arg(arg(expression, 0), 1), arg(arg(expression, 1), 1)];
  const run = slopeOf(x, t);
  if (!run || run.key === '0') return null;
  const steps: Step[] = [step('parametric-run', call('diff', x, sym(t)), run, 'equal')];
  let own = y;
  for (let k = 0; k < (options.order ?? 1); k += 1) {
    const rise = slopeOf(own, t);
    if (!rise) return null;
    const next = simplest(div(canon(rise), canon(run))).form;
    const written = quotient(rise, run);
    steps.push(
      step(k === 0 ? 'parametric-rise' : 'parametric-again', call('diff', own, sym(t)), rise, 'equal'),
    );
    steps.push(step('parametric-quotient', written, next, 'equal'));
    own = next;
  }
  const notes = contains(run, t) ? (['note.denominator'] as const) : [];
  const place = options.at?.[t];
  const methods = [{ nameKey: 'method.steps' as const, steps }];
  if (!place) return { answer: { kind: 'expression', exact: own }, methods, notes };
  const [value, speed] = [valueAt(own, t, place), valueAt(run, t, place)];
  if (!value || !speed || Math.abs(approx(speed)) < 1e-12) return null;
  const written = substitute(own, sym(t), place);
  if (written.key !== value.key) steps.push(step('put-point', written, value, 'equal'));
  return { answer: { kind: 'value', exact: value }, methods, notes: [] };
};
