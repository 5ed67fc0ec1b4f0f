import { problem } from '../../../intent/text.js';
import { canon } from '../../../kernel/canonical.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import type { Problem } from '../../../solution.js';
import { list, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { equals, FIND, firstFit, formulaOf, letterOf, NAMED, numberIn, of, slope, tidyQuestion, whole } from '../formula.js'; // prettier-ignore

const F = `${NAMED}(?<f>[^=]+?)`;
const POINTS = String.raw`(?:(?:the )?(?:coordinates? of )?(?:the |all |any )*(?<what>points?|x-?values?|values of x|x-?coordinates?)(?: of the points?)?)`;
const TANGENT = '(?:(?:the|its|a) )?(?:tangents?|tangent lines?|slopes?|gradients?)';
const LINE = String.raw`(?:the line )?(?:y ?= ?)?(?<line>[^=]+?)`;
const IS = [
  `${TANGENT}(?: to (?:it|the curve|the graph))?(?: is| are)? (?<flat>horizontal|parallel to the x-?axis)`,
  `${TANGENT}(?: to (?:it|the curve|the graph))?(?: line)? (?:has|have)(?: a)? (?:slope|gradient)(?: of| equal to)? (?<m>[^=]+?)`,
  `(?:${TANGENT} )?(?:is|are) parallel to ${LINE}`,
  `${TANGENT}(?: to (?:it|the curve))? (?:is|are) parallel to ${LINE}`,
  '(?:the )?(?:slope|gradient)(?: of the (?:tangent|curve))? (?:is|equals) (?<m>[^=]+?)',
];
const PATTERNS = [
  ...IS.map((is) => `${FIND}?${POINTS} (?:on|of) ${F},? (?:where|at which|for which) ${is}`),
  `(?:at|for) (?:what|which) (?<what>points?|values? of x|x-?values?) (?:is|are|does|do) (?:the )?tangents?(?: lines?)? to ${F} (?:(?<flat>horizontal)|parallel to ${LINE}|(?:has|have) (?:a )?(?:slope|gradient) (?:of )?(?<m>[^=]+?))`,
  `(?:at (?:what|which) (?<what>points?|x-?values?)|where) (?:does|do) ${F} have (?:a )?(?<flat>horizontal) tangents?(?: lines?)?`,
  `${FIND}?${POINTS} (?:where|at which) ${F} has (?:a )?(?:(?<flat>horizontal) tangents?(?: lines?)?|(?:slope|gradient|a tangent (?:with|of) slope) (?<m>[^=]+?))`,
  `${FIND}?(?:the )?(?<flat>horizontal) tangents? points? (?:of|to|for) ${F}`,
].map(whole);

const slopeOfLine = (text: string): Expr | null => {
  const e = formulaOf(text);
  const found = e && coefficientsIn(canon(e), 'x');
  return found?.length === 2 ? (found[1] ?? null) : null;
};
export const readSlopePoints = (text: string): Problem | null => {
  const found = firstFit(PATTERNS, tidyQuestion(text));
  const f = found && formulaOf(found['f'] ?? '');
  const letter = f && letterOf(f);
  if (!found || !f || !letter || !slope(f, letter)) return null;
  const m = found['flat'] ? ZERO : found['line'] ? slopeOfLine(found['line']) : numberIn(found['m'] ?? '');
  if (!m) return null;
  const x = sym(letter);
  const isPoint = !/x/i.test(found['what'] ?? 'point');
  const question = list('system', [equals(of('f', x), f), equals(of("f'", x), m)]);
  return problem('applied', question, letter, { operation: `slope-points:${isPoint ? 'points' : 'values'}` });
}; // prettier-ignore
