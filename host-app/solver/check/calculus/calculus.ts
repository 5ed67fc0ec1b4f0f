import type { Expr } from '../../tree/expr.js';
import { contains, variablesOf } from '../../tree/walk.js';
import { evaluate, realAt, type Point } from '../values/evaluate.js';
import { exponential, measured, over, plus, times, type Measured } from '../numbers/measured.js';

const SAMPLES = [
  0.731, 1.37, 2.19, 0.411, 3.07, -0.643, -1.71, 0.157, -2.33, 4.9, 6.3, 12.7, -5.1, 0.93, 1.08, 0.28, 0.052,
  -0.121, 0.214, -0.27, 0.093,
];
const OTHERS: Readonly<Record<number, number>> = { 0: 1.31, 1: 0.77, 2: 2.03, 3: 1.69 };

const withOthers = (e: Expr, variable: string): Record<string, Measured> =>
  Object.fromEntries(
    variablesOf(e)
      .filter((name) => name !== variable)
      .map((name, k) => [name, measured(OTHERS[k % 4] ?? 1)]),
  );

const real = (e: Expr, at: Record<string, Measured>, variable: string, x: number): number => {
  const value = evaluate(e, { ...at, [variable]: measured(x) });
  return Math.abs(value.im) < 1e-10 * (1 + Math.abs(value.re)) &&
    value.error < 1e-9 * (1 + Math.abs(value.re))
    ? value.re
    : Number.NaN;
};

