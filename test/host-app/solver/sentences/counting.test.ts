import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { picker, SEEDS } from '../seeds.js';

const answer = (question: string): string => {
  const found = solve(question);
  return found.kind === 'solution' ? plain(found.answer.exact) : found.messageKey;
};
const exact = (top: number, bottom: number): string => {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const [n, d] = [top / gcd(top, bottom), bottom / gcd(top, bottom)];
  return d === 1 ? `${n}` : `${n}/${d}`;
};

describe('statistics in words', () => {
  it.each([
    ['geometric mean of 2 and 8', '4'],
    ['harmonic mean of 2 and 6', '3'],
    ['weighted mean of 80 with weight 2 and 90 with weight 3', '86'],
    ['interquartile range of 1, 3, 5, 7, 9, 11, 13', '8'],
    ['standard deviation of 2, 4, 4, 4, 5, 5, 7, 9', '2'],
    ['correlation coefficient of (1, 2), (2, 3), (3, 5), (4, 4)', '4/5'],
    ['linear regression line for (1, 2), (2, 3), (3, 5)', 'y = 3*x/2 + 1/3'],
    ['90th percentile of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10', '9'],
    ['5th term of the sequence 2, 6, 18, ...', '162'],
    ['sum of the first 20 terms of 3, 7, 11, ...', '820'],
    ['sum of the infinite geometric series 8 + 4 + 2 + ...', '16'],
  ])('%s: %s', (question, expected) => {
    expect(answer(question)).toBe(expected);
  });

  it('quartiles say how they are meant', () => {
    const found = solve('first quartile of 1, 3, 5, 7, 9, 11, 13');
    expect(found.kind === 'solution' && found.domainNotes).toEqual(['note.quartiles']);
  });

  it.each(['correlation of (1, 2), (1, 3), (1, 5)', 'geometric mean of -2 and 8', '5th term of 1, 2, 4, 7'])(
    'there is nothing to say: %s',
    (question) => {
      expect(answer(question)).toMatch(/^(?:cannot|parse|math)/);
    },
  );
});

describe('chances and counting in words', () => {
  it.each([
    ['What is the probability of getting a sum of 7 with two dice?', '1/6'],
    ['probability of at least one head in 4 coin tosses', '15/16'],
    ['probability of getting exactly 2 heads in 3 coin flips', '3/8'],
    ['probability of drawing an ace from a standard deck of 52 cards', '1/13'],
    ['probability of drawing a red king from a deck of cards', '1/26'],
    ['A bag has 3 red and 5 blue balls. What is the probability of drawing a red ball?', '3/8'],
    [
      'A bag contains 4 red and 6 blue marbles. Two are drawn without replacement. What is the probability that both are red?',
      '2/15',
    ],
    ['binomial probability n = 5, p = 0.3, k = 2', '3087/10000'],
    ['How many ways are there to choose 3 people from 8?', '56'],
    ['permutations of 7 taken 3 at a time', '210'],
    ['P(8, 2)', '56'],
    ['C(10, 4)', '210'],
    ['number of arrangements of the letters in LEVEL', '30'],
    ['expected value of rolling a fair die', '7/2'],
  ])('%s: %s', (question, expected) => {
    expect(answer(question)).toBe(expected);
  });

  it.each([
    'how many arrangements of people are there',
    'A bag has 3 red and 5 blue balls. What is the probability of drawing a green ball?',
    'probability of rolling a 6 with a strange die that likes me',
  ])('refused: %s', (question) => {
    expect(answer(question)).toMatch(/^(?:cannot|parse)/);
  });
});

describe.each(SEEDS)('made from what is counted, %s', (_, seed) => {
  const next = picker(seed);
  it('means, chances and sequences', () => {
    for (let round = 0; round < 6; round += 1) {
      const data = Array.from({ length: 4 + next(5) }, () => next(40) + 1);
      const total = data.reduce((a, b) => a + b, 0);
      expect(answer(`mean of ${data.join(', ')}`)).toBe(exact(total, data.length));
      expect(answer(`range of ${data.join(', ')}`)).toBe(`${Math.max(...data) - Math.min(...data)}`);
      const [red, blue] = [2 + next(9), 2 + next(9)];
      const all = red + blue;
      expect(
        answer(
          `A bag contains ${red} red and ${blue} blue marbles. Two are drawn without replacement. What is the probability that both are blue?`,
        ),
      ).toBe(exact(blue * (blue - 1), all * (all - 1)));
      const [first, step, n] = [1 + next(9), 2 + next(5), 4 + next(9)];
      const terms = [0, 1, 2].map((k) => first + k * step).join(', ');
      expect(answer(`sum of the first ${n} terms of ${terms}, ...`)).toBe(
        `${n * first + (step * n * (n - 1)) / 2}`,
      );
    }
  });
});
