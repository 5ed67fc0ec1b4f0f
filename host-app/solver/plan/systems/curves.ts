import { approx } from '../../kernel/approx.js';
import { div, mul, neg, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn, fraction, together } from '../../kernel/normal.js';
import { spend } from '../../kernel/problem.js';
import type { Draft } from '../../solution.js';
import { arg, isNum, list, relation, sym, ZERO, anyOf, type Expr } from '../../tree/expr.js';
import { contains, someNode, substitute, variablesOf, substituteAll } from '../../tree/walk.js';
import { written } from '../acts.js';
import { solveEquation } from '../equation/index.js';
import { tidy } from '../simplify/index.js';
import { Trace } from '../trace.js';

type Point = Map<string, Expr>;
const zeroForm = (e: Expr): Expr => relation('=', expand(e), ZERO);

interface Choice {
  readonly at: number;
  readonly name: string;
  readonly value: Expr;
}
/** An equation that is linear in a variable whose coefficient is a number: that variable is easiest to replace. */
const choose = (equations: readonly Expr[], unknowns: readonly string[]): Choice | null => {
  let best: (Choice & { readonly cost: number }) | null = null;
  equations.forEach((equation, at) => {
    for (const name of unknowns) {
      const found = coefficientsIn(equation, name);
      const [rest, slope] = found ?? [];
      if (!found || found.length !== 2 || !rest || !slope || !isNum(slope)) continue;
      const cost =
        (slope.value.d === 1n && (slope.value.n === 1n || slope.value.n === -1n) ? 0 : 10) +
        variablesOf(rest).length;
      if (!best || cost < best.cost) best = { at, name, value: expand(div(neg(rest), slope)), cost };
    }
  });
  return best;
};
/**
 * xy = 12 is linear in y, whose coefficient is x: y = 12/x, where x is not 0. It may be 0 only where the equation is
 * true for any y, so a number that is left without y rules that out.
 */
const chooseQuotient = (equations: readonly Expr[], unknowns: readonly string[]): Choice | null => {
  for (const [at, equation] of equations.entries())
    for (const name of [...unknowns].reverse()) {
      const [rest, slope, more] = coefficientsIn(equation, name) ?? [];
      const [x, other] = slope ? variablesOf(slope) : [];
      if (!rest || !slope || more || x === undefined || other !== undefined) continue;
      const zeros = solveEquation(slope, ZERO, x);
      const isNever = zeros && !zeros.everything && !zeros.period && zeros.roots.length > 0 &&
        zeros.roots.every((root) => Math.abs(approx(canon(substitute(rest, sym(x), root)))) > 1e-9);
      if (isNever) return { at, name, value: together(div(neg(rest), slope)) };
    }
  return null;
}; // prettier-ignore
const pick = (equations: readonly Expr[], unknowns: readonly string[]): Choice | null =>
  choose(equations, unknowns) ??
  (equations.some((one) => variablesOf(one).length === 1) ? null : chooseQuotient(equations, unknowns));
/** What is left of an equation with the value put in, without denominators. */
const replacedBy = (equation: Expr, { name, value }: Choice): Expr => {
  const made = together(canon(substitute(equation, sym(name), value)));
  return expand(fraction(made)?.[0] ?? made);
};

/** Differences of equations with the same square terms: two circles become a line. */
const combined = (
  equations: readonly Expr[],
  unknowns: readonly string[],
): { readonly equations: Expr[]; readonly act: string } | null => {
  const [first, second, ...rest] = equations;
  if (!first || !second) return null;
  for (const name of unknowns) {
    const [a, b] = [coefficientsIn(first, name)?.[2], coefficientsIn(second, name)?.[2]];
    if (!a || !b || !isNum(a) || !isNum(b)) continue;
    const joined = expand(sub(mul(b, first), mul(a, second)));
    const act = `${written(b)} · (1) − ${written(a)} · (2): ${name}² drops out.`.replace(/(?<!\d)1 · /g, '');
    if (
      joined.key !== '0' &&
      variablesOf(joined).length < variablesOf(list('system', [first, second])).length
    )
      return { equations: [joined, first, ...rest], act };
    if (choose([joined], unknowns) ?? chooseQuotient([joined], unknowns))
      return { equations: [joined, first, ...rest], act };
  }
  return null;
};

/** xy = 0: one of the factors is 0. */
const openProduct = (
  equations: readonly Expr[],
  unknowns: readonly string[],
): { readonly cases: readonly Expr[]; readonly others: readonly Expr[] } | null => {
  for (const equation of equations)
    for (const name of unknowns) {
      const [rest, ...more] = coefficientsIn(equation, name) ?? [];
      if (rest?.key !== '0' || more.length === 0) continue;
      const left = expand(together(div(equation, sym(name))));
      return { cases: [sym(name), left], others: equations.filter((one) => one !== equation) };
    }
  return null;
};
const distinct = (points: readonly Point[], unknowns: readonly string[]): Point[] => [
  ...new Map(
    points.map((point) => [unknowns.map((name) => point.get(name)?.key ?? '').join(), point]),
  ).values(),
];

