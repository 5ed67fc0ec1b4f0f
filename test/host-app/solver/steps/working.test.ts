import { expect, it } from 'vitest';
import { plain } from '../../../../host-app/solver/index.js';
import { stepsOf } from './steps-of';

it.each([
  ['1/2 + 1/3', ['3/6 + 2/6', '(3 + 2)/6', '5/6']],
  ['2/3/(8/9)', ['2/3*(9/8)', '2*9/(3*8)', '18/24', '3/4']],
  ['5^3', ['5*5*5', '125']],
  ['8^(-2)', ['1/8^2', '1/(8*8)', '1/64']],
  ['0.56/7', ['0.08', '8/100', '2/25']],
  ['1/2 - (-1/8)', ['1/2 + 1/8', '4/8 + 1/8', '(4 + 1)/8', '5/8']],
  ['simplify x^2*x^3', ['x^(2 + 3)', 'x^5']],
  ['simplify x^9/x^12', ['1/x^(12 - 9)', '1/x^3']],
  ['simplify (x^3)^6', ['x^(3*6)', 'x^18']],
  ['simplify 8x + 3x', ['(8 + 3)*x', '11*x']],
  ['simplify sqrt(48)', ['sqrt(16)*sqrt(3)', '4*sqrt(3)']],
  ['log_6(36)', ['log_6(6^2)', '2']],
  ['sin(7pi/4)', ['-sin(pi/4)', '-sqrt(2)/2']],
  ['expand (x + 5)(x - 2)', ['x*x - x*2 + 5*x - 5*2', 'x^2 - 2*x + 5*x - 10', 'x^2 + 3*x - 10']],
  ['expand (3y - 6)^2', ['(3*y)^2 - 2*3*y*6 + 6^2', '9*y^2 - 36*y + 36']],
  ['factor x^2 - 49', ['x^2 - 7^2', '(x - 7)*(x + 7)']],
  ['factor 2x^2 + 7x + 3', ['2*x^2 + x + 6*x + 3', 'x*(2*x + 1) + 3*(2*x + 1)', '(2*x + 1)*(x + 3)']],
  ['factor x^3 + 8', ['x^3 + 2^3', '(x^2 - 2*x + 4)*(x + 2)']],
  ['(x - 3)(x + 7) = 0', ['x - 3 = 0 or x + 7 = 0', 'x = -7 or x = 3']],
  ['prime factorization of 60', ['2*30', '2*2*15', '2*2*3*5', '2^2*3*5']],
  ['derivative of sin(3x)', ['cos(3*x)*diff(3*x, x)', 'cos(3*x)*3*diff(x, x)', 'cos(3*x)*3', '3*cos(3*x)']],
  ['integral of sin(x)^4*cos(x)', ['int(u^4, u)', 'u^5/5', 'sin(x)^5/5']],
  ['lim x->2 x^2 + 1', ['2^2 + 1', '5']],
])('%s is worked out in these lines', (question, lines) => {
  expect(stepsOf(question).map(({ after }) => plain(after))).toEqual(lines);
});

it.each([
  ['1/2 + 1/3', 'The common denominator of 2 and 3 is 6: 1/2 = 3/6 and 1/3 = 2/6.'],
  ['sqrt(48)', '16 is the largest square in 48: 48 = 16 · 3.'],
  ['18/24', 'Top and bottom are divided by 6.'],
  ['factor 5n^2 + 21n + 4', '1 and 20 have the product 20 and the sum 21.'],
  ['x^2 - 5x + 6 = 0', '−2 and −3 have the product 6 and the sum −5.'],
  ['7 = x - 2', '2 is added to each side.'],
  ['derivative of sin(x^3)', 'u = x³ is the inner function; the outer one is sin(u).'],
  ['integral of x*cos(x^2)', 'u is x² again.'],
])('%s: the sentence has the numbers', (question, sentence) => {
  expect(stepsOf(question).map(({ act }) => act)).toContain(sentence);
});
