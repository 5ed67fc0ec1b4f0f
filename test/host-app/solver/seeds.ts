/** Whole numbers in [0, limit), the same for the same seed. */
export const picker = (seed: number): ((limit: number) => number) => {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
};

/** A failure of the day is repeated with SOLVER_SEED=<its date>, as in 20260131. */
export const today = Number(
  process.env['SOLVER_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);

/** The same problems always, and others each day (UTC). */
export const SEEDS: readonly (readonly [name: string, seed: number])[] = [
  ['fixed', 1],
  [`of the day, SOLVER_SEED=${today}`, today],
];
