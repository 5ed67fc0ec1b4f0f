import { problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { list, sym } from '../../../tree/expr.js';
import {
  equals,
  FIND,
  firstFit,
  formulaOf,
  letterOf,
  NAMED,
  numberIn,
  of,
  tidyQuestion,
  whole,
} from '../formula.js';

const F = `${NAMED}(?<f>[^=]+?)`;
const MARK = String.raw`(?:\(? ?f ?(?:\^ ?\{?\(? ?-1 ?\)?\}?|⁻¹) ?\)? ?'|g')`;
const INVERSE = String.raw`${MARK} ?\( ?(?<b>[^()]+) ?\)`;
const AT = String.raw`(?:at|when|for) (?:the point )?(?:[xy] ?= ?)?(?<b>[^=]+?)`;
const PATTERNS = [
  `${FIND}?(?:the )?(?:derivative|slope) of (?:the )?inverse(?: function)? (?:of|to) ${F},? ${AT}`,
  `${FIND}?${INVERSE},? (?:if|where|when|for|given|with) ${F}`,
  `(?:if |let |given |suppose |for )?${F}[,.;]? (?:and g(?:\\(x\\))? (?:is|be) (?:the |its )?inverse(?: function)?(?: of f(?:\\(x\\))?)?[,.;]? )?(?:then )?${FIND}${INVERSE}`,
  `(?:if |let )?g(?:\\(x\\))? (?:is|be) the inverse (?:function )?of ${F}[,.;]? (?:then )?${FIND}${INVERSE}`,
  `(?:if |let |given |for )?${F}[,.;]? ${FIND}(?:the )?(?:derivative|slope) of (?:the |its )?inverse(?: function)? ${AT}`,
].map(whole);

export const readInverseSlope = (text: string): Problem | null => {
  const plain = tidyQuestion(text);
  const found = firstFit(PATTERNS, plain);
  const body = found && formulaOf((found['f'] ?? '').replace(/^f ?\([a-z]\) ?= ?/, ''));
  const letter = body && letterOf(body);
  const b = numberIn(found?.['b'] ?? '');
  // g must be said to be the inverse.
  if (!body || !letter || !b || letter === 'a' || (/g'/.test(plain) && !/inverse/i.test(plain))) return null;
  const question = list('system', [equals(of('f', sym(letter)), body), equals(of('f', sym('a')), b)]);
  return problem('applied', question, letter, { operation: 'inverse-slope' });
};
