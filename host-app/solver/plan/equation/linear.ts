import { rational } from '../../../maths/rational.js';
import { add, div, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { isNum, num, sym, ZERO, termsOf, type Expr } from '../../tree/expr.js';
import { contains, divisors, variablesOf } from '../../tree/walk.js';
import type { Rule } from '../../texts/en.js';
import { divided, subtracted, written } from '../acts.js';
import { Trace } from '../trace.js';
import { equation, type Handler } from './equation.js';
import { cleared } from './standard.js';

/** One fraction is easier to read than several with the same denominator. */
export const oneFraction = (value: Expr, by: Expr): Expr => {
  const apart = expand(div(value, by));
  const terms = termsOf(apart);
  const isEachOver = terms.length > 1 && terms.every((term) => divisors(term).length > 0);
  return isEachOver ? div(value, by) : apart;
};

/** ax + b = cx + d, with numbers or letters as coefficients. */
export const linear: Handler = ({ left, right, x }) => {
  const trace = new Trace(equation(left, right), 'equivalent');
  let [a, b] = [expand(canon(left)), expand(canon(right))];
  const [inA, inB] = [coefficientsIn(a, x), coefficientsIn(b, x)];
  if (!inA || !inB) return null;
  const slope = expand(sub(inA[1] ?? ZERO, inB[1] ?? ZERO));
  if (inA.length > 2 || inB.length > 2) {
    const d = coefficientsIn(sub(a, b), x);
    if (!d || d.length > 2) return null;
  }
  const to = (rule: Rule, after: Expr, act?: string, condition?: string): Trace =>
    trace.to(rule, after, 'equivalent', [], condition, act);
  [a, b] = cleared(trace);
  const steps = (): typeof trace.steps => trace.steps;
  if (slope.key === '0') {
    const rest = expand(sub(a, b));
    to('collect-variable', equation(rest, ZERO), subtracted(b));
    return rest.key === '0'
      ? { roots: [], everything: true, steps: steps(), method: 'linear' }
      : isNum(rest)
        ? { roots: [], steps: steps(), method: 'linear' }
        : null;
  }
  // Moves the variable to the side with the larger coefficient.
  const turned = !contains(a, x);
  if (turned) [a, b] = [b, a];
  to('turn-round', equation(a, b));
  const moved = (e: Expr, wanted: boolean): Expr =>
    add(...termsOf(e).filter((term) => contains(term, x) === wanted));
  const variablePart = moved(b, true);
  [a, b] = [expand(sub(a, variablePart)), expand(sub(b, variablePart))];
  to('collect-variable', equation(a, b), subtracted(variablePart));
  const constantPart = moved(a, false);
  [a, b] = [expand(sub(a, constantPart)), expand(sub(b, constantPart))];
  to('collect-constants', equation(a, b), subtracted(constantPart));
  const coefficient = coefficientsIn(a, x)?.[1] ?? num(rational(1));
  const root = oneFraction(b, coefficient);
  // A letter may be 0, but a written number is not.
  const condition = variablesOf(coefficient).length > 0 ? `${written(coefficient)} ≠ 0` : undefined;
  to('divide', equation(sym(x), root), divided(coefficient), condition);
  return { roots: [root], steps: steps(), method: 'linear' };
};
