import type { SolutionAnswer, Problem } from '../../solution.js';
import { isInt, isNum, factorsOf, type Expr } from '../../tree/expr.js';
import { evaluate } from './evaluate.js';
import { measured } from '../numbers/measured.js';
import { drawProbability, passesMillerRabin, steinGcd } from '../numbers/whole.js';

const wholes = (items: readonly Expr[]): bigint[] => items.filter(isInt).map((item) => item.value.n);
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * (1 + Math.abs(b));

/** Powers of different primes, whose product is the number. */
const isFactored = (e: Expr, n: bigint): boolean => {
  const powers = factorsOf(e).map((factor): [bigint, bigint] => {
    const [base, exponent] = factor.kind === 'power' ? factor.args : [factor];
    return [wholes(base ? [base] : [])[0] ?? 0n, exponent ? (wholes([exponent])[0] ?? 0n) : 1n];
  });
  return (
    new Set(powers.map(([prime]) => prime)).size === powers.length &&
    powers.every(([prime, count]) => passesMillerRabin(prime) && count > 0n && count < 100n) &&
    powers.reduce((total, [prime, count]) => total * prime ** count, 1n) === n
  );
};

const numberTheory = (kind: Problem['kind'], numbers: readonly bigint[], answer: SolutionAnswer): boolean => {
  const [n = 0n, m = 0n] = numbers;
  if (answer.kind === 'truth')
    return answer.value === (kind === 'is-prime' ? passesMillerRabin(n) : n > 1n && !passesMillerRabin(n));
  if (answer.kind === 'list') {
    let rest = n < 0n ? -n : n;
    const primes = wholes(answer.items);
    if (!primes.every(passesMillerRabin) || new Set(primes).size !== primes.length) return false;
    for (const prime of primes) {
      if (rest % prime !== 0n) return false;
      while (rest % prime === 0n) rest /= prime;
    }
    return rest === 1n;
  }
  if (answer.kind === 'value' && kind === 'prime-factors') return isFactored(answer.exact, n);
  if (answer.kind !== 'value' || !isInt(answer.exact)) return false;
  const value = answer.exact.value.n;
  const gcd = numbers.reduce(steinGcd);
  if (kind === 'gcd') return value === gcd;
  if (kind === 'remainder')
    return m !== 0n && value >= 0n && value < (m < 0n ? -m : m) && (n - value) % m === 0n;
  const product = numbers.slice(1).reduce((found, next) => (found * next) / steinGcd(found, next), n);
  return value === (product < 0n ? -product : product);
};

const sequenceHolds = ({ variable, options }: Problem, exact: Expr): boolean =>
  (options.items ?? []).every((item, k) =>
    near(evaluate(exact, { [variable]: measured(k + 1) }).re, evaluate(item, {}).re),
  );

export const checkSpecial = (problem: Problem, answer: SolutionAnswer): boolean => {
  const { kind, options } = problem;
  if (['gcd', 'lcm', 'remainder', 'is-prime', 'is-composite', 'prime-factors'].includes(kind))
    return numberTheory(kind, wholes(options.items ?? []), answer);
  if (answer.kind !== 'value') return false;
  if (kind === 'sequence') return sequenceHolds(problem, answer.exact);
  const { letters } = options;
  if (kind === 'probability' && letters && isNum(answer.exact))
    return near(drawProbability(letters.bag, letters.drawn, letters.ordered), evaluate(answer.exact, {}).re);
  return false;
};
