import {
  arg,
  isNode,
  list,
  rebuild,
  type Expr,
  type ListName,
  relation,
  type RelationName,
} from '../tree/expr.js';
import { add, div, mul, neg, pow, sub } from './canon.js';
import { eulerPower, fn } from './functions.js';
import { MathProblem } from './problem.js';

/** The canonical form of anything parsed: no quotients, no minus nodes, numbers worked out, like terms together. */
export const canon = (e: Expr): Expr => {
  if (e.kind === 'num') return e.text === undefined ? e : { kind: 'num', value: e.value, key: e.key };
  if (!isNode(e)) return e;
  const args = e.args.map(canon);
  const [a, b] = args;
  if (e.kind === 'sum') return add(...args);
  if (e.kind === 'product') return mul(...args);
  if (e.kind === 'list') return list(e.name as ListName, args);
  if (e.kind === 'call') return fn(e.name, ...args);
  if (!a) return rebuild(e, args);
  if (e.kind === 'negative') return neg(a);
  if (!b) return rebuild(e, args);
  if (e.kind === 'quotient') {
    if (b.key === '0') throw new MathProblem('math.zero-division');
    return div(a, b);
  }
  if (e.kind === 'power') return (a.key === 'ℯ' && eulerPower(b)) || pow(a, b);
  return relation(e.name as RelationName, a, b);
};

/** What an equation or inequality compares with 0. */
export const leftMinusRight = (line: Expr): Expr => sub(canon(arg(line, 0)), canon(arg(line, 1)));
