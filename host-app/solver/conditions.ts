import { canon, leftMinusRight } from './kernel/canonical.js';
import { approx } from './kernel/approx.js';
import { add, div, mul, neg, splitTerm, sub } from './kernel/canon.js';
import { rationalCoefficients } from './kernel/normal.js';
import { measured } from './check/numbers/measured.js';
import { evaluate, type Point } from './check/values/evaluate.js';
import { scanRoots } from './check/solutions/roots.js';
import { factorForm } from './plan/simplify/factor.js';
import type { Draft, Problem } from './solution.js';
import {
  arg,
  call,
  isCall,
  isNode,
  isNum,
  num,
  ONE,
  relation,
  sym,
  termsOf,
  ZERO,
  type Expr,
} from './tree/expr.js';
import { isHalves, usesI } from './tree/predicates.js';
import { collectNodes, contains, divisors, substitute, variablesOf, distinctNodes } from './tree/walk.js';
import { compare, divide, negate, zero, type Rational } from '../maths/rational.js';

const hasLetters = (e: Expr): boolean => variablesOf(e).length > 0;
/** The factors with letters, each once and without its exponent. */
const factorsOf = (e: Expr): Expr[] => {
  const form = factorForm(canon(e)) ?? canon(e);
  return (form.kind === 'product' ? form.args : [form])
    .map((part) => (part.kind === 'power' && isNum(arg(part, 1)) ? arg(part, 0) : part))
    .filter(hasLetters);
};
const canNotBeZero = (e: Expr): boolean => {
  const [name, ...others] = variablesOf(e);
  return name !== undefined && others.length === 0 && scanRoots(relation('=', e, ZERO), name).length === 0;
};

/** x != 2 for x - 2, a != b for a - b; null where it is never 0. */
const notZero = (e: Expr): Expr | null => {
  if (canNotBeZero(e)) return null;
  if (e.kind === 'call' && e.name === 'ln') return notZero(sub(arg(e, 0), ONE));
  const [name = '', ...others] = variablesOf(e);
  const line = others.length === 0 ? rationalCoefficients(e, name) : null;
  const [constant, slope] = line ?? [];
  if (constant && slope && line?.length === 2)
    return relation('!=', sym(name), num(divide(negate(constant), slope)));
  const [first, second] = e.kind === 'sum' && e.args.length === 2 ? e.args : [];
  if (!first || !second) return relation('!=', e, ZERO);
  // x != y rather than -x != -y.
  return splitTerm(first)[0].n < 0n ? relation('!=', neg(first), second) : relation('!=', first, neg(second));
};

/** x^p has a value for every p only if x is positive. */
const powerBases = (e: Expr): Expr[] =>
  collectNodes(
    e,
    (part) => part.kind === 'power' && hasLetters(arg(part, 1)) && hasLetters(arg(part, 0)),
  ).map((part) => relation('>', arg(part, 0), ZERO));

/** a <= 0 rather than -a >= 0. */
const atLeast0 = (e: Expr): Expr =>
  e.kind === 'product' && e.args.length === 2 && e.args[0]?.key === '-1'
    ? relation('<=', neg(e), ZERO)
    : relation('>=', e, ZERO);

/** What n! needs where the answer has none: n >= 0; of (n + 1)! and (n − 1)! the stricter one counts. */
const factorials = (question: Expr, results: readonly Expr[]): Expr[] => {
  const under = (e: Expr): Expr[] =>
    collectNodes(e, (part) => isCall(part, 'factorial')).map((part) => canon(arg(part, 0)));
  const kept = new Set(results.flatMap(under).map(({ key }) => key));
  const least = new Map<string, readonly [rest: Expr, added: Rational]>();
  for (const e of under(question).filter(hasLetters)) {
    const number = termsOf(e).find(isNum);
    const added = number?.value ?? zero;
    const rest = number ? sub(e, number) : e;
    const known = least.get(rest.key);
    if (!known || compare(added, known[1]) < 0) least.set(rest.key, [rest, added]);
  }
  return [...least.values()].flatMap(([rest, added]) => {
    const [factor, unit] = splitTerm(rest);
    const sign = factor.n < 0n ? '<=' : '>=';
    return kept.has(add(rest, num(added)).key)
      ? []
      : [relation(sign, unit, num(divide(negate(added), factor)))];
  });
};

