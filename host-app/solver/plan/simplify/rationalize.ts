import { add, div, mul, neg } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn, fraction } from '../../kernel/normal.js';
import { arg, isNum, sym, type Expr } from '../../tree/expr.js';
import { collectNodes, mapTree } from '../../tree/walk.js';

const isSquareRoot = (e: Expr): boolean => e.kind === 'power' && isNum(arg(e, 1)) && arg(e, 1).key === '1/2';

/** Top and bottom times the conjugate, until no square root (and no i) is left in the denominator. */
export const rationalize = (e: Expr): Expr => {
  const parts = fraction(e);
  if (!parts) return e;
  let [top, bottom] = [expand(parts[0]), expand(parts[1])];
  for (let k = 0; k < 5; k += 1) {
    const [root] = collectNodes(bottom, (part) => isSquareRoot(part) || part.key === 'ⅈ');
    if (!root) break;
    const named = mapTree(bottom, (part) => (part.key === root.key ? sym('root') : part));
    const [a, b] = coefficientsIn(named, 'root') ?? [];
    if (!a || !b) return e;
    const conjugate = add(a, neg(mul(b, root)));
    [top, bottom] = [expand(mul(top, conjugate)), expand(mul(bottom, add(a, mul(b, root))))];
    bottom = expand(add(mul(a, a), neg(mul(b, b, root, root))));
  }
  return expand(div(top, bottom));
};
