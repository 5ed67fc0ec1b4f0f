import { describe, expect, it } from 'vitest';
import { solve } from '../../../../host-app/solver/index.js';
import { allSteps, answerText, solved } from '../answer-text.js';

describe('greatest common divisors and least common multiples', () => {
  it.each([
    ['gcd of 84 and 126', '42'],
    ['lcm of 12, 18 and 30', '180'],
    ['gcd of 35 and 64', '1'],
    ['greatest common factor of 1001, 455 and 273', '91'],
  ])('%s: %s, by division and by prime factors', (question, expected) => {
    expect(answerText(question)).toBe(expected);
    const { methods } = solved(question);
    expect(methods.map(({ nameKey }) => nameKey).slice(0, 2)).toEqual(['method.euclid', 'method.primes']);
    expect(allSteps(solved(question)).every(({ check }) => check !== null)).toBe(true);
  });

  it('a multiple ends with the product over the divisor', () => {
    expect(solved('lcm of 4 and 6').methods[0]?.steps.at(-1)?.rule).toBe('lcm-by-gcd');
  });

  it('words that are no numbers are left alone', () => {
    expect(solve('gcd of the numbers').kind).not.toBe('solution');
  });
});
