import { CalculationError } from '../calculation-error';

const whole = (value: number): boolean => Number.isInteger(value);

/** Product of up to `count` factors counting down from `from`; stops when it becomes infinite. */
const falling = (from: number, count: number, step = 1): number => {
  let result = 1;
  for (let taken = 0; taken < count && Number.isFinite(result); taken += 1) result *= from - taken * step;
  return result;
};

const checkNatural = (n: number): void => {
  if (!whole(n) || n < 0) throw new CalculationError('factorialDomain');
};

/** n!; infinite beyond 170. @throws CalculationError unless n is 0, 1, 2 … */
export const factorial = (n: number): number => {
  checkNatural(n);
  return falling(n, n);
};

/** n!! is n · (n − 2) · (n − 4) … @throws CalculationError unless n is 0, 1, 2 … */
export const doubleFactorial = (n: number): number => {
  checkNatural(n);
  return falling(n, Math.ceil(n / 2), 2);
};

const checkChoice = (name: string, n: number, k: number): void => {
  if (!whole(n) || !whole(k) || n < 0 || k < 0) throw new CalculationError('chooseDomain', { name });
};

/** Number of ways to choose k of n without order; 0 when k is more than n. */
export const combinations = (n: number, k: number): number => {
  checkChoice('nCr', n, k);
  if (k > n) return 0;
  const few = Math.min(k, n - k);
  let result = 1;
  for (let i = 1; i <= few && Number.isFinite(result); i += 1) {
    const next = (result * (n - few + i)) / i;
    // Every partial product is a whole number; rounding removes the error of the division.
    result = next < Number.MAX_SAFE_INTEGER ? Math.round(next) : next;
  }
  return result;
};

export const permutations = (n: number, k: number): number => {
  checkChoice('nPr', n, k);
  return k > n ? 0 : falling(n, k);
};

const pairGcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : pairGcd(b, a % b));

const needWhole = (name: string, values: readonly number[]): void => {
  if (!values.every(whole)) throw new CalculationError('wholeNumberNeeded', { name });
};

export const greatestCommonDivisor = (values: readonly number[]): number => {
  needWhole('gcd', values);
  return values.reduce(pairGcd, 0);
};

export const leastCommonMultiple = (values: readonly number[]): number => {
  needWhole('lcm', values);
  return values.reduce((a, b) => (a === 0 || b === 0 ? 0 : Math.abs((a / pairGcd(a, b)) * b)), 1);
};

/** Always between 0 and b, as on a clock: mod(-1, 12) is 11. */
export const modulo = (a: number, b: number): number => {
  if (b === 0) throw new CalculationError('divisionByZero');
  const remainder = a % b;
  return remainder !== 0 && remainder < 0 !== b < 0 ? remainder + b : remainder;
};
