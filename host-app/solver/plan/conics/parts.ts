import { isZero, multiply, rational, type Rational } from '../../../maths/rational.js';
import { pow, sub } from '../../kernel/canon.js';
import type { Step } from '../../solution.js';
import { HALF, list, num, power, product, relation, sym, TWO, type Expr } from '../../tree/expr.js';
import type { Fact, FactName } from '../functions/functions.types.js';
import { tidy } from '../simplify/index.js';

export const [X, Y] = [sym('x'), sym('y')];
export const half = (value: Rational): Rational => multiply(value, rational(1, 2));
export const root = (value: Rational): Expr => tidy(pow(num(value), HALF));
export const point = (x: Expr, y: Expr): Expr => list('tuple', [tidy(x), tidy(y)]);
export const fact = (name: FactName, value: Expr): Fact => ({ name, value });
export const square = (letter: Expr, at: Rational): Expr =>
  power(isZero(at) ? letter : sub(letter, num(at)), TWO);
export const times = (factor: Rational, e: Expr): Expr =>
  factor.n === 1n && factor.d === 1n ? e : product(num(factor), e);
export const line = (letter: Expr, value: Expr): Expr => relation('=', letter, tidy(value));

export interface Result {
  readonly kind: string;
  readonly facts: readonly Fact[];
  readonly steps: readonly Step[];
}
