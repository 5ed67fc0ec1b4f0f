import { rational } from '../../../../maths/rational.js';
import { approx } from '../../../kernel/approx.js';
import { div, mul, neg, pow, sqrt } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import type { Draft } from '../../../solution.js';
import { arg, call, E, num, PI, sym, factorsOf, type Expr } from '../../../tree/expr.js';
import { isInfinite, isPlusInfinity } from '../../../tree/predicates.js';
import { contains } from '../../../tree/walk.js';
import { tidy } from '../../simplify/index.js';
import { step, draftOf } from '../../trace.js';

/** c·e^(-a x²) over the line or half of it: no antiderivative is needed, and there is no short one. */
export const gaussian = (f: Expr, x: string, from: Expr, to: Expr, written: Expr): Draft | null => {
  const sides = [from, to].map((end) =>
    isInfinite(end) ? (isPlusInfinity(end) ? 1 : -1) : canon(end).key === '0' ? 0 : Number.NaN,
  );
  const share = ((sides[1] ?? 0) - (sides[0] ?? 0)) / 2;
  const wave = factorsOf(f).find(
    (part) => part.kind === 'power' && arg(part, 0).key === E.key && contains(part, x),
  );
  const exponent = wave && coefficientsIn(arg(wave, 1), x);
  const [c, b, a] = exponent ?? [];
  if (!wave || exponent?.length !== 3 || !a || !b || !c || b.key !== '0' || !(approx(a) < 0) || !(share > 0))
    return null;
  const rest = div(f, pow(E, mul(a, pow(sym(x), num(2)))));
  if (contains(rest, x)) return null;
  const exact = tidy(expand(mul(num(share === 1 ? 1 : rational(1, 2)), rest, sqrt(div(PI, neg(a))))));
  const definite = call('defint', written, sym(x), from, to);
  return draftOf({ kind: 'value', exact }, [step('gaussian', definite, exact, 'equal')]);
};
