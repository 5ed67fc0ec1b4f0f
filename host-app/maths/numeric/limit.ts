import { CalculationError } from '../calculation-error';
import type { Estimate } from './estimate.types';

const SAMPLES = 22;
const TOLERANCE = 1e-7;

/**
 * Wynn's epsilon algorithm: accelerates a sequence whose error decreases by constant factors. Halving the
 * distance gives such a sequence for any power of it. Returns the entry whose neighbours agree best.
 */
const accelerate = (sequence: readonly number[]): Estimate => {
  let best: Estimate = { value: NaN, error: Infinity };
  let older: number[] = sequence.map(() => 0);
  let newer = [...sequence];
  for (let column = 0; newer.length > 2; column += 1) {
    if (column % 2 === 0)
      for (let i = 2; i < newer.length; i += 1) {
        const [a = NaN, b = NaN, c = NaN] = [newer[i - 2], newer[i - 1], newer[i]];
        const error = Math.max(Math.abs(c - b), Math.abs(b - a));
        if (error < best.error) best = { value: c, error };
        if (error === 0) return best;
      }
    const next: number[] = [];
    for (let i = 0; i + 1 < newer.length; i += 1) {
      const [a = NaN, b = NaN] = [newer[i], newer[i + 1]];
      next.push((older[i + 1] ?? 0) + 1 / (b - a));
    }
    [older, newer] = [newer, next];
  }
  return best;
};

/** The acceleration also finds a 'limit' of 1, 2, 4, 8 …; the sequence must approach a true limit. */
const heldAgainst = (values: readonly number[], found: Estimate): Estimate => {
  const distance = (value: number | undefined): number => Math.abs((value ?? NaN) - found.value);
  const nearer =
    distance(values.at(-1)) <= 0.9 * distance(values[0]) + TOLERANCE * Math.max(1, Math.abs(found.value));
  return nearer ? found : { value: NaN, error: Infinity };
};

/** The limit from one side, or `undefined` where the function has no value. */
const approach = (f: (x: number) => number, place: (k: number) => number): Estimate | undefined => {
  const values: number[] = [];
  for (let k = 1; k <= SAMPLES; k += 1)
    try {
      values.push(f(place(k)));
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      // Near infinity a value may overflow or underflow; the values before may still be enough.
      if (values.length > 5) break;
      values.length = 0;
    }
  return values.length > 5 ? heldAgainst(values, accelerate(values)) : undefined;
};

const settled = ({ value, error }: Estimate): boolean => error <= TOLERANCE * Math.max(1, Math.abs(value));

/**
 * The limit of `f` at `to`, from both sides where both exist; `to` may be infinite.
 * @throws CalculationError when it does not exist
 */
export const limit = (f: (x: number) => number, to: number): Estimate => {
  const size = Math.max(1, Math.abs(to)) / 2;
  const places = Number.isFinite(to)
    ? [(k: number) => to + size * 0.5 ** k, (k: number) => to - size * 0.5 ** k]
    : [(k: number) => Math.sign(to) * 2 ** (k / 2 + 2)];
  const found = places.map((place) => approach(f, place)).filter((side) => side !== undefined);
  const [first, second = first] = found;
  if (!first || !second || !found.every(settled)) throw new CalculationError('noLimit');
  if (Math.abs(first.value - second.value) > 1e-5 * Math.max(1, Math.abs(first.value)))
    throw new CalculationError('noLimit');
  return first.error <= second.error ? first : second;
};
