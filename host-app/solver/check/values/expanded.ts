import { arg, type Expr } from '../../tree/expr.js';
import { someNode } from '../../tree/walk.js';

/** No bracket is left to multiply; the numerator of a fraction may be a sum. */
export const isExpanded = (e: Expr): boolean =>
  !someNode(e, (part) => {
    if (part.kind !== 'product') return false;
    const sums = part.args.filter((factor) => factor.kind === 'sum').length;
    const isFraction = part.args.every((factor) => factor.kind === 'sum' || isBelow(factor));
    return sums > (isFraction && part.args.length > sums ? 1 : 0);
  });
const isBelow = (factor: Expr): boolean =>
  factor.kind === 'power' && arg(factor, 0).kind === 'sum' && arg(factor, 1).key.startsWith('-');
