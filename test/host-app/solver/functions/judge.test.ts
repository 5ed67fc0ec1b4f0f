import { verify } from '../../../../host-app/solver/check/verify.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import type { SolutionAnswer, Draft, Problem } from '../../../../host-app/solver/solution.js';
import { describe, expect, it } from 'vitest';
import { problem, accepts, span, says, bounds, CASES } from './fixtures/judge-cases';

describe('answers about functions', () => {
  it.each(CASES)('%s: right ones pass, near ones do not', (_, p, right, wrong) => {
    expect(accepts(p, right)).toBe(true);
    for (const other of wrong) expect(accepts(p, other)).toBe(false);
  });

  it('a range needs its ends to be taken or not as said', () => {
    const p = problem('range', 'x^2 - 4x + 7');
    const y = (...texts: string[]): SolutionAnswer => ({
      kind: 'intervals',
      variable: 'y',
      intervals: texts.map(span),
    });
    expect(accepts(p, y('[3,infinity)'), ['2'])).toBe(true);
    expect(accepts(p, y('(3,infinity)'), ['2'])).toBe(false);
    expect(accepts(p, y('[2,infinity)'), ['2'])).toBe(false);
    expect(accepts(p, y('[4,infinity)'), ['2'])).toBe(false);
  });
});

describe('verdicts', () => {
  const limit = (text: string, to: string): Problem => problem('limit', text, { to: parse(to) });
  it.each([
    ['|x|/x', '0', ['-1', '1'], true],
    ['sin(1/x)', '0', ['1', '-1'], true],
    ['sin(x)/x', '0', ['-1', '1'], false],
    ['x*sin(1/x)', '0', ['1', '-1'], false],
    ['x^2', '1', ['0', '1'], false],
    ['sin(x)/x', 'infinity', ['1', '-1'], false],
  ] as const)('no limit of %s at %s', (text, to, evidence, right) => {
    expect(accepts(limit(text, to), says('does-not-exist'), evidence)).toBe(right);
  });

  it.each([
    ['1/x', '0', '1', '0', true],
    ['1/x^2', '-1', '1', '0', true],
    ['1/sqrt(x)', '0', '1', '0', false],
    ['ln(x)', '0', '1', '0', false],
    ['1/x', '1', 'infinity', 'infinity', true],
    ['1/x^2', '1', 'infinity', 'infinity', false],
    ['1/(x*ln(x))', '2', 'infinity', 'infinity', true],
    ['1/(x*ln(x)^2)', '2', 'infinity', 'infinity', false],
    ['e^(-x)', '0', 'infinity', 'infinity', false],
    ['sin(x)', '0', 'infinity', 'infinity', true],
    ['sin(x)/x', '1', 'infinity', 'infinity', false],
  ] as const)('no value of the integral of %s from %s to %s', (text, from, to, place, right) => {
    const p = problem('definite', text, bounds(from, to));
    const draft: Draft = {
      answer: says('diverges'),
      methods: [],
      notes: [],
      evidence: [
        parse(place),
        { kind: 'sym', name: place === '0' ? '+' : '-', key: place === '0' ? '+' : '-' },
      ],
    };
    expect(verify(p, draft) !== null).toBe(right);
  });
});