const isEvenPower = (e: Expr): boolean => {
  const exponent = e.kind === 'power' ? arg(e, 1) : e;
  return e.kind === 'power' && isNum(exponent) && exponent.value.n % 2n === 0n;
};
/** Letters under roots and in logarithms. */
const realness = (e: Expr): Expr[] =>
  collectNodes(e, (part) => part.kind === 'power' || part.kind === 'call').flatMap((part) => {
    const inner = isNode(part) && part.args[0] ? canon(part.args[0]) : undefined;
    if (!inner || !hasLetters(inner)) return [];
    if (part.kind === 'call' && isNode(part) && part.name === 'sqrt')
      return isEvenPower(inner) ? [] : [atLeast0(inner)];
    if (part.kind === 'power') {
      const exponent = canon(arg(part, 1));
      return isNum(exponent) && exponent.value.d % 2n === 0n && !isEvenPower(inner) ? [atLeast0(inner)] : [];
    }
    if (isNode(part) && part.name === 'ln') return [relation('>', inner, ZERO)];
    return isNode(part) && /^a(?:sin|cos)$/.test(part.name) ? [relation('<=', call('abs', inner), ONE)] : [];
  });

/** What roots and arcs of the question need, where the answer has none of them. */
const lostRealness = (question: Expr, results: readonly Expr[]): Expr[] => {
  const kept = new Set(results.flatMap(realness).map(({ key }) => key));
  return realness(question).filter(({ key }) => !kept.has(key));
};

const aboveAt = (relation: Expr, at: Point): number =>
  evaluate(arg(relation, 0), at).re - evaluate(arg(relation, 1), at).re;
const SIZES = [0.011, 0.13, 0.49, 0.97, 1.03, 2.3, 7.1, 41, 530];
/** Positive letters are enough for x + 1 > 0, not for x − 1 > 0. */
const holdsForPositive = (condition: Expr): boolean =>
  SIZES.every((_, k) => {
    const at = Object.fromEntries(
      variablesOf(condition).map((name, n) => [name, measured(SIZES[(k + 4 * n) % SIZES.length] ?? 1)]),
    );
    const above = aboveAt(condition, at);
    return isNode(condition) && (condition.name.startsWith('>') ? above >= 0 : above <= 0);
  });

const isRootOrSize = (e: Expr): boolean =>
  (e.kind === 'call' && e.name === 'abs') || (e.kind === 'power' && isHalves(arg(e, 1)));
/** sqrt(…) = w and |…| = w need w >= 0, and k · sqrt(…) = w needs w/k >= 0. */
const sideConditions = (equation: Expr, x: string, roots: readonly Expr[]): Expr[] => {
  const sides = [arg(equation, 0), arg(equation, 1)].map(canon);
  return sides.flatMap((side, at) => {
    const other = sides[1 - at];
    const parts = side.kind === 'product' ? side.args : [side];
    const root = parts.find((one) => isRootOrSize(one) && contains(one, x));
    const factor = mul(...parts.filter((one) => one !== root));
    if (!root || !other || contains(factor, x)) return [];
    return roots
      .map((value) => canon(substitute(other, sym(x), value)))
      .filter((value) => hasLetters(value) && !isCall(value, 'abs'))
      .map((value) => atLeast0(approx(factor) > 0 ? value : div(value, factor)));
  });
};

const bases = (e: Expr): Expr[] =>
  collectNodes(e, (part) => part.kind === 'call' && part.name === 'log' && part.args.length === 2)
    .map((part) => arg(part, 1))
    .filter(hasLetters)
    .flatMap((base) => [relation('>', base, ZERO), relation('!=', base, ONE)]);

/** What the result needs and the question does not show: a > 0 and a != 1 for the integral of a^x. */
const gained = (question: Expr, results: readonly Expr[]): Expr[] => {
  const shown = new Set(realness(question).map(({ key }) => key));
  return [...results.flatMap(realness), ...bases(question)].filter(
    (one) => !shown.has(one.key) && !isCall(arg(one, 0), 'abs'),
  );
};