/** Five-point slope with two widths; NaN when they disagree. */
const slope = (f: (x: number) => number, x: number): number => {
  const at = (h: number): number => (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
  const [wide, narrow] = [at(1e-3), at(5e-4)];
  return Math.abs(wide - narrow) < 1e-6 * (1 + Math.abs(narrow)) ? narrow : Number.NaN;
};

/** Whether `derived` is the derivative of `original`, by slopes at real points of the domain. */
export const isDerivative = (original: Expr, derived: Expr, variable: string): boolean => {
  const at = { ...withOthers(original, variable), ...withOthers(derived, variable) };
  let agreed = 0;
  for (const x of SAMPLES) {
    const [left, right] = [slope((t) => real(original, at, variable, t), x), real(derived, at, variable, x)];
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    if (Math.abs(left - right) > 2e-6 * (1 + Math.abs(left))) return false;
    agreed += 1;
  }
  return agreed >= 3;
};

/** Cauchy's integral in one letter after the other: the mixed derivative at a point, without a rule of differentiation. */
const derivativeAt = (
  e: Expr,
  at: Point,
  by: readonly (readonly [string, number])[],
  [count, radius]: readonly [places: number, radius: number],
): Measured => {
  const [head, ...rest] = by;
  if (!head) return evaluate(e, at);
  const [name, order] = head;
  let total = measured(0);
  for (let k = 0; k < count; k += 1) {
    const angle = (2 * Math.PI * k) / count;
    const moved = plus(at[name] ?? measured(0), times(measured(radius), exponential(measured(0, angle))));
    const value = derivativeAt(e, { ...at, [name]: moved }, rest, [count, radius]);
    total = plus(total, over(value, exponential(measured(0, angle * order))));
  }
  let factorial = 1;
  for (let k = 2; k <= order; k += 1) factorial *= k;
  return times(total, measured(factorial / count / radius ** order));
};
const CIRCLES = [0.13, 0.05, 0.02, 0.008, 0.003];
/** A derivative at a point, on the first circle that has no pole in it: the next smaller one has the same value. */
export const slopeAt = (e: Expr, at: Point, by: readonly (readonly [string, number])[]): Measured => {
  let last = measured(Number.NaN);
  for (const radius of CIRCLES) {
    const next = derivativeAt(e, at, by, [24, radius]);
    if (Math.abs(next.re - last.re) <= 1e-6 * (1 + Math.abs(next.re))) return last;
    last = next;
  }
  return measured(Number.NaN);
};
/** Small circles stay clear of poles, larger ones keep the digits of high derivatives. */
const RADII = [0.03, 0.11, 0.55, 1.3];

export const isHigherDerivative = (
  original: Expr,
  derived: Expr,
  variable: string,
  order: number,
): boolean => {
  if (order === 1 || contains(original, '|')) return isDerivative(original, derived, variable);
  const at = { ...withOthers(original, variable), ...withOthers(derived, variable) };
  return (order > 4 ? RADII.slice(1) : RADII.slice(0, 1)).some((radius) => {
    let agreed = 0;
    for (const x of SAMPLES.slice(0, 9)) {
      // The derivative of ln has values where ln has none.
      if (!Number.isFinite(real(original, at, variable, x))) continue;
      const on = (circle: number): number =>
        derivativeAt(original, { ...at, [variable]: measured(x) }, [[variable, order]], [48, circle]).re;
      const [left, right] = [on(radius), real(derived, at, variable, x)];
      const isNear = (other: number): boolean => Math.abs(left - other) <= 1e-5 * (1 + Math.abs(left));
      if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
      if (isNear(right)) agreed += 1;
      // Circles around a pole have different values.
      else if (isNear(on(radius * 0.6))) return false;
    }
    return agreed >= 3;
  });
};

/** Double exponential quadrature on (a, b), also with singular or infinite ends. NaN when it does not settle. */
export const quadrature = (
  f: (x: number) => number,
  a: number,
  b: number,
): { value: number; rough: boolean } => {
  let rough = false;
  const infinite = !Number.isFinite(a) || !Number.isFinite(b);
  const map = (t: number): [number, number] => {
    const s = (Math.PI / 2) * Math.sinh(t);
    if (!infinite) {
      // The distance from the nearer end is kept exact: singular ends need it.
      const weight = (((b - a) / 2) * ((Math.PI / 2) * Math.cosh(t))) / Math.cosh(s) ** 2;
      const distance = (b - a) / (1 + Math.exp(2 * Math.abs(s)));
      return [t < 0 ? a + distance : b - distance, weight];
    }
    if (Number.isFinite(a)) return [a + Math.exp(s), Math.exp(s) * (Math.PI / 2) * Math.cosh(t)];
    if (Number.isFinite(b)) return [b - Math.exp(s), Math.exp(s) * (Math.PI / 2) * Math.cosh(t)];
    return [Math.sinh(s), Math.cosh(s) * (Math.PI / 2) * Math.cosh(t)];
  };
  /** From the middle outwards, so that what has faded below every double is known to be nothing further out. */
  const half = (h: number, direction: 1 | -1): number => {
    let [total, faded] = [0, false];
    for (let t = direction > 0 ? 0 : h; t <= 3.8; t += h) {
      const [x, weight] = map(direction * t);
      if (weight === 0 || x === a || x === b || !Number.isFinite(x)) continue;
      const value = f(x);
      if (Number.isNaN(value)) {
        if (faded && !Number.isFinite(direction > 0 ? b : a)) return total;
        if (t < 2.4) return Number.NaN;
        rough = true;
        continue;
      }
      faded = Math.abs(value) < 1e-150;
      total += value * weight;
    }
    return total;
  };
  const run = (h: number): number => (half(h, 1) + half(h, -1)) * h;
  const [coarse, fine] = [run(1 / 16), run(1 / 32)];
  const settled = Math.abs(coarse - fine) < (rough ? 2e-4 : 1e-6) * (1 + Math.abs(fine));
  return { value: settled ? fine : Number.NaN, rough };
};

/**
 * A place inside where the values grow at least as fast as 1/h: the two sides may cancel in a sum, but the integral
 * has no value. On each side of such a place the size of f only grows towards it.
 */
const hasPole = (f: (x: number) => number, from: number, to: number): boolean => {
  const width = (to - from) / 400;
  const size = (x: number): number => Math.abs(f(x));
  return Array.from({ length: 399 }, (_, k) => from + (k + 0.913) * width).some((x) => {
    if (!(size(x) >= size(x - width) && size(x) >= size(x + width))) return false;
    let [low, high] = [x - width, x + width];
    for (let k = 0; k < 90; k += 1) {
      const [a, b] = [low + (high - low) * 0.382, low + (high - low) * 0.618];
      if (size(a) > size(b)) high = b;
      else low = a;
    }
    const at = (h: number): number => h * Math.max(size(low - h), size(low + h));
    return at(1e-7) > 1e-4 * width && at(1e-7) > 0.4 * at(1e-4);
  });
};

/** Long intervals of waves need several pieces. */
export const isIntegral = (
  integrand: Expr,
  variable: string,
  from: number,
  to: number,
  value: number,
): boolean => {
  const f = (x: number): number => realAt(integrand, variable, x);
  const isFinite = Number.isFinite(from) && Number.isFinite(to);
  if (isFinite && hasPole(f, Math.min(from, to), Math.max(from, to))) return false;
  return (isFinite ? [1, 7, 60] : [1]).some((count) => {
    const width = (to - from) / count;
    const parts = Array.from({ length: count }, (_, k) =>
      count === 1 ? quadrature(f, from, to) : quadrature(f, from + k * width, from + (k + 1) * width),
    );
    const total = parts.reduce((sum, part) => sum + part.value, 0);
    // Points that rounding hides near a singular end are missing from the sum.
    const tolerance = parts.some((part) => part.rough) ? 3e-4 : 2e-6;
    return Math.abs(total - value) <= tolerance * (1 + Math.abs(value));
  });
};
