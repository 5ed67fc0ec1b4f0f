import { looksLikeProse } from '../../intent/text.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { INFINITY, negative, power, relation, sum, sym, TWO } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { minus } from '../../word-problems/schemas/schema.js';
import { optimum } from './set-up.js';

const [x, y] = [sym('x'), sym('y')];
const MINUS_INFINITY = negative(INFINITY);
const CLOSEST =
  /^(?:find |what is |which is |determine )?(?:the )?point(?:\(s\))? (?:on|of) (?:the )?(?:curve|line|parabola|graph of|graph|function)? ?y ?= ?(.+?) (?:that is |which is |is )?(closest|nearest) to (?:the )?(?:point )?(?:\( ?(-?\d+(?:\.\d+)?) ?, ?(-?\d+(?:\.\d+)?) ?\)|(origin))\??\.?$/i;
export const closest = (text: string): Problem | null => {
  const [, curve, , a = '0', b = '0'] = CLOSEST.exec(text.trim()) ?? [];
  if (curve === undefined || looksLikeProse(curve)) return null;
  return parsedOrNull(() => {
    const f = parse(curve);
    if (variablesOf(f).some((name) => name !== 'x') || variablesOf(f).length === 0) return null;
    const [p, q] = [parse(a), parse(b)];
    const square = sum(power(minus(x, p), TWO), power(minus(y, q), TWO));
    return optimum({
      best: 'min',
      condition: relation('=', y, f),
      objective: square,
      from: MINUS_INFINITY,
      asked: [x, y],
    });
  });
};
