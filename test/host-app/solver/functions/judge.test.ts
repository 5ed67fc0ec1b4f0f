import { describe, expect, it } from 'vitest';
import { verify } from '../../../../host-app/solver/check/verify.js';
import '../../../../host-app/solver/packs/all.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import type { Answer, Draft, Interval, Problem, ProblemKind } from '../../../../host-app/solver/solution.js';
import { list } from '../../../../host-app/solver/tree/expr.js';

const problem = (
  kind: ProblemKind,
  text: string,
  options: Problem['options'] = {},
  variable = 'x',
): Problem => ({
  kind,
  expression: parse(text, { variables: [variable] }),
  variable,
  options,
});
const accepts = (p: Problem, answer: Answer, evidence: readonly string[] = []): boolean => {
  const draft: Draft = { answer, methods: [], notes: [], evidence: evidence.map((text) => parse(text)) };
  return verify(p, draft) !== null;
};
const value = (text: string): Answer => ({ kind: 'value', exact: parse(text) });
const expression = (text: string): Answer => ({ kind: 'expression', exact: parse(text) });
const equation = (text: string): Answer => ({ kind: 'equation', exact: parse(text) });
const point = (x: string, y: string) => list('tuple', [parse(x), parse(y)]);
const span = (text: string): Interval => {
  const [, open = '(', lo = '0', hi = '0', close = ')'] = /^([[(])(.+),(.+)([\])])$/.exec(text) ?? [];
  return { lo: parse(lo), hi: parse(hi), loOpen: open === '(', hiOpen: close === ')' };
};
const intervals = (...texts: string[]): Answer => ({
  kind: 'intervals',
  variable: 'x',
  intervals: texts.map(span),
});
const says = (verdict: Extract<Answer, { kind: 'verdict' }>['verdict']): Answer => ({
  kind: 'verdict',
  verdict,
});

const at = (x: string, y?: string): Problem['options'] => ({
  at: { x: parse(x), ...(y === undefined ? {} : { y: parse(y) }) },
});
const bounds = (from: string, to: string): Problem['options'] => ({ from: parse(from), to: parse(to) });
const items = (operation: string, ...texts: string[]): Problem['options'] => ({
  operation,
  items: texts.map((text) => parse(text)),
});

