import { describe, expect, it } from 'vitest';
import '../../../../host-app/solver/index';
import type { MathTree } from '../../../../host-app/content/content.types';
import { answerView, previewView } from '../../../../host-app/data/solver/solution-view';
import { latexOf } from '../../../../host-app/ui/content/latex';
import { spokenMaths } from '../../../../host-app/ui/content/spoken-maths';
import { mathTree } from '../../../../host-app/content/maths.mjs';

const read = (text: string): MathTree => {
  const tree = previewView(text);
  if (!tree) throw new Error(`not read: ${text}`);
  return tree;
};

describe('a formula in words', () => {
  it.each([
    ['x^2 - 5x + 6 = 0', 'x squared minus 5 x plus 6 equals 0'],
    ['2x^3 <= 16', '2 x cubed is at most 16'],
    ['x^(n+1)', 'x to the power of n plus 1, end power'],
    ['3/4 + x/2', '3 over 4 plus x over 2'],
    ['(x+1)/(x-1)', 'the fraction with numerator x plus 1, and denominator x minus 1, end fraction'],
    ['sqrt(2)', 'the square root of 2'],
    ['sqrt(x+1)', 'the square root of x plus 1, end root'],
    ['cbrt(x)', 'the cube root of x'],
    ['|x - 3| = 5', 'the absolute value of x minus 3, end absolute value equals 5'],
    ['sin(x)', 'sine of open parenthesis x close parenthesis'],
    ['log_2(8)', 'log base 2 of open parenthesis 8 close parenthesis'],
    ['pi r^2', 'pi r squared'],
    [
      'lim x->0 sin(x)/x',
      'the limit, as x approaches 0, of the fraction with numerator sine of open parenthesis x close parenthesis, and denominator x, end fraction',
    ],
    ['integral of x^2 from 0 to 3', 'the integral from 0 to 3 of x squared d x'],
    ['integral of 2x', 'the integral of 2 x d x'],
    ['[[1,2],[3,4]]', 'the 2 by 2 matrix, row 1: 1, 2; row 2: 3, 4, end matrix'],
    ['x + y = 3, x - y = 1', 'the system x plus y equals 3; and x minus y equals 1'],
  ])('%s is read as %s', (text, words) => {
    expect(spokenMaths(read(text))).toBe(words);
  });
});

describe('a formula of the library in words', () => {
  it.each([
    ['\\lim_{x \\to 0} \\frac{1}{x}', 'the limit, as x approaches 0, of 1 over x'],
    ['\\int_0^1 x^2 \\, dx', 'the integral from 0 to 1 of x squared d x'],
    ['\\sum_{k=1}^{n} k', 'the sum from k equals 1 to n of k'],
    ['\\sin^2 \\theta + \\cos^2 \\theta = 1', 'sine squared of theta plus cosine squared of theta equals 1'],
    ['\\overline{x}', 'x bar'],
    ['30^\\circ', '30 degrees'],
    ["f'(x)", 'f prime open parenthesis x close parenthesis'],
    ['\\binom{n}{k}', 'n choose k'],
    ['x_1', 'x sub 1'],
  ])('%s is read as %s', (tex, words) => {
    expect(spokenMaths(mathTree(tex))).toBe(words);
  });
});

describe('a formula as LaTeX', () => {
  it.each([
    ['determinant of [[2,1],[1,1]]', '\\det\\begin{pmatrix} 2 & 1 \\\\ 1 & 1 \\end{pmatrix}'],
    ['x^2 - 5x + 6 = 0', 'x^{2} - 5x + 6 = 0'],
    ['(x+1)/(x-1)', '\\frac{x + 1}{x - 1}'],
    ['sqrt(x)', '\\sqrt{x}'],
    ['cbrt(x)', '\\sqrt[3]{x}'],
    ['pi x', '\\pi x'],
    ['sin(x)', '\\sin\\left(x\\right)'],
    ['x <= 3', 'x \\leq 3'],
    ['10 choose 3', '\\binom{10}{3}'],
    ['[[1,2],[3,4]]', '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}'],
  ])('%s is written as %s', (text, latex) => {
    expect(latexOf(read(text))).toBe(latex);
  });

  it('is read back by the solver as the same problem', () => {
    for (const text of ['x^2 - 5x + 6 = 0', '(x+1)/(x-1) = 2', 'sqrt(x + 7) = x + 1', '|2x - 3| < 5']) {
      const [before, after] = [answerView(text), answerView(latexOf(read(text)))];
      if (before.kind !== 'solution' || after.kind !== 'solution') throw new Error(`not solved: ${text}`);
      expect(after.answer.text).toBe(before.answer.text);
    }
  });
});

it('writes two bounds of one variable as a chain', () => {
  const found = answerView('|2x - 3| < 5');
  if (found.kind !== 'solution') throw new Error('not solved');
  expect(spokenMaths(found.answer.math)).toBe('minus 1 is less than x is less than 4');
});
