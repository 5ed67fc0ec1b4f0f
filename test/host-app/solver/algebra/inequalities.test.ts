import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import '../../../../host-app/solver/packs/all.js';
import { verify } from '../../../../host-app/solver/check/verify.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import { step } from '../../../../host-app/solver/plan/trace.js';
import { solve } from '../../../../host-app/solver/index.js';
import type { Interval, Problem, Step } from '../../../../host-app/solver/solution.js';
import { allSteps, answerText, solved } from '../answer-text.js';

test.each([
  ['Solve 4 - 3x > 10', 'x < -2'],
  ['-5 <= 3x + 1 < 10', '-2 <= x and x < 3'],
  ['|x + 1| <= 4', '-5 <= x and x <= 3'],
  ['|3x| > 6', 'x < -2 or x > 2'],
  ['x^2 + 2x - 8 < 0', '-4 < x and x < 2'],
  ['(x + 3)/(x - 1) <= 0', '-3 <= x and x < 1'],
  ['x^2 < 0', 'no real solution'],
  ['x^2 - 2x + 1 <= 0', 'x = 1'],
  ['x + 4 > x', 'all real numbers'],
  ['x < -3 or 2x > 10', 'x < -3 or x > 5'],
  ['2x > 4 and x <= 7', '2 < x and x <= 7'],
  ['sqrt(x) < 3', '0 <= x and x < 9'],
  ['3^x > 9', 'x > 2'],
  ['cos(x) > 1/2', '-pi/3 + 2*pi*k < x and x < pi/3 + 2*pi*k'],
  ['sin(x) > 1', 'no real solution'],
  ['Solve the inequality 2cos(x) < 1 on [0, 2pi)', 'pi/3 < x and x < 5*pi/3'],
])('%s: %s', (question, expected) => {
  expect(answerText(question)).toBe(expected);
});

test('every line of an inequality carries its own check', () => {
  for (const question of ['3(x - 2) < 5x + 4', 'x^2 > 4x', '|2x - 3| >= 1', '(x - 2)/(x + 5) > 0'])
    expect(allSteps(solved(question)).map(({ check }) => check)).not.toContain('recomputed');
});

test('an inequality with another letter is left unanswered, not called unsolvable', () => {
  for (const question of ['a*x + b > 0', '|x| < a', 'x^2 + c <= 0'])
    expect(solve(question).kind).toBe('cannot-solve');
});

const whole = fc.integer({ min: -9, max: 9 });

test('finds the interval a quadratic inequality was made from', () => {
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: 1, max: 5 }), (p, q, a) => {
      fc.pre(p !== q);
      const [low, high] = [Math.min(p, q), Math.max(p, q)];
      expect(answerText(`${a}*(x - (${p}))*(x - (${q})) < 0`)).toBe(`${low} < x and x < ${high}`);
    }),
    { numRuns: 20 },
  );
});

describe('near misses are refused', () => {
  const problem = (text: string): Problem => ({
    kind: 'inequality',
    expression: parse(text),
    variable: 'x',
    options: {},
  });
  const interval = (lo: string, hi: string, loOpen: boolean, hiOpen: boolean): Interval => ({
    lo: parse(lo),
    hi: parse(hi),
    loOpen,
    hiOpen,
  });
  const held = (text: string, intervals: readonly Interval[], steps: readonly Step[] = []) =>
    verify(problem(text), {
      answer: { kind: 'intervals', variable: 'x', intervals },
      methods: [{ nameKey: 'method.linear', steps }],
      notes: [],
    });

  it('a boundary off by a thousandth, a wrong bracket, a gap far out', () => {
    expect(held('2x < 6', [interval('-infinity', '3', true, true)])).not.toBeNull();
    expect(held('2x < 6', [interval('-infinity', '3.001', true, true)])).toBeNull();
    expect(held('2x < 6', [interval('-infinity', '3', true, false)])).toBeNull();
    // The roots 100000 and 100001 are closer than any grid looks.
    const far = '(x - 100000)*(x - 100001) >= 0';
    expect(held(far, [interval('-infinity', 'infinity', true, true)])).toBeNull();
  });

  it('a line that forgets to turn the sign round drops the method', () => {
    const answer = [interval('-3', 'infinity', true, true)];
    const wrong = step('divide', parse('-2x < 6'), parse('x < -3'), 'equivalent');
    const right = step('divide-turn', parse('-2x < 6'), parse('x > -3'), 'equivalent');
    expect(held('-2x < 6', answer, [wrong])).toEqual([]);
    expect(held('-2x < 6', answer, [right])).toHaveLength(1);
  });
});
