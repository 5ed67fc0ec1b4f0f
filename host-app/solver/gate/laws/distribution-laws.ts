import { area } from '../../check/distributions.js';
import { evaluate } from '../../check/values/evaluate.js';
import { measured } from '../../check/numbers/measured.js';
import { arg, call, isCall, num, sym, type Expr } from '../../tree/expr.js';
import { collectNodes, mapTree } from '../../tree/walk.js';
import { rational } from '../../../maths/rational.js';
import { isTrueAt, valuesIn } from '../known.js';
import { isTrue, leadsOn, sameDecimal } from './index.js';
import { sidesOf, type Test } from '../tests.js';

const numeric = (value: number): Expr => num(rational(BigInt(Math.round(value * 1e15)), 10n ** 15n));
const end = (e: Expr, at: number): number => evaluate(arg(e, at), {}).re;
/** Areas under the standard normal curve, and sums of chances, as numbers. */
const withAreas = (e: Expr): Expr =>
  mapTree(e, (part) => {
    if (isCall(part, 'Φ') && Number.isFinite(end(part, 0))) return numeric(area(-Infinity, end(part, 0)));
    if (!isCall(part, 'sum') || !Number.isFinite(end(part, 2) + end(part, 3))) return part;
    let total = 0;
    for (let k = end(part, 2); k <= end(part, 3); k += 1)
      total += evaluate(arg(part, 0), { [arg(part, 1).key]: measured(k) }).re;
    return Number.isFinite(total) ? numeric(total) : part;
  });
const inAreas =
  (test: Test): Test =>
  (before, after, step, others) =>
    test(withAreas(before), withAreas(after), step, others.map(withAreas));

export const isTrueArea = inAreas(isTrue);
export const decimalArea = inAreas(sameDecimal);
export const leadsOnArea = inAreas(leadsOn);

/** The area below z is the share that is asked for. */
export const isQuantile: Test = (before, after, _, others) => {
  const share = [after, before].flatMap((line) =>
    sidesOf(line)?.some((side) => isCall(side, 'Φ')) ? [arg(line, 1)] : [],
  )[0];
  const z = valuesIn([after, ...others])['z'];
  if (!['z', call('Φ', sym('z')).key].includes(arg(after, 0).key)) return false;
  return (
    share !== undefined && z !== undefined && Math.abs(area(-Infinity, z.re) - evaluate(share, {}).re) < 1e-9
  );
};
/** Of two events each whole number belongs to one. */
export const areComplements: Test = (_, after) => {
  const events = collectNodes(after, (part) => isCall(part, 'P')).map((part) => arg(part, 0));
  const [first, second] = events;
  const [left, right] = sidesOf(after) ?? [after, after];
  const rest = mapTree(right, (part) => (isCall(part, 'P') ? num(rational(1, 4)) : part));
  return (
    first !== undefined &&
    second !== undefined &&
    isCall(left, 'P') &&
    evaluate(rest, {}).re === 0.75 &&
    Array.from({ length: 400 }, (__, k) => ({ X: measured(k) })).every(
      (at) => isTrueAt(first, at, 1e-9) !== isTrueAt(second, at, 1e-9),
    )
  );
};
