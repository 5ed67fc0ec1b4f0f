import { mainVariable } from '../intent/calculus.js';
import { at, maths, problem, type Match, type Pattern } from '../intent/text.js';
import { pack } from '../packs/registry.js';
import type { Problem } from '../solution.js';
import { call, num, power, sum, sym, TWO, type Expr } from '../tree/expr.js';
import { variablesOf } from '../tree/walk.js';

const ASK = String.raw`(?:(?:what is|find|calculate|compute|determine|evaluate|give)(?: the)? |the )?`;

const body = (f: Match, text: string): Expr | null => {
  const e = maths(f, text.replace(/^(?:the )?(?:curve |graph of |function )*(?:y|f\(x\)) ?= ?/i, ''));
  return variablesOf(e).length === 1 ? e : null;
};
const definite = (f: Match, e: Expr, from: string, to: string): Problem =>
  problem('definite', e, mainVariable(e), { from: maths(f, from), to: maths(f, to) });
const arcLength = (f: Match): Problem | null => {
  const [text = '', from = '', to = ''] = f.parts;
  const e = body(f, text);
  const slope =
    e && pack('calculus').planDerivative(problem('derivative', e, mainVariable(e), { order: 1 }))?.answer;
  if (!slope || !('exact' in slope)) return null;
  return definite(f, call('sqrt', sum(num(1), power(slope.exact, TWO))), from, to);
};
const double = (f: Match): Problem | null => {
  const [text = '', x = '', a = '', b = '', y = '', c = '', d = ''] = f.parts;
  const e = maths(f, text);
  const items = [sym(x), maths(f, a), maths(f, b), sym(y), maths(f, c), maths(f, d)];
  const isFixed = items.every((item, k) => k % 3 === 0 || variablesOf(item).length === 0);
  return x !== y && isFixed && variablesOf(e).every((name) => name === x || name === y)
    ? problem('double', e, x, { items })
    : null;
};
const FROM = String.raw`(?:from|on|over|between|for) (?:the interval )?(?:x ?= ?)?`;
const SPAN = String.raw`${FROM}\[?([^\[\],]+?)(?: to (?:x ?= ?)?|, ?| and (?:x ?= ?)?)([^\[\],]+?)\]?`;
const RANGE = String.raw`(?:for|with|over|where|,)? ?([a-z]) (?:from|in|=) (.+?) to (.+?)`;

export const CALCULUS_QUESTIONS: readonly Pattern[] = [
  [at(String.raw`${ASK}(?:arc length|length of the (?:arc|curve))(?: of)? (.+?) ${SPAN}`), arcLength],
  [at(String.raw`${ASK}double integral of (.+?) ${RANGE}(?:,? and|,)? ${RANGE}`), double],
]; // prettier-ignore
