import { add, mul, neg, pow } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { together } from '../../kernel/normal.js';
import { MathProblem } from '../../kernel/problem.js';
import { displayed } from '../../print/displayed.js';
import type { Problem, Step } from '../../solution.js';
import {
  arg,
  E,
  isCall,
  isNum,
  negative,
  num,
  power,
  relation,
  sym,
  ZERO,
  termsOf,
  type Expr,
} from '../../tree/expr.js';
import { countNodes, mapTree, substitute, variablesOf } from '../../tree/walk.js';
import { splitTerm } from '../../kernel/terms.js';
import { factorForm } from '../simplify/factor.js';
import { tidy } from '../simplify/index.js';

export const MOST_ORDER = 4;
/** y, y', y'' */
export const derivativeName = (y: string, order: number): string => `${y}${"'".repeat(order)}`;

/** The value of a derivative at a point. */
interface InitialValue {
  readonly order: number;
  readonly at: Expr;
  readonly value: Expr;
}
export interface Ode {
  readonly equation: Expr;
  readonly x: string;
  readonly y: string;
  readonly order: number;
  /** Values of y, y' and so on at one point, as many as the order; or none. */
  readonly initial: readonly InitialValue[];
}

/** Null where the values do not fix one solution by themselves: at several points, too few, or twice. */
export const odeOf = ({ expression, variable, options }: Problem): Ode | null => {
  const equation = expression.kind === 'list' ? arg(expression, 0) : expression;
  const order = options.order ?? 1;
  const initial = (options.items ?? [])
    .map((item) => ({
      order: Number(arg(item, 0).key),
      at: tidy(canon(arg(item, 1))),
      value: tidy(canon(arg(item, 2))),
    }))
    .sort((a, b) => a.order - b.order);
  const isComplete =
    initial.length === order &&
    initial.every((one, k) => one.order === k && one.at.key === initial[0]?.at.key);
  return initial.length === 0 || isComplete
    ? { equation, x: variable, y: options.unknowns?.[0] ?? 'y', order, initial }
    : null;
};

/** The shortest of the usual forms; no letter is taken for positive. */
export const neat = (e: Expr): Expr => {
  const forms = [() => e, () => expand(e), () => together(e), () => factorForm(e)].flatMap((make) => {
    try {
      return make() ?? [];
    } catch (error) {
      if (error instanceof MathProblem) return [];
      throw error;
    }
  });
  return forms.reduce(
    (best, form) => (countNodes(displayed(form)) < countNodes(displayed(best)) ? form : best),
    e,
  );
};

/** e to the power of a sum in which k ln|u| becomes u^k; bars stay only where `withBars` and k is no whole number. */
export const exponentialOf = (e: Expr, withBars: boolean): Expr => {
  const terms = termsOf(e);
  const parts = terms.map((term) => {
    const [k, rest] = splitTerm(term);
    if (!isCall(rest, 'ln')) return pow(E, term);
    const inner = arg(rest, 0);
    const bare = isCall(inner, 'abs') && (!withBars || k.d === 1n) ? arg(inner, 0) : inner;
    return pow(bare, num(k));
  });
  return mul(...parts);
};

export const put = (e: Expr, name: string, value: Expr): Expr => tidy(canon(substitute(e, sym(name), value)));
/** e^(-x) with a written minus, so that it stays a factor instead of a denominator. */
const decays = (e: Expr): Expr =>
  mapTree(e, (part) => {
    const exponent = part.kind === 'power' && arg(part, 0).key === E.key ? arg(part, 1) : null;
    const lead = exponent?.kind === 'product' ? exponent.args[0] : exponent;
    return exponent && lead && isNum(lead) && lead.value.n < 0n ? power(E, negative(neg(exponent))) : part;
  });
/** An equation to show. */
export const equals = (left: Expr, right: Expr): Expr => relation('=', decays(left), decays(right));

/** Gauss with exact numbers; null when the solution is not unique. Each row ends with its right side. */
export const solveLinear = (rows: readonly (readonly Expr[])[]): Expr[] | null => {
  const work = rows.map((row) => row.map(tidyNumber));
  const n = work.length;
  for (let k = 0; k < n; k += 1) {
    const at = work.findIndex((row, i) => i >= k && (row[k] ?? ZERO).key !== '0');
    const [pivot, other] = [work[at], work[k]];
    if (!pivot || !other) return null;
    [work[at], work[k]] = [other, pivot];
    const lead = pow(pivot[k] ?? ZERO, num(-1));
    const scaled = pivot.map((cell) => tidyNumber(mul(cell, lead)));
    work[k] = scaled;
    work.forEach((row, i) => {
      const by = row[k] ?? ZERO;
      if (i !== k && by.key !== '0')
        work[i] = row.map((cell, j) => tidyNumber(add(cell, mul(num(-1), by, scaled[j] ?? ZERO))));
    });
  }
  return work.map((row) => row[n] ?? ZERO);
};
const tidyNumber = (e: Expr): Expr => (isNum(e) ? e : tidy(expand(e)));

/** How an integral was found; not where letters stand for numbers, with which its lines cannot be compared. */
export const shownSteps = (
  { equation, x, y }: Ode,
  ...found: readonly { readonly steps: readonly Step[] }[]
): Step[] =>
  variablesOf(equation).every((name) => name === x || name.startsWith(y))
    ? found.flatMap(({ steps }) => steps)
    : [];
