import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { solved } from '../answer-text.js';
import { stepsOf } from './steps-of.js';

const linesOf = (question: string): string[] => stepsOf(question).map(({ after }) => plain(after));
const saidIn = (question: string): string[] => stepsOf(question).map(({ act }) => act ?? '');

describe('how a polynomial was factored is in the lines', () => {
  it('two numbers with their product and sum, where the square stands alone', () => {
    expect(saidIn('x^2 + 5x + 6 = 0')[0]).toBe('3 and 2 have the product 6 and the sum 5.');
  });
  it.each([
    [
      '6x^2 + x - 2 = 0',
      [
        '6*x^2 - 3*x + 4*x - 2 = 0',
        '3*x*(2*x - 1) + 2*(2*x - 1) = 0',
        '(3*x + 2)*(2*x - 1) = 0',
        '3*x + 2 = 0 or 2*x - 1 = 0',
        'x = -2/3 or x = 1/2',
      ],
    ],
    [
      'x^3 - 6x^2 + 11x - 6 = 0',
      [
        '(x - 3)*(x^2 - 3*x + 2) = 0',
        '(x - 3)*(x - 2)*(x - 1) = 0',
        'x - 3 = 0 or x - 2 = 0 or x - 1 = 0',
        'x = 1 or x = 2 or x = 3',
      ],
    ],
    [
      'x^3 + 2x^2 - 4x - 8 = 0',
      [
        'x^2*(x + 2) - 4*(x + 2) = 0',
        '(x^2 - 4)*(x + 2) = 0',
        '(x - 2)*(x + 2)*(x + 2) = 0',
        '(x - 2)*(x + 2)^2 = 0',
        'x - 2 = 0 or x + 2 = 0',
        'x = -2 or x = 2',
      ],
    ],
    [
      '2x^2 - 10x + 12 = 0',
      ['x^2 - 5*x + 6 = 0', '(x - 2)*(x - 3) = 0', 'x - 2 = 0 or x - 3 = 0', 'x = 2 or x = 3'],
    ],
    ['x^2 - 5x = 0', ['x*(x - 5) = 0', 'x = 0 or x - 5 = 0', 'x = 0 or x = 5']],
    ['(x - 3)^2 = 16', ['x - 3 = -4 or x - 3 = 4', 'x = -1 or x = 7']],
  ])('%s', (question, lines) => {
    expect(linesOf(question)).toEqual(lines);
    expect(solved(question).verification).toBe('steps');
  });
  it('says why each line follows', () => {
    expect(saidIn('x^3 - 6x^2 + 11x - 6 = 0').slice(0, 2)).toEqual([
      'x = 3 makes it 0, so x − 3 divides it.',
      '−1 and −2 have the product 2 and the sum −3.',
    ]);
    expect(saidIn('x^3 + 2x^2 - 4x - 8 = 0').slice(0, 3)).toEqual([
      'The bracket x + 2 is in both pairs.',
      'x + 2 is taken out of x²(x + 2) − 4(x + 2).',
      'p² − q² = (p − q)(p + q), with p = x and q = 2.',
    ]);
  });
  it('a part of degree 2 with irrational roots is solved below its line', () => {
    const last = stepsOf('x^3 - x^2 - 5x + 5 = 0').at(-1);
    expect(last?.act).toBe('x² − 5 = 0 gives x = −√5 and x = √5; x − 1 = 0 gives x = 1.');
    expect(last?.substeps.map(({ after }) => plain(after))).toEqual(['x^2 = 5', 'x = -sqrt(5) or x = sqrt(5)']);
  });
  it('a part without real roots is named', () => {
    expect(saidIn('x^3 - 2x^2 + 4x - 8 = 0').at(-1)).toBe('x² + 4 is never 0; x − 2 = 0 gives x = 2.');
  });
  it('a polynomial in x² is solved by a letter', () => {
    expect(stepsOf('x^4 - 6x^2 + 7 = 0')[0]?.detail).toBe('u = x²');
  });
});

describe('an equation of degree 2', () => {
  it('goes to the side on which its square has a plus', () => {
    expect(linesOf('2x + 3 = x^2')[0]).toBe('x^2 - 2*x - 3 = 0');
    expect(saidIn('2x + 3 = x^2')[0]).toBe('2x + 3 is subtracted from each side.');
  });
  it('the formula is worked out under its root first', () => {
    expect(linesOf('x^2 - 2x - 1 = 0').slice(1)).toEqual([
      'x = (2 - sqrt(8))/2 or x = (2 + sqrt(8))/2',
      'x = 1 - sqrt(2) or x = 1 + sqrt(2)',
    ]);
    expect(saidIn('x^2 - 2x - 1 = 0')[1]).toBe('(−2)² − 4 · 1 · (−1) = 8.');
  });
  it('has no root where that is negative', () => {
    expect(saidIn('x^2 + 2x + 5 = 0')).toEqual([
      'Under the root of the quadratic formula 2² − 4 · 1 · 5 = −16 is negative.',
    ]);
  });
});

describe('decimals in an equation', () => {
  it.each([
    ['0.2x + 1.5 = 3', ['2*x + 15 = 30', '2*x = 15', 'x = 7.5']],
    ['0.3(x - 2) = 0.9', ['0.3*x - 0.6 = 0.9', '3*x - 6 = 9', '3*x = 15', 'x = 5']],
    ['1.25x = -5.5', ['125*x = -550', 'x = -4.4']],
    ['0.3x = 1', ['3*x = 10', 'x = 10/3']],
  ])('are multiplied away aloud, and the answer has them again where its digits end: %s', (question, lines) => {
    expect(linesOf(question)).toEqual(lines);
    expect(saidIn(question).join(' ')).toMatch(/Each side is multiplied by 100?, so no decimals are left\./);
  });
  it('do not come in by themselves', () => {
    const found = solve('x/2 = 1/4 + x/4');
    expect(found.kind === 'solution' && plain(found.answer.exact)).toBe('x = 1');
    expect(linesOf('2x = 15').at(-1)).toBe('x = 15/2');
  });
});
