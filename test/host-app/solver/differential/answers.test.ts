import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { notesOf } from '../../../../host-app/solver/notes.js';
import { allSteps, solved } from '../answer-text.js';

/** The answer, and whether its steps are shown. */
const answered = (question: string): string => {
  const { answer, verification } = solved(question);
  return `${plain(answer.exact)}${verification === 'steps' ? '' : ' (no steps)'}`;
};

describe('separable equations', () => {
  it.each([
    ['dy/dx = x*y', 'y = C*e^(x^2/2)'],
    ["y' = y^2", 'y = 1/(C - x) or y = 0'],
    ["y' = 2x, y(0)=3", 'y = x^2 + 3'],
    ['find the general solution of dy/dx = x/y', 'y = sqrt(x^2 + C) or y = -sqrt(x^2 + C)'],
    ['dy/dx = -x/y, y(0) = -5', 'y = -sqrt(-x^2 + 25)'],
    ["y' = e^(x-y)", 'y = ln(C + e^x)'],
    ["y' = 1 + y^2", 'y = tan(C + x)'],
    ["y' = y^2 - 4", 'y = 2*(C + e^(4*x))/(C - e^(4*x)) or y = 2'],
    ['dP/dt = 0.5P(1 - P/100), P(0) = 10', 'P = 100*e^(t/2)/(e^(t/2) + 9)'],
    ["y' = (2x)/(3y^2+1), y(0) = 1", 'y^3 + y = x^2 + 2'],
    ['x dx + y dy = 0', 'y = sqrt(C - x^2) or y = -sqrt(C - x^2)'],
    ['dT/dt = -k(T-20)', 'T = C*e^(-k*t) + 20'],
    ['dy/dt = ky, y(0) = 5', 'y = 5*e^(k*t)'],
    ["solve xy' = y", 'y = C*x'],
    ["Find y(x): y' = y", 'y = C*e^x'],
    ["If f'(x) = 6x and f(0) = 2, find f(x)", 'f = 3*x^2 + 2'],
  ])('%s', (question, answer) => {
    expect(answered(question)).toBe(answer);
  });

  it('constant solutions that the division loses are part of the answer', () => {
    expect(answered("y' = (y-1)^2")).toBe('y = 1 + 1/(C - x) or y = 1');
    expect(answered("y' = y^2 - 4, y(0) = 2")).toBe('y = 2');
    expect(answered("y' = y, y(0) = 0")).toBe('y = 0');
  });

  it('a root is not squared away: only one half of the parabola is a solution', () => {
    expect(answered("y' = sqrt(y)")).toBe('2*sqrt(y) = C + x or y = 0');
  });
});

describe('linear equations of the first order', () => {
  it.each([
    ["y' + 2y = e^x", 'y = C*e^(-2*x) + e^x/3'],
    ["y' + y/x = x", 'y = x^2/3 + C/x'],
    ["y' + y = x, y(0) = 0", 'y = x + e^(-x) - 1'],
    ["y' + y tan x = cos x", 'y = C*cos(x) + x*cos(x)'],
    ["y' + y/(2x) = x", 'y = 2*x^2/5 + C/sqrt(abs(x))'],
    ["x y' + 3y = 4x^2 - 3x, y(1) = 2", 'y = 4*x^2/5 - 3*x/4 + 39/(20*x^3)'],
  ])('%s', (question, answer) => {
    expect(answered(question)).toBe(answer);
  });
});

describe('equations with constant coefficients', () => {
  it.each([
    ["y'' - 3y' + 2y = 0", 'y = C_1*e^x + C_2*e^(2*x)'],
    ["y'' + 4y' + 4y = 0", 'y = C_2*x*e^(-2*x) + C_1*e^(-2*x)'],
    ["2y'' + 4y' + 10y = 0", 'y = C_1*e^(-x)*cos(2*x) + C_2*e^(-x)*sin(2*x)'],
    ["y'' - 2y = 0", 'y = C_1*e^(-sqrt(2)*x) + C_2*e^(sqrt(2)*x)'],
    ["solve the differential equation y'' + y = sin x", 'y = C_1*cos(x) + C_2*sin(x) - x*cos(x)/2'],
    ["y'' - 4y' + 4y = e^(2x)", 'y = C_2*x*e^(2*x) + x^2*e^(2*x)/2 + C_1*e^(2*x)'],
    ["y'' - y = x^2, y(0)=1, y'(0)=2", 'y = -x^2 + e^(-x)/2 + 5*e^x/2 - 2'],
    ['\\frac{d^2y}{dx^2} + 9y = 0', 'y = C_1*cos(3*x) + C_2*sin(3*x)'],
    ["y'' = 6x, y(0) = 1, y'(0) = 2", 'y = x^3 + 2*x + 1'],
    ["y''' + y' = 0", 'y = C_2*cos(x) + C_3*sin(x) + C_1'],
    ['d²y/dx² + 9y = 0', 'y = C_1*cos(3*x) + C_2*sin(3*x)'],
    ['\\ddot{x} + 4x = 0', 'x = C_1*cos(2*t) + C_2*sin(2*t)'],
    ["y'' + y = 0, y(0) = y'(0) = 1", 'y = cos(x) + sin(x)'],
  ])('%s', (question, answer) => {
    expect(answered(question)).toBe(answer);
  });

  it('every method is named by its steps', () => {
    const titles = allSteps(solved("y'' + y = x, y(0) = 1, y'(0) = 0")).map(({ rule }) => rule);
    expect(titles).toEqual([
      'characteristic-equation',
      'characteristic-roots',
      'complex-case',
      'trial',
      'trial-derivatives',
      'trial-put',
      'trial-tidied',
      'compare-coefficients',
      'solve-coefficients',
      'particular-solution',
      'add-solutions',
      'derive-general',
      'put-initial-values',
      'solve-constants',
      'put-constants',
    ]);
    const first = allSteps(solved("y' + 2y = e^x")).map(({ rule }) => rule);
    expect(first).toContain('integrating-factor');
    expect(notesOf(solved("y' + 2y = e^x"))).toEqual(['C is any constant.']);
  });
});

describe('what is refused', () => {
  it.each([
    ["y' = sqrt(y), y(0) = 0", 'several solutions pass through the point'],
    ["y' = y^(1/3), y(0) = 0", 'several solutions pass through the point'],
    ["x y' = y, y(0) = 1", 'no slope at the point'],
    ["y' = x + y^2", 'no method'],
    ["(y')^2 = y", 'not solved for the derivative'],
    ["y'' + x y = 0", 'no constant coefficients'],
    ["y'' + y = 0, y(0) = 0, y(pi) = 0", 'values at two points'],
    ["y'' + y = 0, y(0) = 1", 'one value of two'],
    ["y' = y, y(0) = 1, y(1) = 3", 'two values of one'],
    ["find the particular solution of y' = y", 'no value at all'],
    ["find y(2) if y' = y, y(0) = 1", 'asks for a number'],
    ["is y' = y^2 linear", 'asks for something else'],
    ["show that y = e^x solves y' = y", 'asks for a proof'],
    ["y' = x t", 'two variables'],
    ["y'(x) = y(2x)", 'another value of y'],
    ["y'' + a y = 0", 'the sign of a decides'],
    ["y' = a y + b", 'a may be 0'],
    ['dy/dx = x^n', 'n may be -1'],
    ["y' + y = 1 for x > 3", 'a condition'],
    ['d^2y/dx = 2', 'no notation'],
  ])('%s: %s', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});

it('the steps of an integral survive a pole between two test points', () => {
  expect(solved('integral of 1/(3x-1)').verification).toBe('steps');
});
