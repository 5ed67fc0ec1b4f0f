import { add, div, mul, sub } from '../../../kernel/canon.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { coefficientsIn, together } from '../../../kernel/normal.js';
import type { Rule } from '../../../texts/en.js';
import {
  arg,
  negative,
  num,
  ONE,
  quotient,
  sum as nodeSum,
  sym,
  ZERO,
  factorsOf,
  type Expr,
} from '../../../tree/expr.js';
import { contains, substitute } from '../../../tree/walk.js';
import { written } from '../../acts.js';

export interface SumTask {
  readonly a: Expr;
  readonly n: string;
  readonly from: number;
}
export interface Sum {
  readonly value: Expr;
  readonly rule: Rule;
  /** The terms in the form that the rule needs. */
  readonly form?: Expr;
  /** The formula with the numbers of this sum. */
  readonly open?: Expr;
  readonly act?: string;
}

export const termAt = ({ a, n }: SumTask, k: number): Expr => canon(substitute(a, sym(n), num(k)));

/** c r^n as [c, r]; null for other terms. */
export const geometric = (a: Expr, n: string): [Expr, Expr] | null => {
  const ratio = together(div(canon(substitute(a, sym(n), add(sym(n), ONE))), a));
  return contains(ratio, n) ? null : [canon(substitute(a, sym(n), ZERO)), ratio];
};

/** Σ n^p r^n from 0: each power by the lower ones. */
const powerGeometric = (p: number, r: Expr): Expr => {
  const sums: Expr[] = [div(ONE, sub(ONE, r))];
  for (let k = 1; k <= p; k += 1) {
    let [total, binomial]: [Expr, number] = [ZERO, 1];
    for (let j = 0; j < k; j += 1) {
      total = add(total, mul(num(binomial), sums[j] ?? ZERO));
      binomial = (binomial * (k - j)) / (j + 1);
    }
    sums[k] = expand(mul(div(r, sub(ONE, r)), total));
  }
  return sums[p] ?? ZERO;
};

/** A polynomial times r^n. */
export const arithmeticGeometric = (task: SumTask): Sum | null => {
  const { a, n, from } = task;
  const factors = factorsOf(a);
  const growing = mul(...factors.filter((part) => part.kind === 'power' && contains(arg(part, 1), n)));
  const powers = geometric(growing, n);
  const others = coefficientsIn(div(a, growing), n);
  if (!powers || !others || !(Math.abs(approx(powers[1])) < 1)) return null;
  const [c, r] = powers;
  const whole = add(...others.map((weight, p) => mul(weight, c, powerGeometric(p, r))));
  const first = Array.from({ length: Math.max(from, 0) }, (_, k) => termAt(task, k));
  if (from < 0) return null;
  const value = sub(whole, add(...first));
  if (others.length > 1)
    return {
      value,
      rule: 'geometric-sum',
      ...(others.length === 2 && others[0]?.key === '0'
        ? { act: `The sum of n · rⁿ from 0 on is r/(1 − r)²; here r is ${written(r)}.` }
        : {}),
    };
  const start = termAt(task, from);
  return {
    value,
    rule: 'geometric-sum',
    open: quotient(start, nodeSum(ONE, negative(r))),
    act: `The first term is ${written(start)}, the ratio is ${written(r)}: the sum is the first term over 1 minus the ratio.`,
  };
};
