import { approx } from '../../kernel/approx.js';
import { add, div, mul, neg, pow, sub } from '../../kernel/canon.js';
import { fn } from '../../kernel/functions.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { splitTerm } from '../../kernel/terms.js';
import type { Draft, Step } from '../../solution.js';
import {
  arg,
  call,
  E,
  isCall,
  isNum,
  list,
  num,
  ONE,
  product,
  relation,
  sym,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { contains, substitute } from '../../tree/walk.js';
import { rational } from '../../../maths/rational.js';
import { derive } from '../calculus/derivative.js';
import { integrate } from '../calculus/integral.js';
import { solveEquation } from '../equation/index.js';
import { factorForm } from '../simplify/factor.js';
import { step } from '../trace.js';
import { equals, exponentialOf, neat, put, type Ode } from './ode.js';

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
export const separated = (slope: Expr, { x, y }: Ode): readonly [Expr, Expr] | null => {
  for (const form of [slope, factorForm(slope) ?? slope]) {
    const factors = (form.kind === 'product' ? form.args : [form]).flatMap((factor) => parted(factor, y));
    if (factors.some((factor) => contains(factor, x) && contains(factor, y))) continue;
    const ofY = factors.filter((factor) => contains(factor, y));
    return [mul(...factors.filter((factor) => !contains(factor, y))), mul(...ofY)];
  }
  return null;
};

/** left(y) = base(x) + C, or left(y) = C base(x); and y itself where it can be found. */
interface Family {
  readonly isProduct: boolean;
  readonly left: Expr;
  readonly base: Expr;
  readonly explicit: (right: Expr) => readonly Expr[] | null;
}

const linearParts = (u: Expr, y: string): readonly [Expr, Expr] | null => {
  const [b = ZERO, a, ...more] = coefficientsIn(u, y) ?? [];
  return a && more.length === 0 ? [a, b] : null;
};

/** Sums of k ln|u| with one k, or with k and -k. */
const fromLogarithms = (left: Expr, right: Expr, y: string): Family | null => {
  const terms = (left.kind === 'sum' ? left.args : [left]).map(splitTerm);
  const [k] = terms[0] ?? [];
  if (!k || !terms.every(([, rest]) => isCall(rest, 'ln'))) return null;
  const powers = terms.map(([factor]) =>
    factor.n * k.d === k.n * factor.d ? 1 : factor.n * k.d === -k.n * factor.d ? -1 : 0,
  );
  const inner = terms.map(([, rest]) => (isCall(arg(rest, 0), 'abs') ? arg(arg(rest, 0), 0) : arg(rest, 0)));
  const lines = inner.map((u) => linearParts(u, y));
  const [first, second] = lines;
  const base = exponentialOf(neat(div(right, num(k))), true);
  if (!first || lines.length > 2) return null;
  if (lines.length === 1)
    return {
      isProduct: true,
      left: add(sym(y), div(first[1], first[0])),
      base,
      explicit: (value) => [sub(value, div(first[1], first[0]))],
    };
  if (!second || (powers[1] ?? 0) !== -1) return null;
  const [[a, b], [c, d]] = [first, second];
  return {
    isProduct: true,
    left: div(inner[0] ?? ZERO, inner[1] ?? ONE),
    base,
    explicit: (value) => [div(sub(mul(value, d), b), sub(a, mul(c, value)))],
  };
};

/** y from core(y) = value; null where it stays as it is. */
const inverse = (core: Expr, y: string): ((value: Expr) => readonly Expr[]) | null => {
  if (core.kind === 'sym') return (value) => [value];
  const solve = (u: Expr): ((value: Expr) => Expr) | null => {
    const line = linearParts(u, y);
    return line && ((value) => div(sub(value, line[1]), line[0]));
  };
  if (core.kind === 'call') {
    const back = { atan: 'tan', asinh: 'sinh' }[core.name];
    const own = solve(arg(core, 0));
    return back && own ? (value) => [own(fn(back, value))] : null;
  }
  if (core.kind !== 'power') return null;
  const [base, exponent] = [arg(core, 0), arg(core, 1)];
  if (base.key === E.key) {
    const own = solve(exponent);
    return own && ((value) => [own(fn('ln', value))]);
  }
  const own = solve(base);
  if (!own || !isNum(exponent) || exponent.value.d !== 1n) return null;
  const { n } = exponent.value;
  const root = (value: Expr): Expr =>
    pow(n < 0n ? div(ONE, value) : value, num(rational(1n, n < 0n ? -n : n)));
  return n % 2n === 0n ? (value) => [own(root(value)), own(neg(root(value)))] : (value) => [own(root(value))];
};

const familyOf = (left: Expr, right: Expr, y: string): Family => {
  const logs = fromLogarithms(left, right, y);
  if (logs) return logs;
  const [k, core] = splitTerm(left);
  const back = inverse(core, y);
  return {
    isProduct: false,
    left: back ? core : left,
    base: back ? neat(mul(num({ n: k.d * (k.n < 0n ? -1n : 1n), d: k.n < 0n ? -k.n : k.n }), right)) : right,
    explicit: back ?? (() => null),
  };
};

/** Values of y with slope 0 everywhere; null when they cannot be found for certain. */
const constants = (h: Expr, y: string): Expr[] | null => {
  if (!contains(h, y)) return [];
  const solved = solveEquation(h, ZERO, y);
  if (!solved || solved.everything || solved.rounded) return null;
  const { period, roots } = solved;
  return roots.map((root) => neat(period ? add(root, mul(sym('k'), period)) : root));
};

const withConstant = ({ isProduct, base }: Family, constant: Expr): Expr =>
  isProduct ? mul(constant, base) : add(base, constant);
const either = (lines: readonly Expr[]): Expr =>
  lines.length === 1 && lines[0] ? lines[0] : list('or', lines);

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
  const shown = relation('=', left, withConstant({ ...family, base }, C));
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
      step('write-solution', general, exact, 'case'),
    ],
  };
};

