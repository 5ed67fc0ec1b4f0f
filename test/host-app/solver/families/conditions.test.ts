import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

describe('the value of a letter for which a condition is true', () => {
  it.each([
    ['find k if x - 2 is a factor of x^3 + kx - 10', ['1']],
    ['when x^3 + ax + 2 is divided by x - 1 the remainder is 7. find a', ['4']],
    ['find k if x^3 - kx + 4 leaves remainder 3 when divided by x - 1', ['2']],
    ['find k if one root of x^2 - kx + 12 = 0 is 3', ['7']],
    ['for what value of k does kx + 2y = 5, 6x + 4y = 1 have no solution', ['3']],
    ['for what a is the system x + ay = 1, ax + y = 1 without solution', ['-1']],
    ['for what k does the system 2x + ky = 4, x + 3y = 2 have infinitely many solutions', ['6']],
    ['find k so that (2,k) and (3,-1) are orthogonal', ['6']],
    ['find y if the slope of the line through (1,2) and (3,y) is 4', ['10']],
    ['find k such that kx^2 - 4x + 1 = 0 has equal roots', ['4']],
    ['for what k is [[k,2],[3,6]] singular', ['1']],
    ['find k if det [[1,k],[2,3]] = 5', ['-1']],
    ['find x if 2, x, 18 are in geometric progression', ['-6', '6']],
    ['find x if 2, x, 18 are in arithmetic progression', ['10']],
    ['find k if (k, 2) lies on y = 3x - 4', ['2']],
    ['find m so that the lines y = mx + 1 and y = 3x - 2 are perpendicular', ['-1/3']],
    ['find k if the lines 2x + ky = 3 and 4x - 6y = 1 are parallel', ['-3']],
    ['find the value of p if x^2 + px + 16 is a perfect square', ['-8', '8']],
    ['for which k does y = x^2 + k touch the x-axis', ['0']],
    ['if one root of x^2 - 5x + c = 0 is twice the other find c', ['50/9']],
    ['find p if the roots of x^2 + px + 24 = 0 are in the ratio 2:3', ['-10', '10']],
    ['find k if the roots of x^2 - 8x + k = 0 differ by 2', ['15']],
    ['what must be added to x^2 + 10x to make it a perfect square', ['25']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'find k such that kx^2 - 4x + 1 = 0 has exactly one solution',
    'find k if kx^2 + 4x + 1 = 0 has real roots',
    'find k if y = 2x + k is parallel to y = 3x',
    'find k if x^2 + kx + 9 = 0 has equal roots and k is positive',
    'find k if x - 2 is a factor of x^3 + kx - 10 and x + 1 is a factor too',
    'find k if the lines y = kx + 2 and y = -4x + 1 are parallel or perpendicular',
    'find k if (k, 2) lies on y = 3x - 4 and y = x',
    'find x if 2, x, 18, 54 are in geometric progression',
    'find c if x^2 + 6x + c is not a perfect square',
    'find a and b if x^2 + ax + b = 0 has roots 2 and 3',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
