import { expect, it } from 'vitest';
import { solved } from '../../answer-text.js';
import { stepsOf } from '../steps-of.js';

it.each([
  ['prove sin(x)^2/(1-cos(x)) = 1 + cos(x)', ['pythagoras', 'cancel']],
  [
    'prove tan(x) + cot(x) = sec(x)csc(x)',
    ['in-sines', 'common-denominator', 'pythagoras', 'to-shared-form'],
  ],
  [
    'prove sec(x) - cos(x) = sin(x)tan(x)',
    ['in-sines', 'common-denominator', 'pythagoras', 'to-shared-form'],
  ],
  ['prove cos(x)^2 - sin(x)^2 = 2cos(x)^2 - 1', ['pythagoras', 'other-side']],
  ['prove 1+tan(x)^2 = sec(x)^2', ['in-sines', 'common-denominator', 'pythagoras', 'other-side']],
  ['prove cot(x)*sin(x) = cos(x)', ['in-sines', 'cancel']],
])('the proof names the identity of each line: %s', (question, rules) => {
  expect(solved(question).verification).toBe('steps');
  expect(stepsOf(question).map(({ rule }) => rule)).toEqual(rules);
});

it.each([
  ['int cos(3x+1) dx', 'u = 3x + 1, du = 3dx'],
  ['int e^(2x) dx', 'u = 2x, du = 2dx'],
  ['int 1/(2x+5) dx', 'u = 2x + 5, du = 2dx'],
])('a basic integral of a linear function names u and du: %s', (question, said) => {
  const steps = stepsOf(question);
  expect(steps[0]?.detail).toBe(said);
  expect(steps.map(({ rule }) => rule)).toEqual([
    'u-substitution',
    'constant-factor',
    'integral-table',
    'put-back',
  ]);
});

it.each(['lim h->0 (sin(x+h)-sin(x))/h', 'lim h->0 (cos(x+h)-cos(x))/h'])(
  'the addition formula and two known limits lead to the slope: %s',
  (question) => {
    expect(stepsOf(question).map(({ rule }) => rule)).toEqual([
      'addition-formula',
      'rewrite',
      'special-limit',
    ]);
  },
);

it.each([
  ['expand (x^2 + x + 1)^3', 3],
  ['expand (a - b + 2)^3', 3],
  ['expand (x^2 + x + 1)^2 (x - 1)', 2],
])(
  'brackets of three terms are multiplied one after the other, each made short before the next: %s',
  (question, count) => {
    const steps = stepsOf(question);
    expect(steps.map(({ rule }) => rule)).toEqual([
      'expand',
      'expand',
      'work-out-terms',
      'combine',
      'expand',
      'work-out-terms',
      'combine',
    ]);
    expect(steps[0]?.act).toBe(
      count === 2
        ? 'The square is the bracket times itself.'
        : `The power is a product of ${count} equal brackets.`,
    );
  },
);
