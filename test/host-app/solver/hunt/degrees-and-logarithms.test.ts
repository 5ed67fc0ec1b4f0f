import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

const answers = (rows: readonly (readonly [string, unknown])[]): void => {
  it.each(rows)('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
};

describe('a known angle beside an unknown one in degrees', () => {
  answers([
    ['solve sin x = sin 40°, 0° ≤ x ≤ 360°', ['40', '140']],
    ['solve sin x = sin 40°, 0 ≤ x ≤ 360', ['40', '140']],
    ['solve sin x = sin 40° in degrees', ['40 + 360*k', '140 + 360*k']],
    ['solve sin x = -sin 40°, 0° ≤ x ≤ 360°', ['220', '320']],
    ['solve cos x = sin 20° for 0° <= x <= 360°', ['70', '290']],
    ['solve tan x = tan 130° for 0° <= x <= 360°', ['130', '310']],
    ['solve 2 sin x = tan 45° for 0° ≤ x ≤ 360°', ['30', '150']],
    ['solve sin(x+20°) = sin 50°, 0°≤x≤360°', ['30', '110']],
    ['solve sin(20° + x) = 1/2 for 0°≤x≤360°', ['10', '130']],
    ['solve sin(x + π/6) = 1/2 for 0° ≤ x ≤ 360°', ['0', '120', '360']],
    // In radians, and without an unknown angle.
    ['solve sin x = sin 40° for 0 ≤ x < 2π', ['2*pi/9', '7*pi/9']],
    ['solve sin x = sin 1', ['1 + 2*pi*k', '-1 + pi + 2*pi*k']],
    ['solve x + sin 30° = 2', ['3/2']],
  ]);
});

describe('an exponent that is a rational number is written as one', () => {
  answers([
    ['solve (2/3)^x = 27/8', ['-3']],
    ['solve (3/4)^(x+1) = 64/27', ['-4']],
    ['solve 2^x * 3^x = 36', ['2']],
    ['solve 2^(x+1) * 3^x = 72', ['2']],
    ['solve 3^x * 9^(x-1) = 27', ['5/3']],
    ['solve 6^x / 2^x = 9', ['2']],
    ['solve 2^x 3^(2x) = 5', ['ln(5)/(ln(2) + 2*ln(3))']],
    ['solve 2^x = 3^(x-1)', ['-ln(3)/(ln(2) - ln(3))']],
  ]);
});

describe('a function of a fraction with 1 on top, and the base of a logarithm before a fraction', () => {
  answers([
    ['ln 1/2', '-ln(2)'],
    ['log 1/1000 + 2', '-1'],
    ['ln 1/e', '-1'],
    ['arcsin 1/2', 'pi/6'],
    ['arccos -1/2', '2*pi/3'],
    ['arctan 1/√3', 'pi/6'],
    ['differentiate ln 1/x^2', '-2/x'],
    ['log_2 1/8', '-3'],
    [String.raw`\log_2 \frac{1}{8}`, '-3'],
    ['solve log_x 1/4 = 2', ['1/2']],
    // Other fractions are divided as written, and mixed numbers stay.
    ['log 100/2', '1'],
    ['sin π/6', '1/2'],
    ['sin 1/2', 'sin(1)/2'],
    ['2 1/2 + 1', '7/2'],
    ['log_2 8/4', '3/4'],
  ]);
});

describe('the letter before its range is no factor', () => {
  answers([
    ['sum of 1/(n^2+n) n from 1 to infinity', '1'],
    ['sum of n^2 n from 1 to 5', '55'],
    ['sum of 1/2^n n from 1 to infinity', '1'],
    ['integral of x^2 x from 0 to 3', '9'],
    ['integral of x^2 from x=0 to x=3', '9'],
    ['integral of 3x^2 + 2 x from 0 to 1', '2'],
    ['integrate sin x from 0 to pi', '2'],
    ['integral of x sin x from 0 to pi', 'pi'],
    ['sum of 2 n from 1 to 5', '30'],
    ['sum of n + 2 n from 1 to 5', '45'],
  ]);
});

describe('roots of a number, and where one curve meets another', () => {
  answers([
    ['find the fourth roots of 16', ['2', '-2', '-2*i', '2*i']],
    ['find the square roots of 16', ['-4', '4']],
    ['cube root of 8', '2'],
    [
      'where does the line y = 2x + 3 meet the parabola y = x^2?',
      [
        { x: '-1', y: '1' },
        { x: '3', y: '9' },
      ],
    ],
    ['where do the curves y = x^2 and y = 2x - 1 meet', [{ x: '1', y: '1' }]],
    ['sum of squares of first 10 natural numbers', '385'],
  ]);
  it.each([
    'fourth roots of 16 and 81',
    'sum of the fourth roots of 16',
    'where does y = x^2 meet my friend',
    'sum of squares of first 10 odd numbers less than 7',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
