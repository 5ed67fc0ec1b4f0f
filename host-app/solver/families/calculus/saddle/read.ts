import { problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { sym } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { equals, FIND, firstFit, formulaOf, of, tidyQuestion, whole } from '../formula.js';

const F = String.raw`(?:the )?(?:function )?(?:[fgz](?: ?\( ?x ?, ?y ?\))? ?= ?)?(?<f>[^=]+?)`;
const CLASSIFY = String.raw`(?:,? (?:and|then) (?:classify(?: them| each(?: one| of them)?| it)?|determine (?:their|the) nature(?: of each)?|(?:their|its) nature|determine (?:whether|if) .+))`;
const POINTS = '(?:the |all |any )*(?:critical|stationary) points?';
const PATTERNS = [
  `${FIND}?${POINTS} (?:of|for) ${F}(?<kind>${CLASSIFY})?`,
  `${FIND}?(?<kind>and classify|classify) ${POINTS} (?:of|for) ${F}`,
  `${FIND}?(?<kind>nature) of ${POINTS} (?:of|for) ${F}`,
  `${FIND}?(?<kind>(?:the |all |any )*(?:local |relative )?(?:extrema|maxima and minima|maximum and minimum values|(?:local )?maxima, minima,? and saddle points|saddle points)(?: and (?:the |any )?saddle points)?) (?:of|for) ${F}`,
].map(whole);

/** A function of x and y: where both slopes are 0. */
export const readSaddle = (text: string): Problem | null => {
  const found = firstFit(PATTERNS, tidyQuestion(text));
  const f = found && formulaOf(found['f'] ?? '');
  if (!found || !f || variablesOf(f).join() !== 'x,y') return null;
  return problem('applied', equals(of('f', sym('x'), sym('y')), f), '', { operation: `saddle:${found['kind'] ? 'kinds' : 'points'}` });
}; // prettier-ignore
