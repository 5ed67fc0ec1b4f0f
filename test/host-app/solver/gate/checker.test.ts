import { describe, expect, it } from 'vitest';
import '../../../../host-app/solver/packs/all.js';
import { verify } from '../../../../host-app/solver/check/verify.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import type { SolutionAnswer, Draft, Problem, ProblemKind } from '../../../../host-app/solver/solution.js';
import { step } from '../../../../host-app/solver/plan/trace.js';

const problem = (kind: ProblemKind, text: string, options: Problem['options'] = {}): Problem => ({
  kind,
  expression: parse(text),
  variable: 'x',
  options,
});
const draft = (answer: SolutionAnswer): Draft => ({ answer, methods: [], notes: [] });
const exact = (text: string): SolutionAnswer => ({ kind: 'expression', exact: parse(text) });
const roots = (...values: string[]): SolutionAnswer => ({
  kind: 'roots',
  variable: 'x',
  roots: values.map((value) => parse(value)),
});
const accepts = (p: Problem, answer: SolutionAnswer): boolean => verify(p, draft(answer)) !== null;

describe('the checker takes right answers and refuses planted wrong ones', () => {
  it.each<[Problem, SolutionAnswer, SolutionAnswer]>([
    [problem('evaluate', '1/3 + 1/6'), exact('1/2'), exact('0.5000001')],
    [problem('simplify', '(x^2 - 1)/(x - 1)'), exact('x + 1'), exact('x - 1')],
    [problem('simplify', 'sqrt(x^2)'), exact('|x|'), exact('x')],
    [problem('expand', '(x + 1)^2'), exact('x^2 + 2x + 1'), exact('x^2 + 1')],
    [problem('solve', 'x^2 = 4'), roots('-2', '2'), roots('2')],
    [problem('solve', 'x/(x-1) = 1/(x-1)'), roots(), roots('1')],
    [problem('solve', '(x - 2)^2 = 0'), roots('2'), roots()],
    [problem('solve', 'x^2 = 2'), roots('-sqrt(2)', 'sqrt(2)'), roots('-1.41421', '1.41421')],
    [problem('derivative', 'x^x'), exact('x^x*(ln(x) + 1)'), exact('x*x^(x-1)')],
    [problem('integral', '1/x'), exact('ln(|x|)'), exact('ln(x) + x')],
    [problem('definite', 'x^2', { from: parse('0'), to: parse('1') }), exact('1/3'), exact('1/4')],
  ])('case %#', (p, right, wrong) => {
    expect(accepts(p, right)).toBe(true);
    expect(accepts(p, wrong)).toBe(false);
  });

  it('refuses the value that a pole inside the interval suggests', () => {
    const p = problem('definite', '1/x^2', { from: parse('-1'), to: parse('1') });
    expect(accepts(p, exact('-2'))).toBe(false);
  });

  it('refuses limits that the values do not approach', () => {
    expect(accepts(problem('limit', 'sin(x)/x', { to: parse('0') }), exact('1'))).toBe(true);
    expect(accepts(problem('limit', 'sin(x)/x', { to: parse('0') }), exact('0'))).toBe(false);
    expect(accepts(problem('limit', '(1+1/x)^x', { to: parse('infinity') }), exact('1'))).toBe(false);
  });

  it('refuses intervals with a wrong end or a missing piece', () => {
    const p = problem('inequality', 'x^2 >= 4');
    const ends = (lo: string, hi: string, loOpen: boolean, hiOpen: boolean) => ({
      lo: parse(lo),
      hi: parse(hi),
      loOpen,
      hiOpen,
    });
    const [left, right] = [ends('-infinity', '-2', true, false), ends('2', 'infinity', false, true)];
    expect(accepts(p, { kind: 'intervals', variable: 'x', intervals: [left, right] })).toBe(true);
    expect(accepts(p, { kind: 'intervals', variable: 'x', intervals: [right] })).toBe(false);
    expect(
      accepts(p, { kind: 'intervals', variable: 'x', intervals: [left, { ...right, loOpen: true }] }),
    ).toBe(false);
  });

  it('refuses a system without one of its solutions', () => {
    const p = problem('system', 'x^2 + y^2 = 25, x + y = 7');
    const points = (...found: string[][]): SolutionAnswer => ({
      kind: 'points',
      variables: ['x', 'y'],
      points: found.map((point) => point.map((value) => parse(value))),
    });
    expect(accepts(p, points(['3', '4'], ['4', '3']))).toBe(true);
    expect(accepts(p, points(['3', '4']))).toBe(false);
  });

  it('drops a method with one wrong line and keeps the answer', () => {
    const [first, bad, last] = ['2x + 3 = 7', '2x = 10', 'x = 2'].map((text) => parse(text));
    if (!first || !bad || !last) throw new Error('lines');
    const methods = [
      {
        nameKey: 'method.linear' as const,
        steps: [step('collect-constants', first, bad, 'equivalent'), step('divide', bad, last, 'equivalent')],
      },
    ];
    expect(verify(problem('solve', '2x + 3 = 7'), { answer: roots('2'), methods, notes: [] })).toEqual([]);
  });
});
