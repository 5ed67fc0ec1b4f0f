import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

describe('what is asked of a polynomial', () => {
  it.each<readonly [string, unknown]>([
    ['nature of the roots of x^2 - 4x + 5', 'no real roots, two complex ones'],
    ['nature of the roots of x^2 - 4x + 4 = 0', 'two equal real roots'],
    ['determine the nature of the roots of 2x^2 - 5x + 1 = 0', 'two distinct real roots, irrational'],
    ['nature of the roots of 2x^2 - 5x = -3', 'two distinct real roots, rational'],
    ['zeros of x^3 - 3x + 2 with multiplicity', { 'simple zero': ['-2'], 'double zero': ['1'] }],
    [
      'find the zeros and their multiplicities of (x-1)^2(x+3)^3',
      { 'double zero': ['1'], 'triple zero': ['-3'] },
    ],
    [
      'possible rational roots of 2x^3 - 3x + 6',
      ['1/2', '-1/2', '1', '-1', '3/2', '-3/2', '2', '-2', '3', '-3', '6', '-6'],
    ],
    ['possible rational zeros of f(x) = x^3 - 2x + 4', ['1', '-1', '2', '-2', '4', '-4']],
    ["Descartes' rule of signs x^3 - 3x + 2", { 'positive roots': ['2 or 0'], 'negative roots': ['1'] }],
    [
      'use descartes rule of signs for f(x) = x^5 - x^4 + 3x^3 - 2x - 1',
      { 'positive roots': ['3 or 1'], 'negative roots': ['2 or 0'] },
    ],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'nature of the roots of x^3 - 4x + 5',
    'nature of the roots of kx^2 - 4x + 5',
    'nature of the roots of x^2 - 4x > 5',
    'zeros of x^3 + x with multiplicity',
    // A common factor of all coefficients, a last coefficient 0: books differ.
    'possible rational roots of 2x^3 - 4x + 6',
    'possible rational roots of x^3 - 3x',
    'possible rational roots of x^3 - 3x/2 + 1',
    "Descartes' rule of signs x^3 - 3y + 2",
    'possible positive rational roots of 2x^3 - 3x + 6',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('what polynomials have in common', () => {
  it.each([
    ['gcf of 12x^2y and 18xy^3', '6*x*y'],
    ['lcm of 12x^2y and 18xy^3', '36*x^2*y^3'],
    ['lcm of x^2 - 1 and x^2 + 2x + 1', '(x - 1)*(x + 1)^2'],
    ['gcd of x^2 - 1 and x^2 + 2x + 1', 'x + 1'],
    ['gcf of 6x^2 - 6 and 4x + 4', '2*(x + 1)'],
    ['hcf of 8a^3b^2, 12a^2b^3 and 20ab', '4*a*b'],
    ['lcm of x and x + 1', 'x*(x + 1)'],
    ['gcf of 5x and 7y', '1'],
    ['gcf of 12 and 18', '6'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
    expect(solve(question)).toMatchObject({ verification: 'steps' });
  });
  it.each([
    'gcf of 12x^2y',
    'gcf of sin x and x',
    'gcf of 1/x and x',
    'gcf of sqrt(x) and x',
    'lcm of x/2 and x',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
