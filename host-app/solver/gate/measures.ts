import { isConstantName, isNode, type Expr, type Node } from '../tree/expr.js';

/** What the gate counts in a line, to see what a step has changed. */
export const count = (
  e: Expr,
  is: (part: Expr, parent: Node | null) => boolean,
  parent: Node | null = null,
): number =>
  (is(e, parent) ? 1 : 0) + (isNode(e) ? e.args.reduce((total, part) => total + count(part, is, e), 0) : 0);

export const nodes = (e: Expr): number => count(e, () => true);
export const isRoot = (e: Expr): boolean => isNode(e) && /^(?:sqrt|cbrt|root)$/.test(e.name);
/** How often each letter and each root is written. */
const occurrences = (e: Expr): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const see = (part: Expr): boolean => {
    if ((part.kind === 'sym' && !isConstantName(part.name)) || isRoot(part))
      found.set(part.key, (found.get(part.key) ?? 0) + 1);
    return false;
  };
  count(e, see);
  return found;
};
/** A letter or a root is written less often, but not gone: it was taken together. */
export const isGathered = (before: Expr, after: Expr): boolean => {
  const [old, now] = [occurrences(before), occurrences(after)];
  return [...old].some(([key, times]) => (now.get(key) ?? 0) > 0 && (now.get(key) ?? 0) < times);
};
/** Without letters, roots and functions. */
export const isNumber = (e: Expr): boolean =>
  isNode(e) ? e.kind !== 'call' && e.args.every(isNumber) : e.kind === 'num';
/** Sums, products and powers of numbers. */
export const operations = (e: Expr): number =>
  count(e, (part) => /^(?:sum|product|power)$/.test(part.kind) && isNumber(part));

/** Letters, i and roots: what like terms share. */
export const letters = (e: Expr): number =>
  count(
    e,
    (part) => isRoot(part) || (part.kind === 'sym' && (!isConstantName(part.name) || part.key !== '∞')),
  );
/** Sums that are a factor, are raised, or have a minus or a divisor. */
export const brackets = (e: Expr): number =>
  count(
    e,
    (part, parent) =>
      part.kind === 'sum' && parent !== null && /^(?:product|power|negative|quotient)$/.test(parent.kind),
  );
export const terms = (e: Expr): number => count(e, (_, parent) => parent?.kind === 'sum');
export const quotients = (e: Expr): number => count(e, ({ kind }) => kind === 'quotient');
export const calls = (e: Expr): number => count(e, ({ kind }) => kind === 'call');
/** Sums that are multiplied or raised. */
export const factorSums = (e: Expr): number =>
  count(e, (part, parent) => part.kind === 'sum' && (parent?.kind === 'product' || parent?.kind === 'power'));
export const raisedSums = (e: Expr): number =>
  count(e, ({ kind }, parent) => kind === 'sum' && parent?.kind === 'power');
/** Factors beside a bracket. */
export const factors = (e: Expr): number =>
  count(e, (_, parent) => parent?.kind === 'product' && parent.args.some(({ kind }) => kind === 'sum'));
export const bottomOf = (term: Expr): string => {
  if (!isNode(term)) return '';
  const inner = term.kind === 'negative' ? term.args[0] : term;
  return inner?.kind === 'quotient' ? (inner.args[1]?.key ?? '') : '';
};
export const fractionSums = (e: Expr): number =>
  count(e, (part) => part.kind === 'sum' && part.args.some((term) => bottomOf(term) !== ''));
/** Fractions with a sum of numbers on top. */
export const sumTops = (e: Expr): number =>
  count(e, (part, parent) => part.kind === 'sum' && parent?.kind === 'quotient' && isNumber(part));

/** All numbers added up: less after something was cancelled. */
export const numbers = (e: Expr): bigint => {
  if (e.kind === 'num') return e.value.n * (e.value.n < 0n ? -1n : 1n) + e.value.d;
  return isNode(e) ? e.args.reduce((total, part) => total + numbers(part), 0n) : 0n;
};

export const isOpen = (e: Expr): boolean =>
  isNode(e) && e.kind === 'call' && (e.name === 'diff' || e.name === 'int');
/** Derivatives and integrals that are still to be found, and how long they are. */
export const open = (e: Expr): number => count(e, isOpen);
export const roots = (e: Expr): number => count(e, isRoot);
export const powers = (e: Expr): number => count(e, ({ kind }) => kind === 'power');
