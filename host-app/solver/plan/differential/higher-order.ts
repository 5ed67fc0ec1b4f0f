import { approx } from '../../kernel/approx.js';
import { compare, negate, zero, type Rational } from '../../../maths/rational.js';
import { add, div, mul, neg, pow, sub } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { fn } from '../../kernel/functions.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { factorUnivariate } from '../../poly/factor.js';
import { coefficient, degreeOf, type QPoly } from '../../poly/univariate.js';
import type { Draft, Step } from '../../solution.js';
import type { Rule } from '../../texts/en.js';
import {
  E,
  I,
  isNum,
  list,
  num,
  ONE,
  relation,
  sum,
  sym,
  TWO,
  ZERO,
  anyOf,
  type Expr,
} from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { derive } from '../calculus/derivatives/derivative.js';
import { integrate } from '../calculus/integrals/integral.js';
import { discriminantOf, factoredExpr, polynomialExpr, quadraticRoots } from '../equation/polynomial.js';
import { tidy } from '../simplify/index.js';
import { step } from '../trace.js';
import { derivativeName, equals, neat, put, solveLinear, type Ode } from './ode.js';
import { particularOf } from './undetermined.js';
import { leftMinusRight } from '../../kernel/canonical.js';

interface Linear {
  /** Numbers in front of y, y', y'', … */
  readonly operator: readonly Rational[];
  readonly right: Expr;
}
const linearOf = ({ equation, x, y, order }: Ode): Linear | null => {
  let rest = leftMinusRight(equation);
  const operator: Rational[] = [];
  for (let k = order; k >= 0; k -= 1) {
    const found = coefficientsIn(rest, derivativeName(y, k));
    const factor = found?.[1] ?? ZERO;
    if (!found || found.length > 2 || !isNum(factor)) return null;
    operator[k] = factor.value;
    rest = found[0] ?? ZERO;
  }
  const right = neg(rest);
  return variablesOf(right).every((name) => name === x) ? { operator, right } : null;
};

