import { describe, expect, it } from 'vitest';
import { answerOf, detailsOf } from '../../../../host-app/solver/command/index.js';

describe('a number in brackets before a sign is maths, not the number of an exercise', () => {
  it.each([
    ['(2) + (2/3) + (-9/4)', '5/12'],
    ['(5) - (5/9) * (4)', '25/9'],
    ['(1) - (2)', '-1'],
    ['(2) (3) + 1', '7'],
    ['(7) minus 2', '5'],
    ['(7) plus 2', '9'],
    ['(12) × 4', '48'],
    ['(5) x 3', '15'],
    ['(1) ÷ 2', '1/2'],
    ['(2+1) x (7-2)', '15'],
    ['(a) + b', 'a + b'],
    ['(i) * 2', '2*i'],
    ['[3] + 2', '5'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each(['(3) 4', '(2) x = 10'])('%s: what is left would be no question', (question) => {
    expect(answerOf(question)).not.toEqual('4');
    expect(answerOf(question)).not.toEqual(['10']);
  });
  it.each(['d) + 2', '3. + 2', 'Q3 + 4', 'no 5 + 3', 'ex 3 + 4'])(
    '%s is not the number after the sign',
    (question) => {
      expect(['2', '3', '4']).not.toContain(answerOf(question));
    },
  );
  it.each([
    ['(3) 4 + 5', '9'],
    ['3) -2 + 5', '3'],
    ['a) 3/4 + 1/8', '7/8'],
    ['1. 5 + 3', '8'],
    ['2. -x + 5 = 0', ['5']],
    ['(b) Solve x + 1 = 3', ['2']],
    ['Q4: (x-1)(x-2) = 0', ['1', '2']],
    ['#3 12 - 5', '7'],
  ])('%s is still numbered', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('square brackets around a sum are brackets', () => {
  it.each([
    ['[2 + {3 - (4 - 1)}] * 5', '10'],
    ['[2 + 3] * [4 - 1]', '15'],
    ['3 + [4 - [5 - 2]] * 2', '5'],
    ['[[4 - 1] + 2] * 3', '15'],
    ['\\left[ 2 + 3 \\right] \\cdot 4', '20'],
    ['2 * [3]', '6'],
    ['5 + 2 [3]', '11'],
    ['[x + 1]^2 = 9', ['-4', '2']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
  it.each([
    ['[[1,2],[3,4]] * [[1],[2]]', [['5'], ['11']]],
    ['[[1],[2]] + [[3],[4]]', [['4'], ['6']]],
    ['2 * [[1, 2]]', [['2', '4']]],
    ['det [[5]]', '5'],
    ['Solve x^2 = 4 [3]', ['-2', '2']],
    ['Factorise x^2 - 9 [2]', '(x - 3)*(x + 3)'],
  ])('%s is still a matrix, or has marks', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('a factorial in an exponent belongs to the number before it', () => {
  it.each([
    ['2^3!', '64'],
    ['2^(3)!', '64'],
    ['3!^2', '36'],
    ['(2^3)!', '40320'],
    ['2^2!^2', '16'],
    ['5! - 2^3', '112'],
    ['e^3!/e^6', '1'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

it.each([
  ['inverse of [[a,0],[0,b]]', ['a ≠ 0', 'b ≠ 0']],
  ['inverse of [[1,2],[3,a]]', ['a ≠ 6']],
])('%s: the determinant is not 0', (question, conditions) => {
  const found = detailsOf(question);
  const notes = 'notes' in found ? found.notes.join(' ') : '';
  for (const condition of conditions) expect(notes).toContain(condition);
});
