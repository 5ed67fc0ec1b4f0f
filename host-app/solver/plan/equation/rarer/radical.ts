import { canon } from '../../../kernel/canonical.js';
import { div, neg, pow, splitPower } from '../../../kernel/canon.js';
import { expand } from '../../../kernel/expand.js';
import { coefficientsIn, together } from '../../../kernel/normal.js';
import { arg, isCall, isNum, num, sym, type Expr } from '../../../tree/expr.js';
import { collectNodes, contains, countNodes, mapTree } from '../../../tree/walk.js';
import { Trace } from '../../trace.js';
import { difference, equation, type Equation, type Handler } from '../equation.js';
import { tested } from './tested.js';

const isRoot = (e: Expr, x: string): boolean => {
  const [base, exponent] = splitPower(e);
  return isNum(exponent) && exponent.value.d > 1n && contains(base, x);
};

interface Isolated {
  readonly base: Expr;
  readonly index: bigint;
  readonly k: number;
  readonly value: Expr;
}
/** A square root that is a side of its own already. */
const alone = ({ left, right, x }: Equation): Isolated | null => {
  const [root, other] = isCall(left, 'sqrt') ? [left, right] : [right, left];
  if (!isCall(root, 'sqrt') || !contains(root, x)) return null;
  return { base: canon(arg(root, 0)), index: 2n, k: 1, value: canon(other) };
};
const isolated = (e: Equation): Isolated | null => {
  const d = expand(difference(e));
  const roots = collectNodes(d, (part) => isRoot(part, e.x)).sort((a, b) => countNodes(b) - countNodes(a));
  const [root] = roots;
  if (!root || roots.length > 4) return null;
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
  return {
    base,
    index,
    k,
    value: together(div(neg(coefficients[0] ?? num(0)), coefficients[k] ?? num(1))),
  };
};

/** Isolates one root and raises both sides to its power; every result is tested. */
export const radical: Handler = (e) => {
  const found = e.depth > 8 ? null : (alone(e) ?? isolated(e));
  if (!found) return null;
  const { base, index, k, value } = found;
  const trace = new Trace(equation(e.left, e.right), 'implies');
  if (!alone(e))
    trace.to('isolate-root', equation(pow(base, num({ n: BigInt(k), d: index })), value), 'equivalent');
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
