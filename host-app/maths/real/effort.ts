import { CalculationError } from '../calculation-error';

/** How precisely to work, and how much work is left. */
export interface Effort {
  readonly bits: number;
  /** @throws CalculationError when the work is used up */
  readonly spend: (steps: number) => void;
}

/** One step is about a microsecond. */
const MOST_STEPS = 600_000;
export const FIRST_BITS = 128;
/** A difference below 2^-4000, or 10^-1200, counts as undecided. */
export const MOST_BITS = 4096;

/** The same supply of work at any precision. */
export const createEffort = (): ((bits: number) => Effort) => {
  let left = MOST_STEPS;
  const spend = (steps: number): void => {
    left -= steps;
    if (left < 0) throw new CalculationError('tooCostly');
  };
  return (bits) => ({ bits, spend });
};

/** More bits are needed, at least `bits` if that is known. */
export const undecided = (bits = 0): CalculationError => new CalculationError('undecided', { bits });
