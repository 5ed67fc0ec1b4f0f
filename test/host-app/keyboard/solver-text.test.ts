import { convertAsciiMathToLatex } from 'mathlive/ssr';
import { describe, expect, test } from 'vitest';
import { formulaOf, solverText } from '../../../host-app/keyboard/solver-text';
import { plain, solve } from '../../../host-app/solver/engine';
import { withPacks } from '../../../host-app/solver/packs/load';

/** What the engine answers to what the field holds, as one line. */
const answerTo = async (latex: string): Promise<string> => {
  const solved = await withPacks(() => solve(solverText(latex) ?? latex));
  return solved.kind === 'solution' ? plain(solved.answer.exact) : solved.kind;
};

const ANSWERS: readonly (readonly [latex: string, answer: string])[] = [
  ['\\frac12+\\frac{1}{3}', '5/6'],
  ['2\\frac12+1', '7/2'],
  ['\\frac{1}{2}x+3=0', 'x = -6'],
  ['\\frac{\\frac12}{\\frac13}', '3/2'],
  ['x^{2}-7x+12=0', 'x = 3 or x = 4'],
  ['x^{\\frac{1}{2}}=3', 'x = 9'],
  ['x^23', '3*x^2'],
  ['\\sqrt{x+3}=x-3', 'x = 6'],
  ['\\sqrt[3]{27}', '3'],
  ['\\sqrt[4]{81}', '3'],
  ['\\sqrt{\\frac14}+\\sqrt{9}', '7/2'],
  ['\\sin^2x+\\cos^2x', '1'],
  ['\\sin\\left(30^{\\circ}\\right)', '1/2'],
  ['\\cos60\\degree', '1/2'],
  ['\\sin^{-1}\\left(\\frac12\\right)', 'pi/6'],
  ['\\tan\\frac{\\pi}{4}', '1'],
  ['\\ln\\left(\\exponentialE^{4}\\right)', '4'],
  ['\\log_{2}8', '3'],
  ['\\log_39', '2'],
  ['\\log\\left(1000\\right)', '3'],
  ['\\int_0^1x^2\\,dx', '1/3'],
  ['\\int_{0}^{\\frac{\\pi}{2}}\\cos x\\,\\mathrm{d}x', '1'],
  ['\\int_{-1}^1\\left|x\\right|\\differentialD x', '1'],
  ['\\int_0^{\\infty}e^{-x}\\differentialD x', '1'],
  ['\\int\\frac{dx}{x}', 'ln(abs(x))'],
  ['\\frac{d}{dx}x^5', '5*x^4'],
  ['\\frac{\\mathrm{d}^2}{\\mathrm{d}x^2}x^4', '12*x^2'],
  ['\\lim_{x\\to0}\\frac{\\sin x}{x}', '1'],
  ['\\lim_{n\\to\\infty}\\left(1+\\frac1n\\right)^n', 'e'],
  ['\\lim_{x\\to0^{+}}\\frac{1}{x}', 'infinity'],
  ['\\left|x-3\\right|=2', 'x = 1 or x = 5'],
  ['\\left|x-\\left|x-1\\right|\\right|=3', 'x = -1'],
  ['2x+3\\le7', 'x <= 2'],
  ['x^2\\geq4', 'x <= -2 or x >= 2'],
  ['\\begin{cases}x+y=3\\\\x-y=1\\end{cases}', 'x = 2 and y = 1'],
  ['\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}', '-2'],
  ['\\det\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '-2'],
  ['\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}^{-1}', '[[-2, 1], [3/2, -1/2]]'],
  ['\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}\\begin{bmatrix}0&1\\\\1&0\\end{bmatrix}', '[[2, 1], [4, 3]]'],
  ['\\sum_{n=1}^{10}n^2', '385'],
  ['\\sum_{k=0}^{\\infty}\\frac{1}{2^k}', '2'],
  ['\\binom{5}{2}+3!', '16'],
  ['2e3', '6*e'],
  ['\\left[\\frac{1}{2}+2\\right]^2', '25/4'],
  ['50\\%\\cdot8\\div2', '2'],
];

describe('what is typed in the field', () => {
  test.each(ANSWERS)('%s is solved: %s', async (latex, answer) => {
    expect(await answerTo(latex)).toBe(answer);
  });

  test.each(['\\pm3', '\\left\\lfloor x', 'f^{\\prime}(x)', '2\\int x\\,dx', '\\int_0^1x', 'x\\in\\R'])(
    '%s has no counterpart, and no answer is made up',
    async (latex) => {
      expect(solverText(latex)).toBeNull();
      expect(await answerTo(latex)).not.toMatch(/\d/);
    },
  );

  test('dy/dx is a derivative, and no product of letters', async () => {
    expect(await answerTo('\\frac{dy}{dx}=2x')).toBe('y = x^2 + C');
  });

  test('letters side by side stay letters', () => {
    expect(solverText('pi')).toBe('p i');
    expect(solverText('2\\pi r')).toBe('2pi r');
    expect(solverText('x\\sin x')).toBe('x sin x');
  });
});

describe('a draft', () => {
  test.each([
    ['x^2 - 5x + 6 = 0', 'x^{2}-5x+6=0'],
    ['(x+1)/(x-2)', '\\frac{x+1}{x-2}'],
    ['sqrt(x+1)', '\\sqrt{x+1}'],
    ['2 1/2', '2\\frac{1}{2}'],
    ['', ''],
  ])('%s is put into the field', (draft, latex) => {
    expect(formulaOf(draft, convertAsciiMathToLatex)).toBe(latex);
  });

  test.each(['sin(x)/x', 'lim x->0 sin(x)/x', 'solve x', 'what is 20% of 50', 'cbrt(8)', 'x^2^3', '1/2x'])(
    '%s would mean something else there, and is left alone',
    (draft) => {
      expect(formulaOf(draft, convertAsciiMathToLatex)).toBeNull();
    },
  );
});
