import { div, mul, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { fraction, together } from '../../../kernel/normal.js';
import { displayed } from '../../../print/displayed.js';
import { arg, isCall, ONE, power, sum, type Expr } from '../../../tree/expr.js';
import { isInfinite, isUnbounded } from '../../../tree/predicates.js';
import { contains, someNode } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { limitAt, type Approach } from './parts.js';

/** The lines from a power to the number e: the base as 1 + u, and the power 1/u inside. */
export interface Euler {
  /** Missing where the base is written so already. */
  readonly split?: { readonly after: Expr; readonly act: string };
  /** Missing where the exponent is 1/u itself. */
  readonly nested?: { readonly after: Expr; readonly act: string };
  readonly act: string;
}

const isRational = (e: Expr): boolean => fraction(e) !== null && !someNode(e, isCall);

/** (1 + 3/x)^x = ((1 + 3/x)^(x/3))³, where the base goes to 1 and the exponent grows. */
export const eulersNumber = (e: Expr, approach: Approach): Euler | null => {
  if (e.kind !== 'power' || !contains(arg(e, 0), approach.x)) return null;
  const [base, exponent] = [canon(arg(e, 0)), canon(arg(e, 1))];
  const small = together(sub(base, ONE));
  if (![small, exponent].every(isRational) || limitAt(small, approach)?.key !== '0') return null;
  if (!isUnbounded(limitAt(exponent, approach))) return null;
  const large = together(div(ONE, small));
  const outer = together(mul(exponent, small));
  const end = limitAt(outer, approach);
  if (!end || isInfinite(end) || end.key === '0') return null;
  const isSum = arg(e, 0).kind === 'sum' && canon(arg(arg(e, 0), 0)).key === '1';
  const whole = isSum ? arg(e, 0) : sum(ONE, displayed(small));
  const inner = power(whole, displayed(large));
  const known = isInfinite(approach.point)
    ? `(1 + 1/u)^u goes to e as u grows without bound; here u is ${written(large)}`
    : `(1 + u)^(1/u) goes to e as u goes to 0; here u is ${written(small)}`;
  const rest = contains(outer, approach.x)
    ? `, and ${written(outer)} goes to ${written(end)}`
    : outer.key === '1'
      ? ''
      : `, and the exponent ${written(outer)} stays outside`;
  return {
    ...(isSum
      ? {}
      : {
          split: {
            after: power(whole, arg(e, 1)),
            act: `${written(arg(e, 0))} = ${written(whole)}.`,
          },
        }),
    ...(outer.key === '1'
      ? {}
      : {
          nested: {
            after: power(inner, displayed(outer)),
            act: `The exponent is split: ${written(exponent)} = ${bracketed(large)} · ${bracketed(outer)}.`,
          },
        }),
    act: `${known}${rest}.`,
  };
};
const bracketed = (e: Expr): string =>
  e.kind === 'sym' || /^\d+$/.test(written(e)) ? written(e) : `(${written(e)})`;
