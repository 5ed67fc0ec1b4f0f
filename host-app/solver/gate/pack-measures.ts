import { isNode, type Expr } from '../tree/expr.js';
import { count, nodes, isRoot, isNumber, bottomOf, isOpen } from './measures.js';

export const openSize = (e: Expr): number => {
  if (!isNode(e)) return 0;
  return isOpen(e) ? nodes(e) : e.args.reduce((total, part) => total + openSize(part), 0);
};
export const openVariables = (e: Expr): ReadonlySet<string> => {
  const found = new Set<string>();
  count(e, (part) => isOpen(part) && isNode(part) && found.add(part.args[1]?.key ?? '') !== found);
  return found;
};
const outside = (e: Expr, names: ReadonlySet<string>): number => {
  if (!isNode(e)) return names.has(e.key) ? 1 : 0;
  return isOpen(e) ? 0 : e.args.reduce((total, part) => total + outside(part, names), 0);
};
/** Whether the variable of the derivatives and integrals appears more often outside of them. */
export const growsOutside = (before: Expr, after: Expr): boolean => {
  const names = openVariables(before);
  return outside(after, names) > outside(before, names);
};
/** Numbers that are terms beside letters. */
export const looseNumbers = (e: Expr): number =>
  count(e, (part, parent) => parent?.kind === 'sum' && isNumber(part) && !isNumber(parent));
export const powersOfPowers = (e: Expr): number =>
  count(e, (part, parent) => part.kind === 'power' && parent?.kind === 'power' && parent.args[0] === part);
/** The size of products, fractions and opposites that are raised. */
export const raisedSize = (e: Expr): number => {
  if (!isNode(e)) return 0;
  const [base] = e.args;
  const isRaised = e.kind === 'power' && base && /^(?:product|quotient|negative)$/.test(base.kind);
  return (isRaised ? nodes(base) : 0) + e.args.reduce((total, part) => total + raisedSize(part), 0);
};
export const negativeExponents = (e: Expr): number =>
  count(
    e,
    (part, parent) => parent?.kind === 'power' && parent.args[1] === part && part.key.includes('neg('),
  );
export const nestedQuotients = (e: Expr): number =>
  count(e, (part, parent) => isQuotient(part) && parent?.kind === 'quotient');
const isQuotient = (e: Expr): boolean =>
  (isNode(e) && e.kind === 'negative' ? e.args[0] : e)?.kind === 'quotient';
export const fractionFactors = (e: Expr): number =>
  count(e, (part, parent) => parent?.kind === 'product' && isQuotient(part));
/** Sums of fractions whose denominators differ. */
export const mixedSums = (e: Expr): number =>
  count(e, (part) => {
    const bottoms = new Set(part.kind === 'sum' ? part.args.map(bottomOf) : []);
    return bottoms.size > 1;
  });
export const decimals = (e: Expr): number =>
  count(e, (part) => part.kind === 'num' && part.text !== undefined && part.value.d !== 1n);
export const minuses = (e: Expr): number => count(e, ({ kind }) => kind === 'negative');
const largestIn = (e: Expr, inRoot: boolean): bigint => {
  if (e.kind === 'num') return inRoot ? e.value.n * e.value.d : 0n;
  if (!isNode(e)) return 0n;
  return e.args.map((part) => largestIn(part, inRoot || isRoot(e))).reduce((a, b) => (a > b ? a : b), 0n);
};
/** The largest number under a root. */
export const largestRadicand = (e: Expr): bigint => largestIn(e, false);
