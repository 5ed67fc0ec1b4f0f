import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, parseExpression } from '../../../host-app/maths/expression';
import { calculate } from '../../../host-app/maths/real/calculate';
import { isExact } from '../../../host-app/maths/real/real';
import { solveQuadratic } from '../../../host-app/maths/quadratic/quadratic';
import type { Quadratic } from '../../../host-app/maths/quadratic/quadratic.types';
import { squareParts } from '../../../host-app/maths/quadratic/surd';
import { formatRational, parseRational, rational } from '../../../host-app/maths/rational';

const solve = (a: string, b: string, c: string) =>
  solveQuadratic({ a: parseRational(a)!, b: parseRational(b)!, c: parseRational(c)! });
const quadratic = (a: string, b: string, c: string): Quadratic => {
  const solved = solve(a, b, c);
  if (solved.kind !== 'quadratic') throw new Error(solved.kind);
  return solved;
};
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
const working = (q: Quadratic, name: string) =>
  q.methods
    .find((method) => method.name === name)
    ?.steps.map(({ kind, after }) => `${kind}: ${after.join(', ')}`);

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

describe('Methods', () => {
  it('factors by splitting the middle term', () => {
    expect(working(quadratic('12', '22', '6'), 'factoring')).toEqual([
      'whole-coefficients: 6*x^2 + 11*x + 3 = 0',
      'find-pair: ',
      'split-middle: 6*x^2 + 2*x + 9*x + 3 = 0',
      'factor-groups: (2*x + 3)*(3*x + 1) = 0',
      'zero-product: 2*x + 3 = 0, 3*x + 1 = 0',
      'two-solutions: x = -3/2, x = -1/3',
    ]);
    const pair = quadratic('6', '11', '3').methods[0]?.steps.find(({ kind }) => kind === 'find-pair');
    expect(pair?.params).toEqual({ product: '18', sum: '11', first: '2', second: '9' });
  });

  it('uses the formula, with the root simplified', () => {
    expect(working(quadratic('1', '-4', '-4'), 'formula')).toEqual([
      'identify: ',
      'discriminant: D = (-4)^2 - 4*1*(-4), D = 32',
      'substitute: x = (4 - sqrt(32))/2, x = (4 + sqrt(32))/2',
      'simplify-root: 4*sqrt(2)',
      'two-solutions: x = 2 - 2*sqrt(2), x = 2 + 2*sqrt(2)',
    ]);
  });

  it('completes the square', () => {
    expect(working(quadratic('2', '-12', '8'), 'completing-the-square')).toEqual([
      'divide-by-a: x^2 - 6*x + 4 = 0',
      'move-constant: x^2 - 6*x = -4',
      'complete-square: x^2 - 6*x + 9 = 5',
      'write-square: (x - 3)^2 = 5',
      'take-roots: x - 3 = -sqrt(5), x - 3 = sqrt(5)',
      'isolate: x = 3 - sqrt(5), x = 3 + sqrt(5)',
    ]);
  });

  it('does not offer factoring where the roots are irrational', () => {
    expect(quadratic('1', '0', '-2').methods.map(({ name }) => name)).toEqual([
      'formula',
      'completing-the-square',
    ]);
  });
});

const evaluated = (text: string, x: number): number => {
  const read = parseExpression(text);
  if (!read.ok) throw new Error(text);
  return evaluate(read.tree, { x });
};
const small = fc.integer({ min: -40, max: 40 });

describe('Any quadratic equation', () => {
  it('is satisfied by its roots, and every line of the working by them too', () => {
    fc.assert(
      fc.property(small, small, small, fc.integer({ min: 1, max: 6 }), (a, b, c, d) => {
        fc.pre(a !== 0);
        const q = quadratic(`${a}/${d}`, `${b}/${d}`, `${c}`);
        if (q.type === 'two complex') return q.roots.length === 2 && q.methods.length === 2;
        const values = q.roots.map((root) => evaluated(root.exact, 0));
        const holds = (line: string, x: number): boolean => {
          const [left = '', right = ''] = line.split(' = ');
          return Math.abs(evaluated(left, x) - evaluated(right, x)) < 1e-6 * (1 + x * x) * 400;
        };
        const lines = q.methods.flatMap(({ steps }) =>
          steps.map(({ after }) => after.filter((line) => / = /.test(line) && !line.startsWith('D'))),
        );
        return (
          values.every((x) => Math.abs((a / d) * x * x + (b / d) * x + c) < 1e-6 * (1 + x * x) * 40) &&
          lines.every(
            (group) => group.length === 0 || values.every((x) => group.some((line) => holds(line, x))),
          ) &&
          (values[1] === undefined || values[0]! < values[1])
        );
      }),
    );
  });

  it('equals its factored form', () => {
    fc.assert(
      fc.property(small, small, small, small, fc.integer({ min: -3, max: 3 }), (p, q, r, s, k) => {
        fc.pre(p * r * k !== 0);
        const [a, b, c] = [k * p * r, k * (p * s + q * r), k * q * s];
        const { factored } = quadratic(`${a}/2`, `${b}/2`, `${c}/2`);
        return [0, 1, -2, 7].every((x) => {
          const value = calculate(factored ?? '', { x: rational(x) });
          return (
            value.ok &&
            isExact(value.value) &&
            formatRational(value.value) === formatRational(rational(a * x * x + b * x + c, 2))
          );
        });
      }),
    );
  });

  it('has roots in simplest form: no square is left under the root', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.integer({ min: 1, max: 3000 }), (n, k) => {
        const { square, rest } = squareParts(n * BigInt(k) ** 2n);
        if (square * square * rest !== n * BigInt(k) ** 2n) return false;
        for (let p = 2n; p * p <= rest && p < 40_000n; p += 1n) if (rest % (p * p) === 0n) return false;
        return true;
      }),
      { numRuns: 30 },
    );
    expect(squareParts(1009n * 100_003n ** 2n)).toEqual({ square: 100_003n, rest: 1009n });
  });
});
