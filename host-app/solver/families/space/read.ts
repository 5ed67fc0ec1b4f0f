import { looksLikeProse, problem } from '../../intent/text.js';
import { leftMinusRight } from '../../kernel/canonical.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { isNode, isNum, list, type Expr } from '../../tree/expr.js';
import { contains, variablesOf } from '../../tree/walk.js';

const P = String.raw`(?:[A-Z] ?(?:=|is|at)? ?)?\([^()]+,[^()]+\)`;
const POINTS = `(?:the )?(?:three )?(?:points? )?(?<points>${P}(?:,|,? and)? ?${P}(?:,|,? and)? ?${P})`;
const FIND = '(?:(?:find|determine|write|give|what is|calculate|compute)(?: the)? )?(?:an? |the )?';
const THROUGH =
  '(?:that )?(?:passing |passes |going |which passes |determined |defined )?(?:through|containing|contains|by)';
const OF = '(?:equation (?:of|for) )?(?:the |a )?';
const PATTERNS = [
  [`${FIND}${OF}plane ${THROUGH} ${POINTS}`, 'plane'],
  [`plane ${THROUGH} ${POINTS} equation`, 'plane'],
  [`${FIND}${OF}circle ${THROUGH} ${POINTS}(?: equation)?`, 'circle'],
  [`${FIND}(?:the )?area of (?:the |a )?triangle (?:[A-Z]{3} )?(?:with |whose |having )?(?:the )?(?:vertices |corners )?(?:at |are )?${POINTS}`, 'area'],
  [`${FIND}(?:the )?(?:shortest |perpendicular )?distance (?:from|between|of) (?:the )?(?:point )?(?<point>${P}) (?:to|from|and) (?:the )?plane (?<plane>[^=]+=[^=]+)`, 'distance'],
  [`${FIND}(?:the )?(?:shortest |perpendicular )?distance (?:from|between|of) (?:the )?plane (?<plane>[^=]+=[^=]+?) (?:to|from|and) (?:the )?(?:point )?(?<point>${P})`, 'distance'],
].map(([source, task]) => [new RegExp(`^${source ?? ''}$`, 'i'), task ?? ''] as const); // prettier-ignore

const pointIn = (text: string): Expr | null => {
  const inside = text.slice(text.indexOf('('));
  const found = looksLikeProse(inside) ? null : parse(inside);
  const isPoint = found && isNode(found) && found.name === 'tuple' && variablesOf(found).length === 0;
  return isPoint ? found : null;
};
const sizeOf = (e: Expr): number => (isNode(e) ? e.args.length : 0);
/** ax + by + cz = d with numbers before the letters. */
const isPlane = (line: Expr): boolean => {
  if (line.kind !== 'relation' || (isNode(line) && line.name !== '=')) return false;
  if (variablesOf(line).some((name) => !/^[xyz]$/.test(name)) || variablesOf(line).length === 0) return false;
  return ['x', 'y', 'z'].every((name) => {
    const [, slope, more] = coefficientsIn(leftMinusRight(line), name) ?? [];
    return !more && (!slope || isNum(slope)) && !['x', 'y', 'z'].some((other) => slope && contains(slope, other));
  });
}; // prettier-ignore

const setUp = (task: string, groups: Readonly<Record<string, string | undefined>>): Problem | null => {
  const built = (expression: Expr): Problem =>
    problem('applied', expression, '', { operation: `space:${task}` });
  if (task === 'distance') {
    const [point, plane] = [pointIn(groups['point'] ?? ''), parse(groups['plane'] ?? '')];
    return point && sizeOf(point) === 3 && isPlane(plane) ? built(list('tuple', [point, plane])) : null;
  }
  const points = [...(groups['points'] ?? '').matchAll(new RegExp(P, 'g'))].map(([one]) => pointIn(one));
  const known = points.filter((one) => one !== null);
  const wanted = task === 'circle' ? 2 : 3;
  return known.length === 3 && known.every((one) => sizeOf(one) === wanted)
    ? built(list('tuple', known))
    : null;
};

export const readSpace = (text: string): Problem | null => {
  const asked = text.trim().replace(/[?.\s]+$/, '');
  if (asked.length > 160) return null;
  for (const [pattern, task] of PATTERNS) {
    const groups = pattern.exec(asked)?.groups;
    const found = groups ? parsedOrNull(() => setUp(task, groups)) : null;
    if (found) return found;
  }
  return null;
};
