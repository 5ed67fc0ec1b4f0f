import type { ManualClock } from '../../../sdk/adapters/memory';

const STEP_MS = 250;
const LONGEST_STEP_MS = 2000;

/** Lets everything run that waits for no timer. */
export const moment = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/**
 * The next step of the clock: to the next timer, but from 250 ms to 2 s, and not past the end. A longer step could pass a
 * time limit while an answer is still being read.
 */
export const stepOf = (clock: ManualClock, last: number): number => {
  const now = clock.now();
  return Math.max(Math.min(clock.nextAt() - now, last - now, LONGEST_STEP_MS), STEP_MS);
};
