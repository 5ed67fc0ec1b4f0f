import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../../host-app/solver/command/index.js';
import { plain } from '../../../../host-app/solver/index.js';
import { solved } from '../answer-text.js';
import { stepsOf } from './steps-of.js';

const linesOf = (question: string): string[] => stepsOf(question).map(({ after }) => plain(after));
const readingOf = (question: string): unknown => detailsOf(question).reading;
const saidIn = (question: string): string =>
  stepsOf(question)
    .map(({ act }) => act ?? '')
    .join(' ');

describe('the reading', () => {
  it.each([
    ['gcd of 12 and 18', 'greatest common divisor of (12, 18)'],
    ['rank of [[1,2],[2,4]]', 'rank of [[1, 2], [2, 4]]'],
    ['variance of 1, 2, 3', 'variance of (1, 2, 3)'],
    ['find the 20th term of 5, 8, 11, ...', 'term number 20 of (5, 8, 11)'],
    ['radius of a circle with area 49pi', 'circle: radius, given A = 49*pi'],
    ['foci of x^2/25 + y^2/9 = 1', 'conic, focus: x^2/25 + y^2/9 = 1'],
    ['slope of the line through (1,2) and (4,11)', 'slope of ((1, 2), (4, 11))'],
    ['phi(36)', 'totient: 36'],
    ['domain of sqrt(x)', 'domain of sqrt(x)'],
    ['simplify the ratio 12:18', 'the ratio 12 : 18'],
    ['{1,2,3} ∩ {3,4}', 'intersection of ({1, 2, 3}, {3, 4})'],
    ['How many integers satisfy 1 < x < 5?', 'the number of integers with 1 < x and x < 5'],
    ['How many real solutions does x^2 = 5 have?', 'the number of solutions of x^2 = 5'],
    ['largest integer that satisfies 3x < 20', 'the largest integer with 3*x < 20'],
  ])('names the task in words: %s', (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
  it.each([
    'sum of the first 12 terms of 3, 7, 11, ...',
    '20% of a number is 15. What is 30% of the number?',
  ])('a formula made from words has no second meaning: %s', (question) => {
    expect(solved(question).alternatives).toEqual([]);
  });
  it('a formula of the question has', () => {
    expect(solved('6/2(1+2)').alternatives).toHaveLength(1);
    expect(solved('variance of 1, 2, 3').alternatives[0]?.text).toBe('sample variance of 1, 2, 3');
  });
});

describe('stories and formulas', () => {
  it('an equation is solved line by line, and the last line is the answer', () => {
    const lines = linesOf(
      'Tickets cost $8 for adults and $5 for children. 50 tickets were sold for $310. How many adult tickets?',
    );
    expect(lines.slice(-3)).toEqual([
      '3*number of adult tickets + 250 = 310',
      '3*number of adult tickets = 60',
      'number of adult tickets = 20',
    ]);
  });
  it('a power of the letter stands alone before its root is taken', () => {
    expect(linesOf('radius of a circle with area 49pi').slice(2)).toEqual([
      'pi*r^2 = 49*pi',
      'r^2 = 49',
      'r = -7 or r = 7',
      'r = 7',
    ]);
  });
  it.each([
    ['volume of a cone with radius 3 cm and height 4 cm', 'h = 4 and r = 3. π · 3² · 4/3 = 12π.'],
    ['1 + 2 + 3 + ... + 100', 'the last term is 1 + 99 · 1 = 100.'],
    ['which term of 3, 8, 13, ... is 78', 'the number n is (aₙ − a₁) / d + 1.'],
    ['distance between (-2, 1) and (4, 9)', 'Theorem of Pythagoras'],
    ['harmonic mean of 2, 3, 6', '3 is divided by the sum of the reciprocals.'],
    ['[[1,2],[3,4]]*[[5,6],[7,8]]', 'The first entry is 1 · 5 + 2 · 7 = 19, and so on.'],
    ['angle between (1,0) and (1,1)', 'The dot product is 1, and the lengths are 1 and √2.'],
    ['sum of (2k+1) from k=0 to 9', 'here n is 9. 2(9(9 + 1)/2) + 10 = 100.'],
    ["y' = 2xy", 'Both sides are divided by y and multiplied by dx. Where y is 0, y does not change.'],
    ["y'' - 3y' + 2y = 0", '−1 and −2 have the product 2 and the sum −3.'],
    ["y'' + 4y' + 5y = 0", 'under the root 4² − 4 · 1 · 5 = −4.'],
  ])('the reason names its numbers: %s', (question, said) => {
    expect(solved(question).verification).toBe('steps');
    expect(saidIn(question)).toContain(said);
  });
  it('points with letters are only worked out', () => {
    expect(solved('slope of the line through (a,b) and (c,d)').reading.kind).toBe('evaluate');
  });
});
