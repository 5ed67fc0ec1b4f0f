import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { SEEDS } from '../seeds.js';

const whole = fc.integer({ min: -9, max: 9 });
const nonZero = whole.filter((n) => n !== 0);
const positive = fc.integer({ min: 1, max: 9 });
const shifted = (root: number): string => (root < 0 ? `(x + ${-root})` : `(x - ${root})`);
const ordered = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
const texts = (values: readonly number[]): string[] => ordered(values).map(String);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A fraction in lowest terms, as answers have it. */
const fraction = (top: number, bottom: number): string => {
  const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));
  const [n, d] = [top / divisor(top, bottom), bottom / divisor(top, bottom)];
  const sign = n * d < 0 ? '-' : '';
  return Math.abs(d) === 1 ? `${sign}${Math.abs(n)}` : `${sign}${Math.abs(n)}/${Math.abs(d)}`;
};

describe.each(SEEDS)('problems made from their answers (%s)', (_, seed) => {
  const check = <T extends unknown[]>(
    ...[property, numRuns = 20]: [fc.IPropertyWithHooks<T>, number?]
  ): void => fc.assert(property, { seed, numRuns });

  it('equations with the unknown under a root', () => {
    check(
      fc.property(whole, positive, (root, value) => {
        expect(answerOf(`sqrt(x + ${value * value - root}) = ${value}`)).toEqual([String(root)]);
      }),
    );
  });

  it('exponential and logarithmic equations', () => {
    check(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        nonZero,
        fc.integer({ min: 0, max: 4 }),
        (base, root, power) => {
          expect(answerOf(`${base}^(x - (${root})) = ${base ** power}`)).toEqual([String(root + power)]);
          expect(answerOf(`log_${base}(x + ${root}) = ${power}`)).toEqual([String(base ** power - root)]);
        },
      ),
    );
  });

  it('equations with an absolute value', () => {
    check(
      fc.property(positive, whole, positive, (a, middle, width) => {
        expect(answerOf(`|${a}x - (${a * middle})| = ${a * width}`)).toEqual(
          texts([middle - width, middle + width]),
        );
      }),
    );
  });

  it('equations with the unknown in a denominator', () => {
    check(
      fc.property(nonZero, whole, nonZero, (top, pole, value) => {
        expect(answerOf(`${top * value}/${shifted(pole)} = ${value}`)).toEqual([String(pole + top)]);
      }),
    );
  });

  it('quadratics whose roots are not whole', () => {
    check(
      fc.property(whole, fc.constantFrom(2, 3, 5, 6, 7, 10), (middle, radicand) => {
        const c = middle * middle - radicand;
        const form = answerOf(`x^2 + (${-2 * middle})*x + (${c}) = 0`);
        expect(form).toHaveLength(2);
        expect(JSON.stringify(form)).toContain(`sqrt(${radicand})`);
      }),
    );
  });

  it('quadratic inequalities, from where they change', () => {
    check(
      fc.property(whole, positive, fc.boolean(), (low, width, isOpen) => {
        const question = `${shifted(low)}*${shifted(low + width)} ${isOpen ? '<' : '<='} 0`;
        expect(answerOf(question)).toEqual([
          { lo: String(low), hi: String(low + width), loOpen: isOpen, hiOpen: isOpen },
        ]);
      }),
    );
  });

  it('inequalities with a pole, which is never part of the answer', () => {
    check(
      fc.property(whole, positive, (pole, width) => {
        expect(answerOf(`${shifted(pole + width)}/${shifted(pole)} <= 0`)).toEqual([
          { lo: String(pole), hi: String(pole + width), loOpen: true, hiOpen: false },
        ]);
      }),
    );
  });

  it('systems of three unknowns', () => {
    check(
      fc.property(whole, whole, whole, nonZero, nonZero, (x, y, z, a, b) => {
        const lines = [
          `x + y + z = ${x + y + z}`,
          `x + ${a}*y = ${x + a * y}`,
          `y + (${b})*z = ${y + b * z}`,
        ];
        // The determinant.
        fc.pre(a * b - b + 1 !== 0);
        expect(answerOf(`Solve the system: ${lines.join(', ')}`)).toEqual([
          { x: String(x), y: String(y), z: String(z) },
        ]);
      }),
    );
  });

  it('limits where a factor cancels', () => {
    check(
      fc.property(whole, whole, nonZero, (point, other, scale) => {
        fc.pre(point !== other);
        const question = `limit of ${scale}*${shifted(point)}*${shifted(other)}/${shifted(point)} as x approaches ${point}`;
        expect(answerOf(question)).toBe(String(scale * (point - other)));
      }),
    );
  });

  it('definite integrals of powers', () => {
    check(
      fc.property(nonZero, fc.integer({ min: 0, max: 5 }), whole, positive, (a, n, from, width) => {
        const to = from + width;
        expect(answerOf(`integral of ${a}*x^${n} from ${from} to ${to}`)).toBe(
          fraction(a * (to ** (n + 1) - from ** (n + 1)), n + 1),
        );
      }),
    );
  });

  it('derivatives at a point of a product of powers', () => {
    check(
      fc.property(nonZero, fc.integer({ min: 1, max: 6 }), (a, n) => {
        const coefficient = a * n;
        const power = n === 1 ? '' : n === 2 ? '*x' : `*x^${n - 1}`;
        const front =
          power !== '' && Math.abs(coefficient) === 1 ? power.slice(1) : `${Math.abs(coefficient)}${power}`;
        expect(answerOf(`derivative of ${a}*x^${n}`)).toBe(`${coefficient < 0 ? '-' : ''}${front}`);
      }),
    );
  });

  it('matrices of determinant 1, from their inverse', () => {
    check(
      fc.property(whole, whole, (a, b) => {
        // [[1, a], [b, 1 + ab]] has determinant 1.
        expect(answerOf(`inverse of [[1, ${a}], [${b}, ${1 + a * b}]]`)).toEqual([
          [String(1 + a * b), String(a === 0 ? 0 : -a)],
          [String(b === 0 ? 0 : -b), '1'],
        ]);
      }),
    );
  });

  it('means and percentages', () => {
    check(
      fc.property(fc.array(whole, { minLength: 2, maxLength: 8 }), (values) => {
        expect(answerOf(`mean of ${values.join(', ')}`)).toBe(fraction(sum(values), values.length));
      }),
    );
    check(
      fc.property(positive, fc.integer({ min: 2, max: 400 }), (share, whole) => {
        expect(answerOf(`what is ${share * 5}% of ${whole}`)).toBe(fraction(share * 5 * whole, 100));
      }),
    );
  });
});
