import { problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { call, list, sym, type Expr } from '../../../tree/expr.js';
import { contains, variablesOf } from '../../../tree/walk.js';
import { equals, FIND, formulaOf, numberIn, of, tidyQuestion, whole } from '../formula.js';

const BOUND = (name: string): string =>
  String.raw`(?:\{(?<${name}>[^{}]+)\}|\((?<${name}2>[^()]+)\)|(?<${name}3>-?[\w.]+(?:\^\d)?))`;
const SIGNED = String.raw`(?:∫|\\?int) ?_ ?${BOUND('a')} ?\^ ?${BOUND('b')} ?(?<f>.+?) ?d ?(?<t>[a-z])`;
const SPOKEN = String.raw`(?:the )?(?:definite )?(?:integral|∫|\\?int) from (?<a>[^=]+?) to (?<b>[^=]+?) of (?<f>.+?) ?d ?(?<t>[a-z])`;
const OTHER = String.raw`(?:the )?(?:definite )?(?:integral|∫|\\?int) of (?<f>.+?) ?d ?(?<t>[a-z]) from (?<a>[^=]+?) to (?<b>[^=]+?)`;
const D = String.raw`(?:d ?/ ?d(?<x>[a-z])|\\frac ?\{d\} ?\{d(?<x2>[a-z])\})`;
const SAYS = String.raw`(?:,? (?:by|using|with)(?: the)? fundamental theorem(?: of calculus)?)?`;
const PATTERNS = [SIGNED, SPOKEN, OTHER]
  .flatMap((area) => [
    `${FIND}?(?:${D}|(?:the )?derivative) ?(?:of )?[[(]? ?${area} ?[\\])]?${SAYS}`,
    `${FIND}?(?<g>[A-Zf-hy])'\\((?<at>[^()]+)\\)?,? (?:if|where|when|for|given(?: that)?) (?<name>[A-Zf-hy])\\((?<v>[a-z])\\) ?= ?${area}`,
    `(?:if |let |given |suppose )?(?<name>[A-Zf-hy])\\((?<v>[a-z])\\) ?= ?${area}[,.;]? (?:then )?${FIND}(?<g>[A-Zf-hy])'\\((?<at>[^()]+)\\)${SAYS}`,
  ])
  .map(whole);

/** An integral whose bounds move with a letter. */
const setUp = (found: Readonly<Record<string, string | undefined>>): Problem | null => {
  const pick = (name: string): Expr | null => formulaOf(found[name] ?? found[`${name}2`] ?? found[`${name}3`] ?? '');
  const [a, b, f] = [pick('a'), pick('b'), formulaOf(found['f'] ?? '')];
  const t = found['t'] ?? 't';
  if (!a || !b || !f || found['name'] !== found['g']) return null;
  const letters = [...new Set([...variablesOf(a), ...variablesOf(b)])];
  const x = found['x'] ?? found['x2'] ?? found['v'] ?? letters[0];
  if (letters.length !== 1 || letters[0] !== x || x === undefined) return null;
  if (variablesOf(f).some((name) => name !== t) || (x === t && contains(f, x))) return null;
  const at = found['at'];
  const place = at === undefined || at === x ? null : numberIn(at);
  if (at !== undefined && at !== x && !place) return null;
  const question = equals(of('F', sym(x)), call('defint', f, sym(t), a, b));
  return problem('applied', place ? list('system', [question, equals(sym(x), place)]) : question, x, { operation: 'moving-bounds' });
}; // prettier-ignore

export const readMovingBounds = (text: string): Problem | null => {
  const plain = tidyQuestion(text);
  for (const pattern of PATTERNS) {
    const groups = pattern.exec(plain)?.groups;
    const found = groups && setUp(groups);
    if (found) return found;
  }
  return null;
};
