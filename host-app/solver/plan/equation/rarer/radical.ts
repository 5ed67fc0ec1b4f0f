import { div, neg, pow, splitPower } from '../../../kernel/canon.js';
import { expand } from '../../../kernel/expand.js';
import { coefficientsIn, together } from '../../../kernel/normal.js';
import { isNum, num, sym, type Expr } from '../../../tree/expr.js';
import { collectNodes, contains, countNodes, mapTree } from '../../../tree/walk.js';
import { Trace } from '../../trace.js';
import { difference, equation, type Handler } from '../equation.js';
import { tested } from './tested.js';

const isRoot = (e: Expr, x: string): boolean => {
  const [base, exponent] = splitPower(e);
  return isNum(exponent) && exponent.value.d > 1n && contains(base, x);
};

/** Isolates one root and raises both sides to its power; every result is tested. */
export const radical: Handler = (e) => {
  const d = expand(difference(e));
  const roots = collectNodes(d, (part) => isRoot(part, e.x)).sort((a, b) => countNodes(b) - countNodes(a));
  const [root] = roots;
  if (!root || roots.length > 4 || e.depth > 8) return null;
  const [base, exponent] = splitPower(root);
  if (!isNum(exponent)) return null;
  // Powers of one root: r replaces base^(1/index).
  const index = exponent.value.d;
  const inRoot = mapTree(d, (part) => {
    const [inner, power] = splitPower(part);
    return inner.key === base.key && isNum(power) && power.value.d === index && power.value.n > 0n
      ? pow(sym('root'), num(power.value.n))
      : part;
  });
  const coefficients = coefficientsIn(inRoot, 'root');
  if (!coefficients) return null;
  const powers = coefficients.map((value, k) => (value.key === '0' ? -1 : k)).filter((k) => k > 0);
  const [k] = powers;
  if (powers.length !== 1 || k === undefined) return null;
  const value = together(div(neg(coefficients[0] ?? num(0)), coefficients[k] ?? num(1)));
  const isolated = pow(base, num({ n: BigInt(k), d: index }));
  const trace = new Trace(equation(e.left, e.right), 'implies').to(
    'isolate-root',
    equation(isolated, value),
    'equivalent',
  );
  const sides: [Expr, Expr] = [expand(pow(base, num(k))), expand(pow(value, num(index)))];
  trace.says(
    'raise',
    equation(...sides),
    `Each side is raised to the power of ${index}; that can add roots, so the results are tested.`,
  );
  const inner = e.solve(...sides, e.x);
  if (!inner || inner.everything) return null;
  return tested(e, [inner], [...trace.steps, ...inner.steps]);
};
