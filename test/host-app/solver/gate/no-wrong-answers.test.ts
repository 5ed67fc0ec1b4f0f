import { describe, expect, it } from 'vitest';
import { answerOf, detailsOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

const notesOf = (question: string): string => {
  const found = detailsOf(question);
  return 'notes' in found ? found.notes.join(' ') : 'no answer';
};

it.each([
  'derivative of x^2 lmao',
  '12*4 zzz',
  '2x + 3 yo',
  'x^2 = 4 lol',
  'erf(1)',
  'sgn(-3)',
  'gamma(5)',
  '\\phi(36)',
  'Γ(5)',
  'f(3)',
  'y(0) = 1, y(1) = 2',
  "f(2)=3 and f'(2)=5",
  'u_t = u_xx',
  '5km * 3',
])('%s: a run of letters that is no name of maths is no product', (question) => {
  expect(answerOf(question)).toBeNull();
});

it.each([
  ['3xyz', '3*x*y*z'],
  ['expand ab(c + d)', 'a*b*c + a*b*d'],
  ['2xy + 3yx', '5*x*y'],
  ['2pir', '2*pi*r'],
  ['derivative of tsint', 't*cos(t) + sin(t)'],
])('%s is still a product of letters', (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

it.each([
  ['2\\frac{1}{2}', '5/2'],
  ['-2\\frac{1}{2} + 1', '-3/2'],
  ['$1\\frac{3}{4} + 2\\dfrac{1}{8}$', '31/8'],
  ['2\\frac{x}{2}', 'x'],
  ['2\\frac{4}{2}', '4'],
])('%s: a number before a proper fraction is a mixed number', (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

it.each([
  ['100 + 10%', '110', '100 + 10/100'],
  ['200 - 15%', '170', '200 - 15/100'],
  ['10% + 5%', '3/20', undefined],
])('%s is read as on a calculator, and the other reading is offered', (question, answer, other) => {
  const found = solve(question);
  expect(answerOf(question)).toBe(answer);
  expect(found.kind === 'solution' ? found.alternatives[0]?.text : '').toBe(other);
});

it.each([
  'x^0 = 1',
  '(x - a)/(x - a) = 1',
  '(x - 1)/(x - 1) = 1',
  '0/(x - 3) = 0',
  '(x - 3)^0 >= 1',
  'tan(x)/tan(x) > 0',
])('%s does not hold where a denominator is 0', (question) => {
  expect(JSON.stringify(answerOf(question))).not.toContain('"lo":"-oo","hi":"oo"');
});
it('holes are cut out of the solutions of an inequality', () => {
  expect(answerOf('(x^2 - 4)/(x^2 - 4) > 0')).toHaveLength(3);
  expect(answerOf('(x - 1)/(x - 1) > 0')).toEqual([
    { lo: '-oo', hi: '1', loOpen: true, hiOpen: true },
    { lo: '1', hi: 'oo', loOpen: true, hiOpen: true },
  ]);
});

describe('conditions are part of the answer', () => {
  it.each([
    ['ax = b', 'Only if a ≠ 0.'],
    ['a/x = b', 'Only if b ≠ 0, a ≠ 0.'],
    ['sqrt(x) = a', 'Only if a ≥ 0.'],
    ['|x - a| = b', 'Only if b ≥ 0.'],
    ['x^2 = a', 'Only if a ≥ 0.'],
    ['x^2 + a = 0', 'Only if a ≤ 0.'],
    ['log_a(x) = 2', 'Only if a > 0, a ≠ 1.'],
    ['simplify x/x', 'Only if x ≠ 0.'],
    ['simplify (x^2 - 1)/(x - 1)', 'Only if x ≠ 1.'],
    ['simplify (a^2 - b^2)/(a - b)', 'Only if a ≠ b.'],
    ['simplify sec(t)/csc(t)', 'Only if sin(t) ≠ 0.'],
    ['integral of x^n', 'Only if n ≠ -1. Add any constant C.'],
    ['integral of e^(a*x)', 'Only if a ≠ 0. Add any constant C.'],
    ['simplify (x^2 + 1)/(x^2 + 1)', ''],
  ])('%s: %s', (question, note) => {
    expect(notesOf(question)).toBe(note);
  });
  it.each(['ax + b = ax + c', 'sqrt(x) + a = 0', '(x - a)/(x - b) = 1'])(
    '%s: an answer that fails for special letters is not given',
    (question) => {
      expect(answerOf(question)).toBeNull();
    },
  );
});

it.each([
  'arcsin(2)',
  'acos(-2)',
  'arccosh(0)',
  'atanh(1)',
  'slant asymptote of (x^2 - 1)/(x - 1)',
  'horizontal asymptote of (x - 1)/(x - 1)',
])('%s has no answer', (question) => {
  expect(answerOf(question)).toBeNull();
});

it.each([
  'Ann bought 2 books for $10 each. How much did she save?',
  'Ann bought 2 books for $10 each. How much did she earn?',
  'Ann sold 2 books for $10 each. How much did she spend?',
  'Tom buys 5 apples for $2 each. He eats 2 apples. How much did he spend?',
  'Tom bought 5 apples for $2 each. Ann ate 2 apples. How much did Tom spend?',
  'Tom earns $10 an hour. He works 5 hours. He sleeps 8 hours. How much does he earn?',
  'Tom reads 20 pages an hour. He reads for 3 hours and sleeps for 8 hours. How many pages does he read?',
  'Ann worked 10 hours on Monday, 5 hours on Tuesday, and 6 hours on Thursday. How many hours does she work per day?',
])('%s: a number that may not belong to the question makes it unanswered', (question) => {
  expect(answerOf(question)).toBeNull();
});
it('a sentence that only describes is no fact', () => {
  expect(detailsOf('Tom has 3 cats. It was a rainy night. How many cats does he have?')).toMatchObject({
    answer: '3',
    reading: 'the amounts Tom’s cats = 3',
  });
});
