import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('a function that is given by its name', () => {
  it.each([
    ['Find the derivative of f(x) = x^3 + 2x.', '3*x^2 + 2'],
    ['Differentiate y = (2x + 1)/(x - 3)', '-7/(x - 3)^2'],
    ['differentiate y = x^2', '2*x'],
    ['Use the product rule to find the derivative of f(x) = x^2 e^x', 'x*exp(x)*(x + 2)'],
    ['Find the derivative of y = ln(x^2+1) using the chain rule.', '2*x/(x^2 + 1)'],
    ['find the second derivative of y = x^4', '12*x^2'],
    ['Find the derivative of g(t) = a t^2', '2*a*t'],
    ['Differentiate with respect to t: s = 4t^2 - 3t', '8*t - 3'],
    ['Find the derivative of y with respect to x: y = x^2', '2*x'],
    ['Find the antiderivative of f(x) = x^2', 'x^3/3'],
    ['Integrate f(x) = 2x from 0 to 3', '9'],
    ['Evaluate the integral from 0 to pi of sin x dx.', '2'],
    ['Expand f(x) = (x+2)^2', 'x^2 + 4*x + 4'],
    ['f(x) = 2x - 1. solve f(x) = 9', ['5']],
    ['For f(x) = x^2 - 3x, find all x such that f(x) = 10.', ['-2', '5']],
    ['f(x) = x^2 - 4. For what x is f(x) = 5?', ['-3', '3']],
    ['if f(x) = 2x - 1 and f(k) = 9 find k', ['5']],
    ['a_n = 3n - 2. find a_5 + a_2', '17'],
    ['a_n = n^2. Find the sum of the first 4 terms', '30'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('what is asked of what stands before', () => {
  it.each([
    ['y = 2x + 1. Find the slope.', '2'],
    ['x^2 - 5x + 6 = 0; find the sum of the roots', '5'],
    ['Given the quadratic x^2 - 5x + 6 = 0, find its roots.', ['2', '3']],
    ['Given y = x^2 - 4, find the zeros.', ['-2', '2']],
    ['z = 3 + 4i. Find |z|', '5'],
    ['z = 3 + 4i. Find z^2', '-7 + 24*i'],
    ['z = 3+4i; w = 1 - i. find zw', '7 + i'],
    ['If z = 2 - 3i, find the conjugate of z.', '2 + 3*i'],
    ['Let u = (1,2) and v = (3,4). Find u · v.', '11'],
    ['Given vectors a = (1,2,3) and b = (4,5,6), find a × b.', ['-3', '6', '-3']],
    ['Let a = 2i + 3j and b = i - j. Find a + b.', [['3', '2']]],
    ['If v = (3,4), find |v|.', '5'],
    ['Find the dot product of 2i + 3j and i - 4j.', '-10'],
    ['Find the magnitude of 3i - 4j + 12k.', '13'],
    ['(1,2,3)·(4,5,6)', '32'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

it.each([
  'Find the derivative of f(x) = x^2 and evaluate g(3).',
  'Differentiate y = x^2 + z = 3',
  'Find the derivative of y = x^2 with respect to t',
  'Find the antiderivative of f(x) = 2x with F(0) = 3',
  'f(x) = 2x - 1. Solve f(x) > 9',
  'x^2 + y^2 = 25. Find the area.',
  'f(x) = 2x - 1. solve g(x) = 9',
  'f(x) = xx - 1. solve f(k) = 9',
  'a_n = 3n - 2. find b_5 + a_2',
  'Let u = (1,2) and v = (3,4). Find u · w.',
  'y = 2x + 1. Find the area of the line.',
])('%s is refused', (question) => {
  expect(answerOf(question)).toBeNull();
});
