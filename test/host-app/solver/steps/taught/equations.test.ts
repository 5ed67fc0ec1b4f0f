import { describe, expect, it } from 'vitest';
import { followable } from '../../../../../host-app/solver/gate/index.js';
import { plain, solve } from '../../../../../host-app/solver/index.js';
import { solved } from '../../answer-text.js';
import { stepsOf } from '../steps-of.js';

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
    expect(last?.substeps.map(({ after }) => plain(after))).toEqual([
      'x^2 = 5',
      'x = -sqrt(5) or x = sqrt(5)',
    ]);
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
  ])(
    'are multiplied away aloud, and the answer has them again where its digits end: %s',
    (question, lines) => {
      expect(linesOf(question)).toEqual(lines);
      expect(saidIn(question).join(' ')).toMatch(
        /Each side is multiplied by 100?, so no decimals are left\./,
      );
    },
  );
  it('do not come in by themselves', () => {
    const found = solve('x/2 = 1/4 + x/4');
    expect(found.kind === 'solution' && plain(found.answer.exact)).toBe('x = 1');
    expect(linesOf('2x = 15').at(-1)).toBe('x = 15/2');
  });
});

describe('a rational equation', () => {
  it('names its common denominator, and is multiplied by it in a line of its own', () => {
    expect(saidIn('1/x + 1/(x+1) = 3/2')[0]).toBe(
      'The common denominator of x, x + 1 and 2 is 2x · (x + 1); each side is multiplied by it.',
    );
    expect(linesOf('1/x + 1/(x+1) = 3/2').slice(0, 3)).toEqual([
      '2*(x + 1) + 2*x = 3*x*(x + 1)',
      '4*x + 2 = 3*x^2 + 3*x',
      '3*x^2 - x - 2 = 0',
    ]);
    expect(saidIn('1/(x-1) + 2/(x+1) = 5/(x^2-1)')[0]).toBe(
      'The common denominator of x − 1, x + 1 and x² − 1 = (x + 1)(x − 1) is (x − 1)(x + 1); each side is multiplied by it.',
    );
  });
  it.each([
    ['1/x + 1/(x+1) = 3/2', 'At x = −2/3 both sides are 3/2. At x = 1 both sides are 3/2.'],
    ['x/(x-1) = 1/(x-1)', 'At x = 1 the denominator x − 1 is 0. x = 1 is left out'],
    ['x/(x+3) - 3/(x-3) = 18/(x^2-9)', 'At x = −3 the denominator x + 3 is 0. At x = 9 both sides are 1/4.'],
    ['sqrt(x+7) = x - 5', 'At x = 2 the left side is 3 and the right side is −3. At x = 9 both sides are 4.'],
  ])('tests its results aloud, and so does one with a root: %s', (question, sentence) => {
    expect(saidIn(question).at(-1)).toContain(sentence);
  });
  it('that is true everywhere leaves out where it divides by 0', () => {
    expect(linesOf('x/(x-2) = 2/(x-2) + 1')).toEqual(['x = 2 + x - 2', 'x = x', 'x < 2 or x > 2']);
  });
});

describe('the cases of an absolute value', () => {
  it('are solved aloud, one after the other', () => {
    expect(saidIn('|2x - 1| = 5').at(-1)).toBe('2x − 1 = 5 gives x = 3; 2x − 1 = −5 gives x = −2.');
    const inner = stepsOf('|x| + |x - 1| = 3').flatMap(({ substeps }) => substeps);
    expect(inner.flatMap(({ act }) => act ?? [])).toContain('x = −x + 4 gives x = 2; x is never −(−x + 4).');
  });
});

it('two absolute values are equal where what is inside is equal or opposite', () => {
  expect(linesOf('|6x - 5| = |2x + 3|')).toEqual([
    '6*x - 5 = 2*x + 3 or 6*x - 5 = -(2*x + 3)',
    'x = 1/4 or x = 2',
  ]);
});

describe('the gate refuses a sentence that is false', () => {
  const kept = (question: string, from: string, to: string): boolean => {
    const { reading, answer, methods } = solved(question);
    const steps = (methods[0]?.steps ?? []).map((step) =>
      step.act?.includes(from) ? { ...step, act: step.act.replace(from, to) } : step,
    );
    return followable(reading, [{ nameKey: 'method.steps', steps }], answer.exact).length > 0;
  };
  it.each([
    ['x^2 + 5x + 6 = 0', 'product 6', 'product 5'],
    ['x^2 + 5x + 6 = 0', 'sum 5', 'sum 6'],
    ['x^2 + 5x + 6 = 0', 'gives x = −2', 'gives x = 2'],
    ['x^3 - x^2 - 5x + 5 = 0', 'x = −√5 and x = √5', 'x = −√5 and x = √6'],
    ['1/x + 1/(x+1) = 3/2', 'At x = 1 both sides are 3/2', 'At x = 1 both sides are 5/2'],
    ['sqrt(x+7) = x - 5', 'the right side is −3', 'the right side is 3'],
    ['x^2 - 2x - 1 = 0', '= 8', '= 9'],
  ])('%s: %s, %s', (question, from, to) => {
    expect(saidIn(question).join(' ')).toContain(from);
    expect(kept(question, from, from)).toBe(true);
    expect(kept(question, from, to)).toBe(false);
  });
});

describe('an equation beside a condition', () => {
  it('is solved as an equation, and the condition chooses among its solutions', () => {
    expect(linesOf('x^2 = 16, x > 0')).toEqual(['(x = -4 or x = 4) and x > 0', 'x = 4']);
    expect(stepsOf('x^2 = 16, x > 0')[0]?.substeps.map(({ after }) => plain(after))).toEqual([
      'x = -4 or x = 4',
    ]);
  });

  it.each(['x^2 = 16, x > 5', '2x + 1 = 5 and x > 3'])(
    'also where the condition keeps none: %s',
    (question) => {
      expect(stepsOf(question).map(({ rule }) => rule)).toEqual(['solve-each', 'meet-sets']);
      expect(linesOf(question)[1]).toBe('');
    },
  );
});