/** Each right answer is taken, and neighbours that a slip would give are refused. */
const CASES: readonly (readonly [name: string, problem: Problem, right: Answer, wrong: readonly Answer[]])[] =
  [
    [
      'domain of a root',
      problem('domain', 'sqrt(x - 2)'),
      intervals('[2,infinity)'),
      [intervals('(2,infinity)'), intervals('[2.001,infinity)'), intervals('[-2,infinity)')],
    ],
    [
      'domain with a hole',
      problem('domain', '(x^2 - 1)/(x - 1)'),
      intervals('(-infinity,1)', '(1,infinity)'),
      [intervals('(-infinity,infinity)'), intervals('(-infinity,1)')],
    ],
    [
      'domain of a product of roots',
      problem('domain', 'sqrt(x - 3)*sqrt(x - 5)'),
      intervals('[5,infinity)'),
      [intervals('(-infinity,3]', '[5,infinity)')],
    ],
    [
      'domain of a tangent',
      problem('domain', 'tan(x)'),
      equation('x != pi/2 + k*pi'),
      [equation('x != pi/2 + 2*k*pi'), equation('x != k*pi')],
    ],
    ['symmetry', problem('symmetry', 'x^3 - x'), says('odd'), [says('even'), says('neither')]],
    ['period', problem('period', 'sin(2x)'), value('pi'), [value('2pi'), value('pi/2'), value('3.1415')]],
    ['period of a square', problem('period', 'sin(x)^2'), value('pi'), [value('2pi')]],
    [
      'inverse',
      problem('inverse', '(2x + 1)/(x - 3)'),
      expression('(3x + 1)/(x - 2)'),
      [expression('(3x + 1)/(x + 2)'), expression('(x - 3)/(2x + 1)')],
    ],
    [
      'vertex',
      problem('vertex', '2x^2 - 8x + 3'),
      { kind: 'expression', exact: point('2', '-5') },
      [
        { kind: 'expression', exact: point('-2', '-5') },
        { kind: 'expression', exact: point('2', '5') },
      ],
    ],
    [
      'increasing',
      problem('monotonic', 'x^3 - 3x', { operation: 'increasing' }),
      intervals('(-infinity,-1)', '(1,infinity)'),
      [intervals('(-1,1)'), intervals('(1,infinity)'), intervals('(-infinity,-1)', '(1.1,infinity)')],
    ],
    [
      'concave up',
      problem('monotonic', 'x^4 - 6x^2', { operation: 'concave up' }),
      intervals('(-infinity,-1)', '(1,infinity)'),
      [intervals('(-1,1)'), intervals('(-infinity,0)', '(1,infinity)')],
    ],
    [
      'critical numbers',
      problem('extrema', 'x^4 - 4x^3', { operation: 'critical' }),
      { kind: 'roots', variable: 'x', roots: [parse('0'), parse('3')] },
      [
        { kind: 'roots', variable: 'x', roots: [parse('3')] },
        { kind: 'roots', variable: 'x', roots: [parse('0'), parse('2')] },
      ],
    ],
    [
      'local extremes',
      problem('extrema', 'x^3 - 3x'),
      {
        kind: 'facts',
        facts: [
          { name: 'maximum', value: point('-1', '2') },
          { name: 'minimum', value: point('1', '-2') },
        ],
      },
      [
        { kind: 'facts', facts: [{ name: 'minimum', value: point('1', '-2') }] },
        {
          kind: 'facts',
          facts: [
            { name: 'minimum', value: point('-1', '2') },
            { name: 'maximum', value: point('1', '-2') },
          ],
        },
      ],
    ],
    [
      'line through points',
      problem('line', '0', items('through', '1', '2', '3', '8')),
      equation('y = 3x - 1'),
      [equation('y = 3x + 1'), equation('y = x^2 - x + 2')],
    ],
    [
      'perpendicular line',
      problem('line', '2x + 3y = 6', items('perpendicular', '4', '-1')),
      equation('y = 3x/2 - 7'),
      [equation('y = -2x/3 + 5/3'), equation('y = 3x/2 - 6')],
    ],
    [
      'distance from a line',
      problem('line', '3x + 4y - 5 = 0', items('distance', '3', '4')),
      value('4'),
      [value('-4'), value('20')],
    ],
    [
      'circle',
      problem('circle', 'x^2 + y^2 - 6x + 4y = 12', { operation: 'radius' }),
      value('5'),
      [value('25'), value('-5')],
    ],
    [
      'circle from its centre',
      problem('circle', '0', items('equation', '2', '-3', '5')),
      equation('(x - 2)^2 + (y + 3)^2 = 25'),
      [equation('(x + 2)^2 + (y - 3)^2 = 25'), equation('(x - 2)^2 + (y + 3)^2 = 5')],
    ],
    [
      'tangent line',
      problem('tangent', 'x^2', { ...at('3'), operation: 'tangent' }),
      equation('y = 6x - 9'),
      [equation('y = 6x + 9'), equation('y = 3x')],
    ],
    [
      'tangent of a circle',
      problem('tangent', 'x^2 + y^2 = 25', { ...at('3', '4'), operation: 'tangent' }),
      equation('y = -3x/4 + 25/4'),
      [equation('y = 4x/3')],
    ],
    [
      'implicit derivative',
      problem('implicit', 'x^2 + y^2 = 25', { order: 1, unknowns: ['y'] }),
      expression('-x/y'),
      [expression('x/y'), expression('-y/x')],
    ],
    [
      'second implicit derivative',
      problem('implicit', 'x^2 + y^2 = 25', { order: 2, unknowns: ['y'] }),
      expression('-25/y^3'),
      [expression('-1/y'), expression('25/y^3')],
    ],
    [
      'mixed derivative',
      problem('partial', 'x^3*y^2', { by: ['x', 'y'] }),
      expression('6x^2*y'),
      [expression('6x*y^2'), expression('3x^2*y^2')],
    ],
    [
      'derivative at a point',
      problem('partial', 'x^3', { by: ['x'], ...at('2') }),
      value('12'),
      [value('8'), value('12.01')],
    ],
    ['area', problem('area', '0', items('between', 'x^2', 'x')), value('1/6'), [value('-1/6'), value('1/3')]],
    [
      'Taylor polynomial',
      problem('taylor', 'cos(x)', { order: 4, ...at('0') }),
      expression('1 - x^2/2 + x^4/24'),
      [expression('1 - x^2/2'), expression('1 - x^2/2 + x^4/12'), expression('1 - x^2/2 + x^4/24 + x^5')],
    ],
    [
      'convergence',
      problem('convergence', '1/n^2', {}, 'n'),
      says('converges'),
      [says('diverges'), says('conditional')],
    ],
    [
      'harmonic series',
      problem('convergence', '1/n', {}, 'n'),
      says('diverges'),
      [says('converges'), says('conditional')],
    ],
    [
      'slow divergence',
      problem('convergence', '1/(n*ln(n))', {}, 'n'),
      says('diverges'),
      [says('converges')],
    ],
    [
      'slow convergence',
      problem('convergence', '1/(n*ln(n)^2)', {}, 'n'),
      says('converges'),
      [says('diverges')],
    ],
    [
      'alternating series',
      problem('convergence', '(-1)^n/n', {}, 'n'),
      says('conditional'),
      [says('converges'), says('diverges')],
    ],
    [
      'sum of a series',
      problem('series', '1/n^2', { from: parse('1'), to: parse('infinity') }, 'n'),
      value('pi^2/6'),
      [value('pi^2/6 + 1/100000'), value('1.645')],
    ],
    [
      'radius',
      problem('power-series', 'n*x^n/3^n', { operation: 'radius', unknowns: ['n'] }),
      value('3'),
      [value('1/3'), value('9')],
    ],
    [
      'interval',
      problem('power-series', '(x - 2)^n/n', { operation: 'interval', unknowns: ['n'] }),
      intervals('[1,3)'),
      [intervals('[1,3]'), intervals('(1,3)'), intervals('[0,4)')],
    ],
  ];

describe('answers about functions', () => {
  it.each(CASES)('%s: right ones pass, near ones do not', (_, p, right, wrong) => {
    expect(accepts(p, right)).toBe(true);
    for (const other of wrong) expect(accepts(p, other)).toBe(false);
  });

  it('a range needs its ends to be taken or not as said', () => {
    const p = problem('range', 'x^2 - 4x + 7');
    const y = (...texts: string[]): Answer => ({
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
