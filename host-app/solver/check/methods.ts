import type { Method, Step } from '../solution.js';

/** Methods whose steps are all correct. A step that changes nothing is left out. */
export const methodsThatHold = (
  methods: readonly Method[],
  check: (step: Step) => Step | null,
): readonly Method[] =>
  methods.flatMap(({ nameKey, steps }) => {
    const shown = steps.filter(({ before, after }) => before.key !== after.key);
    const held = shown.map(check).filter((step) => step !== null);
    return held.length > 0 && held.length === shown.length ? [{ nameKey, steps: held }] : [];
  });
