import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

const points = (...all: readonly (readonly [x: string, y: string])[]) => all.map(([x, y]) => ({ x, y }));

describe('two quadratic equations', () => {
  it.each([
    ['x^2 + y^2 = 25, xy = 12', points(['-4', '-3'], ['-3', '-4'], ['3', '4'], ['4', '3'])],
    ['x^2 + xy = 10, y^2 + xy = 15', points(['-2', '-3'], ['2', '3'])],
    ['x^2+xy+y^2 = 7, x^2 - xy + y^2 = 3', points(['-2', '-1'], ['-1', '-2'], ['1', '2'], ['2', '1'])],
    ['x^2 + y^2 = 2, xy = 1', points(['-1', '-1'], ['1', '1'])],
    ['x^2 + y^2 = 1, xy = 1', points()],
    ['x^2 + y^2 = 25, xy = 0', points(['0', '-5'], ['0', '5'], ['-5', '0'], ['5', '0'])],
    ['x + xy = 8, y + xy = 9', points(['-4', '-3'], ['2', '3'])],
    [
      'x^2 + y^2 + x + y = 8, xy = 2',
      points(['-2 - sqrt(2)', '-2 + sqrt(2)'], ['-2 + sqrt(2)', '-2 - sqrt(2)'], ['1', '2'], ['2', '1']),
    ],
    ['xy = 12, x^2 y = 36', points(['3', '4'])],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each(['xy = 1, x^2y^2 = 1', 'x^2 + y^2 = 25, xy = 12, x = 3 or'])(
    '%s has no such answer',
    (question) => {
      expect(answerOf(question)).toBeNull();
    },
  );
});

describe('remainders of high powers', () => {
  it.each([
    ['remainder when x^100 - 2x + 1 is divided by x+1', '4'],
    ['remainder when x^100 - 2x + 1 is divided by x-1', '0'],
    ['remainder when x^51 + 51 is divided by x + 1', '50'],
    ['remainder when x^100 is divided by x^2 - 1', '1'],
    ['remainder when x^99 is divided by x^2 - 1', 'x'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('how many real roots a quadratic with a letter has', () => {
  const between = (lo: string, hi: string) => ({ lo, hi, loOpen: true, hiOpen: true });
  it.each([
    [
      'for what values of k does kx^2 - 4x + k = 0 have two distinct real roots',
      [between('-2', '0'), between('0', '2')],
    ],
    ['for what values of k does kx^2 - 4x + k = 0 have equal roots', ['-2', '2']],
    ['for which k does kx^2 + 2x + 3 = 0 have no real roots', [between('1/3', 'oo')]],
    ['for what values of k does (k-1)x^2 + kx + 1 = 0 have no real roots', []],
    [
      'for what values of k does (k+1)x^2 + 4x + 1 = 0 have two distinct real solutions',
      [between('-oo', '-1'), between('-1', '3')],
    ],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    // At k = 0 the line 1 = 0 has no roots either, and the equation is not quadratic.
    'for what values of k does kx^2 + kx + 1 = 0 have no real roots',
    'for what values of k does kx^2 - 4x + k = 0 have real roots',
    'for what values of k does kx^2 - 4x + k = 0 have exactly one real root',
    'for what values of k does kx^2 - 4x + k = 0 have two distinct positive roots',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
