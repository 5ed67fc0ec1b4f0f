import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

const answers = (rows: readonly (readonly [string, unknown])[]): void => {
  it.each(rows)('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
};
const refusals = (rows: readonly string[]): void => {
  it.each(rows)('%s is not answered', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
};

describe('words before or behind a question that is understood are no decoration', () => {
  refusals([
    'Mary does not have $50. She buys 3 books at $12 each. How much money does she have left?',
    'The 3rd term of an arithmetic sequence is 10 and the 7th term is 26. The next day everything doubles. Find the first term.',
    'Factor 6x^2 + 11x - 10 completely twice',
    'Factor 6x^2 + 11x - 10 completely, then double it',
    'Factor x^2 - 9 completely if w = 3',
    "Find f'(x) if f(x) = x^2 in winter",
    "Find f'(x) if f(x) = x^2, then double it",
    "Find f''(x) for f(x) = sin(2x) where x is negative",
    'half of if f(x) = x^2 + 1, find f(3)',
    'The price went up. If f(x) = x^2 + 1, find f(3).',
    'The price went up. What is f(2) if f(x) = 3x - 1?',
    'Four letters picked without replacement from oeelemeeeoml. Give prob of picking 2 o, 1 m and 1 l twice',
    'Find A + B if A = [[1,2],[3,4]] and B = [[5,6],[7,8]] twice',
    'Find A + B if A = [[1,2],[3,4]] and B = [[5,6],[7,8]] except 5',
    'The 3rd term of an arithmetic sequence is 8 and the 7th term is 20. Find the first term and the common difference twice',
  ]);
  answers([
    ['Factor 6x^2 + 11x - 10 completely', '(2*x + 5)*(3*x - 2)'],
    ['A function is defined by f(x) = x^2 + 1. Find f(3).', '10'],
    ["Find f'(x) if f(x) = x^2", '2*x'],
    [
      'Find A + B if A = [[1,2],[3,4]] and B = [[5,6],[7,8]]',
      [
        ['6', '8'],
        ['10', '12'],
      ],
    ],
  ]);
});
