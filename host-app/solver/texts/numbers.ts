/** Title and reason of the steps about whole numbers, decimals and bases. */
export const NUMBER_STEPS = {
  divisors: ['List the divisors', 'Every divisor is a product of some of the prime factors.'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export const NUMBER_MESSAGES = {
  'method.euclid': 'Euclid’s algorithm',
  'method.primes': 'Prime factors',
} as const;
