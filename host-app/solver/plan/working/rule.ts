import type { Rule } from '../../texts/en.js';
import type { Expr } from '../../tree/expr.js';
import { someNode, variablesOf } from '../../tree/walk.js';

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
