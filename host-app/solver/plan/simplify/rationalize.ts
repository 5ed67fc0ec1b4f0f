import { add, div, mul, neg, splitTerm, sqrt, sub } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn, fraction } from '../../kernel/normal.js';
import { arg, HALF, isNum, sym, termsOf, type Expr } from '../../tree/expr.js';
import { collectNodes, mapTree } from '../../tree/walk.js';
import { written } from '../acts.js';

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

/** √(a + 2√b) as √x + √y, where x + y = a and xy = b: √(7 + 4√3) is 2 + √3. Null for other parts. */
const asTwoRoots = (part: Expr): Expr | null => {
  const [a, root, ...more] = isSquareRoot(part) ? termsOf(arg(part, 0)) : [];
  if (!a || !root || more.length > 0 || !isNum(a) || a.value.n < 0n) return null;
  const distance = sqrt(sub(mul(a, a), expand(mul(root, root))));
  if (!isNum(distance)) return null;
  const [x, y] = [sqrt(mul(HALF, add(a, distance))), sqrt(mul(HALF, sub(a, distance)))];
  return splitTerm(root)[0].n < 0n ? sub(x, y) : add(x, y);
};
export const withoutNestedRoots = (e: Expr): Expr => mapTree(e, (part) => asTwoRoots(part) ?? part);
/** '7 + 4√3 = (2 + √3)²' */
export const squaresUnderRoots = (e: Expr): string =>
  collectNodes(e, (part) => asTwoRoots(part) !== null)
    .map((part) => `${written(arg(part, 0))} = (${written(asTwoRoots(part) ?? part)})².`)
    .join(' ');
