import { canon } from '../../kernel/canonical.js';
import { approx } from '../../kernel/approx.js';
import { div, neg } from '../../kernel/canon.js';
import { fn } from '../../kernel/functions.js';
import { written } from '../../plan/acts.js';
import { simplest } from '../../plan/simplify/index.js';
import { draftOf, Trace } from '../../plan/trace.js';
import { displayed } from '../../print/displayed.js';
import type { Draft, Problem } from '../../solution.js';
import {
  arg,
  call,
  isCall,
  isNode,
  list,
  negative,
  num,
  power,
  product,
  quotient,
  sum,
  sym,
  TWO,
  type Expr,
} from '../../tree/expr.js';
import { equals } from '../calculus/formula.js';
import { wavesOf } from './waves.js';

/** R sin(x ± α) and R cos(x ± α), multiplied out. */
const multiplied = (name: string, isPlus: boolean, inner: Expr, angle: Expr): Expr => {
  const R = sym('R');
  const of = (first: string, second: string): Expr => product(R, call(first, angle), call(second, inner));
  const [one, other] = name === 'sin' ? [of('cos', 'sin'), of('sin', 'cos')] : [of('cos', 'cos'), of('sin', 'sin')];
  return sum(one, (name === 'sin') === isPlus ? other : negative(other));
}; // prettier-ignore

/** The sum is compared with the form that is asked for, multiplied out. */
export const planWave = ({ expression }: Problem): Draft | null => {
  const [f, asked] = [arg(expression, 0), arg(expression, 1)];
  const waves = wavesOf(f);
  const wave = arg(asked, 1);
  const inner = isCall(wave) ? arg(wave, 0) : null;
  if (!waves || !inner || !isCall(wave)) return null;
  const last = arg(inner, 1);
  const isPlus = !isNode(last);
  const angle = isNode(last) ? arg(last, 0) : last;
  const isSine = wave.name === 'sin';
  const { sine, cosine } = waves;
  const across = isSine ? cosine : sine;
  const isTurned = isSine !== isPlus;
  const [p, q] = [isSine ? sine : cosine, isTurned ? neg(across) : across];
  // The angle is acute where both are positive; with another sign the form does not fit.
  if (!(approx(p) > 0 && approx(q) > 0)) return null;
  const R = sym('R');
  const size = simplest(canon(power(sum(power(p, TWO), power(q, TWO)), quotient(num(1), TWO)))).form;
  const tangent = simplest(div(q, p)).form;
  const turn = simplest(fn('atan', tangent)).form;
  const exact = product(size, call(wave.name, sum(waves.inner, isPlus ? turn : negative(turn))));
  const trace = new Trace(expression, 'implies');
  trace.says('wave-expand', equals(asked, multiplied(wave.name, isPlus, waves.inner, angle)), undefined);
  trace.says('wave-compare', list('and', [equals(product(R, call('cos', angle)), p), equals(product(R, call('sin', angle)), q)]), undefined);
  trace.says('wave-size', equals(R, call('sqrt', sum(power(p, TWO), power(q, TWO)))), undefined);
  trace.says('wave-short', equals(R, size), undefined);
  trace.says('wave-angle', equals(call('tan', angle), displayed(tangent)), `${written(q)} is divided by ${written(p)}: sin and cos of the angle over each other are its tangent.`);
  trace.says('wave-turn', equals(angle, turn), undefined);
  trace.says('wave-write', equals(f, exact), undefined);
  return draftOf({ kind: 'expression', exact }, trace.steps);
}; // prettier-ignore
