import type { Rule } from '../../texts/en.js';
import { isNode, type Expr } from '../../tree/expr.js';
import { countNodes, someNode, variablesOf } from '../../tree/walk.js';

export const isProduct = (e: Expr): boolean =>
  someNode(
    e,
    (part) =>
      /^(?:product|power)$/.test(part.kind) && isNode(part) && part.args.some(({ kind }) => kind === 'sum'),
  );
const leaves = (e: Expr): string[] => (isNode(e) ? e.args.flatMap(leaves) : [e.key]);
const isReordered = (a: Expr, b: Expr): boolean => leaves(a).sort().join() === leaves(b).sort().join();

/** From one form of an expression to another that differs in how it is written. */
export const closingRule = (before: Expr, after: Expr): Rule => {
  if (isReordered(before, after)) return 'arrange';
  if (isProduct(before) && !isProduct(after)) return 'expand';
  if (before.kind === 'quotient' && after.kind === 'sum') return 'split-fraction';
  return isProduct(after) && countNodes(after) > countNodes(before) ? 'factor' : 'simplify';
};

/** What the canonical form alone has done. */
export const ruleFor = (e: Expr): Rule => {
  const has = (names: RegExp): boolean =>
    someNode(e, (part) => part.kind === 'call' && names.test(part.name));
  const isTrig = has(/^(?:sin|cos|tan|cot|sec|csc)$/);
  if (isTrig && variablesOf(e).length > 0) return 'trig-identities';
  if (someNode(e, (part) => part.kind === 'sum') && variablesOf(e).length > 0) return 'combine';
  if (has(/^a?(?:sin|cos|tan|cot|sec|csc)$/) && variablesOf(e).length === 0) return 'known-value';
  return has(/^(?:sqrt|root|cbrt)$/) ? 'roots-of-numbers' : 'simplify';
};
