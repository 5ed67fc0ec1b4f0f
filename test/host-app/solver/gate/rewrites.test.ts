import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { picker, SEEDS } from '../seeds.js';

const answer = (question: string): string => {
  const found = solve(question);
  return found.kind === 'solution' ? plain(found.answer.exact) : found.messageKey;
};
const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);

describe('other forms of an expression', () => {
  it.each([
    ['divide x^3 - 1 by x - 1', 'x^2 + x + 1'],
    ['remainder when x^3 - 2x + 5 is divided by x - 2', '9'],
    ['complete the square: x^2 + 6x + 1', '(x + 3)^2 - 8'],
    ['partial fractions of 1/(x^2 - 1)', '-1/(2*(x + 1)) + 1/(2*(x - 1))'],
    ['discriminant of 2x^2 - 4x + 1', '8'],
    ['sum of the roots of 2x^2 - 5x + 1', '5/2'],
    ['coefficient of x^3 in (1 + 2x)^5', '80'],
    ['conjugate of 3 - 2i', '3 + 2*i'],
    ['modulus of 3 + 4i', '5'],
    ['If sin(x) = 3/5 and x is in the first quadrant, find cos(x)', '4/5'],
    ['If cos(t) = -5/13 and t is in quadrant II, find sin(2t)', '-120/169'],
    ['evaluate 3x^2 - 2x when x = 4', '40'],
    ['rationalize 1/(sqrt(3) - 1)', '1/2 + sqrt(3)/2'],
    ['sin(75 degrees)', 'sqrt(2)/4 + sqrt(6)/4'],
    ['cos 60°', '1/2'],
    ['x^(2/3) = 4', 'x = -8 or x = 8'],
    ['angle between the vectors (1, 0) and (1, 1) in degrees', '45'],
  ])('%s: %s', (question, expected) => {
    expect(answer(question)).toBe(expected);
  });

  it('a sine that the quadrant rules out is refused', () => {
    expect(answer('If sin(x) = 3/5 and x is in the third quadrant, find cos(x)')).toMatch(/^cannot/);
  });
});

describe('integrals of several kinds', () => {
  it.each([
    ['integral of e^(-x^2) from -infinity to infinity', 'sqrt(pi)'],
    ['double integral of x*y for x from 0 to 1 and y from 0 to 2', '1'],
    ['volume of revolution of y = x^2 about the x-axis from 0 to 1', 'pi/5'],
    ['linear approximation of sqrt(x) at x = 4', 'y = x/4 + 1'],
    ['sum of 2k + 1 for k = 1 to 20', '440'],
  ])('%s: %s', (question, expected) => {
    expect(answer(question)).toBe(expected);
  });
});

describe('facts about whole numbers', () => {
  it.each([
    ['number of divisors of 360', '24'],
    ['Euler phi of 36', '12'],
    ['modular inverse of 3 mod 11', '4'],
    ['how many primes are there between 10 and 30', '6'],
    ['next prime after 90', '97'],
    ['sum of the digits of 98765', '35'],
    ['round 3.14159 to 2 decimal places', '3.14'],
    ['write 0.375 as a fraction', '3/8'],
    ['10th Fibonacci number', '55'],
    ['least common multiple of 12, 18 and 30', '180'],
  ])('%s: %s', (question, expected) => {
    expect(answer(question)).toBe(expected);
  });

  it('whether a prime at the end counts is not guessed', () => {
    expect(answer('how many primes are there between 11 and 30')).toMatch(/^cannot/);
  });
});

describe.each(SEEDS)('made from their answers, %s', (_, seed) => {
  const next = picker(seed);
  it('divisions, squares and remainders', () => {
    for (let round = 0; round < 8; round += 1) {
      const [a, b, r] = [1 + next(9), 1 + next(9), next(19) - 9];
      // (x + a)(x + b) + r
      const p = `x^2 + ${a + b}x ${signed(a * b + r)}`;
      expect(answer(`remainder when ${p} is divided by x + ${a}`)).toBe(`${r}`);
      expect(answer(`complete the square: x^2 + ${2 * a}x ${signed(a * a + r)}`)).toBe(
        r === 0 ? `(x + ${a})^2` : `(x + ${a})^2 ${signed(r)}`,
      );
      expect(answer(`divide x^2 + ${a + b}x + ${a * b} by x + ${a}`)).toBe(`x + ${b}`);
    }
  });
});