const solveAll = (equations: readonly Expr[], unknowns: readonly string[], depth: number): Point[] | null => {
  spend(50);
  const open = equations.filter((equation) => equation.key !== '0');
  if (open.some((equation) => isNum(equation))) return [];
  if (unknowns.length === 0)
    return open.every((equation) => Math.abs(approx(equation)) < 1e-9) ? [new Map()] : [];
  if (depth > 8) return null;
  const picked = pick(open, unknowns);
  if (picked) {
    const others = open.filter((_, at) => at !== picked.at).map((equation) => replacedBy(equation, picked));
    const left = unknowns.filter((name) => name !== picked.name);
    if (others.length === 0 && left.length > 0) return null;
    return back(solveAll(others, left, depth + 1), picked.name, picked.value);
  }
  const single = open.find((equation) => variablesOf(equation).length === 1);
  const [name] = single ? variablesOf(single) : [];
  if (single && name) {
    const solved = solveEquation(single, ZERO, name);
    if (!solved || solved.everything || solved.period) return null;
    const found: Point[] = [];
    for (const root of solved.roots) {
      const others = open
        .filter((equation) => equation !== single)
        .map((equation) => expand(substitute(equation, sym(name), root)));
      const inner = back(
        solveAll(
          others,
          unknowns.filter((one) => one !== name),
          depth + 1,
        ),
        name,
        root,
      );
      if (!inner) return null;
      found.push(...inner);
    }
    return found;
  }
  const product = openProduct(open, unknowns);
  if (product) {
    const cases = product.cases.map((one) => solveAll([one, ...product.others], unknowns, depth + 2));
    const known = cases.filter((points) => points !== null);
    return known.length === cases.length ? distinct(known.flat(), unknowns) : null;
  }
  const mixed = combined(open, unknowns);
  return mixed ? solveAll(mixed.equations, unknowns, depth + 3) : null;
};

const back = (points: Point[] | null, name: string, value: Expr): Point[] | null =>
  points?.map((point) => {
    const exact = substituteAll(value, point);
    const made = expand(canon(exact));
    // 2/(1 + √2) has its root in the denominator.
    const hasRootBelow = someNode(made, (part) => part.kind === 'power' && arg(part, 0).kind === 'sum');
    return new Map([...point, [name, hasRootBelow ? tidy(made) : made]]);
  }) ?? null;

/** Lines of the substitution method, for the checks and the page. */
const steps = (
  system: Expr,
  equations: readonly Expr[],
  unknowns: readonly string[],
  points: readonly Point[],
) => {
  const trace = new Trace(system, 'case');
  let [open, left] = [[...equations], [...unknowns]];
  for (let k = 0; k < unknowns.length - 1; k += 1) {
    const picked = pick(open, left);
    if (!picked) break;
    const others = open.filter((_, at) => at !== picked.at).map((equation) => replacedBy(equation, picked));
    trace.says(
      'substitute-equation',
      list('system', [relation('=', sym(picked.name), picked.value), ...others.map(zeroForm)]),
      `${picked.name} = ${written(picked.value)} is put into the other equation.`,
    );
    [open, left] = [others, left.filter((name) => name !== picked.name)];
  }
  const mixed = open.length > 1 && !pick(open, left) ? combined(open, left) : null;
  if (mixed) {
    open = mixed.equations;
    trace.says('eliminate', list('system', open.map(zeroForm)), mixed.act);
  }
  const lines = points.map((point) =>
    list(
      'and',
      unknowns.map((name) => relation('=', sym(name), point.get(name) ?? ZERO)),
    ),
  );
  const single = open.find((equation) => variablesOf(equation).length === 1);
  const [name = ''] = single ? variablesOf(single) : [];
  const inner = single ? (solveEquation(single, ZERO, name)?.steps ?? []) : [];
  const all = anyOf(lines);
  const act = `The equation with ${name} alone is solved; each value is put into the other equation.`;
  const product = single ? null : openProduct(open, left);
  const factors = product?.cases.map((one) => `${written(one)} = 0`).join(' or ');
  const cases =
    factors && `A product is 0 only when a factor is 0: ${factors}. Each is put into the other equation.`;
  return (single ? trace.says('solve-case', all, act, inner) : trace.says('solve-case', all, cases)).steps;
};

/** Systems with squares, roots or products of the unknowns. */
export const planCurves = (
  expression: Expr,
  unknowns: readonly string[],
  equations: readonly Expr[],
): Draft | null => {
  const points = solveAll(equations, unknowns, 0);
  const whole = points?.every((point) =>
    unknowns.every(
      (name) => point.has(name) && !unknowns.some((other) => contains(point.get(name) ?? ZERO, other)),
    ),
  );
  if (!points || !whole) return null;
  const real = points.filter((point) => [...point.values()].every((value) => Number.isFinite(approx(value))));
  return {
    answer: {
      kind: 'points',
      variables: unknowns,
      points: real.map((point) => unknowns.map((name) => point.get(name) ?? ZERO)),
    },
    methods: [{ nameKey: 'method.substitution', steps: steps(expression, equations, unknowns, real) }],
    notes: [],
  };
};