const rootConditions = (equation: Expr, x: string, roots: readonly Expr[]): Expr[] => {
  if (roots.length === 0) {
    const rest = leftMinusRight(equation);
    return contains(rest, x) ? [] : factorsOf(rest).flatMap((factor) => notZero(factor) ?? []);
  }
  const poles = divisors(equation)
    .filter((part) => contains(part, x))
    .flatMap((part) => roots.map((root) => canon(substitute(part, sym(x), root))))
    .filter(hasLetters)
    .flatMap(factorsOf);
  const reals = [...roots.flatMap(realness), ...sideConditions(equation, x, roots), ...bases(equation)];
  return [...poles.flatMap((factor) => notZero(factor) ?? []), ...reals];
};

const SAME_VALUE = new Set(['simplify', 'expand', 'factor']);
const WITH_PARAMETERS = new Set(['integral', 'definite', 'limit', 'derivative', 'matrix']);

/** The parts of an answer that hold letters of the question, and the letter that is not a parameter. */
const resultsOf = ({ kind }: Problem, { answer }: Draft): readonly Expr[] => {
  if (answer.kind === 'roots') return answer.roots;
  if (answer.kind === 'points') return answer.points.flat();
  const isValue = answer.kind === 'value' || answer.kind === 'expression';
  return isValue && (SAME_VALUE.has(kind) || WITH_PARAMETERS.has(kind)) ? [answer.exact] : [];
};

/** Where the answer is true: the values of letters that the question or the way to the answer excludes. */
export const conditionsOf = (problem: Problem, draft: Draft): readonly Expr[] => {
  const { kind, expression, variable } = problem;
  const results = resultsOf(problem, draft);
  const isRoots = draft.answer.kind === 'roots' && kind === 'solve';
  if (results.length === 0 && !isRoots) return [];
  const letters = variablesOf(expression);
  if (!SAME_VALUE.has(kind) && letters.every((name) => name === variable)) return [];
  const known = new Set(
    divisors(expression)
      .flatMap(factorsOf)
      .map(({ key }) => key),
  );
  const kept = new Map(
    results
      .flatMap(divisors)
      .flatMap(factorsOf)
      .map((factor) => [factor.key, factor]),
  );
  const unknowns = SAME_VALUE.has(kind)
    ? []
    : draft.answer.kind === 'points'
      ? draft.answer.variables
      : [variable];
  const isFixed = (e: Expr): boolean => !unknowns.some((name) => contains(e, name));
  const lost = divisors(expression)
    .flatMap(factorsOf)
    .filter((factor) => !kept.has(factor.key) && isFixed(factor));
  const added = [...kept.values()].filter((factor) => !known.has(factor.key) && isFixed(factor));
  const found = [
    ...[...lost, ...added].flatMap((factor) => notZero(factor) ?? []),
    ...(SAME_VALUE.has(kind) && !draft.positive
      ? [...powerBases(expression), ...factorials(expression, results)]
      : []),
    ...(SAME_VALUE.has(kind) && !results.some(usesI)
      ? lostRealness(expression, results).filter((one) => !draft.positive || !holdsForPositive(one))
      : []),
    ...(WITH_PARAMETERS.has(kind) ? gained(expression, results).filter(isFixed) : []),
    ...(isRoots && draft.answer.kind === 'roots'
      ? rootConditions(expression, variable, draft.answer.roots)
      : []),
  ];
  return distinctNodes(found.filter((one) => !found.some((other) => leavesOut(other, one))));
};
/** n >= 0 leaves n = -1 out already, and x - 5 > 0 leaves out x = 5. */
const leavesOut = (range: Expr, one: Expr): boolean => {
  if (!isNode(range) || !isNode(one) || one.name !== '!=' || !/[<>]/.test(range.name)) return false;
  const [name, value] = [arg(one, 0), arg(one, 1)];
  if (name.kind !== 'sym' || hasLetters(value) || variablesOf(range).join('') !== name.name) return false;
  const above = aboveAt(range, { [name.name]: evaluate(value, {}) });
  return range.name.startsWith('>') ? above < 0 || (above === 0 && range.name === '>') : above > 0;
};