interface Root {
  readonly value: Expr;
  /** The imaginary part, if there is one; the conjugate belongs to it. */
  readonly turn: Expr | null;
  readonly times: number;
}
const rootsOf = (p: QPoly): Root[] | null => {
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

const basisOf = (roots: readonly Root[], x: string): Expr[] =>
  roots.flatMap(({ value, turn, times }) =>
    Array.from({ length: times }, (_, k) => {
      const front = mul(
        k === 0 ? ONE : pow(sym(x), num(k)),
        value.key === '0' ? ONE : pow(E, mul(value, sym(x))),
      );
      return turn ? ['cos', 'sin'].map((name) => mul(front, fn(name, mul(turn, sym(x))))) : [front];
    }).flat(),
  );

const caseOf = (roots: readonly Root[]): Rule =>
  roots.some(({ turn }) => turn)
    ? 'complex-case'
    : roots.some(({ times }) => times > 1)
      ? 'double-case'
      : 'real-case';

const characteristicSteps = ({ equation }: Ode, p: QPoly, roots: readonly Root[]): Step[] => {
  const line = equals(polynomialExpr(p, 'r'), ZERO);
  const values = roots.flatMap(({ value, turn }) =>
    turn ? [sub(value, mul(I, turn)), add(value, mul(I, turn))] : [value],
  );
  const lines = values.map((value) => equals(sym('r'), value));
  const result = anyOf(lines);
  const product = equals(factoredExpr(p, 'r'), ZERO);
  const isFactored = product.key !== line.key && roots.every(({ value, turn }) => turn || isNum(value));
  return [
    step('characteristic-equation', equation, line, 'case'),
    ...(isFactored ? [step('factor', line, product, 'equivalent')] : []),
    step('characteristic-roots', isFactored ? product : line, result, 'case'),
  ];
};

const constantsOf = (count: number): Expr[] => Array.from({ length: count }, (_, k) => sym(`C_${k + 1}`));

/** The constants from the values of y, y', … at one point. */
const withInitial = (
  ode: Ode,
  general: Expr,
  basis: readonly Expr[],
  particular: Expr,
): { exact: Expr; steps: Step[] } | null => {
  const { x, y, initial } = ode;
  const constants = constantsOf(basis.length);
  const slopes = (e: Expr): Expr[] | null => {
    const found = [e];
    for (let k = 1; k < initial.length; k += 1) {
      const next = derive(found[k - 1] ?? ZERO, x);
      if (!next) return null;
      found.push(next);
    }
    return found;
  };
  const columns = [...basis, particular].map(slopes);
  if (columns.some((column) => column === null)) return null;
  const rows = initial.map(({ at, value }, k) => {
    const cells = columns.map((column) => put(column?.[k] ?? ZERO, x, at));
    const rest = cells.at(-1) ?? ZERO;
    return { cells: cells.slice(0, -1), rest, value };
  });
  const solved = solveLinear(rows.map(({ cells, rest, value }) => [...cells, sub(value, rest)]));
  if (!solved) return null;
  const lines = rows.map(({ cells, rest, value }) =>
    equals(add(...cells.map((cell, k) => mul(cell, constants[k] ?? ZERO)), rest), value),
  );
  const values = solved.map((value, k) => equals(constants[k] ?? ZERO, tidy(value)));
  const exact = equals(
    sym(y),
    expand(add(...basis.map((one, k) => mul(solved[k] ?? ZERO, one)), particular)),
  );
  const derived = initial.slice(1).map((_, k) => {
    const parts = columns.map((column, j) => mul(constants[j] ?? ONE, column?.[k + 1] ?? ZERO));
    return relation('=', sym(derivativeName(y, k + 1)), add(...parts));
  });
  const first = list('and', lines);
  return {
    exact,
    steps: [
      ...(derived.length > 0
        ? [
            step(
              'derive-general',
              general,
              derived.length === 1 ? (derived[0] ?? general) : list('and', derived),
              'implies',
            ),
          ]
        : []),
      step('put-initial-values', general, lines.length === 1 ? (lines[0] ?? first) : first, 'case'),
      ...(list('and', values).key === first.key
        ? []
        : [step('solve-constants', first, list('and', values), 'equivalent')]),
      step('put-constants', general, exact, 'case'),
    ],
  };
};

const draftFor = (
  ode: Ode,
  general: Expr,
  basis: readonly Expr[],
  particular: Expr,
  steps: readonly Step[],
  nameKey: Draft['methods'][number]['nameKey'],
): Draft | null => {
  const last =
    ode.initial.length > 0 ? withInitial(ode, general, basis, particular) : { exact: general, steps: [] };
  return (
    last && {
      answer: { kind: 'equation', exact: last.exact },
      methods: [{ nameKey, steps: [...steps, ...last.steps] }],
      notes: ode.initial.length > 0 ? [] : ['note.constant-letters'],
    }
  );
};

/** y'' = f(x) is integrated again and again. */
const planRepeated = (ode: Ode, f: Expr): Draft | null => {
  const { x, y, order, equation } = ode;
  const steps: Step[] = [];
  const constants = constantsOf(order);
  let [line, own, basis]: [Expr, Expr, Expr[]] = [equals(sym(derivativeName(y, order)), f), f, []];
  if (line.key !== equation.key) steps.push(step('isolate-derivative', equation, line, 'equivalent'));
  for (let k = order - 1; k >= 0; k -= 1) {
    const found = integrate(own, x);
    if (!found) return null;
    own = found.value;
    basis = [...basis.map((one) => mul(one, sym(x), num({ n: 1n, d: BigInt(degreeIn(one, x) + 1) }))), ONE];
    const next = equals(
      sym(derivativeName(y, k)),
      add(own, ...basis.map((one, j) => mul(constants[j] ?? ONE, one))),
    );
    steps.push(step('integrate-once', line, next, 'implies', found.steps));
    line = next;
  }
  return draftFor(ode, line, basis, own, steps, 'method.integrate-repeatedly');
};
const degreeIn = (e: Expr, x: string): number => (coefficientsIn(e, x)?.length ?? 1) - 1;

/** Linear equations with constant coefficients, of the second order and above. */
export const planHigherOrder = (ode: Ode): Draft | null => {
  const found = linearOf(ode);
  if (!found) return null;
  const { operator, right } = found;
  const { x, y, order } = ode;
  const lead = num(operator[order] ?? zero);
  if (operator.slice(0, order).every(({ n }) => n === 0n)) return planRepeated(ode, neat(div(right, lead)));
  const roots = rootsOf(operator);
  const forced = right.key === '0' ? null : particularOf(ode, operator, right);
  if (!roots || (right.key !== '0' && !forced)) return null;
  const basis = basisOf(roots, x);
  const constants = constantsOf(basis.length);
  const homogeneous = add(...basis.map((one, k) => mul(constants[k] ?? ONE, one)));
  const name = forced ? sym(`${y}_h`) : sym(y);
  const steps = characteristicSteps(ode, operator, roots);
  const last = steps.at(-1)?.after ?? ode.equation;
  steps.push(step(caseOf(roots), last, equals(name, homogeneous), 'case'));
  const particular = forced?.value ?? ZERO;
  const general = equals(sym(y), add(homogeneous, particular));
  if (forced) {
    steps.push(...forced.steps);
    steps.push(step('add-solutions', equals(sym(y), sum(sym(`${y}_h`), sym(`${y}_p`))), general, 'case'));
  }
  return draftFor(ode, general, basis, particular, steps, 'method.characteristic');
};
