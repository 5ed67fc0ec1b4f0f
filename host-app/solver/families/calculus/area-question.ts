import { problem } from '../../intent/text.js';
import type { Problem } from '../../solution.js';
import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { list, sym, ZERO } from '../../tree/expr.js';
import { equals, FIND, formulaIn, numberIn, rootsOf, tidyQuestion, whole } from './formula.js';
import { endsOf, regionIn } from './regions.js';

const REGION = String.raw`(?:the )?(?:total )?(?:shaded )?(?:area|area of (?:the )?(?:finite |plane |shaded )?region)`;
const LINES = String.raw`(?:(?:the )?(?:curves?|graphs?(?: of)?|lines?|functions?|parabolas?|region) )*`;
const PATTERNS = [
  `${FIND}?${REGION}(?: (?:that is|which is))? (?:(?:bounded|enclosed) (?:by|between)|between|of the region between) ${LINES}(?<parts>.+)`,
  `${FIND}?${REGION} (?<under>under|below|beneath) ${LINES}(?<parts>.+)`,
].map(whole);

const BESIDE = whole(
  String.raw`${FIND}?(?:the )?area between ${LINES}y ?= ?(?<f>[^=]+?) and the y-? ?axis,? (?:from|between) (?:y ?= ?)?(?<c>\S+) (?:to|and) (?:y ?= ?)?(?<d>\S+)`,
);
/** Beside the y-axis x is a function of y: the branch on the right. */
const readBeside = (text: string): Problem | null => {
  const found = BESIDE.exec(text)?.groups;
  const f = found && formulaIn(found['f'] ?? '');
  const [from, to] = [found?.['c'], found?.['d']].map((one) => numberIn(one ?? ''));
  const roots = f && rootsOf(equals(f, sym('y')), 'x');
  if (!roots || !from || !to) return null;
  const middle = (approx(canon(from)) + approx(canon(to))) / 2;
  const [x, more] = roots.filter((root) => approx(canon(root), { y: middle }) > 0);
  return x && !more
    ? problem('area', list('tuple', [x, ZERO]), 'y', { items: [x, ZERO], operation: 'between', from, to })
    : null;
};

/** The area between curves that are listed with their bounds: 'y = x^2, the x-axis and x = 2'. */
export const readEnclosed = (text: string): Problem | null => {
  const plain = tidyQuestion(text).replace(/,? in square units$/i, '');
  const beside = readBeside(plain);
  if (beside) return beside;
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
