import { expect, it } from 'vitest';
import { answerOf, detailsOf } from '../../../../host-app/solver/command/index.js';

const ALL = [{ lo: '-oo', hi: 'oo', loOpen: true, hiOpen: true }];

it.each([
  ['2/3 - 3/8', '7/24'],
  ['log(50) - log(5)', '1'],
  ['derivative of log_3(x)', '1/(x*ln(3))'],
  ['integral of e^(2x)', 'exp(2*x)/2'],
  ['x^e*x', 'x^(1 + E)'],
  ['cbrt(16)', '2*2^(1/3)'],
  ['lim x->0 1/x^2', 'oo'],
  ['limit of -x as x approaches infinity', '-oo'],
])('%s is answered by the maths %s', (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

it.each([
  ['x^2 - 5x + 6 = 0', ['2', '3']],
  ['x^2 = 2', ['-sqrt(2)', 'sqrt(2)']],
  ['x^2 + 1 = 0', []],
  ['x = x + 1', []],
  ['What are the prime factors of 60?', ['2', '3', '5']],
])('the solutions of %s are a list', (question, answer) => {
  expect(answerOf(question)).toEqual(answer);
});

it('solutions that repeat name a whole number k, and another letter when k is the unknown', () => {
  expect(answerOf('sin(x) = 1/2')).toEqual(['pi/6 + 2*pi*k', '5*pi/6 + 2*pi*k']);
  expect(answerOf('sin(k) = 1/2')).toEqual(['pi/6 + 2*pi*n', '5*pi/6 + 2*pi*n']);
});

it('every number as a solution is the whole line', () => {
  expect(answerOf('2(x + 1) = 2x + 2')).toEqual(ALL);
  expect(answerOf('x^2 > -1')).toEqual(ALL);
});

it('inequalities are answered by intervals, from left to right', () => {
  expect(answerOf('x^2 - 4 >= 0')).toEqual([
    { lo: '-oo', hi: '-2', loOpen: true, hiOpen: false },
    { lo: '2', hi: 'oo', loOpen: false, hiOpen: true },
  ]);
  expect(answerOf('x^2 < 0')).toEqual([]);
});

it('systems are answered by one object for each solution', () => {
  expect(answerOf('x + y = 7, x - y = 1')).toEqual([{ x: '4', y: '3' }]);
  expect(answerOf('x + y = 2, x + y = 4')).toEqual([]);
});

it('matrices are lists of rows, yes and no are truth values', () => {
  expect(answerOf('inverse of [[1,2],[3,4]]')).toEqual([
    ['-2', '1'],
    ['3/2', '-1/2'],
  ]);
  expect(answerOf('is 91 prime?')).toBe(false);
});

it('what can’t be read or solved has no answer', () => {
  expect(answerOf('')).toBeNull();
  expect(answerOf('sqrt(x')).toBeNull();
  expect(answerOf('why is the sky blue')).toBeNull();
});

it('details hold the reading, each step with its check, and the other methods', () => {
  const details = detailsOf('x^2 - 5x + 6 = 0');
  expect(details).toMatchObject({
    answer: ['2', '3'],
    reading: 'solve x^2 - 5*x + 6 = 0 for x',
    method: 'Factoring',
    checks: { answer: true },
    otherMethods: [{ method: 'Quadratic formula' }, { method: 'Completing the square' }],
  });
  expect(details.steps.length).toBeGreaterThan(1);
  for (const step of details.steps) expect(step).toMatchObject({ check: 'substitution' });
});

it('details of several questions in one text are those of each', () => {
  const text = '1) x^2 - 5x + 6 = 0\n2) derivative of x^3';
  const details = detailsOf(text);
  expect(details.answer).toEqual(answerOf(text));
  expect(details).toMatchObject({
    answer: [['2', '3'], '3*x^2'],
    parts: [
      { question: '1) x^2 - 5x + 6 = 0', method: 'Factoring' },
      { question: '2) derivative of x^3', answer: '3*x^2' },
    ],
  });
  expect(details.steps.length).toBeGreaterThan(2);
});

it('details say where a question can’t be read', () => {
  expect(detailsOf('2x + + )')).toMatchObject({ answer: null, from: 7, to: 8, steps: [] });
});
