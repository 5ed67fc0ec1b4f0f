import { one, type Rational } from '../../maths/rational.js';
import { arg, num, ONE, product as productNode, type Expr } from '../tree/expr.js';

/** Coefficient and the rest of a canonical term: -3 x y -> [-3, x y]. */
export const splitTerm = (e: Expr): [Rational, Expr] => {
  if (e.kind === 'num') return [e.value, ONE];
  const first = e.kind === 'product' ? e.args[0] : undefined;
  if (e.kind !== 'product' || first?.kind !== 'num') return [one, e];
  return [first.value, productNode(...e.args.slice(1))];
};
export const splitPower = (e: Expr): [Expr, Expr] => (e.kind === 'power' ? [arg(e, 0), arg(e, 1)] : [e, ONE]);

/** value · rest, flat. */
export const scaled = (value: Rational, rest: Expr): Expr => {
  if (rest.key === '1') return num(value);
  if (value.n === 1n && value.d === 1n) return rest;
  return rest.kind === 'product' ? productNode(num(value), ...rest.args) : productNode(num(value), rest);
};
