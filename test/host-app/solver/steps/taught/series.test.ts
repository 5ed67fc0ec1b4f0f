import { expect, it } from 'vitest';
import { plain } from '../../../../../host-app/solver/index.js';
import { stepsOf } from '../steps-of';

it.each([
  [
    'does sum n/2^n from n=1 to infinity converge',
    ['(n/2 + 1/2)/n', '1/2', 'converges'],
    '1/2 is less than 1, so the series converges.',
  ],
  [
    'does sum n!/3^n from n=1 to infinity converge',
    ['n/3 + 1/3', 'infinity', 'diverges'],
    'This grows without bound, so the series diverges.',
  ],
  [
    'does sum 1/sqrt(n) from n=1 to infinity converge',
    ['diverges'],
    'Σ 1/√n is a p-series with p = 1/2; it diverges because 1/2 is not more than 1.',
  ],
  [
    'does sum (2n+1)/(n^3+1) from n=1 to infinity converge',
    ['2', 'converges'],
    'The quotient of the terms and 1/n² goes to 2, a positive number.',
  ],
  [
    'does sum (-1)^n/n from n=1 to infinity converge',
    ['diverges', '0', 'converges conditionally'],
    'The signs alternate, and the sizes 1/n fall to 0: the series converges, although that of the sizes diverges.',
  ],
  [
    'does sum (2n+1)/(3n-1) from n=1 to infinity converge',
    ['2/3', 'diverges'],
    'The terms go to 2/3, not to 0, so the series diverges.',
  ],
  [
    'sum of 3*(2/3)^n from n=1 to infinity',
    ['2/(1 - 2/3)', '6'],
    'The first term is 2, the ratio is 2/3: the sum is the first term over 1 minus the ratio.',
  ],
  [
    'sum of k^2 from k=1 to 10',
    ['10*(10 + 1)*(2*10 + 1)/6', '385'],
    '1² + 2² + … + n² is n(n + 1)(2n + 1)/6; here n is 10.',
  ],
  [
    'sum of 1/(n(n+1)) from n=1 to infinity',
    ['-1/(n + 1) + 1/n', '1'],
    '(1 − 1/2) + (1/2 − 1/3) + (1/3 − 1/4) + …: neighbors cancel.',
  ],
  [
    'taylor polynomial of e^(2x) at 0 of degree 3',
    ['1', '2*e^(2*x)', '4*e^(2*x)', '8*e^(2*x)', '1 + 2*x + 2*x^2 + 4*x^3/3'],
    'f‴(0) = 8.',
  ],
  [
    'radius of convergence of sum (x-2)^n/(n 3^n) from n=1 to infinity',
    ['1/3', '3'],
    'The ratio of neighbors is |x − 2| times this: the series converges where |x − 2| · 1/3 is less than 1, that is for |x − 2| < 3.',
  ],
])('%s is worked out in these lines', (question, lines, sentence) => {
  const steps = stepsOf(question);
  expect(steps.map(({ after }) => plain(after))).toEqual(lines);
  expect(steps.map(({ act }) => act)).toContain(sentence);
});
it('each end of an interval of convergence is named', () => {
  const ends = stepsOf('interval of convergence of sum (x-2)^n/(n 3^n) from n=1 to infinity');
  expect(new Set(ends.map(({ detail }) => detail))).toEqual(new Set([undefined, 'x = −1', 'x = 5']));
});