/** y' = g(x) h(y): both sides are integrated, and the constant solutions are kept. */
export const planSeparable = (ode: Ode, slope: Expr, lines: readonly Step[]): Draft | null => {
  const parts = separated(slope, ode);
  if (!parts) return null;
  const [g, h] = parts;
  const { x, y } = ode;
  const [letter, prime] = [sym(y), sym(`${y}'`)];
  const inverted = div(ONE, h);
  const [left, right] = [integrate(inverted, y), integrate(g, x)];
  const still = constants(h, y);
  if (!left || !right || !still) return null;
  const family = familyOf(left.value, right.value, y);
  const before = lines.at(-1)?.after ?? equals(prime, slope);
  const [dy, dx] = [sym(`d${y}`), sym(`d${x}`)];
  const apart = equals(h.key === '1' ? dy : product(inverted, dy), product(g, dx));
  const integrals = equals(call('int', inverted, letter), call('int', g, sym(x)));
  const isLog = family.isProduct;
  const done = equals(left.value, add(right.value, isLog ? FIRST : C));
  const isolated = equals(family.left, withConstant(family, C));
  const explicit = family.explicit(withConstant(family, C))?.map(neat);
  const found = explicit ? explicit.map((value) => equals(letter, value)) : [isolated];
  const steps = [
    ...lines,
    ...(h.key === '1' ? [] : [step('separate', before, apart, 'implies')]),
    step('integrate-both', h.key === '1' ? before : apart, integrals, 'implies'),
    step('integrals-done', integrals, done, 'implies', [...left.steps, ...right.steps]),
    ...(isLog
      ? [step('remove-logarithm', done, isolated, 'implies', [], 'C = ±e^C_1')]
      : isolated.key === done.key
        ? []
        : [step('rename-constant', done, isolated, 'implies')]),
  ];
  if (ode.initial.length > 0) {
    const own = throughPoint(ode, family, h, steps);
    return (
      own && {
        answer: { kind: 'equation', exact: own.exact },
        methods: [{ nameKey: 'method.steps', steps: own.steps }],
        notes: [],
      }
    );
  }
  const lost = still.filter(
    (value) => !explicit?.some((one) => family.isProduct && neat(substitute(one, C, ZERO)).key === value.key),
  );
  const all = either([...found, ...lost.map((value) => equals(letter, value))]);
  const general = either(found);
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
      ...(still.some((value) => contains(value, 'k')) ? ['note.integer' as const] : []),
    ],
  };
};
