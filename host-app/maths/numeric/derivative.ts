import { CalculationError } from '../calculation-error';
import type { Estimate } from './estimate.types';

const SHRINK = 1.4;
const ROUNDS = 12;

/**
 * Central differences with decreasing steps; each round cancels one more power of the step (Ridders' method).
 * Returns the entry whose neighbours agree best.
 */
const ridders = (f: (x: number) => number, at: number, step: number): Estimate => {
  let best: Estimate = { value: NaN, error: Infinity };
  let previous: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const h = step / SHRINK ** round;
    const row = [(f(at + h) - f(at - h)) / (at + h - (at - h))];
    for (let i = 0; i < round; i += 1) {
      const factor = SHRINK ** (2 * (i + 1));
      const [here = NaN, above = NaN] = [row[i], previous[i]];
      const value = (here * factor - above) / (factor - 1);
      const error = Math.max(Math.abs(value - here), Math.abs(value - above));
      if (error <= best.error) best = { value, error };
      row.push(value);
    }
    previous = row;
  }
  return best;
};

const tolerated = ({ value, error }: Estimate): boolean => error <= 1e-6 * Math.max(1, Math.abs(value));

/**
 * The derivative of `f` at a point.
 * @throws CalculationError where it does not exist
 */
export const derivative = (f: (x: number) => number, at: number): Estimate => {
  f(at);
  const size = Math.max(Math.abs(at), 1);
  let best: Estimate = { value: NaN, error: Infinity };
  // A larger step is more precise, but may cross a pole or the edge of the domain.
  for (const step of [0.1, 0.01, 0.001, 1e-4].map((share) => share * size)) {
    let estimate: Estimate;
    try {
      estimate = ridders(f, at, step);
    } catch (error) {
      if (error instanceof CalculationError) continue;
      throw error;
    }
    if (estimate.error < best.error) best = estimate;
    if (best.error <= 1e-11 * Math.max(1, Math.abs(best.value))) break;
  }
  if (!tolerated(best) || !onBothSides(f, at, best.value)) throw new CalculationError('noDerivative');
  return best;
};

/** |x| has matching central differences at 0, but different slopes to the left and to the right. */
const onBothSides = (f: (x: number) => number, at: number, slope: number): boolean => {
  const h = 1e-6 * Math.max(Math.abs(at), 1);
  const [left, right] = [(f(at) - f(at - h)) / h, (f(at + h) - f(at)) / h];
  return Math.abs(right - left) <= 1e-2 * Math.max(1, Math.abs(slope), Math.abs(right));
};
