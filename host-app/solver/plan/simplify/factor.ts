import { mul, pow } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { normal, toExpr, type Normal } from '../../kernel/normal.js';
import { factorNested } from '../../poly/multivariate.js';
import { monomials, type Nested } from '../../poly/tower.js';
import type { Draft, Problem } from '../../solution.js';
import { num, product, type Expr } from '../../tree/expr.js';
import { Trace } from '../trace.js';

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

/** The largest monomial that divides every term. */
const commonFactor = (e: Expr): Expr | null => {
  const form = normal(e);
  if (!form) return null;
  const { constant, factors } = factorNested(form.top, form.generators.length);
  const single = factors.filter(([factor]) => monomials(factor, form.generators.length).length === 1);
  const outside = mul(
    num(constant),
    ...single.map(([factor, multiplicity]) => pow(toExpr(factor, form.generators), num(multiplicity))),
  );
  if (outside.key === '1' || outside.key === '-1') return null;
  const inside = canon(mul(e, pow(outside, num(-1))));
  const rest = normal(inside);
  return rest ? product(outside, toExpr(rest.top, rest.generators)) : null;
};

export const planFactor = ({ expression }: Problem): Draft | null => {
  const start = canon(expression);
  const result = factorForm(start);
  if (!result) return null;
  const trace = new Trace(expression, 'equal');
  const common = start.kind === 'sum' ? commonFactor(start) : null;
  if (common && common.key !== result.key && result.kind === 'product') trace.to('common-factor', common);
  trace.to('factor', result);
  return {
    answer: { kind: 'expression', exact: result },
    methods: [{ nameKey: 'method.factoring', steps: trace.steps }],
    notes: [],
  };
};
