import { describe, expect, it } from 'vitest';
import { agrees } from '../../../../host-app/solver/claims.js';
import { solve } from '../../../../host-app/solver/index.js';

const verdict = (question: string, claim: string): string => {
  const solution = solve(question);
  if (solution.kind !== 'solution') throw new Error(`not solved: ${question}`);
  return agrees(solution, claim);
};

describe('the final answer of somebody else', () => {
  it.each([
    ['x^2 - 5x + 6 = 0', 'x = 2 or x = 3'],
    ['x^2 - 5x + 6 = 0', '{3, 2}'],
    ['x^2 - 5x + 6 = 0', 'x = 3, x = 2'],
    ['x^2 - 4x + 1 = 0', 'x = 2 ± sqrt(3)'],
    ['x^2 - 4x + 1 = 0', 'x = 2 \\pm \\sqrt{3}'],
    ['x^2 = 2', 'x ≈ 1.414 or x ≈ -1.414'],
    ['x^2 + 1 = 0', 'no real solutions'],
    ['3/4 + 1/8', '7/8'],
    ['3/4 + 1/8', '0.875'],
    ['3/4 + 1/8', '\\frac{7}{8}'],
    ['derivative of x^3', '3x^2'],
    ['integral of 2x', 'x^2 + C'],
  ])('%s: %s is ours', (question, claim) => {
    expect(verdict(question, claim)).toBe('yes');
  });

  it.each([
    ['x^2 - 5x + 6 = 0', 'x = 2'],
    ['x^2 - 5x + 6 = 0', 'x = -2 or x = -3'],
    ['x^2 - 5x + 6 = 0', 'no real solutions'],
    ['3/4 + 1/8', '1/2'],
    ['3/4 + 1/8', '0.88'],
    ['derivative of x^3', '3x'],
  ])('%s: %s is not ours', (question, claim) => {
    expect(verdict(question, claim)).toBe('no');
  });

  it.each([
    ['x^2 - 5x + 6 = 0', 'see above $$ ???'],
    ['|x| < 3', '-3 < x < 3'],
    ['integral of 2x', 'x^2 + 7'],
  ])('%s: %s can’t be compared', (question, claim) => {
    expect(verdict(question, claim)).toBe('unknown');
  });
});
