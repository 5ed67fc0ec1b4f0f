import { CalculationError } from '../calculation-error';

/** The unit of angles: radians, degrees, or gradians (400 to the full turn). */
export type AngleUnit = 'rad' | 'deg' | 'grad';

const QUARTER = { rad: Math.PI / 2, deg: 90, grad: 100 } as const;

const toRadians = (angle: number, unit: AngleUnit): number =>
  unit === 'rad' ? angle : (angle / QUARTER[unit]) * (Math.PI / 2);
export const fromRadians = (angle: number, unit: AngleUnit): number =>
  unit === 'rad' ? angle : (angle / (Math.PI / 2)) * QUARTER[unit];
export const fromDegrees = (degrees: number, unit: AngleUnit): number =>
  unit === 'deg' ? degrees : (degrees / 90) * QUARTER[unit];

/**
 * The number of quarter turns, when `angle` is a whole number of them: sin π must be 0 although no double
 * equals π. In radians a few units in the last place are tolerated; huge angles are not changed.
 */
const quarterTurns = (angle: number, unit: AngleUnit): number | undefined => {
  const turns = Math.round(angle / QUARTER[unit]);
  if (unit !== 'rad') return turns * QUARTER[unit] === angle ? turns : undefined;
  if (turns === 0) return angle === 0 ? 0 : undefined;
  const near = Math.abs(turns) < 1e6 && Math.abs(angle - turns * QUARTER.rad) <= 1e-15 * Math.abs(angle);
  return near ? turns : undefined;
};

const SINES = [0, 1, 0, -1] as const;
const sineOfQuarters = (turns: number): number => SINES[((turns % 4) + 4) % 4] ?? 0;

/** Reduced to one turn before rounding, so that sin 36000000030° is 0.5. */
const reduced = (angle: number, unit: AngleUnit): number =>
  toRadians(unit === 'rad' ? angle : angle % (4 * QUARTER[unit]), unit);

/** sin 30° is exactly 0.5, but Math.sin(π / 6) is slightly less. */
const exactHalf = (angle: number, unit: AngleUnit): number | undefined => {
  if (unit === 'rad') return undefined;
  const thirds = (angle % (4 * QUARTER[unit])) / (QUARTER[unit] / 3);
  const folded = Math.abs(thirds) % 12;
  if (folded === 1 || folded === 5) return 0.5 * Math.sign(thirds);
  if (folded === 7 || folded === 11) return -0.5 * Math.sign(thirds);
  return undefined;
};

export const sine = (angle: number, unit: AngleUnit): number => {
  const turns = quarterTurns(angle, unit);
  if (turns !== undefined) return sineOfQuarters(turns);
  return exactHalf(angle, unit) ?? Math.sin(reduced(angle, unit));
};

export const cosine = (angle: number, unit: AngleUnit): number => {
  const turns = quarterTurns(angle, unit);
  if (turns !== undefined) return sineOfQuarters(turns + 1);
  const shifted = unit === 'rad' ? undefined : exactHalf(angle + QUARTER[unit], unit);
  return shifted ?? Math.cos(reduced(angle, unit));
};

const eighths = (angle: number, unit: AngleUnit): number | undefined => {
  const count = (angle / QUARTER[unit]) * 2;
  return unit !== 'rad' && Number.isInteger(count) ? count : undefined;
};

/** @throws CalculationError at odd quarter turns */
export const tangent = (angle: number, unit: AngleUnit): number => {
  const turns = quarterTurns(angle, unit);
  if (turns !== undefined) {
    if (turns % 2 !== 0) throw new CalculationError('trigUndefined', { name: 'tan' });
    return 0;
  }
  const odd = eighths(angle, unit);
  if (odd !== undefined) return ((odd % 4) + 4) % 4 === 1 ? 1 : -1;
  return Math.tan(reduced(angle, unit));
};

/** sec, csc and cot: the reciprocal of a value that must not be 0. */
export const reciprocal = (name: 'sec' | 'csc' | 'cot', angle: number, unit: AngleUnit): number => {
  const [sin, cos] = [sine(angle, unit), cosine(angle, unit)];
  const [top, bottom] = { sec: [1, cos], csc: [1, sin], cot: [cos, sin] }[name] as [number, number];
  if (bottom === 0) throw new CalculationError('trigUndefined', { name });
  return top / bottom;
};
