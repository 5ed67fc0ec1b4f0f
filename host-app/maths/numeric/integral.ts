import { CalculationError } from '../calculation-error';
import type { Estimate } from './estimate.types';

/** Abscissas and weights of the 15-point Kronrod rule; every second one belongs to the 7-point Gauss rule. */
const NODES: readonly (readonly [x: number, kronrod: number, gauss: number])[] = [
  [0.9914553711208126, 0.022935322010529224, 0],
  [0.9491079123427585, 0.06309209262997856, 0.1294849661688697],
  [0.8648644233597691, 0.10479001032225019, 0],
  [0.7415311855993945, 0.14065325971552592, 0.27970539148927664],
  [0.5860872354676911, 0.1690047266392679, 0],
  [0.4058451513773972, 0.19035057806478542, 0.3818300505051189],
  [0.20778495500789848, 0.20443294007529889, 0],
  [0, 0.20948214108472782, 0.4179591836734694],
];
const MOST_PIECES = 400;
/** When intervals of this width still contribute, the integral is not finite. */
const NARROWEST = 1e-13;

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly error: number;
}

const measure = (f: (x: number) => number, from: number, to: number): Piece => {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let [kronrod, gauss] = [0, 0];
  for (const [x, k, g] of NODES) {
    const value = x === 0 ? f(middle) : f(middle + half * x) + f(middle - half * x);
    kronrod += k * value;
    gauss += g * value;
  }
  return { from, to, value: kronrod * half, error: Math.abs((kronrod - gauss) * half) };
};

/** Halves the interval with the largest error until the estimated error is negligible. */
const adaptive = (f: (t: number) => number): Estimate => {
  const pieces = [measure(f, 0, 0.5), measure(f, 0.5, 1)];
  for (;;) {
    const value = pieces.reduce((sum, piece) => sum + piece.value, 0);
    const error = pieces.reduce((sum, piece) => sum + piece.error, 0);
    if (error <= 1e-12 * Math.max(Math.abs(value), 1e-3)) return { value, error };
    pieces.sort((a, b) => a.error - b.error);
    const worst = pieces.pop();
    if (!worst || pieces.length >= MOST_PIECES || worst.to - worst.from < NARROWEST) {
      if (error <= 1e-7 * Math.max(Math.abs(value), 1e-3)) return { value, error };
      throw new CalculationError('noIntegral');
    }
    const middle = (worst.from + worst.to) / 2;
    pieces.push(measure(f, worst.from, middle), measure(f, middle, worst.to));
  }
};

/** x as a function of t in (0, 1), flat at both ends, so that an infinite value at an end has no effect. */
const smooth = (t: number): { place: number; slope: number } => ({
  place: t * t * (3 - 2 * t),
  slope: 6 * t * (1 - t),
});

const finiteRange = (f: (x: number) => number, from: number, to: number): Estimate =>
  adaptive((t) => {
    const { place, slope } = smooth(t);
    // Measured from the nearer end; otherwise rounding would lose the distance.
    const x = t < 0.5 ? from + (to - from) * place : to - (to - from) * smooth(1 - t).place;
    return f(x) * slope * (to - from);
  });

/** From `from` to infinity, by x = from + t / (1 - t). */
const tail = (f: (x: number) => number, from: number): Estimate =>
  adaptive((s) => {
    const { place, slope } = smooth(s);
    const rest = smooth(1 - s).place;
    if (rest < 1e-150) return 0;
    const value = f(from + place / rest);
    return value === 0 ? 0 : (value * slope) / (rest * rest);
  });

const bothTails = (f: (x: number) => number): Estimate => {
  const [right, left] = [tail(f, 0), tail((x) => f(-x), 0)];
  return { value: right.value + left.value, error: right.error + left.error };
};

/**
 * The definite integral; either bound may be infinite.
 * @throws CalculationError when it has no finite value
 */
export const integral = (f: (x: number) => number, from: number, to: number): Estimate => {
  if (from === to) return { value: 0, error: 0 };
  if (from > to) {
    const { value, error } = integral(f, to, from);
    return { value: -value, error };
  }
  if (from === -Infinity) return to === Infinity ? bothTails(f) : tail((x) => f(-x), -to);
  return to === Infinity ? tail(f, from) : finiteRange(f, from, to);
};
