import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { stepsOf } from './steps-of';

const linesOf = (question: string): readonly string[] => stepsOf(question).map(({ after }) => plain(after));

describe('what a textbook shows is shown', () => {
  it.each([
    // Probabilities of distributions.
    [
      'X ~ B(10, 0.3). Find P(X = 4)',
      [
        'P(X = k) = binomial(n, k)*p^k*(1 - p)^(n - k)',
        'P(X = 4) = binomial(10, 4)*(3/10)^4*(7/10)^6',
        'P(X = 4) = 210*(81/10000)*(117649/1000000)',
        'P(X = 4) = 200120949/1000000000',
        'P(X = 4) ≈ 0.200120949',
      ],
    ],
    [
      'X ~ Po(2). Find P(X <= 2)',
      [
        'P(X = k) = e^(-λ)*λ^k/k!',
        'P(X <= 2) = e^(-2)*2^0/0! + e^(-2)*2^1/1! + e^(-2)*2^2/2!',
        'P(X <= 2) = e^(-2)*(1 + 2 + 2)',
        'P(X <= 2) = 5*e^(-2)',
        'P(X <= 2) ≈ 0.676676416183',
      ],
    ],
    [
      'X ~ N(50, 16). find P(X > 53)',
      [
        'z = (x - μ)/σ',
        'z = (53 - 50)/4',
        'z = 3/4',
        'P(X > 53) = 1 - Φ(3/4)',
        'P(X > 53) ≈ 1 - 0.773372647623',
        'P(X > 53) ≈ 0.226627352377',
      ],
    ],
    // Conics: only what is asked for; a circle ends in its equation.
    ['vertices of x^2/9 + y^2/4 = 1', ['(3, 2)', 'vertex = (-3, 0) and vertex = (3, 0)']],
    ['eccentricity of x^2/25 + y^2/9 = 1', ['(5, 3)', '4', '4/5']],
    [
      'equation of the circle with center (2, -3) and radius 5',
      ['(x - 2)^2 + (y - (-3))^2 = 5^2', '(x - 2)^2 + (y + 3)^2 = 25'],
    ],
    ['circle with center (1,2) through (4,6)', ['25', '(x - 1)^2 + (y - 2)^2 = 25']],
    // Ends of series, sums in limits.
    ['radius of convergence of sum x^n/n! from n=0 to infinity', ['0', 'infinity']],
    ['radius of convergence of sum x^n/2^n from n=0 to infinity', ['1/2', '2']],
    ['lim x->oo (x - ln x)', ['lim(x*(1 - ln(x)/x), x, infinity)', 'infinity']],
    ['lim x->oo (x - e^x)', ['lim(e^x*(x/e^x - 1), x, infinity)', '-infinity']],
    // Inequalities, whose lines were refused.
    ['1/x > 1/2', ['-1/2 + 1/x > 0', '(-x + 2)/(2*x) > 0', 'x = 0 or x = 2', '0 < x and x < 2']],
    ['-1 ≤ 3 - 2x < 5', ['-4 <= -2*x and -2*x < 2', '2 >= x and x > -1', '-1 < x and x <= 2']],
    ['sqrt(x+2) < x', ['x = -2 or x = 2', 'x > 2']],
    // Angles, logarithms, powers of e, roots.
    ['cos 120°', ['cos(2*pi/3)', '-cos(pi/3)', '-1/2']],
    ['sin x = cos x, 0 < x < π', ['tan(x) = 1', 'x = pi/4']],
    ['arctan x = pi/4', ['x = 1']],
    ['log_4(8)', ['log_4(4^(3/2))', '3/2']],
    ['ln √e', ['ln(e^(1/2))', '1/2']],
    ['e^(iπ/3)', ['cos(pi/3) + i*sin(pi/3)', '1/2 + i*(sqrt(3)/2)', '1/2 + sqrt(3)*i/2']],
    ['4^x = 7', ['x*ln(4) = ln(7)', 'x = ln(7)/ln(4)', 'x = ln(7)/(2*ln(2))']],
    [
      'expand ln(x^2 y/z)',
      ['ln(x^2*y) - ln(z)', 'ln(x^2) + ln(y) - ln(z)', '2*ln(x) + ln(y) - ln(z)', 'ln(y) - ln(z) + 2*ln(x)'],
    ],
    ['simplify sqrt(x/4 + 1/4)', ['sqrt((x + 1)/4)', 'sqrt(x + 1)/sqrt(4)', 'sqrt(x + 1)/2']],
    ['simplify sin(x)cos(15x) - cos(x)sin(15x)', ['sin(x - 15*x)', 'sin(-14*x)', '-sin(14*x)']],
    [
      'simplify (sin x + cos x)^2',
      ['cos(x)^2 + sin(x)^2 + 2*cos(x)*sin(x)', '1 + 2*cos(x)*sin(x)', '1 + sin(2*x)', 'sin(2*x) + 1'],
    ],
    [
      'find dy/dx if x^2 + xy + y^2 = 7',
      ["2*x + x*y' + y + 2*y*y' = 0", "y'*(x + 2*y) + 2*x + y = 0", "y' = -(2*x + y)/(x + 2*y)"],
    ],
    // Powers with one base; the quadratic formula with i.
    ['2^(2x) = 8^(x-1)', ['2^(2*x) = 2^(3*x - 3)', '2*x = 3*x - 3', '-x = -3', 'x = 3']],
    [
      'solve x^2 + 2x + 5 = 0 over the complex numbers',
      [
        'x = (-2 - sqrt(2^2 - 4*1*5))/(2*1) or x = (-2 + sqrt(2^2 - 4*1*5))/(2*1)',
        'x = (-2 - sqrt(-16))/2 or x = (-2 + sqrt(-16))/2',
        'x = -1 - 2*i or x = -1 + 2*i',
      ],
    ],
    // Fractions and decimals.
    ['12.6 ÷ 0.35', ['1260/35', '36']],
    ['0.45/1.5', ['4.5/15', '0.3', '3/10']],
    ['x/2 + x/3 = 5', ['3*x + 2*x = 30', '5*x = 30', 'x = 6']],
    ['(2x - 1)/3 - (x + 2)/4 = 1', ['4*(2*x - 1) - 3*(x + 2) = 12', '5*x - 10 = 12', '5*x = 22', 'x = 22/5']],
    ['slope of y = 2x + 3', ['2']],
    ['slope of y = 4', ['0']],
  ])('%s', (question, lines) => {
    expect(linesOf(question)).toEqual(lines);
  });

  it('particular solutions are differentiated and put in', () => {
    expect(linesOf("y'' - 3y' + 2y = x^2").slice(4, 9)).toEqual([
      'y_p = A*x^2 + B*x + D',
      "y'_p = 2*A*x + B and y''_p = 2*A",
      '2*A - 3*(2*A*x + B) + 2*(A*x^2 + B*x + D) = x^2',
      '2*A*x^2 + x*(2*B - 6*A) + 2*A - 3*B + 2*D = x^2',
      '2*A - 3*B + 2*D = 0 and 2*B - 6*A = 0 and 2*A = 1',
    ]);
  });
  it('a bracket of three terms is raised with two of them as one part', () => {
    expect(linesOf('expand (a + b + c)^4')[0]).toBe(
      '(a + b)^4 + 4*(a + b)^3*c + 6*(a + b)^2*c^2 + 4*(a + b)*c^3 + c^4',
    );
  });
});

