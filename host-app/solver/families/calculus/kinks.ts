import { problem } from '../../intent/text.js';
import type { Problem } from '../../solution.js';
import { negative, quotient, sum, sym, ZERO } from '../../tree/expr.js';
import { someNode } from '../../tree/walk.js';
import { FIND, formulaIn, numberIn, put, tidyQuestion, valueAt, whole } from './formula.js';

const PATTERN = whole(
  String.raw`${FIND}?(?:the )?derivative of (?:the function )?(?:(?:f\(x\)|y) ?= ?)?(?<f>[^=]+?) (?:at|when) (?:x ?= ?)?(?<a>[^=]+)`,
);
/** The derivative of what has bars, at a place: the limit of its difference quotient. */
export const readKink = (text: string): Problem | null => {
  const { f = '', a = '' } = PATTERN.exec(tidyQuestion(text))?.groups ?? {};
  const [body, place] = [formulaIn(f), numberIn(a)];
  if (!body || !place || !someNode(body, (part) => part.kind === 'call' && part.name === 'abs')) return null;
  const value = valueAt(body, 'x', place);
  if (!value) return null;
  const moved = put(body, 'x', place.key === '0' ? sym('h') : sum(place, sym('h')));
  const gain = value.key === '0' ? moved : sum(moved, negative(value));
  return problem('limit', quotient(gain, sym('h')), 'h', { to: ZERO });
};
