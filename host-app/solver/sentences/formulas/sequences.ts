import { maths, type Match, type Pattern } from '../../intent/text.js';
import { canon } from '../../kernel/canonical.js';
import { approx } from '../../kernel/approx.js';
import type { Problem } from '../../solution.js';
import { isNum, negative, num, power, product, quotient, sum, type Expr } from '../../tree/expr.js';
import { ASK, counted } from './statistics.js';

const at = (source: string): RegExp => new RegExp(`^${source}$`, 'iu');
interface Kind {
  readonly first: Expr;
  readonly items: readonly Expr[];
  /** The difference or the ratio of neighbours. */
  readonly step: Expr;
  readonly isGeometric: boolean;
}

/** Three terms or more with one difference or one ratio; null where both fit, or neither. */
const kindOf = (f: Match, text: string): Kind | null => {
  const items = text.split(/\s*[,;]\s*|\s+\+\s+/).map((part) => canon(maths(f, part)));
  const [first, second] = items;
  if (!first || !second || items.length < 3 || !items.every(isNum) || items.some(({ key }) => key === '0'))
    return null;
  const by = (join: (a: Expr, b: Expr) => Expr): Expr | null => {
    const steps = items.slice(1).map((item, k) => canon(join(item, items[k] ?? item)));
    return steps.every(({ key }) => key === steps[0]?.key) ? (steps[0] ?? null) : null;
  };
  const [gap, ratio] = [by((a, b) => sum(a, negative(b))), by((a, b) => quotient(a, b))];
  const step = gap ?? ratio;
  return step && !(gap && ratio) ? { first, items, step, isGeometric: gap === null } : null;
};
const term = ({ first, step, isGeometric }: Kind, n: number): Expr =>
  isGeometric ? product(first, power(step, num(n - 1))) : sum(first, product(num(n - 1), step));
const partial = (kind: Kind, n: number): Expr => {
  const { first, step, isGeometric } = kind;
  if (!isGeometric) return product(quotient(num(n), num(2)), sum(first, canon(term(kind, n))));
  return quotient(product(first, sum(power(step, num(n)), num(-1))), sum(step, num(-1)));
};
const made =
  (operation: string, build: (kind: Kind, n: number) => Expr, order: readonly [list: number, n: number]) =>
  (f: Match): Problem | null => {
    const n = Number(f.parts[order[1]]);
    const kind = kindOf(f, f.parts[order[0]] ?? '');
    return kind && n > 0 && n <= 500 ? counted(build(kind, n), operation, [num(n), ...kind.items]) : null;
  };
const whole = (f: Match): Problem | null => {
  const kind = kindOf(f, f.parts[0] ?? '');
  if (!kind?.isGeometric || Math.abs(approx(kind.step)) > 0.97) return null;
  return counted(quotient(kind.first, sum(num(1), negative(kind.step))), 'infinite sum', kind.items);
};

const VALUE = String.raw`-?\d+(?:\.\d+)?(?:/\d+)?`;
const DOTS = String.raw`(?:,? ?(?:\.{2,}|…)?)`;
const LIST = String.raw`(?:(?:the|this|an?|arithmetic|geometric|sequence|series|progression|is|with terms|:) )*:?\s*(${VALUE}(?:\s*,\s*${VALUE}){2,})${DOTS}`;
const SERIES = String.raw`(${VALUE}(?:\s+\+\s+${VALUE}){2,})(?: ?\+? ?(?:\.{2,}|…)?)?`;
const NTH = String.raw`(\d+)(?:st|nd|rd|th)`;

export const SEQUENCE_QUESTIONS: readonly Pattern[] = [
  [at(String.raw`${ASK}${NTH} term (?:of|in) ${LIST}`), made('term', term, [1, 0])],
  [at(String.raw`${ASK}sum of the first (\d+) terms (?:of|in) ${LIST}`), made('partial sum', partial, [1, 0])],
  [at(String.raw`${ASK}sum of the first (\d+) terms (?:of|in) (?:the )?(?:arithmetic |geometric )?(?:series )?${SERIES}`), made('partial sum', partial, [1, 0])],
  [at(String.raw`${ASK}sum of (?:the |an )?infinite (?:geometric )?(?:series|sum) ${SERIES}`), whole],
  [at(String.raw`${ASK}sum to infinity of ${LIST}`), whole],
]; // prettier-ignore
