import { mul, pow } from '../../kernel/canon.js';
import { normal, toExpr, type Normal } from '../../kernel/normal.js';
import { factorNested } from '../../poly/multivariate.js';
import { type Nested } from '../../poly/tower.js';
import { num, type Expr } from '../../tree/expr.js';

const factored = (p: Nested, { generators }: Normal, sign: bigint): Expr[] => {
  const { constant, factors } = factorNested(p, generators.length);
  const parts = factors.map(([factor, multiplicity]) =>
    pow(toExpr(factor, generators), num(sign * BigInt(multiplicity))),
  );
  const lead = num(constant);
  return lead.key === '1' ? parts : [sign > 0n ? lead : pow(lead, num(-1)), ...parts];
};

/** The expression as a product of irreducible factors over the rationals; null when it is too large. */
export const factorForm = (e: Expr): Expr | null => {
  const form = normal(e);
  if (!form) return null;
  return mul(...factored(form.top, form, 1n), ...factored(form.bottom, form, -1n));
};
