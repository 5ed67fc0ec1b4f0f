import { describe, expect, it } from 'vitest';
import { plain } from '../../../../host-app/solver/index.js';
import { answerText, solved } from '../answer-text.js';
import { stepsOf } from './steps-of.js';

const linesOf = (question: string): string[] => stepsOf(question).map(({ after }) => plain(after));

describe('the way to a common divisor or multiple that a question names is shown', () => {
  it.each([
    ['gcd of 12 and 18 using prime factorization', 'method.primes', '6'],
    ['find the lcm of 12 and 18 by prime factorisation', 'method.primes', '36'],
    ['Using prime factorization, find the LCM of 12, 15 and 20', 'method.primes', '60'],
    ['gcd of 12 and 18 by the Euclidean algorithm', 'method.euclid', '6'],
    ['Use the Euclidean algorithm to find the gcd of 252 and 105', 'method.euclid', '21'],
    ['lcm of 4 and 6 by listing multiples', 'method.listing', '12'],
    ['gcf of 24 and 36 by listing factors', 'method.listing', '12'],
  ])('%s', (question, method, answer) => {
    expect(answerText(question)).toBe(answer);
    expect(solved(question).methods[0]?.nameKey).toBe(method);
  });
  it('lists end at the common number', () => {
    expect(linesOf('lcm of 4 and 6 by listing multiples')).toEqual(['{4, 8, 12}', '{6, 12}', '12']);
    expect(linesOf('gcf of 12 and 18 by listing factors')).toEqual([
      '{1, 2, 3, 4, 6, 12}',
      '{1, 2, 3, 6, 9, 18}',
      '6',
    ]);
  });
  it('the powers of a number that has a prime once are written without an exponent', () => {
    expect(linesOf('divisors of 24')[0]).toBe('2^3*3');
  });
});

describe('a polynomial is simplified by multiplying it out', () => {
  it.each([
    ['Simplify (2x+3)^2', '4*x^2 + 12*x + 9'],
    ['simplify (x-2)(x-4)', 'x^2 - 6*x + 8'],
    ['simplify (x+3)(x-2) + 4x', 'x^2 + 5*x - 6'],
    ['simplify x^2+2x+1', 'x^2 + 2*x + 1'],
    ['simplify (x+1)^9', '(x + 1)^9'],
    ['simplify (x+1)/2 + (x-1)/3', '(5*x + 1)/6'],
  ])('%s: %s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it('says so where nothing else was simplified', () => {
    expect(solved('Simplify (2x+3)^2').domainNotes).toEqual(['note.multiplied-out']);
    expect(solved('simplify 2x + 3x').domainNotes).toEqual([]);
  });
});

it("y' = sin(y) is separated, and no constant solution is lost", () => {
  const rules = stepsOf("y' = sin(y)").map(({ rule }) => rule);
  expect(rules).toEqual(['separate', 'integrate-both', 'integrals-done', 'lost-constants']);
  expect(answerText("y' = sin(y)")).toBe(
    '-ln(abs(cos(y) + 1))/2 + ln(abs(cos(y) - 1))/2 = C + x or y = 2*pi*k or y = 2*pi*k + pi',
  );
});
