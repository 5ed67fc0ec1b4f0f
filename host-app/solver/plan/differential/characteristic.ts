import { approx } from '../../kernel/approx.js';
import { compare, negate, zero } from '../../../maths/rational.js';
import { add, div, mul, neg, pow, sub } from '../../kernel/canon.js';
import { fn } from '../../kernel/functions.js';
import { factorUnivariate } from '../../poly/factor.js';
import { coefficient, degreeOf, type QPoly } from '../../poly/univariate.js';
import type { Step } from '../../solution.js';
import type { Rule } from '../../texts/en.js';
import { anyOf, E, I, isNum, negative, num, ONE, power, product, sum, sym, TWO, ZERO, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { written } from '../acts.js';
import { factorsAct } from '../equation/factored.js';
import { discriminantOf, factoredExpr, polynomialExpr, quadraticRoots } from '../equation/polynomial.js';
import { tidy } from '../simplify/index.js';
import { step } from '../trace.js';
import { equals, type Ode } from './ode.js';

interface Root {
  readonly value: Expr;
  /** The imaginary part, if there is one; the conjugate belongs to it. */
  readonly turn: Expr | null;
  readonly times: number;
}
export const rootsOf = (p: QPoly): Root[] | null => {
  const found: Root[] = [];
  for (const [factor, times] of factorUnivariate(p).factors) {
    const at = (k: number): Expr => num(coefficient(factor, k));
    if (degreeOf(factor) === 1) found.push({ value: div(neg(at(0)), at(1)), turn: null, times });
    else if (degreeOf(factor) !== 2) return null;
    else if (compare(discriminantOf(factor), zero) > 0)
      found.push(
        ...quadraticRoots(at(2), at(1), at(0)).map((value) => ({ value: tidy(value), turn: null, times })),
      );
    else {
      const size = pow(
        div(num(negate(discriminantOf(factor))), mul(num(4), pow(at(2), TWO))),
        num({ n: 1n, d: 2n }),
      );
      found.push({ value: div(neg(at(1)), mul(TWO, at(2))), turn: tidy(size), times });
    }
  }
  return found.sort((a, b) => approx(a.value) - approx(b.value));
};

export const basisOf = (roots: readonly Root[], x: string): Expr[] =>
  roots.flatMap(({ value, turn, times }) =>
    Array.from({ length: times }, (_, k) => {
      const front = mul(
        k === 0 ? ONE : pow(sym(x), num(k)),
        value.key === '0' ? ONE : pow(E, mul(value, sym(x))),
      );
      return turn ? ['cos', 'sin'].map((name) => mul(front, fn(name, mul(turn, sym(x))))) : [front];
    }).flat(),
  );

export const caseOf = (roots: readonly Root[]): Rule =>
  roots.some(({ turn }) => turn)
    ? 'complex-case'
    : roots.some(({ times }) => times > 1)
      ? 'double-case'
      : 'real-case';

/** How the roots of r² + br + c are found: the number under the root of the quadratic formula. */
const rootsAct = (p: QPoly): string | undefined => {
  const [c, b, a] = [0, 1, 2].map((k) => num(coefficient(p, k))) as [Expr, Expr, Expr];
  if (p.length !== 3) return undefined;
  const below = sum(power(b, TWO), negative(product(num(4), a, c)));
  return `Quadratic formula: under the root ${written(below)} = ${written(num(discriminantOf(p)))}.`;
};
export const characteristicSteps = (
  { equation }: Ode,
  p: QPoly,
  roots: readonly Root[],
  isForced: boolean,
): Step[] => {
  const line = equals(polynomialExpr(p, 'r'), ZERO);
  const values = roots.flatMap(({ value, turn }) =>
    turn ? [sub(value, mul(I, turn)), add(value, mul(I, turn))] : [value],
  );
  const lines = values.map((value) => equals(sym('r'), value));
  const result = anyOf(lines);
  const factored = equals(factoredExpr(p, 'r'), ZERO);
  const isFactored = factored.key !== line.key && roots.every(({ value, turn }) => turn || isNum(value));
  return [
    step(
      'characteristic-equation',
      equation,
      line,
      'case',
      [],
      undefined,
      isForced
        ? 'With y = e^(rx) each derivative brings a factor r. The right side is left out for now.'
        : undefined,
    ),
    ...(isFactored ? [step('factor', line, factored, 'equivalent', [], undefined, factorsAct(p))] : []),
    step(
      'characteristic-roots',
      isFactored ? factored : line,
      result,
      'case',
      [],
      undefined,
      isFactored ? undefined : rootsAct(p),
    ),
  ];
};
