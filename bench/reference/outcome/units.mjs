// Figures with their units, as they stand in the table and in a verdict.

/** @typedef {'ms' | 'B' | 'kB' | 'count'} Unit */
/** @type {Record<Unit, (value: number) => string>} */
const FORMATS = {
  ms: (value) => `${Math.round(value)} ms`,
  B: (value) => `${Math.round(value).toLocaleString('en-US')} B`,
  kB: (value) => `${(value / 1000).toFixed(0)} kB`,
  count: (value) => String(Math.round(value * 10) / 10),
};

/** @type {(value: number, unit: Unit) => string} */
export const formatted = (value, unit) => FORMATS[unit](value);
