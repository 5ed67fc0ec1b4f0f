import { problem } from '../../intent/text.js';
import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import type { Problem } from '../../solution.js';
import { sym, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { FIND, formulaOf, numberIn, tidyQuestion, whole } from './formula.js';

const BOX = String.raw`(?:the )?(?:(?:rectangle|region|rectangular region|square) )?(?:R ?= ?)?\[ ?(?<a>[^,\]]+), ?(?<b>[^\]]+)\] ?(?:x|×|\*|\\times) ?\[ ?(?<c>[^,\]]+), ?(?<d>[^\]]+)\]`;
const SIDE = (v: string, low: string, high: string): string =>
  String.raw`(?:(?<${low}>[^\s<>,]+) ?<= ?(?<${v}>[a-z]) ?<= ?(?<${high}>[^\s<>,]+)|(?<${v}2>[a-z]) (?:from|in) \[?(?<${low}2>[^\s,\]]+)(?: to |, ?)(?<${high}2>[^\s,\]]+)\]?)`;
const SIDES = String.raw`(?:the )?(?:(?:rectangle|region|rectangular region)(?: (?:R|given by|defined by|where))* )?:?(?:R ?= ?)?\{?(?:\(x, ?y\) ?[|:] ?)?${SIDE('x', 'a', 'b')}(?:,? and|,|;) ?${SIDE('y', 'c', 'd')}\}?`;
const UNIT = String.raw`(?<unit>(?:the )?unit square)(?: \[0, ?1\] ?(?:x|×) ?\[0, ?1\])?`;
const WHERE = [BOX, SIDES, UNIT];
const WHAT = [
  String.raw`${FIND}?(?:the )?double integral of (?:f\(x, ?y\) ?= ?)?(?<f>[^=]+?)(?: ?d[AxyR]+)? (?:over|on|for|where) `,
  String.raw`${FIND}?(?:the )?volume (?:of the (?:solid|region) )?(?:that lies )?(?:under|below|beneath|bounded (?:above )?by) (?:the )?(?:surface |graph of |plane |paraboloid |function )*(?:z ?= ?|f\(x, ?y\) ?= ?)(?<f>[^=]+?),? (?:and )?(?:above|over|on) `,
  String.raw`${FIND}?(?:∬|∫∫|\\iint)(?:_?\{?R\}?)? ?(?<f>[^=]+?) ?d ?A,? ?(?:over|on|where|with|for)?,? ?`,
];
const PATTERNS = WHAT.flatMap((what) => WHERE.map((where) => whole(`${what}${where}`)));

/** A volume under a surface needs one that is nowhere below the plane. */
const isAbove = (f: Expr, x: string, y: string, ends: readonly Expr[]): boolean => {
  const [a = 0, b = 0, c = 0, d = 0] = ends.map((end) => approx(canon(end)));
  const shares = Array.from({ length: 21 }, (_, k) => k / 20);
  return shares.every((s) => shares.every((t) => approx(canon(f), { [x]: a + s * (b - a), [y]: c + t * (d - c) }) > -1e-12));
}; // prettier-ignore
/** An integral over a rectangle, in the words and signs that name one. */
export const readDoubleQuestion = (text: string): Problem | null => {
  const plain = tidyQuestion(text).replace(/\bR is /i, 'R = ');
  for (const pattern of PATTERNS) {
    const found = pattern.exec(plain)?.groups;
    const f = found && formulaOf(found['f'] ?? '');
    if (!found || !f) continue;
    const pick = (name: string): Expr | null => numberIn(found[name] ?? found[`${name}2`] ?? '');
    const ends = found['unit'] ? [numberIn('0'), numberIn('1'), numberIn('0'), numberIn('1')] : ['a', 'b', 'c', 'd'].map(pick);
    const [x, y] = [found['x'] ?? found['x2'] ?? 'x', found['y'] ?? found['y2'] ?? 'y'];
    const [a, b, c, d] = ends;
    if (!a || !b || !c || !d || x === y || !variablesOf(f).every((name) => name === x || name === y)) return null;
    if (/^(?:\S+ )?(?:the )?volume/i.test(plain) && !isAbove(f, x, y, [a, b, c, d])) return null;
    return problem('double', f, x, { items: [sym(x), a, b, sym(y), c, d] });
  }
  return null;
}; // prettier-ignore
