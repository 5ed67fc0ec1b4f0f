import { problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { isNode, sym } from '../../../tree/expr.js';
import { collectNodes, variablesOf } from '../../../tree/walk.js';
import {
  equals,
  FIND,
  formulaOf,
  isPolynomial,
  letterOf,
  NAMED,
  of,
  tidyQuestion,
  whole,
} from '../formula.js';

const F = `${NAMED}(?<f>[^=]+?)`;
const HOLES: readonly RegExp[] = [
  `${FIND}?(?:the )?(?:coordinates? of )?(?:the |any |all )*(?:holes?|removable discontinuit(?:y|ies))(?:\\(s\\))? (?:of|in|for)(?: the graph of)? ${F}`,
  `where (?:is|are) the holes? (?:of|in) (?:the graph of )?${F}`,
].map(whole);
const GAPS: readonly RegExp[] = [
  `${FIND}?(?:the |all |any )*(?:points?|values? of x|x-?values?|numbers?|places?) (?:where|at which|for which) ${F} (?:is not|isn't|is) (?:dis)?continuous`,
  `where is ${F} (?:not continuous|discontinuous)`,
  `(?:at|for) (?:what|which) (?:points?|values? of x|x-?values?|places?) is ${F} (?:not continuous|discontinuous)`,
  `${FIND}?(?:the |all |any )*(?:points? of discontinuity|discontinuit(?:y|ies)) (?:of|in|for) ${F}`,
].map(whole);

/** A quotient of polynomials, or a sum of such: it is continuous wherever it has a value. */
export const readGaps = (text: string): Problem | null => {
  const plain = tidyQuestion(text);
  for (const [patterns, task] of [[HOLES, 'holes'], [GAPS, 'gaps']] as const)
    for (const pattern of patterns) {
      const found = pattern.exec(plain)?.groups?.['f'];
      if (found === undefined || (task === 'gaps' && plain.endsWith(' is continuous'))) continue;
      const f = formulaOf(found);
      const letter = f && letterOf(f);
      if (!f || !letter) return null;
      const quotients = collectNodes(f, (part) => part.kind === 'quotient');
      const isRational = quotients.every((part) => isNode(part) && part.args.every(isPolynomial)) && collectNodes(f, (part) => part.kind === 'call').length === 0;
      const isNegativePower = collectNodes(f, (part) => part.kind === 'power' && isNode(part) && !/^\d+$/.test(part.args[1]?.key ?? '')).length > 0;
      if (!isRational || isNegativePower || !quotients.some((part) => isNode(part) && variablesOf(part.args[1] ?? part).length > 0)) return null;
      if (task === 'holes' && f.kind !== 'quotient') return null;
      return problem('applied', equals(of('f', sym(letter)), f), letter, { operation: `gaps:${task}` });
    }
  return null;
}; // prettier-ignore
