import { approx } from '../../../kernel/approx.js';
import { neg, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import type { Draft, Problem, Step } from '../../../solution.js';
import { call, list, relation, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { zerosBetween, zerosOf } from '../../functions/analysis.js';
import { rootLine } from '../../equation/equation.js';
import { step, draftOf } from '../../trace.js';
import { inForm } from './letters.js';
import { sumOfPieces } from './improper.js';

/** The area between two curves: upper minus lower between the places where they meet. */
export const planArea = ({ variable: x, options }: Problem): Draft | null => {
  const [f, g = ZERO] = options.items ?? [];
  if (!f) return null;
  const gap = sub(canon(f), canon(g));
  const [from, to] = [options.from, options.to].map((end) => (end ? approx(canon(end)) : null));
  const meeting =
    typeof from === 'number' && typeof to === 'number' ? zerosBetween(gap, x, from, to) : zerosOf(gap, x);
  if (!meeting) return null;
  const [low, high] = [
    options.from ? canon(options.from) : meeting[0],
    options.to ? canon(options.to) : meeting.at(-1),
  ];
  if (!low || !high || !(approx(low) < approx(high))) return null;
  const cuts = meeting.filter(
    (place) => approx(place) > approx(low) + 1e-12 && approx(place) < approx(high) - 1e-12,
  );
  // Below the axis, 'under the curve' is ambiguous.
  if (
    options.operation === 'under' &&
    [low, ...cuts].some((_, k, all) => belowAt(gap, x, all[k] ?? low, all[k + 1] ?? high))
  )
    return null;
  const upper = (place: number): Expr => (approx(gap, { [x]: place }) < 0 ? canon(neg(gap)) : gap);
  const found = sumOfPieces(upper, x, [low, ...cuts, high]);
  if (!found) return null;
  const same = relation('=', f, g);
  const bounded = [relation('<=', low, sym(x)), relation('<=', sym(x), high)];
  const meet = options.from && options.to ? list('and', [same, ...bounded]) : same;
  const line = rootLine(x, meeting);
  const steps: Step[] = meet.key === line.key ? [] : [step('intersections', meet, line, 'equivalent')];
  steps.push(...found.steps);
  const whole = call('defint', call('abs', gap), sym(x), low, high);
  if (cuts.length > 0) steps.push(step('area-pieces', whole, found.parts, 'equal'));
  if (found.parts.key !== found.value.key) steps.push(inForm(found.parts, found.value));
  return draftOf({ kind: 'value', exact: found.value }, steps);
};

const belowAt = (gap: Expr, x: string, from: Expr, to: Expr): boolean =>
  approx(gap, { [x]: approx(from) + (approx(to) - approx(from)) * 0.487 }) < 0;
