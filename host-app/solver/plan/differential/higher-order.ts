import { zero, type Rational } from '../../../maths/rational.js';
import { add, div, mul, neg, sub } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import type { Draft, Step } from '../../solution.js';
import { isNum, list, num, ONE, relation, sum, sym, ZERO, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { derive } from '../calculus/derivatives/derivative.js';
import { integrate } from '../calculus/integrals/integral.js';
import { tidy } from '../simplify/index.js';
import { step } from '../trace.js';
import { derivativeName, equals, neat, put, solveLinear, type Ode } from './ode.js';
import { basisOf, caseOf, characteristicSteps, rootsOf } from './characteristic.js';
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
  const steps = characteristicSteps(ode, operator, roots, forced !== null);
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
