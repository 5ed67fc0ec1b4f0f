import { describe, expect, it } from 'vitest';
import type { Quadratic } from '../../../../host-app/maths/quadratic/quadratic.types';
import { formatRational, rational } from '../../../../host-app/maths/rational';
import { quadratic, solve } from './solve';

const facts = (q: Quadratic) => ({
  discriminant: formatRational(q.discriminant),
  type: q.type,
  exact: q.roots.map((root) => root.exact),
  decimal: q.roots.map((root) => root.decimal),
  vertex: [q.vertex.x, q.vertex.y].map(formatRational),
  axis: q.axis,
  meets: formatRational(q.yIntercept),
  sumAndProduct: [q.sum, q.product].map(formatRational),
  opens: q.opens,
  factored: q.factored ?? null,
});
describe('Quadratic equations', () => {
  it.each([
    [
      ['1', '-5', '6'],
      '1',
      'two real',
      ['2', '3'],
      ['2', '3'],
      ['5/2', '-1/4'],
      'x = 5/2',
      '6',
      ['5', '6'],
      'up',
      '(x - 3)*(x - 2)',
    ],
    [
      ['1', '0', '1'],
      '-4',
      'two complex',
      ['-I', 'I'],
      ['-i', 'i'],
      ['0', '1'],
      'x = 0',
      '1',
      ['0', '1'],
      'up',
      null,
    ],
    [
      ['1', '-1', '-1'],
      '5',
      'two real',
      ['1/2 - sqrt(5)/2', '1/2 + sqrt(5)/2'],
      ['-0.6180339887', '1.618033989'],
      ['1/2', '-5/4'],
      'x = 1/2',
      '-1',
      ['1', '-1'],
      'up',
      null,
    ],
    [
      ['-1', '0', '9'],
      '36',
      'two real',
      ['-3', '3'],
      ['-3', '3'],
      ['0', '9'],
      'x = 0',
      '9',
      ['0', '-9'],
      'down',
      '-(x - 3)*(x + 3)',
    ],
    [
      ['0.5', '-1.5', '1'],
      '1/4',
      'two real',
      ['1', '2'],
      ['1', '2'],
      ['3/2', '-1/8'],
      'x = 3/2',
      '1',
      ['3', '2'],
      'up',
      '(x - 2)*(x - 1)/2',
    ],
    [
      ['6', '11', '3'],
      '49',
      'two real',
      ['-3/2', '-1/3'],
      ['-1.5', '-0.3333333333'],
      ['-11/12', '-49/24'],
      'x = -11/12',
      '3',
      ['-11/6', '1/2'],
      'up',
      '(2*x + 3)*(3*x + 1)',
    ],
    [
      ['3', '6', '3'],
      '0',
      'one real',
      ['-1'],
      ['-1'],
      ['-1', '0'],
      'x = -1',
      '3',
      ['-2', '1'],
      'up',
      '3*(x + 1)^2',
    ],
    [
      ['1', '-4', '0'],
      '16',
      'two real',
      ['0', '4'],
      ['0', '4'],
      ['2', '-4'],
      'x = 2',
      '0',
      ['4', '0'],
      'up',
      'x*(x - 4)',
    ],
    [
      ['2', '2', '5'],
      '-36',
      'two complex',
      ['-1/2 - 3*I/2', '-1/2 + 3*I/2'],
      ['-0.5 - 1.5i', '-0.5 + 1.5i'],
      ['-1/2', '9/2'],
      'x = -1/2',
      '5',
      ['-1', '5/2'],
      'up',
      null,
    ],
    [
      ['-2', '0', '24'],
      '192',
      'two real',
      ['-2*sqrt(3)', '2*sqrt(3)'],
      ['-3.464101615', '3.464101615'],
      ['0', '24'],
      'x = 0',
      '24',
      ['0', '-12'],
      'down',
      null,
    ],
  ] as const)(
    '%j',
    ([a, b, c], discriminant, type, exact, decimal, vertex, axis, meets, sumAndProduct, opens, factored) => {
      expect(facts(quadratic(a, b, c))).toEqual({
        discriminant,
        type,
        exact,
        decimal,
        vertex,
        axis,
        meets,
        sumAndProduct,
        opens,
        factored,
      });
    },
  );

  it('keeps all digits of a root that is tiny beside the other', () => {
    expect(quadratic('1', '-1e20', '1').roots.map((root) => root.decimal)).toEqual(['1e-20', '1e+20']);
    expect(quadratic('1', '1e40', '3').roots.map((root) => root.decimal)).toEqual(['-1e+40', '-3e-40']);
  });

  it('is a linear equation without a, and always or never true without b', () => {
    const linear = solve('0', '2', '-8');
    expect(linear).toMatchObject({ kind: 'linear', root: rational(4) });
    expect(linear.kind === 'linear' && linear.steps.map(({ after }) => after[0])).toEqual([
      '2*x = 8',
      'x = 4',
    ]);
    expect(solve('0', '0', '0').kind).toBe('always');
    expect(solve('0', '0', '5').kind).toBe('never');
  });
});
