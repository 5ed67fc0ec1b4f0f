import {
  exponential,
  generalPower,
  logarithm,
  measured,
  minus,
  over,
  plus,
  size,
  squareRoot,
  times,
  UNDEFINED,
  type Measured,
} from '../numbers/measured.js';

const ONE = measured(1);
const I = measured(0, 1);
const scale = (a: Measured, by: number): Measured => ({
  re: a.re * by,
  im: a.im * by,
  error: a.error * Math.abs(by),
});

/** A real function where the argument is real, with the error carried through its slope. */
const real =
  (f: (x: number) => number, slope: (x: number) => number, otherwise: (a: Measured) => Measured) =>
  (a: Measured): Measured =>
    a.im === 0
      ? measured(f(a.re), 0, Math.abs(slope(a.re)) * (a.error + 2.3e-16 * Math.abs(a.re)))
      : otherwise(a);

const sinh = (a: Measured): Measured => scale(plus(exponential(a), minus(exponential(minus(a)))), 0.5);
const cosh = (a: Measured): Measured => scale(plus(exponential(a), exponential(minus(a))), 0.5);
const sin = real(Math.sin, Math.cos, (a) => times(minus(I), sinh(times(I, a))));
const cos = real(Math.cos, Math.sin, (a) => cosh(times(I, a)));
const asinComplex = (a: Measured): Measured =>
  times(minus(I), logarithm(plus(times(I, a), squareRoot(plus(ONE, minus(times(a, a)))))));
const isEdge = (a: Measured): boolean => a.im === 0 && Math.abs(a.re) === 1 && a.error < 1e-15;
const asin = (a: Measured): Measured =>
  isEdge(a)
    ? measured((Math.sign(a.re) * Math.PI) / 2)
    : a.im === 0 && Math.abs(a.re) <= 1
      ? measured(Math.asin(a.re), 0, a.error / Math.sqrt(Math.max(1 - a.re * a.re, 1e-16)))
      : asinComplex(a);
const acos = (a: Measured): Measured =>
  isEdge(a) ? measured(a.re > 0 ? 0 : Math.PI) : plus(measured(Math.PI / 2), minus(asin(a)));
const atan = real(
  Math.atan,
  (x) => 1 / (1 + x * x),
  (a) =>
    scale(
      times(I, plus(logarithm(plus(ONE, minus(times(I, a)))), minus(logarithm(plus(ONE, times(I, a)))))),
      0.5,
    ),
);
const asinh = real(
  Math.asinh,
  () => 1,
  (a) => logarithm(plus(a, squareRoot(plus(times(a, a), ONE)))),
);
const acosh = (a: Measured): Measured =>
  logarithm(plus(a, times(squareRoot(plus(a, ONE)), squareRoot(plus(a, minus(ONE))))));
const atanh = (a: Measured): Measured =>
  scale(plus(logarithm(plus(ONE, a)), minus(logarithm(plus(ONE, minus(a))))), 0.5);
const reciprocal =
  (f: (a: Measured) => Measured) =>
  (a: Measured): Measured =>
    over(ONE, f(a));

const integer =
  (f: (x: number) => number) =>
  (a: Measured): Measured =>
    a.im === 0 && Math.abs(a.re - Math.round(a.re)) > 4 * a.error
      ? measured(f(a.re))
      : a.im === 0 && a.error < 1e-9
        ? measured(f(Math.round(a.re)))
        : UNDEFINED;

const factorial = (a: Measured): Measured => {
  if (a.im !== 0 || a.re < 0 || a.re > 170 || !Number.isInteger(a.re)) return UNDEFINED;
  let value = 1;
  for (let k = 2; k <= a.re; k += 1) value *= k;
  return measured(value);
};

export const SINGLE: Readonly<Record<string, (a: Measured) => Measured>> = {
  sin,
  cos,
  tan: (a) => over(sin(a), cos(a)),
  cot: (a) => over(cos(a), sin(a)),
  sec: reciprocal(cos),
  csc: reciprocal(sin),
  asin,
  acos,
  atan,
  acot: (a) => (size(a) === 0 ? measured(Math.PI / 2) : atan(over(ONE, a))),
  asec: (a) => acos(over(ONE, a)),
  acsc: (a) => asin(over(ONE, a)),
  sinh,
  cosh,
  tanh: (a) => (a.im === 0 && Math.abs(a.re) > 30 ? measured(Math.sign(a.re)) : over(sinh(a), cosh(a))),
  asinh,
  acosh,
  atanh,
  ln: logarithm,
  exp: exponential,
  sqrt: squareRoot,
  abs: (a) => measured(size(a), 0, a.error),
  floor: integer(Math.floor),
  ceil: integer(Math.ceil),
  factorial,
};

const whole = (a: Measured, b: Measured): boolean =>
  Number.isInteger(a.re) && Number.isInteger(b.re) && a.im === 0 && b.im === 0 && b.re >= 0 && b.re <= a.re;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
export const DOUBLE: Readonly<Record<string, (a: Measured, b: Measured) => Measured>> = {
  log: (a, b) => over(logarithm(a), logarithm(b)),
  root: (a, b) =>
    a.im === 0 && a.re < 0 && b.re % 2 === 1
      ? minus(generalPower(minus(a), over(ONE, b)))
      : generalPower(a, over(ONE, b)),
  binomial: (a, b) => {
    if (!whole(a, b)) return UNDEFINED;
    let value = 1;
    for (let k = Math.min(b.re, a.re - b.re); k > 0 && Number.isFinite(value); k -= 1)
      value *= (a.re - k + 1) / k;
    return measured(Math.round(value), 0, value * 1e-14);
  },
  permutations: (a, b) => (whole(a, b) ? over(factorial(a), factorial(measured(a.re - b.re))) : UNDEFINED),
  lcm: (a, b) => over(measured(a.re * b.re), DOUBLE['gcd']?.(a, b) ?? UNDEFINED),
  gcd: (a, b) => (whole(a, a) && whole(b, b) ? measured(divisor(a.re, b.re)) : UNDEFINED),
  mod: (a, b) => (b.re > 0 ? measured(((a.re % b.re) + b.re) % b.re) : UNDEFINED),
  min: (a, b) => (a.re < b.re ? a : b),
  max: (a, b) => (a.re > b.re ? a : b),
};
