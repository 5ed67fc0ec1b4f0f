import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTurn, median, ratios, summary } from '../../bench/reference/outcome/statistics.mjs';

test('the median of an odd number of runs is the one in the middle, of an even number between two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('as many runs are below the median as above it, in whatever order they came', () => {
  const number = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(fc.array(number, { minLength: 1 }), (values) => {
      const middle = median(values);
      const below = values.filter((value) => value < middle).length;
      const above = values.filter((value) => value > middle).length;
      expect(below).toBeLessThanOrEqual(values.length / 2);
      expect(above).toBeLessThanOrEqual(values.length / 2);
      expect(summary(values)).toEqual({
        median: middle,
        least: [...values].sort((a, b) => a - b)[0],
        most: [...values].sort((a, b) => b - a)[0],
      });
    }),
  );
});

test('shares are taken within a round, so a machine that is slow for a round changes none', () => {
  expect(ratios([50, 500], [100, 1000])).toEqual([0.5, 0.5]);
});

test('a round in which somebody has no value, or the other has nothing, says nothing', () => {
  expect(ratios([1, null, 3, 4], [2, 2, null, 0])).toEqual([0.5]);
  expect(ratios([1, 2], [2])).toEqual([0.5]);
});

test('all clients have a turn in every round, and six rounds have every order', () => {
  const rounds = [0, 1, 2, 3, 4, 5, 6].map((round) => inTurn(['a', 'b', 'c'], round).join(''));
  expect(rounds).toEqual(['abc', 'acb', 'cab', 'cba', 'bca', 'bac', 'abc']);
});
