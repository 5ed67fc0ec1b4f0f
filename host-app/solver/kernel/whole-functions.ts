import { abs, compare, gcd, isInteger, rational } from '../../maths/rational.js';
import { isInt, isNum, num, type Expr } from '../tree/expr.js';
import { MathProblem } from './problem.js';

export const factorial = (n: bigint): bigint => {
  let result = 1n;
  for (let k = 2n; k <= n; k += 1n) result *= k;
  return result;
};
/** n (n - 1) … k factors. */
const falling = (n: bigint, k: bigint): bigint => {
  let result = 1n;
  for (let at = 0n; at < k; at += 1n) result *= n - at;
  return result;
};
export const choose = (n: bigint, k: bigint): bigint => (k < 0n || k > n ? 0n : falling(n, k) / factorial(k));
export const lcm = (a: bigint, b: bigint): bigint => (a === 0n || b === 0n ? 0n : abs(a * b) / gcd(a, b));

const counts = (name: string, n: bigint, k: bigint): bigint | null => {
  if (abs(n) > 3000n || abs(k) > 3000n) return null;
  if (name === 'factorial') {
    if (n < 0n) throw new MathProblem('math.factorial');
    return factorial(n);
  }
  if (n < 0n || k < 0n) return null;
  if (name === 'binomial') return choose(n, k);
  return name === 'permutations' ? (k > n ? 0n : falling(n, k)) : null;
};

/** Functions of whole numbers and of lists of numbers; null when the arguments are not numbers. */
export const whole = (name: string, args: readonly Expr[]): Expr | null => {
  const numbers = args.filter(isNum).map((arg) => arg.value);
  const [first, second = rational(0)] = numbers;
  if (!first || numbers.length !== args.length) return null;
  if (name === 'floor' || name === 'ceil') {
    const down = first.n >= 0n ? first.n / first.d : -((-first.n + first.d - 1n) / first.d);
    return num(name === 'floor' || isInteger(first) ? down : down + 1n);
  }
  if (name === 'min' || name === 'max')
    return num(numbers.reduce((a, b) => (compare(a, b) < 0 === (name === 'min') ? a : b)));
  if (!args.every(isInt)) return null;
  const integers = numbers.map((value) => value.n);
  if (name === 'gcd') return num(integers.reduce((a, b) => gcd(a, b)));
  if (name === 'lcm') return num(integers.reduce((a, b) => lcm(a, b)));
  if (name === 'mod' && second.n !== 0n) return num(((first.n % second.n) + abs(second.n)) % abs(second.n));
  const value = counts(name, first.n, second.n);
  return value === null ? null : num(value);
};