it.each([
  ['simplify 2/(x + 1) - 3/(x - 2)', '(-x - 7)/((x - 2)*(x + 1))'],
  ['simplify 1/x + 1/(x + 1)', '(2*x + 1)/(x*(x + 1))'],
  ['differentiate (x^2 + 1)/(x^2 - 1)', '-4*x/(x^2 - 1)^2'],
  ['differentiate (x + 1)^2/(x - 1)', '(x^2 - 2*x - 3)/(x - 1)^2'],
  ['simplify (2x^2 - 12x + 18)/(3x^2 - 27)', '2*(x - 3)/(3*(x + 3))'],
  ['simplify (x^3 - 8)/(x^2 - 4)', '(x^2 + 2*x + 4)/(x + 2)'],
  ['simplify (x^2 + 2x + 4)/(x + 2)', 'x + 4/(x + 2)'],
  ['integral of x(x^2 + 1)^4', '(x^2 + 1)^5/10'],
  ['minimum of x - ln x', '1'],
  ['maximum of x e^(-x)', '1/e'],
])('%s has the form of a textbook: %s', (question, answer) => {
  const found = solve(question);
  expect(found.kind === 'solution' && plain(found.answer.exact)).toBe(answer);
});

it.each([
  // A minimum that is not the smallest value, and one in a domain of two parts.
  'maximum of x^3 - 3x',
  'minimum of x + 1/x',
  'minimum of x^3',
])('%s: there is none', (question) => {
  expect(solve(question).kind).toBe('cannot-solve');
});

it.each([
  ['arcsin(x) = 2', 'asin never has the value 2.'],
  ['arccos x = -1', 'acos never has the value −1.'],
  ['arctan x = 2', 'atan never has the value 2.'],
  ['0.5x + 0.2 > 1', 'Each side is multiplied by 10, so no decimals are left.'],
  ['x/2 + 1 > 3', 'Each side is multiplied by 2, so no fractions are left.'],
  ['(2 + 3i)(1 - 4i)', 'i² is −1: 12i · i = −12.'],
  ['integral of x^2', 'The exponent 2 grows by 1 to 3, and the power is divided by 3.'],
  ['log_3(x + 1) - log_3(x - 1) = 1', 'A difference of logarithms is the logarithm of the quotient.'],
  ['4^(x + 1) = 8^x', '4 = 2² and 8 = 2³.'],
  ['0.35 as a fraction', 'There are 2 digits after the point, so the denominator is 100.'],
])('%s says: %s', (question, sentence) => {
  expect(stepsOf(question).map(({ act }) => act)).toContain(sentence);
});
