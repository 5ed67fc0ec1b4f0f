import { problem } from '../../../intent/text.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { tidy } from '../../../plan/simplify/index.js';
import type { Problem } from '../../../solution.js';
import { isNum, list, num, sym, type Expr } from '../../../tree/expr.js';
import { collectNodes, substitute } from '../../../tree/walk.js';
import {
  equals,
  FIND,
  firstFit,
  formulaIn,
  NAMED,
  numberIn,
  of,
  put,
  tidyQuestion,
  whole,
} from '../formula.js';

const APPROXIMATION = String.raw`(?:linear approximation|lineari[sz]ation|tangent line(?: approximation)?|local linear approximation|differentials)`;
const GUESS =
  '(?:approximate|estimate|find an approximation (?:for|of)|find an approximate value (?:for|of))';
const IT = String.raw`(?:it|this|the (?:result|approximation|linear approximation|linearization|tangent line))`;
const PATTERNS = [
  `${FIND}?(?:the )?${APPROXIMATION} (?:of|to|for) ${NAMED}(?<f>[^=]+?) (?:at|near|around) (?:x ?= ?|a ?= ?)?(?<a>[^=]+?)[,.;]? (?:and |then )*use ${IT} to ${GUESS} (?<what>[^=]+)`,
  `(?:use|using|by) (?:a |an |the )?${APPROXIMATION}(?: (?:of|to|for) ${NAMED}(?<f>[^=]+?))?(?: (?:at|near|around) (?:x ?= ?|a ?= ?)?(?<a>[^=]+?))?,? (?:to )?${GUESS} (?:the value of )?(?<what>[^=]+)`,
  `${GUESS} (?:the value of )?(?<what>[^=]+?) (?:by|using|with) (?:a |an |the )?${APPROXIMATION}(?: (?:of|to|for) ${NAMED}(?<f>[^=]+?))?(?: (?:at|near|around) (?:x ?= ?|a ?= ?)?(?<a>[^=]+?))?`,
].map(whole);

/** Of √9.2 the number that is not easy becomes the letter. */
const opened = (e: Expr): { readonly f: Expr; readonly place: Expr } | null => {
  const numbers = collectNodes(e, isNum).filter((one) => isNum(one) && (one.text?.includes('.') ?? false));
  const all =
    numbers.length > 0 ? numbers : collectNodes(e, isNum).filter((one) => isNum(one) && one.value.n > 5n);
  const [place, more] = all;
  return place && !more ? { f: substitute(e, place, sym('x')), place } : null;
};
/** The nearest whole number whose value is short. */
const easyNear = (f: Expr, place: Expr): Expr | null => {
  const x = approx(canon(place));
  const near = Array.from({ length: 41 }, (_, k) => Math.round(x) + k - 20).sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
  const found = near.find((one) => Math.abs(one - x) > 1e-12 && isNum(tidy(canon(put(f, 'x', num(one))))) && Math.abs(one - x) < 0.2 * (1 + Math.abs(x)));
  return found === undefined ? null : num(found);
}; // prettier-ignore

export const readEstimate = (text: string): Problem | null => {
  const found = firstFit(PATTERNS, tidyQuestion(text));
  const what = found && numberIn((found['what'] ?? '').replace(/^[fF]\((.+)\)$/, '$1'));
  if (!found || !what) return null;
  const isCall = /^[fF]\(.+\)$/.test(found['what'] ?? '');
  const given = found['f'] === undefined ? null : formulaIn(found['f']);
  if (found['f'] !== undefined && !given) return null;
  const own = isCall ? null : opened(what);
  const place = isCall ? what : own?.place;
  const f = given ?? own?.f;
  if (!f || !place) return null;
  // What is estimated is a value of the function that is named.
  if (!isCall && Math.abs(approx(canon(put(f, 'x', place))) - approx(canon(what))) > 1e-9) return null;
  const a = found['a'] === undefined ? easyNear(f, place) : numberIn(found['a']);
  if (!a) return null;
  const question = list('system', [equals(of('f', sym('x')), f), equals(sym('a'), a), equals(of('f', place), sym('?'))]);
  return problem('applied', question, 'x', { operation: 'estimate' });
}; // prettier-ignore
