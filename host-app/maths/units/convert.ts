import { CalculationError } from '../calculation-error';
import { add, divide, multiply, sign, subtract, zero, type Rational } from '../rational';
import type { Unit } from './quantities';

/** `result = value × factor + shift`, which is how any two units of a quantity are related. */
export interface Conversion {
  readonly result: Rational;
  readonly factor: Rational;
  /** 0 unless the scales begin at different points, as those of temperatures. */
  readonly shift: Rational;
}

/**
 * Exact. Both units must be of the same quantity.
 * @throws CalculationError 'belowAbsoluteZero'
 * @example convert(rational(3), mile, kilometer).result // 4.828032
 */
export const convert = (value: Rational, from: Unit, to: Unit): Conversion => {
  if (from.zero && sign(add(multiply(value, from.size), from.zero)) < 0)
    throw new CalculationError('belowAbsoluteZero');
  const factor = divide(from.size, to.size);
  const shift = divide(subtract(from.zero ?? zero, to.zero ?? zero), to.size);
  return { result: add(multiply(value, factor), shift), factor, shift };
};
