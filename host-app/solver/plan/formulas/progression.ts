import { canon } from '../../kernel/canonical.js';
import { isNum, negative, product, quotient, sum, ZERO, type Expr } from '../../tree/expr.js';
import { written } from '../acts.js';

/** The simplest rule that all terms follow. */
export interface Progression {
  readonly kind: 'arithmetic' | 'geometric' | 'quadratic' | 'sum';
  /** The difference, the ratio, or the difference of the differences. */
  readonly step: Expr;
  readonly next: Expr;
  readonly said: string;
}

const differences = (items: readonly Expr[]): Expr[] =>
  items.slice(1).map((item, k) => canon(sum(item, negative(items[k] ?? ZERO))));
/** The value that all items have. */
const common = (items: readonly Expr[]): Expr | null =>
  items.length > 1 && items.every(({ key }) => key === items[0]?.key) ? (items[0] ?? null) : null;

const ahead = 'If the terms go on like this,';
/** Null where no rule is confirmed by a further term, and for terms that are all equal. */
export const progressionOf = (items: readonly Expr[]): Progression | null => {
  const [last = ZERO, before = ZERO] = [items.at(-1), items.at(-2)];
  if (!items.every(isNum) || common(items)) return null;
  const gaps = differences(items);
  const gap = common(gaps);
  if (gap) {
    const isLess = isNum(gap) && gap.value.n < 0n;
    const size = written(isLess ? canon(negative(gap)) : gap);
    const said = `${ahead} each is ${size} ${isLess ? 'less' : 'more'} than the one before: an arithmetic sequence.`;
    return { kind: 'arithmetic', step: gap, next: sum(last, gap), said };
  }
  const hasZero = items.some(({ key }) => key === '0');
  const ratio = hasZero
    ? null
    : common(items.slice(1).map((item, k) => canon(quotient(item, items[k] ?? ZERO))));
  if (ratio) {
    const said = `${ahead} each is the one before times ${written(ratio)}: a geometric sequence.`;
    return { kind: 'geometric', step: ratio, next: product(last, ratio), said };
  }
  const bend = common(differences(gaps));
  if (bend) {
    const said = `${ahead} the difference changes by ${written(bend)} from term to term: a quadratic sequence.`;
    return { kind: 'quadratic', step: bend, next: sum(last, gaps.at(-1) ?? ZERO, bend), said };
  }
  const isSum = gaps.slice(1).every(({ key }, k) => key === items[k]?.key);
  const said = `${ahead} each is the sum of the two before it.`;
  return isSum && items.length > 4 ? { kind: 'sum', step: ZERO, next: sum(before, last), said } : null;
};
