import { describe, expect, it } from 'vitest';
import { verify } from '../../../../host-app/solver/check/verify.js';
import '../../../../host-app/solver/packs/all.js';
import { read } from '../../../../host-app/solver/intent/index.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import type { Expr } from '../../../../host-app/solver/tree/expr.js';
import { list } from '../../../../host-app/solver/tree/expr.js';

const lines = (text: string): Expr => {
  const parts = text.split(' or ').map((part) => parse(part));
  const [only] = parts;
  return parts.length === 1 && only ? only : list('or', parts);
};
/** Whether the checks alone accept an answer. */
const accepts = (question: string, answer: string): boolean => {
  const problem = read(question);
  if (!problem) throw new Error(question);
  return (
    verify(problem, { answer: { kind: 'equation', exact: lines(answer) }, methods: [], notes: [] }) !== null
  );
};

describe('the checks of differential equations', () => {
  it.each([
    [
      "y' = x*y",
      'y = C*e^(x^2/2)',
      ['y = C*e^(x^2)', 'y = e^(x^2/2)', 'y = C + e^(x^2/2)', 'y = C^2*e^(x^2/2)'],
    ],
    [
      "y' = y^2",
      'y = 1/(C - x) or y = 0',
      ['y = 1/(C - x)', 'y = 1/(x + C) or y = 0', 'y = 1/(C - x) or y = 1'],
    ],
    ["y' = 2x, y(0) = 3", 'y = x^2 + 3', ['y = x^2 + C', 'y = x^2', 'y = x^2 + 3x + 3']],
    ["y' = x/y", 'y^2 = x^2 + C', ['y = sqrt(x^2 + C)', 'y^2 = C - x^2', 'y = x + C']],
    ["y' = x/y, y(0) = -2", 'y = -sqrt(x^2 + 4)', ['y = sqrt(x^2 + 4)', 'y = -2']],
    ["y' = sqrt(y)", '2*sqrt(y) = x + C or y = 0', ['y = (x + C)^2/4 or y = 0', '2*sqrt(y) = x + C']],
    ["y' + 2y = e^x", 'y = C*e^(-2x) + e^x/3', ['y = C*e^(-2x) + e^x', 'y = C*e^(2x) + e^x/3', 'y = e^x/3']],
    ["y' = k*y", 'y = C*e^(k*x)', ['y = C*e^x', 'y = C*e^(-k*x)']],
  ] as const)('%s: %s', (question, right, wrong) => {
    expect(accepts(question, right)).toBe(true);
    for (const other of wrong) expect([other, accepts(question, other)]).toEqual([other, false]);
  });

  it.each([
    [
      "y'' - 3y' + 2y = 0",
      'y = C_1*e^x + C_2*e^(2x)',
      ['y = C_1*e^x + C_2*e^x', 'y = C_1*e^x', 'y = C_1*e^x + C_2*e^(3x)'],
    ],
    [
      "y'' + y = x",
      'y = C_1*cos(x) + C_2*sin(x) + x',
      ['y = C_1*cos(x) + C_2*sin(x)', 'y = C_1*cos(x) + C_2*sin(x) + 2x'],
    ],
    [
      "y'' + y = 0, y(0) = 1, y'(0) = 2",
      'y = cos(x) + 2sin(x)',
      ['y = cos(x) + sin(x)', 'y = C_1*cos(x) + 2sin(x)'],
    ],
    ["y'' = 6x", 'y = x^3 + C_1*x + C_2', ['y = x^3 + C_1 + C_2', 'y = x^3 + C_1*x']],
  ] as const)('%s: %s', (question, right, wrong) => {
    expect(accepts(question, right)).toBe(true);
    for (const other of wrong) expect([other, accepts(question, other)]).toEqual([other, false]);
  });
});
