import { abs, add, divide, isZero, multiply, rational, sign, subtract, type Rational } from '../../../maths/rational.js'; // prettier-ignore
import { methodsThatHold } from '../../check/methods.js';
import { quotientOf, type Coefficients } from '../../check/solutions/isolate.js';
import { evaluate } from '../../check/values/evaluate.js';
import { identical } from '../../check/values/identity.js';
import type { CheckWay, Draft, Method, Problem, Step } from '../../solution.js';
import { arg, isNode, membersOf, negative, sum, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { taskOf } from '../family.js';
import { isCommon } from './divides.js';

/** The coefficients of a question, the constant first. */
export const coefficientsOf = (question: Expr): Coefficients => {
  const body = question.kind === 'relation' ? sum(arg(question, 0), negative(arg(question, 1))) : question;
  const found = quotientOf(body, variablesOf(question)[0] ?? 'x');
  const [unit] = found?.bottom ?? [];
  return found?.bottom.length === 1 && unit ? found.top.map((one) => divide(one, unit)) : [];
};
const valueOf = (e: Expr): number => evaluate(e, {}).re;
const keyOf = (one: Rational): string => `${one.n}/${one.d}`;

const discriminantOf = ([c, b, a]: Coefficients): Rational =>
  a && b && c ? subtract(multiply(b, b), multiply(rational(4), multiply(a, c))) : rational(0);
/** The line is worth the discriminant of the quadratic. */
export const isDiscriminant = (question: Expr, line: Expr): boolean => {
  const d = discriminantOf(coefficientsOf(question));
  return variablesOf(line).length === 0 && Math.abs(valueOf(line) - Number(d.n) / Number(d.d)) < 1e-9 * (1 + Math.abs(valueOf(line))); // prettier-ignore
};
const isSquare = (n: bigint): boolean => {
  let root = BigInt(Math.floor(Math.sqrt(Number(n))));
  while (root * root > n) root -= 1n;
  while ((root + 1n) * (root + 1n) <= n) root += 1n;
  return root * root === n;
};
const natureOf = (p: Coefficients): string => {
  const d = discriminantOf(p);
  if (sign(d) < 0) return 'no real roots, two complex ones';
  if (isZero(d)) return 'two equal real roots';
  return `two distinct real roots, ${isSquare(d.n * d.d) ? 'rational' : 'irrational'}`;
};

const ORDER = ['simple zero', 'double zero', 'triple zero', 'fourfold zero', 'fivefold zero'];
const at = (p: Coefficients, x: number): number => p.reduceRight((all, one) => all * x + Number(one.n) / Number(one.d), 0); // prettier-ignore
const slope = (p: Coefficients): Coefficients => p.slice(1).map((one, k) => multiply(one, rational(k + 1)));
/** At a zero as many derivatives are 0 as its multiplicity says, and all multiplicities make the degree. */
const areZeros = (p: Coefficients, { answer }: Draft): boolean => {
  if (answer.kind !== 'facts') return false;
  const found = answer.facts.map(({ name, value }) => ({ times: ORDER.indexOf(name) + 1, x: valueOf(value) }));
  const isDistinct = new Set(found.map(({ x }) => x.toFixed(9))).size === found.length;
  return isDistinct && found.reduce((all, { times }) => all + times, 0) === p.length - 1 && found.every(({ times, x }) => {
    let [left, isFlat] = [p, times > 0];
    for (let k = 0; k < times; k += 1) [left, isFlat] = [slope(left), isFlat && Math.abs(at(left, x)) < 1e-6 * (1 + Math.abs(x)) ** p.length];
    return isFlat && Math.abs(at(left, x)) > 1e-6;
  });
}; // prettier-ignore

const divides = (d: bigint, n: bigint): boolean => d !== 0n && n % d === 0n;
/** Every fraction up to the largest one is tried. */
const isEveryCandidate = (p: Coefficients, items: readonly Expr[]): boolean => {
  const [last, first] = [p[0]?.n ?? 0n, p.at(-1)?.n ?? 0n];
  const wanted = new Set<string>();
  for (let q = 1n; q <= abs(first); q += 1n)
    for (let t = 1n; t <= abs(last); t += 1n)
      if (divides(q, first) && divides(t, last))
        for (const way of [1n, -1n]) wanted.add(keyOf(rational(way * t, q)));
  const found = new Set(items.map((one) => (one.kind === 'num' ? keyOf(one.value) : '')));
  return (
    found.size === items.length && found.size === wanted.size && [...wanted].every((one) => found.has(one))
  );
};
/** Two sets: all divisors of the last and of the first coefficient. */
export const areDivisors = (question: Expr, line: Expr): boolean => {
  const p = coefficientsOf(question);
  const ends = [p[0], p.at(-1)].map((one) => abs(one?.n ?? 0n));
  const sets = membersOf(line).map((set) => membersOf(set).map((one) => BigInt(Math.round(valueOf(one)))));
  return ends.every((n, k) => {
    const set = sets[k] ?? [];
    let count = 0;
    for (let d = 1n; d <= n; d += 1n) if (divides(d, n)) count += 1;
    return new Set(set).size === count && set.length === count && set.every((d) => d > 0n && divides(d, n));
  });
};

/** The coefficients of f(x) or f(−x) that are not 0, the first one first. */
export const areCoefficients = (question: Expr, line: Expr, isTurned: boolean): boolean => {
  const wanted = coefficientsOf(question).map((one, k) => (Number(one.n) / Number(one.d)) * (isTurned && k % 2 === 1 ? -1 : 1)).filter((one) => one !== 0).reverse();
  const found = membersOf(line).map(valueOf);
  return found.length === wanted.length && found.every((one, k) => Math.abs(one - (wanted[k] ?? 0)) < 1e-12);
}; // prettier-ignore
const changes = (p: Coefficients): number => {
  let [count, last] = [0, 0];
  for (const one of p) {
    const way = sign(one);
    if (way !== 0 && last !== 0 && way !== last) count += 1;
    if (way !== 0) last = way;
  }
  return count;
};
const isCount = (e: Expr | undefined, most: number): boolean => {
  const found = (e && isNode(e) ? e.args : e ? [e] : []).map(valueOf);
  const wanted: number[] = [];
  for (let k = most; k >= 0; k -= 2) wanted.push(k);
  return found.join() === wanted.join();
};

const isRight = (problem: Problem, draft: Draft): boolean => {
  const { expression } = problem;
  const [task, p, { answer }] = [taskOf(problem), coefficientsOf(expression), draft];
  if (task === 'gcd' || task === 'lcm') return answer.kind === 'value' && isCommon(membersOf(expression), answer.exact, task === 'gcd');
  if (task === 'nature') return p.length === 3 && answer.kind === 'value' && answer.exact.key === natureOf(p);
  if (task === 'zeros') return areZeros(p, draft);
  if (task === 'candidates') return answer.kind === 'list' && isEveryCandidate(p, answer.items);
  const [plus, minus] = answer.kind === 'facts' ? answer.facts.map(({ value }) => value) : [];
  const turned = p.map((one, k) => (k % 2 === 1 ? subtract(rational(0), one) : add(one, rational(0))));
  return task === 'signs' && isCount(plus, changes(p)) && isCount(minus, changes(turned));
}; // prettier-ignore

const wayOf = ({ expression }: Problem, { rule, before, after }: Step): CheckWay | null => {
  const isTrue = (holds: boolean): CheckWay | null => (holds ? 'recomputed' : null);
  switch (rule) {
    case 'nature-discriminant':
    case 'evaluate':
      return isTrue(isDiscriminant(expression, after));
    case 'candidates-divisors':
      return isTrue(areDivisors(expression, after));
    case 'signs-positive':
    case 'signs-negative':
      return isTrue(areCoefficients(expression, after, rule === 'signs-negative'));
    case 'nature-result':
    case 'candidates-result':
    case 'signs-result':
    case 'zeros-result':
    case 'common-least':
    case 'common-most':
      // These lines are the answer: the gate compares them.
      return 'recomputed';
    default: {
      const parts = [before, after].map(membersOf) as [readonly Expr[], readonly Expr[]];
      const isSame = parts[0].length === parts[1].length && parts[0].every((one, k) => identical(one, parts[1][k] ?? one) === 'yes'); // prettier-ignore
      return isSame ? 'identity' : null;
    }
  }
};

export const checkPolynomials = (problem: Problem, draft: Draft): readonly Method[] | null =>
  isRight(problem, draft) ? methodsThatHold(draft.methods, (step) => wayOf(problem, step)) : null;
