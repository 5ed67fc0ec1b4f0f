import { expect, it } from 'vitest';
import { solve } from '../../../../host-app/solver/index.js';
import { allSteps, answerText, solved } from '../answer-text.js';

it.each([
  ["f(x) = x^5, f'''(x)", '60*x^2'],
  ["f(x) = x^5, f''''(2)", '240'],
  ['f^(4)(x) if f(x) = x^6', '360*x^2'],
  ['y = x^4, find d^3y/dx^3', '24*x'],
  ["y''' if y = x^5", '60*x^2'],
  ['third derivative of ln x', '2/x^3'],
  ['y = x^3, find dy/dx', '3*x^2'],
  ['x^2 + xy + y^2 = 7 find dy/dx', '-(2*x + y)/(x + 2*y)'],
])('%s', (question, answer) => {
  expect(answerText(question)).toBe(answer);
});

it.each([
  ['x = t^2, y = t^3, find dy/dx', '3*t/2'],
  ['x = cos t, y = sin t, find d^2y/dx^2', '-csc(t)^3'],
  ['find dy/dx if x = 2t, y = t^2 at t = 1', '1'],
  ['find the slope of the curve x = 3cos t, y = 2 sin t at t = pi/4', '-2/3'],
  ['find d^2y/dx^2 for the parametric equations x = t^2, y = t^3 - 3t', '3/(4*t) + 3/(4*t^3)'],
])('%s', (question, answer) => {
  expect(answerText(question)).toBe(answer);
  expect(allSteps(solved(question)).map(({ rule }) => rule)).toContain('parametric-quotient');
});

it.each([
  ['find dy/dx for x = t^2, y = t^3 at t = 0', 'x stands still there'],
  ['x = 2, y = t, find dy/dx', 'x never changes'],
  ['x = t, y = s, find dy/dx', 'two parameters'],
  ['y = x^2, x = 3, find dy/dx', 'no parameter'],
  ['x^2 + y^2 = 25, find d^3y/dx^3', 'only explicit functions have a third derivative here'],
])('%s is refused: %s', (question) => {
  expect(solve(question).kind).not.toBe('solution');
});
