import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactRoot,
  floor,
  fromNumber,
  integerRoot,
  power,
  rational,
  toNumber,
} from '../../../host-app/maths/rational';
import { formatSignificant, TEN_DIGITS, TWELVE_DIGITS } from '../../../host-app/maths/significant';

describe('Exact fractions', () => {
  it('become the nearest double, also far beyond the digits of one', () => {
    const ten = (exponent: number) => power(rational(10), exponent);
    expect([toNumber(ten(305)), toNumber(ten(-305)), toNumber(ten(400)), toNumber(ten(-400))]).toEqual([
      1e305,
      1e-305,
      Infinity,
      0,
    ]);
    expect(toNumber(rational(-(10n ** 400n), 3n * 10n ** 400n))).toBe(-1 / 3);
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-290 }),
        (x) => toNumber(fromNumber(x)) === x,
      ),
    );
  });

  it('have exact roots only where they are rational', () => {
    expect([
      exactRoot(rational(4, 9), 2),
      exactRoot(rational(-8), 3),
      exactRoot(rational(2), 2),
      exactRoot(rational(-4), 2),
    ]).toEqual([rational(2, 3), rational(-2), null, null]);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), fc.integer({ min: 2, max: 7 }), (n, k) => {
        const root = integerRoot(n, k);
        return root ** BigInt(k) <= n && (root + 1n) ** BigInt(k) > n;
      }),
    );
  });

  it('round down towards minus infinity', () => {
    expect([floor(rational(7, 2)), floor(rational(-7, 2)), floor(rational(-4))]).toEqual([3n, -4n, -4n]);
  });
});

describe('Significant digits', () => {
  it.each([
    [rational(2, 3), '0.666666666667', '0.6666666667'],
    [rational(9999999n ** 2n), '9.999998e+13', '9.999998e+13'],
    [rational(999_999_999_999n), '999999999999', '1e+12'],
    [rational(1, 10_000_000), '0.0000001', '0.0000001'],
    [rational(1, 10_000_001), '9.999999e-8', '9.999999e-8'],
    [rational(-100), '-100', '-100'],
    [rational(0), '0', '0'],
    [rational(12345678905n, 10_000_000_000n), '1.2345678905', '1.234567891'],
  ])('%o', (value, twelve, ten) => {
    expect([formatSignificant(value, TWELVE_DIGITS), formatSignificant(value, TEN_DIGITS)]).toEqual([
      twelve,
      ten,
    ]);
  });

  it('name the same number as the double does, to their digits', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 }), (x) => {
        const back = Number(formatSignificant(x, TWELVE_DIGITS));
        return Math.abs(back - x) <= Math.abs(x) * 1e-11;
      }),
    );
  });
});
