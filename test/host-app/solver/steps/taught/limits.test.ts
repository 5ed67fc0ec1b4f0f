import { expect, it } from 'vitest';
import { plain } from '../../../../../host-app/solver/index.js';
import { stepsOf } from '../steps-of';

it.each([
  [
    'lim x->infinity (3x^2+1)/(2x^2-5x)',
    ['lim((3 + 1/x^2)/(2 - 5/x), x, infinity)', '3/2'],
    'Top and bottom are divided by x².',
  ],
  [
    'lim x->-infinity 4x/sqrt(x^2 - 1)',
    ['lim(4/(-sqrt(1 - 1/x^2)), x, -infinity)', '-4'],
    'Top and bottom are divided by x. √(x²) is −x, because x is negative.',
  ],
  [
    'lim x->infinity sqrt(x^2+3x) - x',
    ['lim(3*x/(x + sqrt(x^2 + 3*x)), x, infinity)', 'lim(3/(1 + sqrt(1 + 3/x)), x, infinity)', '3/2'],
    'Top and bottom are multiplied by x + √(x² + 3x): (p − q)(p + q) = p² − q².',
  ],
  [
    'lim x->9 (x-9)/(sqrt(x)-3)',
    ['lim((sqrt(x) + 3)*(x - 9)/(x - 9), x, 9)', 'lim(sqrt(x) + 3, x, 9)', 'sqrt(9) + 3', '6'],
    'Top and bottom are multiplied by √x + 3: (p − q)(p + q) = p² − q².',
  ],
  [
    'lim x->3 (x^2-9)/(x-3)',
    ['lim((x - 3)*(x + 3)/(x - 3), x, 3)', 'lim(x + 3, x, 3)', '3 + 3', '6'],
    'x² − 9 = (x − 3)(x + 3).',
  ],
  [
    'lim x->0 sin(3x)/sin(5x)',
    ['lim(3/5*(sin(3*x)/(3*x))*(5*x/sin(5*x)), x, 0)', '3/5'],
    'sin(u)/u goes to 1 as u goes to 0; here u is 3x and 5x.',
  ],
  [
    'lim x->infinity x^2/e^x',
    ['lim(2*x/e^x, x, infinity)', 'lim(2/e^x, x, infinity)', '0'],
    'Top and bottom grow without bound: the form ∞/∞. (x²)′ = 2x, (e^x)′ = e^x.',
  ],
  [
    'lim x->1 (x^5 - 1 - ln(x))/(x - 1)',
    ['lim(5*x^4 - 1/x, x, 1)', '5*1^4 - 1/1', '4'],
    'Top and bottom go to 0: the form 0/0. (x⁵ − 1 − ln(x))′ = 5x⁴ − 1/x, (x − 1)′ = 1.',
  ],
  [
    'lim x->infinity sin(x)/x',
    ['0'],
    'sin(x) stays between −1 and 1 and x goes to infinity. A bounded number over one that grows without bound goes to 0.',
  ],
  [
    'lim x->infinity ((6x+2)/(6x))^x',
    ['lim((1 + 1/(3*x))^x, x, infinity)', 'lim(((1 + 1/(3*x))^(3*x))^(1/3), x, infinity)', 'cbrt(e)'],
    '(1 + 1/u)^u goes to e as u grows without bound; here u is 3x, and the exponent 1/3 stays outside.',
  ],
  [
    'lim x->0 (1+2x)^(1/x)',
    ['lim(((1 + 2*x)^(1/(2*x)))^2, x, 0)', 'e^2'],
    '(1 + u)^(1/u) goes to e as u goes to 0; here u is 2x, and the exponent 2 stays outside.',
  ],
  ['lim x->0 1/x^2', ['infinity'], 'x² goes to 0. A number over one that goes to 0 grows without bound.'],
])('%s is worked out in these lines', (question, lines, sentence) => {
  const steps = stepsOf(question);
  expect(steps.map(({ after }) => plain(after))).toEqual(lines);
  expect(steps.map(({ act }) => act)).toContain(sentence);
});

it('an exponent that varies has a limit of its own', () => {
  const [only] = stepsOf('lim x->0 cos(x)^(1/x^2)');
  expect(only?.act).toBe(
    'cos(x)^(1/x²) is e to the power of 1/x²ln(cos(x)), and this exponent goes to −1/2.',
  );
  expect(only?.substeps.map(({ after }) => plain(after)).at(-1)).toBe('-1/2');
});
it('the limit of a root beside a point is confirmed', () => {
  expect(stepsOf('lim x->9 sqrt(x)').map(({ after }) => plain(after))).toEqual(['sqrt(9)', '3']);
});

it.each([
  [
    'limit of 3^x/(2^x+3^x) as x->infinity',
    'lim(1/((2/3)^x + 1), x, infinity)',
    'Top and bottom are divided by 3^x.',
  ],
  [
    'limit of (5^n+2^n)/5^(n+1) as n->infinity',
    'lim(1/5*(2/5)^n + 1/5, n, infinity)',
    'Top and bottom are divided by 5^(n + 1).',
  ],
  [
    'limit of (x^3+2^x)/2^x as x->infinity',
    'lim(x^3/2^x + 1, x, infinity)',
    'Top and bottom are divided by 2^x.',
  ],
  [
    'limit of e^x/(e^x+1) as x->infinity',
    'lim(1/(1 + 1/e^x), x, infinity)',
    'Top and bottom are divided by e^x.',
  ],
  ['limit of 2^x/3^x as x->infinity', 'lim((2/3)^x, x, infinity)', 'Top and bottom are divided by 3^x.'],
])('%s: the strongest term is divided out', (question, line, act) => {
  const [first] = stepsOf(question);
  expect(first && plain(first.after)).toBe(line);
  expect(first?.rule).toBe('strongest-term');
  expect(first?.act).toBe(act);
});
