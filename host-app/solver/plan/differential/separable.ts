import { approx } from '../../kernel/approx.js';
import { add, div, mul, pow, sub } from '../../kernel/canon.js';
import type { Draft, Step } from '../../solution.js';
import { arg, call, ONE, product, sum, sym, ZERO, anyOf, factorsOf, type Expr } from '../../tree/expr.js';
import { displayed } from '../../print/displayed.js';
import { contains, substitute, wholeLetter } from '../../tree/walk.js';
import { derive } from '../calculus/derivatives/derivative.js';
import { integrate } from '../calculus/integrals/integral.js';
import { solveEquation } from '../equation/index.js';
import { factorForm } from '../simplify/factor.js';
import { written } from '../acts.js';
import { step, Trace, draftOf } from '../trace.js';
import { familyOf, withConstant, type Family } from './family.js';
import { equals, neat, put, shownSteps, type Ode } from './ode.js';

export const C = sym('C');
const FIRST = sym('C_1');

/** e^(x + y) is e^x e^y. */
const parted = (factor: Expr, y: string): Expr[] => {
  const exponent = factor.kind === 'power' && !contains(arg(factor, 0), y) ? arg(factor, 1) : null;
  if (exponent?.kind !== 'sum') return [factor];
  const of = (has: boolean): Expr =>
    pow(arg(factor, 0), add(...exponent.args.filter((term) => contains(term, y) === has)));
  return [of(false), of(true)];
};
/** The slope as a product of a function of x and a function of y. */
const separated = (slope: Expr, { x, y }: Ode): readonly [Expr, Expr, Expr] | null => {
  for (const form of [slope, factorForm(slope) ?? slope]) {
    const factors = factorsOf(form).flatMap((factor) => parted(factor, y));
    if (factors.some((factor) => contains(factor, x) && contains(factor, y))) continue;
    const ofY = factors.filter((factor) => contains(factor, y));
    return [mul(...factors.filter((factor) => !contains(factor, y))), mul(...ofY), form];
  }
  return null;
};

/** Values of y with slope 0 everywhere; null when they cannot be found for certain. */
const constants = (h: Expr, y: string, letter: string): Expr[] | null => {
  if (!contains(h, y)) return [];
  const solved = solveEquation(h, ZERO, y);
  if (!solved || solved.everything || solved.rounded) return null;
  const { period, roots } = solved;
  return roots.map((root) => neat(period ? add(root, mul(sym(letter), period)) : root));
};

/** The solution through the given point: constant, or with its own C. */
const throughPoint = (
  ode: Ode,
  family: Family,
  h: Expr,
  steps: readonly Step[],
): { exact: Expr; steps: Step[] } | null => {
  const [start] = ode.initial;
  const { x, y } = ode;
  if (!start) return null;
  const letter = sym(y);
  // Beside a root of h with infinite slope, several solutions may pass through the point.
  const bend = derive(h, y);
  const [speed, change] = [
    approx(put(h, y, start.value)),
    bend ? approx(put(bend, y, start.value)) : Number.NaN,
  ];
  if (!Number.isFinite(speed) || !Number.isFinite(change)) return null;
  if (speed === 0) {
    const exact = equals(letter, start.value);
    return { exact, steps: [step('constant-solution', ode.equation, exact, 'case')] };
  }
  const [left, base] = [put(family.left, y, start.value), put(family.base, x, start.at)];
  const value = neat(put(family.isProduct ? div(left, base) : sub(left, base), '', ZERO));
  if (!Number.isFinite(approx(value))) return null;
  const general = equals(family.left, withConstant(family, C));
  const raw = substitute(displayed(family.base), sym(x), start.at);
  const shown = equals(left, family.isProduct ? product(C, raw) : sum(raw, C));
  const right = neat(withConstant(family, value));
  const branches = family.explicit(right)?.map(neat);
  const own = branches?.filter((one) => Math.abs(approx(put(one, x, start.at)) - approx(start.value)) < 1e-9);
  if (own && own.length !== 1) return null;
  const exact = own?.[0] ? equals(letter, own[0]) : equals(family.left, right);
  return {
    exact,
    steps: [
      ...steps,
      step('put-initial', general, shown, 'case'),
      step('solve-constant', shown, equals(C, value), 'equivalent'),
      step('put-constants', general, exact, 'case'),
    ],
  };
};

/** y' = g(x) h(y): both sides are integrated, and the constant solutions are kept. */
export const planSeparable = (ode: Ode, slope: Expr, lines: readonly Step[]): Draft | null => {
  const parts = separated(slope, ode);
  if (!parts) return null;
  const [g, h, form] = parts;
  const { x, y } = ode;
  const [letter, prime] = [sym(y), sym(`${y}'`)];
  const inverted = div(ONE, h);
  const [left, right] = [integrate(inverted, y), integrate(g, x)];
  const whole = wholeLetter(slope, sym(x), letter);
  const still = constants(h, y, whole);
  if (!left || !right || !still) return null;
  const family = familyOf(left.value, right.value, y);
  const isDirect = h.key === '1';
  const start = new Trace(lines.at(-1)?.after ?? equals(prime, slope), 'implies');
  if (!isDirect) {
    start.to('split-slope', equals(prime, form));
    const zero = still.length > 0 ? ` Where ${written(h)} is 0, ${y} does not change.` : '';
    start.says(
      'separate',
      equals(product(inverted, sym(`d${y}`)), product(g, sym(`d${x}`))),
      `Both sides are divided by ${written(h)} and multiplied by d${x}.${zero}`,
    );
  }
  const integrals = equals(isDirect ? letter : call('int', inverted, letter), call('int', g, sym(x)));
  const isLog = family.isProduct;
  const done = equals(left.value, add(right.value, isLog ? FIRST : C));
  const isolated = equals(family.left, withConstant(family, C));
  const explicit = family.explicit(withConstant(family, C))?.map(neat);
  const found = explicit ? explicit.map((value) => equals(letter, value)) : [isolated];
  const steps = [
    ...lines,
    ...start.steps,
    step('integrate-both', start.line, integrals, 'implies'),
    step(
      'integrals-done',
      integrals,
      done,
      'implies',
      shownSteps(ode, ...(isDirect ? [right] : [left, right])),
    ),
    ...(isLog
      ? [step('remove-logarithm', done, isolated, 'implies', [], 'C = ±e^C_1')]
      : isolated.key === done.key
        ? []
        : [step('rename-constant', done, isolated, 'implies')]),
  ];
  if (ode.initial.length > 0) {
    const own = throughPoint(ode, family, h, steps);
    return own && draftOf({ kind: 'equation', exact: own.exact }, own.steps);
  }
  const lost = still.filter(
    (value) => !explicit?.some((one) => family.isProduct && neat(substitute(one, C, ZERO)).key === value.key),
  );
  const all = anyOf([...found, ...lost.map((value) => equals(letter, value))]);
  const general = anyOf(found);
  return {
    answer: { kind: 'equation', exact: all },
    methods: [
      {
        nameKey: 'method.separation',
        steps: [
          ...steps,
          ...(general.key === isolated.key ? [] : [step('solve-for-y', isolated, general, 'implies')]),
          ...(lost.length > 0 ? [step('lost-constants', general, all, 'case')] : []),
        ],
      },
    ],
    notes: [
      'note.constant-letter',
      ...(still.some((value) => contains(value, whole)) ? ['note.integer' as const] : []),
    ],
  };
};
