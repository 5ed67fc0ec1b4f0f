import { I, arg, factorsOf, negative, num, ONE, power, product, type Expr } from '../../../tree/expr.js';
import { wholeOf, written } from '../numbers/amounts.js';
import type { Law } from '../laws.js';

const isUnitPower = (e: Expr): boolean => e.kind === 'power' && arg(e, 0).key === I.key;
const exponentOf = (e: Expr): bigint => (isUnitPower(e) ? (wholeOf(arg(e, 1)) ?? 0n) : 0n);

/** i²³ = (i⁴)⁵ · i³ */
export const exponentByFour: Law = {
  rule: 'exponent-by-four',
  at: (e) => {
    const exponent = exponentOf(e);
    if (exponent < 5n) return null;
    const [times, rest] = [exponent / 4n, exponent % 4n];
    const fours = times === 1n ? power(I, num(4)) : power(power(I, num(4)), num(times));
    const left = rest === 1n ? I : power(I, num(rest));
    return {
      after: rest === 0n ? fours : product(fours, left),
      act: `${exponent} = ${times} · 4${rest === 0n ? '' : ` + ${rest}`}${rest === 0n ? ', without a remainder' : `: the remainder is ${rest}`}.`,
    };
  },
};

/** (i⁴)⁵ = 1 */
export const powerOfFourth: Law = {
  rule: 'unit-power',
  at: (e) =>
    e.kind === 'power' && exponentOf(arg(e, 0)) === 4n
      ? { after: ONE, act: `i⁴ is i² · i², which is (−1) · (−1) = 1, and so is ${written(e)}.` }
      : null,
};

const VALUES: readonly (readonly [value: Expr, reason: string])[] = [
  [ONE, 'i⁴ is i² · i², which is (−1) · (−1) = 1.'],
  [I, ''],
  [negative(ONE), 'i² is −1.'],
  [negative(I), 'i³ is i² · i, which is −i.'],
];
/** 12 · i · i = −12 */
export const unitProduct: Law = {
  rule: 'unit-power',
  at: (e) => {
    const units = factorsOf(e).filter(({ key }) => key === I.key);
    if (units.length !== 2) return null;
    const rest = factorsOf(e).filter(({ key }) => key !== I.key);
    const after = negative(rest.length === 0 ? ONE : product(...rest));
    return { after, act: `i² is −1: ${written(e)} = ${written(after)}.` };
  },
};
export const unitPower: Law = {
  rule: 'unit-power',
  at: (e) => {
    const exponent = exponentOf(e);
    const [value, act] = (exponent > 1n && exponent < 5n && VALUES[Number(exponent % 4n)]) || [];
    return value ? { after: value, act: act || `${written(e)} = ${written(value)}.` } : null;
  },
};
