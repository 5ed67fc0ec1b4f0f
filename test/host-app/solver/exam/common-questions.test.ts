import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../../host-app/solver/check/values/evaluate.js';
import { measured } from '../../../../host-app/solver/check/numbers/measured.js';
import { solve } from '../../../../host-app/solver/index.js';
import { allSteps, answerText, solved } from '../answer-text.js';

describe('fractions, decimals and percentages are written as one another without a verb', () => {
  it.each([
    ['0.125 as a fraction', '1/8'],
    ['.5 as a fraction', '1/2'],
    ['3/8 as a decimal', '0.375'],
    ['1/3 as a decimal', '0.(3)'],
    ['3/8 as a percent', '75/2'],
    ['45% as a fraction', '9/20'],
    ['45% as a decimal', '0.45'],
    ['write 4.5% as a decimal', '0.045'],
    ['100% as a decimal', '1'],
    ['20 as a percent of 80', '25'],
    ['express 20 as a percentage of 80', '25'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it.each(['20 as a percentage of 0', '2.5 as a fraction of 10', '45% as a decimal of 10'])(
    '%s is refused',
    (question) => {
      expect(solve(question).kind).not.toBe('solution');
    },
  );
});

describe('sequences go on by the rule that a further term confirms', () => {
  it.each([
    ['nth term of 2,5,8,11', '3*n - 1'],
    ['find the nth term of the sequence 10, 7, 4, ...', '-3*n + 13'],
    ['general term of 3, 6, 12, 24', '3*2^(n - 1)'],
    ['nth term of 1, -2, 4, -8', '(-2)^(n - 1)'],
    ['nth term of 3, 6, 11, 18', 'n^2 + 2'],
    ['find the next term 2, 4, 8, 16', '32'],
    ['next term of 1, 4, 9, 16', '25'],
    ['what comes next: 10, 7, 4, 1?', '-2'],
    ['2, 4, 8, 16, ... find the next term', '32'],
    ['what is the next number in the sequence 1, 1, 2, 3, 5, 8', '13'],
    ['sum of first 10 terms of 2, 5, 8, ...', '155'],
    ['20th term of 0, 3, 6, ...', '57'],
    ['10th term of 3, 6, 12, ...', '1536'],
    ['sum to infinity of 8, 4, 2, ...', '16'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it('the first step names the rule and what it assumes', () => {
    const [first] = allSteps(solved('next term of 2, 4, 8'));
    expect(first?.act).toBe(
      'If the terms go on like this, each is the one before times 2: a geometric sequence.',
    );
  });
  it.each([
    'next term of 1, 2, 5',
    'next term of 5, 5, 5',
    'next term of 2, 3, 5, 7, 11',
    'find the next two terms of 2, 4, 8',
    'nth term of 1, 5, 2',
  ])('%s is refused', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});

describe('a series is asked for without a degree', () => {
  it.each([
    ['taylor series of e^x', '1 + x + x^2/2 + x^3/6'],
    ['maclaurin series of sin x', 'x - x^3/6 + x^5/120 - x^7/5040'],
    ['find the maclaurin series for cos(x)', '1 - x^2/2 + x^4/24 - x^6/720'],
    ['taylor series of ln x at x=1', '(x - 1) - (x - 1)^2/2 + (x - 1)^3/3 - (x - 1)^4/4'],
    ['maclaurin series of 1/(1-x)', '1 + x + x^2 + x^3'],
    ['maclaurin series of (1+x)^3', '1 + 3*x + 3*x^2 + x^3'],
    ['taylor polynomial of degree 3 of ln(1+x)', 'x - x^2/2 + x^3/3'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it('the terms are said to go on, unless they end', () => {
    expect(solved('maclaurin series of sin x').domainNotes).toEqual(['note.first-terms']);
    expect(solved('maclaurin series of (1+x)^3').domainNotes).toEqual([]);
  });
  const GENERAL: readonly (readonly [question: string, from: number, term: (n: number) => number])[] = [
    ['e^x', 0, (n) => x ** n / factorial(n)],
    ['sin(x)', 0, (n) => (-1) ** n * (x ** (2 * n + 1) / factorial(2 * n + 1))],
    ['cos(x)', 0, (n) => (-1) ** n * (x ** (2 * n) / factorial(2 * n))],
    ['ln(1+x)', 1, (n) => (-1) ** (n + 1) * (x ** n / n)],
    ['1/(1-x)', 0, (n) => x ** n],
    ['1/(1+x)', 0, (n) => (-1) ** n * x ** n],
    ['arctan(x)', 0, (n) => (-1) ** n * (x ** (2 * n + 1) / (2 * n + 1))],
  ];
  const x = 0.3;
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  it.each(GENERAL)('the general term of %s has the sum of the terms shown', (question, from, term) => {
    const solution = solved(`maclaurin series of ${question}`);
    const sum = [0, 1, 2, 3].reduce((total, k) => total + term(from + k), 0);
    expect(evaluate(solution.answer.exact, { x: measured(x) }).re).toBeCloseTo(sum, 12);
    expect(allSteps(solution).at(-1)?.act).toContain(`from n = ${from}`);
  });
  it.each(['maclaurin series of e^x at x=1', 'taylor series of ln(x)', 'taylor series of |x|'])(
    '%s is refused',
    (question) => {
      expect(solve(question).kind).not.toBe('solution');
    },
  );
});

describe('figures are named with their measures alone', () => {
  it.each([
    ['area of triangle base 6 height 4', '12'],
    ['area of a triangle b = 6, h = 4', '12'],
    ['area of circle r=5', '25*pi'],
    ['area of rectangle 4 x 6', '24'],
    ['area of 4 by 6 rectangle', '24'],
    ['volume of cylinder r=3 h=5', '45*pi'],
    ['volume of cylinder radius 3 height 5', '45*pi'],
    ['area of trapezoid bases 3 and 5 height 4', '16'],
    ['hypotenuse of 3 and 4', '5'],
    ['hypotenuse a=5, b=12', '13'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it.each([
    'area of circle radius 5 height 3',
    'area of triangle 6 4',
    'area of square d=3',
    'hypotenuse of 3 and 4 and 5',
    'area of triangle base 6 height 4 2',
  ])('%s is refused', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});

describe('functions, points and logarithms in a few words', () => {
  it.each([
    ['f(x)=x^2+1, f(3)', '10'],
    ['f(x)=2x+1, g(x)=x^2, (f o g)(2)', '9'],
    ['f(x)=2x+1, g(x)=x^2, (f+g)(2)', '9'],
    ['f(x)=2x+1, g(x)=x^2, f(g(2))', '9'],
    ['slope (1,2) (3,8)', '3'],
    ['midpoint (1,2) (3,8)', '(2, 5)'],
    ['distance (1,2) (4,6)', '5'],
    ['line through (1,2), (3,8)', 'y = 3*x - 1'],
    ['increasing intervals of x^3-3x', 'x < -1 or x > 1'],
    ['condense 2log x + log y', 'log(x^2*y)'],
    ['condense log x - log y', 'log(x/y)'],
    ['write 2 ln(x) + ln(y) as a single logarithm', 'ln(x^2*y)'],
    ['condense log_2(x) + log_2(y)', 'log_2(x*y)'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it.each([
    'f(x)=x^2, f(3)=9',
    'f(x)=x^2, h(3)',
    'f(x)=sin(x), cos(x)',
    'slope (1,2) (3,8) (4,5)',
    'slope (1,2) (1,8)',
    'condense log(x) + ln(y)',
    'condense 3 log x',
    'combine x + ln x + ln y',
  ])('%s is refused', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});

describe('further short forms', () => {
  it.each([
    ['1 1/2 as a decimal', '1.5'],
    ['1 3/4 as a percent', '175'],
    ['0.875 in fraction form', '7/8'],
    ['find the formula for the sequence 2, 5, 8, 11', '3*n - 1'],
    ['common difference of 10, 7, 4', '-3'],
    ['common ratio of 8, 4, 2', '1/2'],
    ['circle radius 5 find the area', '25*pi'],
    ['right triangle legs 3 and 4 find the hypotenuse', '5'],
    ['hypotenuse 13 leg 5 find other leg', '12'],
    ['pythagorean theorem a=3, b=4, find c', '5'],
    ['slope of y = 2x + 3', '2'],
    ['equation of line slope 2 through (1,3)', 'y = 2*x + 1'],
    ['concavity of x^3-3x', 'concave up = (0, infinity) and concave down = (-infinity, 0)'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
  });
  it.each([
    'slope of y = x^2',
    'common difference of 3, 6, 12',
    'common ratio of 2, 5, 8',
    'hypotenuse 5 leg 13 find other leg',
    'what is 2, 5, 8',
    'of 2, 5, 8',
  ])('%s is refused', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});
