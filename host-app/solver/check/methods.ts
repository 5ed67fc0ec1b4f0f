import type { Method, Step } from '../solution.js';

/**
 * Methods whose steps are all correct. A step that changes nothing is left out; of methods with one name the
 * first that holds is kept.
 */
export const methodsThatHold = (
  methods: readonly Method[],
  check: (step: Step) => Step | null,
): readonly Method[] => {
  const kept: Method[] = [];
  for (const { nameKey, steps } of methods) {
    if (kept.some((known) => known.nameKey === nameKey)) continue;
    const shown = steps.filter(({ before, after }) => before.key !== after.key);
    const held = shown.map(check).filter((step) => step !== null);
    if (held.length > 0 && held.length === shown.length) kept.push({ nameKey, steps: held });
  }
  return kept;
};
