import { problem } from '../../intent/text.js';
import type { Problem } from '../../solution.js';
import { list } from '../../tree/expr.js';
import { FIND, tidyQuestion, whole } from './formula.js';
import { endsOf, regionIn } from './regions.js';

const REGION = String.raw`(?:the )?(?:total )?(?:shaded )?(?:area|area of (?:the )?(?:finite |plane |shaded )?region)`;
const LINES = String.raw`(?:(?:the )?(?:curves?|graphs?(?: of)?|lines?|functions?|parabolas?|region) )*`;
const PATTERNS = [
  `${FIND}?${REGION}(?: (?:that is|which is))? (?:(?:bounded|enclosed) (?:by|between)|between|of the region between) ${LINES}(?<parts>.+)`,
  `${FIND}?${REGION} (?<under>under|below|beneath) ${LINES}(?<parts>.+)`,
].map(whole);

/** The area between curves that are listed with their bounds: 'y = x^2, the x-axis and x = 2'. */
export const readEnclosed = (text: string): Problem | null => {
  const plain = tidyQuestion(text).replace(/,? in square units$/i, '');
  for (const pattern of PATTERNS) {
    const { parts, under } = pattern.exec(plain)?.groups ?? {};
    if (parts === undefined) continue;
    const region = regionIn(parts.replace(/ (?:and|to) the (?=[xy]-? ?axis,? (?:from|between|on|over|for))/i, ', the '), under !== undefined);
    if (!region) continue;
    const [top, bottom] = region.curves;
    const ends = endsOf(region);
    // Curves that meet more than twice enclose several parts.
    if (!ends && region.bounds.length > 0) return null;
    const [from, to] = region.bounds.length > 0 && ends ? ends : [];
    return problem('area', list('tuple', [top, bottom]), region.letter, {
      items: [top, bottom],
      operation: 'between',
      ...(from && to ? { from, to } : {}),
    });
  }
  return null;
}; // prettier-ignore
