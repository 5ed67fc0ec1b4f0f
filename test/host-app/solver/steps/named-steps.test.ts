import { expect, it } from 'vitest';
import { plain, type Step } from '../../../../host-app/solver/index.js';
import { stepsOf } from './steps-of.js';

const allOf = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((one) => [one, ...allOf(one.substeps)]);
const linesOf = (question: string): readonly string[] => stepsOf(question).map(({ after }) => plain(after));
const sentencesOf = (question: string): string =>
  allOf(stepsOf(question))
    .map(({ act, detail }) => `${detail ?? ''} ${act ?? ''}`)
    .join('\n');

it.each([
  ['integral of sin(x)^3', 'int(sin(x)^2*sin(x), x)', 'int((1 - cos(x)^2)*sin(x), x)', 'u = cos(x)'],
  [
    'integral of cos(2x)^3',
    'int(cos(2*x)^2*cos(2*x), x)',
    'int((1 - sin(2*x)^2)*cos(2*x), x)',
    'du = 2cos(2x) · dx',
  ],
  [
    'integral of sin(x)^2*cos(x)^3',
    'int(cos(x)^2*sin(x)^2*cos(x), x)',
    'int((1 - sin(x)^2)*sin(x)^2*cos(x), x)',
    'u = sin(x)',
  ],
  ['integral of sin(x)^5', 'int(sin(x)^4*sin(x), x)', 'int((1 - cos(x)^2)^2*sin(x), x)', 'u = cos(x)'],
])('%s: a factor is split off, Pythagoras, and u', (question, split, turned, letter) => {
  expect(linesOf(question).slice(0, 2)).toEqual([split, turned]);
  expect(sentencesOf(question)).toContain(letter);
  expect(sentencesOf(question)).toContain('² of an angle is 1 − ');
});

it.each([
  ['simplify cot(x)*sin(x)', ['cos(x)/sin(x)*sin(x)', 'cos(x)'], 'cot(x) = cos(x)/sin(x).'],
  ['simplify tan(x)/sin(x)', ['sin(x)/cos(x)/sin(x)', 'sec(x)'], 'tan(x) = sin(x)/cos(x).'],
  ['simplify sin(x)^3 + sin(x)*cos(x)^2', ['sin(x)*(cos(x)^2 + sin(x)^2)', 'sin(x)'], 'of x is 1.'],
  ['simplify sin(pi - x)', ['sin(x)'], 'sin(π − x) = sin(x).'],
])('%s names its identity', (question, lines, sentence) => {
  expect(linesOf(question)).toEqual(lines);
  expect(sentencesOf(question)).toContain(sentence);
});

it.each([
  ['sin(2x) = sin(x)', 'sin(2x) = 2sin(x)cos(x).'],
  ['cos(2x) = cos(x)', 'cos(2x) = 2cos²(x) − 1'],
  ['sin(13pi/6)', '13π/6 − 2π = π/6'],
  ['derivative of y^2 with respect to x', 'There is no x in it: it is held constant'],
  ['expand (r + s)^7', 'row 7 of Pascal’s triangle, 1, 7, 21, 35, 35, 21, 7, 1'],
  ['expand (q - 15)^2', '(a − b)² = a² − 2ab + b², with a = q and b = 15.'],
  ['limit of (e^x - e^(-x))/x as x approaches 0', '(e^u − 1)/u goes to 1 as u goes to 0; here u is 2x.'],
  ['x^2 - 5x + 6 < 0', 'Between 2 and 3 the sign is minus.'],
  ['gcd of 12 and 18', '18 = 1 · 12 + 6.'],
  ['sqrt(-4)*sqrt(-9)', '6i · i = −6.'],
  ['4^x - 2^x - 2 = 0', '2^x is never −1; 2^x = 2 gives x = 1.'],
])('%s says: %s', (question, sentence) => {
  expect(sentencesOf(question)).toContain(sentence);
});

it.each([
  ['log(x) = 2', ['x = 100']],
  ['log_2(x + 1) = 3', ['x + 1 = 8', 'x = 7']],
  ['2*log_5(x) + 1 = 7', ['2*log_5(x) = 6', 'log_5(x) = 3', 'x = 125']],
])('%s keeps the base of its logarithm', (question, lines) => {
  expect(linesOf(question)).toEqual(lines);
  expect(sentencesOf(question)).not.toContain('ln');
});

it('an absolute value is 0 in one case', () => {
  expect(linesOf('|3x + 6| = 0')).toEqual(['3*x + 6 = 0', 'x = -2']);
});
it('a periodic inequality ends with its turns', () => {
  expect(linesOf('sin(x) > 1/2').at(-1)).toBe('pi/6 + 2*pi*k < x and x < 5*pi/6 + 2*pi*k');
});
it('a logarithm whose base is asked for becomes a power', () => {
  expect(linesOf('log_x(8) = 3')[0]).toBe('x^3 = 8');
  expect(linesOf('log_x(8) = 3').at(-1)).toBe('x = 2');
});
