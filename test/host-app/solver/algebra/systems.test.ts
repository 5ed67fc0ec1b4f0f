import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  checkLinearStep,
  familyHolds,
  hasNoSolution,
} from '../../../../host-app/solver/check/solutions/linear.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import { step } from '../../../../host-app/solver/plan/trace.js';
import { allSteps, answerText, solved } from '../answer-text.js';

test.each([
  ['Solve the system: 3x + y = 9, x - 2y = -4', 'x = 2 and y = 3'],
  ['2x + y - z = 1, x - y + z = 2, x + y + z = 6', 'x = 1 and y = 2 and z = 3'],
  ['x^2 + y^2 = 10, y = 3x', 'x = -1 and y = -3 or x = 1 and y = 3'],
  ['x + 2y = 3, 2x + 4y = 6', 'x = -2*t + 3 and y = t'],
  ['x + 2y = 3, 2x + 4y = 7', 'no solution'],
])('%s: %s', (question, expected) => {
  expect(answerText(question)).toBe(expected);
  expect(solved(question).verification).toBe('steps');
});

test('a linear system is shown by substitution and by elimination, with what is done to which equation', () => {
  const solution = solved('Solve the system: 2x + 5y = 1, 3x + 2y = 7');
  expect(solution.methods.map(({ nameKey }) => nameKey)).toEqual([
    'method.substitution',
    'method.elimination',
  ]);
  expect(
    allSteps(solution)
      .filter(({ rule }) => rule === 'eliminate')
      .every(({ detail }) => detail?.startsWith('(')),
  ).toBe(true);
});

const whole = fc.integer({ min: -7, max: 7 });

test('finds the point a system of three equations was made from', () => {
  fc.assert(
    fc.property(fc.array(whole, { minLength: 9, maxLength: 9 }), whole, whole, whole, (m, x, y, z) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
      fc.pre(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) !== 0);
      fc.pre([a, d, g].some(Boolean) && [b, e, h].some(Boolean) && [c, f, i].some(Boolean));
      const line = (p: number, q: number, r: number): string =>
        `${p}*x + ${q}*y + ${r}*z = ${p * x + q * y + r * z}`;
      expect(answerText(`Solve the system: ${line(a, b, c)}, ${line(d, e, f)}, ${line(g, h, i)}`)).toBe(
        `x = ${x} and y = ${y} and z = ${z}`,
      );
    }),
    { numRuns: 15 },
  );
});

describe('near misses are refused', () => {
  const system = parse('x + y = 2, 2x + 2y = 4');
  const family = (x: string, y: string, parameters: readonly string[] = ['t']) =>
    familyHolds(system, { kind: 'family', variables: ['x', 'y'], point: [parse(x), parse(y)], parameters });

  it('a family that misses solutions, or leaves the line', () => {
    expect(family('2 - t', 't')).toBe(true);
    expect(family('2 - t', 't + 1')).toBe(false);
    expect(family('1', '1', [])).toBe(false);
    expect(family('2 - t - s', 't + s', ['t', 's'])).toBe(false);
  });
  it('no solution is believed only of a contradiction', () => {
    expect(hasNoSolution(parse('x + y = 2, x + y = 3'), ['x', 'y'])).toBe(true);
    expect(hasNoSolution(system, ['x', 'y'])).toBe(false);
    expect(hasNoSolution(parse('x + y = 2, x - y = 3'), ['x', 'y'])).toBe(false);
  });
  it('an elimination that is not what it says', () => {
    const line = (after: string, detail: string) =>
      checkLinearStep(
        step('eliminate', parse('x + y = 5, x - y = 1'), parse(after), 'equivalent', [], detail),
        ['x', 'y'],
        null,
      );
    expect(line('x + y = 5, -2y = -4', '(2) -> (2) - (1)')).toBe('identity');
    expect(line('x + y = 5, -2y = -6', '(2) -> (2) - (1)')).toBeNull();
    expect(line('x + y = 5, -2y = -4', '(2) -> (2) + (1)')).toBeNull();
  });
});

it.each([
  ['0.5x + 0.2y = 1.3, x - y = 0.5', 'x = 2 and y = 1.5'],
  ['x + y + z = 6.5, x - y = 0.5, y + z = 4', 'x = 2.5 and y = 2 and z = 2'],
  ['0.1x + 0.3y = 1, 0.2x - 0.1y = 0.5', 'x = 25/7 and y = 15/7'],
  ['x + y = 3/2, x - y = 1', 'x = 5/4 and y = 1/4'],
  ['0.5x > 1.2', 'x > 2.4'],
  ['0.5x > 1.2 and x < 3.5', '2.4 < x and x < 3.5'],
  ['-1.5 < 2x + 0.5 <= 3.5', '-1 < x and x <= 1.5'],
])('decimals of the question stay decimals where they end: %s', (question, answer) => {
  expect(answerText(question)).toBe(answer);
  expect(solved(question).verification).toBe('steps');
});
it('the sentences have the decimals of the lines', () => {
  const acts = allSteps(solved('0.5x + 0.2y = 1.3, x - y = 0.5')).map(({ act }) => act);
  expect(acts).toContain('In equation (1) x is replaced by y + 0.5.');
  expect(acts).toContain('y = 1.5 is put into x = y + 0.5.');
});
