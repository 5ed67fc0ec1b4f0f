import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

const answers = (rows: readonly (readonly [string, unknown])[]): void => {
  it.each(rows)('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
};
const refuses = (questions: readonly string[]): void => {
  it.each(questions)('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
};

describe('a letter that is named again before its range is that of the range', () => {
  answers([
    ['average value of x^2 x from 0 to 3', '3'],
    ['average value of f(x)=x^2 x from 0 to 3', '3'],
    ['average value of sin(x) x from 0 to pi', '2/pi'],
    ['area under x^2 x from 0 to 2', '8/3'],
    ['area under 2x x from 0 to 2', '4'],
    ['area under the curve y=4-x^2 for x from 0 to 2', '16/3'],
    ['area between x^2 and x x from 0 to 1', '1/6'],
    ['arc length of 2x x from 0 to 3', '3*sqrt(5)'],
    ['average rate of change of x^2 x from 1 to 3', '4'],
    ['sum of 3k k from 1 to 4', '30'],
    ['sum of 2n+1 n from 1 to 10', '120'],
    ['sum of k k from 1 to 5', '15'],
    ['sum of k^2 + 1 k = 1 to 3', '17'],
    ['integral of x^2+1 x from 0 to 2', '14/3'],
    ['integral of sin x x from 0 to pi', '2'],
    ['integrate e^x, x from 0 to 1', '-1 + E'],
    // Factors, as they are written.
    ['integral of 3 x from 0 to 2', '6'],
    ['integral of x^2 + 2 x from 0 to 2', '20/3'],
    ['integral of x sin x from 0 to pi', 'pi'],
    ['integral of x^2 from x=0 to x=3', '9'],
    ['area between x^2 and x from 0 to 1', '1/6'],
    ['double integral of x*y for x from 0 to 1 and y from 0 to 2', '1'],
  ]);
  // 2x, or 2 and a range.
  refuses(['integral of x^2+2 x from 0 to 2', 'sum of k^2+3 k from 1 to 3']);
});

describe('bounds at the sign of the integral', () => {
  answers([
    ['∫0^2 x dx', '2'],
    ['∫ 0^1 e^x dx', '-1 + E'],
    ['int 0^1 x^2 dx', '1/3'],
    ['∫1^2 x dx', '3/2'],
    ['∫-1^1 x^2 dx', '2/3'],
    ['∫0^(π/2) sin x dx', '1'],
    ['∫0^∞ e^(-x) dx', '1'],
    ['∫ from 0 to 1 x^2 dx', '1/3'],
    ['integrate from 1 to inf 1/x^3', '1/2'],
    ['∫2^x dx', '2^x/ln(2)'],
    ['∫ x^2 e^x dx', 'x^2*exp(x) - 2*x*exp(x) + 2*exp(x)'],
  ]);
  // Bounds, or a power.
  refuses(['∫2^3 x dx', 'int 10^2 x dx']);
});

describe('what a lost comma has joined is no product', () => {
  refuses([
    '5x x=3',
    'x^2 x = 4',
    'x^2+x x=2',
    'evaluate x^2+2x x=3',
    '2a+b a=3, b=4',
    'evaluate 3a b a=2, b=1',
    'x=2 x^2+3x',
    "y = x^2 + 1 y'(1)",
    "f(x) = x^2 f'(3)",
    "f(x) = x^2+3x f'(x)",
    'y = 3x^2 dy/dx',
    "y = x y'",
    "y = x^2 y''",
    'L{t^2}',
    'log2x = 5',
  ]);
  answers([
    ['2x-y=3 x+y=3', [{ x: '2', y: '1' }]],
    [
      'xy=6 x+y=5',
      [
        { x: '3', y: '2' },
        { x: '2', y: '3' },
      ],
    ],
    [
      'x^2+y^2=13 x+y=5',
      [
        { x: '3', y: '2' },
        { x: '2', y: '3' },
      ],
    ],
    [
      'y^2 + x y = 6, x = 1',
      [
        { x: '1', y: '-3' },
        { x: '1', y: '2' },
      ],
    ],
    ['x = 2 x^2 + 3 x', ['-1', '0']],
    ["solve y = x y'", 'y = C*x'],
    ["y' + x y = x", 'y = C*exp(-x^2/2) + 1'],
    ['y = 5x^4, dy/dx', '20*x^3'],
    ['y = 5x^4 find dy/dx', '20*x^3'],
    ["y = x^3, y''", '6*x'],
    ['log 2x = 5', ['50000']],
    ['log2(x) = 5', ['32']],
    ["f(x) = ln(x^2+1). Find f'(1).", '1'],
    ['dy/dt = -0.5y y(0)=10', 'y = 10*exp(-t/2)'],
  ]);
});

describe('limits and derivatives in few words', () => {
  answers([
    ['lim x^2+1 x->2', '5'],
    ['limit of 3x x->2', '6'],
    ['limit x^2 as x -> 3', '9'],
    ['derivative sin x', 'cos(x)'],
    ['second derivative x^3', '6*x'],
  ]);
  refuses(['derivative test of x^3']);
});
