import { approx } from '../../../kernel/approx.js';
import { div } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { fraction } from '../../../kernel/normal.js';
import { displayed } from '../../../print/displayed.js';
import type { Step } from '../../../solution.js';
import { arg, quotient, type Expr } from '../../../tree/expr.js';
import { written } from '../../acts.js';
import { simplest } from '../../simplify/index.js';
import { step } from '../../trace.js';
import { inForm } from '../integrals/letters.js';
import { derive } from '../derivatives/derivative.js';
import { isIndeterminate } from './laws.js';
import type { Approach } from './parts.js';

const ROUNDS = 4;
const FORMS = {
  zero: 'Top and bottom go to 0: the form 0/0.',
  infinite: 'Top and bottom grow without bound: the form ∞/∞.',
} as const;

/** Tells two quotients apart, in whatever form they are written. */
const valuesOf = (e: Expr, x: string): string =>
  [0.7391, 1.2337, -0.4173].map((at) => approx(e, { [x]: at }).toPrecision(9)).join();

/**
 * Differentiates top and bottom until `finish` knows the limit; null when the rule does not apply, or goes
 * round in a circle.
 */
export const hopital = (
  body: Expr,
  limOf: (body: Expr) => Expr,
  approach: Approach,
  finish: (body: Expr) => Step[] | null,
): Step[] | null => {
  const { x } = approach;
  const steps: Step[] = [];
  const seen = new Set([valuesOf(canon(body), x)]);
  let line = body;
  for (let round = 0; round < ROUNDS && line.kind === 'quotient'; round += 1) {
    const form = isIndeterminate(line, approach);
    if (!form) return null;
    const [top, bottom] = [arg(line, 0), arg(line, 1)];
    const [rise, run] = [top, bottom].map((part) => derive(canon(part), x));
    if (!rise || !run || run.key === '0') return null;
    const [u, v] = [simplest(rise).form, simplest(run).form];
    const next = v.key === '1' ? displayed(u) : quotient(displayed(u), displayed(v));
    const act = `${FORMS[form]} (${written(top)})′ = ${written(u)}, (${written(bottom)})′ = ${written(v)}.`;
    steps.push(step('lhopital', limOf(line), limOf(next), 'equal', [], undefined, act));
    const end = finish(next);
    if (end) return [...steps, ...end];
    const short = canon(div(u, v));
    if (seen.has(valuesOf(short, x))) return null;
    seen.add(valuesOf(short, x));
    const parts = fraction(short);
    if (!parts) return null;
    line = parts[1].key === '1' ? displayed(short) : quotient(displayed(parts[0]), displayed(parts[1]));
    const rest = finish(line);
    if (line.key !== next.key && (rest || isIndeterminate(line, approach)))
      steps.push(inForm(limOf(next), limOf(line)));
    if (rest) return [...steps, ...rest];
  }
  return null;
};
