import { coefficientsIn } from '../../../kernel/normal.js';
import {
  arg,
  call,
  HALF,
  isCall,
  isNum,
  negative,
  num,
  power,
  quotient,
  sym,
  TWO,
  type Expr,
} from '../../../tree/expr.js';
import { collectNodes, contains, mapTree, variablesOf } from '../../../tree/walk.js';
import { rational } from '../../../../maths/rational.js';
import { written } from '../../acts.js';
import { Trace } from '../../trace.js';
import { standardForm } from '../standard.js';
import { difference, equation, rootLine, type Handler, type Solved } from '../equation.js';
import { oneFraction } from '../linear.js';
import { quadraticRoots } from '../polynomial.js';
import { add, div, mul, neg, pow, sub } from '../../../kernel/canon.js';
import { fn } from '../../../kernel/functions.js';
import { isHalves } from '../../../tree/predicates.js';
import { solvedThrough } from './invert.js';
import { approx } from '../../../kernel/approx.js';
import { expand } from '../../../kernel/expand.js';

/** A root that stays one: √(b/a), not √(4a²). */
const isRootOfIt = (root: Expr): boolean =>
  collectNodes(root, (part) => part.kind === 'power' && isHalves(arg(part, 1))).length > 0 &&
  collectNodes(root, (part) => isCall(part, 'abs')).length === 0;

/** v² = 2E/m; null where the root of the value is simpler than that, as for 4a². */
const squareRoots = (x: string, value: Expr, trace: Trace): Solved | null => {
  if (variablesOf(value).length === 0 || !isRootOfIt(pow(value, HALF))) return null;
  const root = call('sqrt', value);
  const roots = [negative(root), root];
  trace.says('isolate-square', equation(power(sym(x), TWO), value), `${written(power(sym(x), TWO))} stands alone.`);
  trace.says('take-root', rootLine(x, roots), 'The square root of each side is taken, with both signs.');
  return { roots, steps: trace.steps };
}; // prettier-ignore

/** The formula as it is known: (−b ± √(b² − 4ac))/(2a). */
const overOne = (a: Expr, b: Expr, c: Expr): readonly [Expr, Expr] => {
  const root = pow(expand(sub(pow(b, TWO), mul(num(4), a, c))), HALF);
  if (variablesOf(a).length === 0 || !isRootOfIt(root)) return quadraticRoots(a, b, c);
  return [neg(root), root].map((one) => oneFraction(add(neg(b), one), mul(TWO, a))) as [Expr, Expr];
};

/** A quadratic whose coefficients are letters or irrational numbers. */
export const literalQuadratic: Handler = (e) => {
  const found = coefficientsIn(difference(e), e.x);
  const [c, b, a] = found ?? [];
  if (!found || found.length !== 3 || !a || !b || !c) return null;
  const discriminant = approx(expand(sub(pow(b, num(2)), mul(num(4), a, c))));
  if (discriminant < 0) return { roots: [], steps: [] };
  const square =
    b.key === '0'
      ? squareRoots(e.x, expand(div(neg(c), a)), new Trace(equation(e.left, e.right), 'equivalent'))
      : null;
  if (square) return square;
  const roots = overOne(a, b, c);
  const unique = roots[0].key === roots[1].key ? [roots[0]] : roots;
  const trace = standardForm(new Trace(equation(e.left, e.right), 'equivalent'), e.x);
  return { roots: unique, steps: trace.to('quadratic-formula', rootLine(e.x, unique)).steps };
};

/** x to an odd power, alone beside letters: every number has one root of an odd degree. */
export const literalPower: Handler = (e) => {
  const terms = coefficientsIn(difference(e), e.x);
  const [c, a] = [terms?.[0], terms?.at(-1)];
  const n = (terms?.length ?? 0) - 1;
  if (!terms || !a || !c || n < 3 || n % 2 === 0 || terms.slice(1, -1).some(({ key }) => key !== '0')) return null;
  const value = expand(div(neg(c), a));
  if (variablesOf(value).length === 0) return null;
  // One root is easier to read than a product of roots.
  const root = n === 3 ? call('cbrt', value) : power(value, num(rational(1, n)));
  const trace = new Trace(equation(e.left, e.right), 'equivalent')
    .says('isolate-square', equation(power(sym(e.x), num(n)), value), `${written(power(sym(e.x), num(n)))} stands alone.`)
    .says('take-root', rootLine(e.x, [root]), `The root of degree ${n} is taken; for an odd degree there is one.`);
  return { roots: [root], steps: trace.steps };
}; // prettier-ignore

/** N = M e^(−kt), A = P(1 + r)³: one power holds the unknown, and letters stand beside it. */
export const literalInverse: Handler = (e) => {
  const rest = difference(e);
  const powers = collectNodes(rest, (part) => part.kind === 'power' && contains(part, e.x));
  const [only] = powers;
  if (!only || new Set(powers.map(({ key }) => key)).size > 1) return null;
  const inPower = mapTree(rest, (part) => (part.key === only.key ? sym('#p') : part));
  const found = contains(inPower, e.x) ? null : coefficientsIn(inPower, '#p');
  const [c, a] = found ?? [];
  if (found?.length !== 2 || !a || !c) return null;
  const value = expand(div(neg(c), a));
  const [base, exponent] = [arg(only, 0), arg(only, 1)];
  // x³ = a is no sum in a power.
  if (variablesOf(value).length === 0 || base.key === e.x) return null;
  const alone = { ...e, left: only, right: value };
  const isolated = new Trace(equation(e.left, e.right), 'equivalent')
    .says('isolate-square', equation(only, value), `${written(only)} stands alone.`).steps;
  const isExponential = !contains(base, e.x) && approx(base) > 0 && approx(base) !== 1;
  const isOddPower = isNum(exponent) && exponent.value.d === 1n && exponent.value.n % 2n === 1n;
  const then = isExponential
    ? solvedThrough(alone, 'take-logarithm', [[exponent, div(fn('ln', value), fn('ln', base))]], `The logarithm of each side is taken: ${written(call('ln', only))} = ${written(exponent)}${base.key === 'ℯ' ? '' : ` · ${written(call('ln', base))}`}.`)
    : isOddPower && !contains(exponent, e.x)
      ? solvedThrough(alone, 'take-root', [[base, power(value, quotient(num(1), exponent))]], `The root of degree ${written(exponent)} is taken; for an odd degree there is one.`)
      : null;
  return then && { ...then, steps: [...isolated, ...then.steps] };
}; // prettier-ignore
