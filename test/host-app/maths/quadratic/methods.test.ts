import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, parseExpression } from '../../../../host-app/maths/expression';
import { calculate } from '../../../../host-app/maths/real/calculate';
import { isExact } from '../../../../host-app/maths/real/real';
import type { Quadratic } from '../../../../host-app/maths/quadratic/quadratic.types';
import { checkStep } from '../../../../host-app/maths/quadratic/check';
import { squareParts } from '../../../../host-app/maths/quadratic/surd';
import { formatRational, rational } from '../../../../host-app/maths/rational';
import { quadratic } from './solve';

const small = fc.integer({ min: -40, max: 40 });
const working = (q: Quadratic, name: string) =>
  q.methods
    .find((method) => method.name === name)
    ?.steps.filter(({ kind }) => kind !== 'check')
    .map(({ kind, after }) => `${kind}: ${after.join(', ')}`);

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

  it('ends in a check: every root put into the equation gives 0, whatever its kind', () => {
    const checks = (a: string, b: string, c: string) => quadratic(a, b, c).methods[0]?.steps.at(-1)?.after;
    expect(checks('1', '-5', '6')).toEqual(['2^2 - 5*2 + 6 = 0', '3^2 - 5*3 + 6 = 0']);
    expect(checks('1', '-1', '-1')?.[0]).toBe('(1/2 - sqrt(5)/2)^2 - (1/2 - sqrt(5)/2) - 1 = 0');
    expect(checks('2', '2', '5')?.[1]).toBe('2*(-1/2 + 3*I/2)^2 + 2*(-1/2 + 3*I/2) + 5 = 0');
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        fc.pre(a !== 0);
        return checks(`${a}/3`, `${b}/7`, `${c}`)?.every((line) => line.endsWith(' = 0')) ?? false;
      }),
    );
  });

  it('notices a wrong root in the check', () => {
    const { coefficients, roots } = quadratic('1', '-5', '6');
    expect(checkStep({ ...coefficients, c: rational(7) }, roots).after[0]).toBe('2^2 - 5*2 + 7 = 1');
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
