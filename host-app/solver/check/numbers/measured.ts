/** A complex double with an estimate of its rounding error, so that equality is decided against what doubles can know. */
export interface Measured {
  readonly re: number;
  readonly im: number;
  readonly error: number;
}

const EPSILON = 2.3e-16;
/** Nearly all values are real, and `Math.hypot` takes several times as long as `Math.abs`. */
const lengthOf = (re: number, im: number): number => (im === 0 ? Math.abs(re) : Math.hypot(re, im));
export const size = (a: Measured): number => lengthOf(a.re, a.im);
export const measured = (re: number, im = 0, error = 0): Measured => ({
  re,
  im,
  error: error + EPSILON * lengthOf(re, im),
});
export const UNDEFINED: Measured = { re: Number.NaN, im: Number.NaN, error: Infinity };

export const plus = (a: Measured, b: Measured): Measured =>
  measured(a.re + b.re, a.im + b.im, a.error + b.error);
export const near = (a: number, b: number, tolerance = 1e-9): boolean =>
  Math.abs(a - b) <= tolerance * (1 + Math.abs(a) + Math.abs(b));
export const minus = (a: Measured): Measured => ({ re: -a.re, im: -a.im, error: a.error });
export const times = (a: Measured, b: Measured): Measured =>
  measured(
    a.re * b.re - (a.im === 0 || b.im === 0 ? 0 : a.im * b.im),
    (b.im === 0 ? 0 : a.re * b.im) + (a.im === 0 ? 0 : a.im * b.re),
    a.error * size(b) + b.error * size(a),
  );

export const over = (a: Measured, b: Measured): Measured => {
  const scale = b.re * b.re + b.im * b.im;
  // A denominator that is 0 up to rounding has no value; small but certain denominators do.
  if (!Number.isFinite(size(b))) return UNDEFINED;
  if (b.im === 0 && Math.abs(b.re) > 4 * b.error) {
    const length = Math.abs(b.re);
    return measured(a.re / b.re, a.im / b.re, a.error / length + (size(a) / length) * (b.error / length));
  }
  if (!(size(b) > 4 * b.error) || scale === 0)
    return scale > 0 && b.error === 0 ? times(a, measured(b.re / scale, -b.im / scale)) : UNDEFINED;
  return measured(
    (a.re * b.re + a.im * b.im) / scale,
    (a.im * b.re - a.re * b.im) / scale,
    a.error / size(b) + (b.error * size(a)) / scale,
  );
};

export const exponential = (a: Measured): Measured => {
  const radius = Math.exp(a.re);
  return measured(
    radius * Math.cos(a.im),
    a.im === 0 ? 0 : radius * Math.sin(a.im),
    radius * (a.error + EPSILON * size(a)),
  );
};
export const logarithm = (a: Measured): Measured => {
  const length = size(a);
  if (!(length > 4 * a.error)) return UNDEFINED;
  return measured(Math.log(length), Math.atan2(a.im, a.re), a.error / length);
};
export const squareRoot = (a: Measured): Measured => {
  const length = size(a);
  if (length === 0) return measured(0, 0, Math.sqrt(a.error));
  const root = Math.sqrt(length);
  const angle = Math.atan2(a.im, a.re) / 2;
  const error = a.error / Math.max(2 * root, Math.sqrt(a.error));
  return a.im === 0
    ? measured(a.re >= 0 ? root : 0, a.re >= 0 ? 0 : root, error)
    : measured(root * Math.cos(angle), root * Math.sin(angle), error);
};

/** base^n for whole n by repeated multiplication: exact signs, no branch. */
export const wholePower = (base: Measured, n: number): Measured => {
  if (n < 0) return over(measured(1), wholePower(base, -n));
  if (n > 64 && base.im === 0)
    return measured(
      base.re ** n,
      0,
      n * Math.abs(base.re) ** (n - 1) * base.error + n * EPSILON * Math.abs(base.re) ** n,
    );
  let [result, square] = [measured(1), base];
  for (let k = n; k > 0; k = Math.floor(k / 2)) {
    if (k % 2 === 1) result = times(result, square);
    if (k > 1) square = times(square, square);
  }
  return result;
};

export const generalPower = (base: Measured, exponent: Measured): Measured => {
  if (size(base) === 0) return exponent.re > 0 ? measured(0, 0, base.error) : UNDEFINED;
  if (base.im === 0 && exponent.im === 0 && base.re > 0) {
    const value = base.re ** exponent.re;
    return measured(
      value,
      0,
      value *
        (Math.abs(exponent.re / base.re) * base.error +
          Math.abs(Math.log(base.re)) * (exponent.error + EPSILON * Math.abs(exponent.re))),
    );
  }
  return exponential(times(exponent, logarithm(base)));
};
