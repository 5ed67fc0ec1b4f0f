import type { CheckWay, Method, Step } from '../solution.js';

/** A step that was checked, with its nested steps; null when it or one of them is wrong. */
export const withSubsteps = (
  step: Step,
  check: CheckWay | null,
  inside: (step: Step) => Step | null,
): Step | null => {
  if (check === null) return null;
  const substeps = step.substeps.map(inside);
  return substeps.every((inner) => inner !== null) ? { ...step, check, substeps } : null;
};

/**
 * Methods whose steps are all correct; `check` gives the checked step, or how it was checked. A step that changes
 * nothing is left out; of methods with one name the first that holds is kept.
 */
export const methodsThatHold = (
  methods: readonly Method[],
  check: (step: Step) => Step | CheckWay | null,
): readonly Method[] => {
  const kept: Method[] = [];
  for (const { nameKey, steps } of methods) {
    if (kept.some((known) => known.nameKey === nameKey)) continue;
    const shown = steps.filter(({ before, after }) => before.key !== after.key);
    const held = shown.flatMap((step) => {
      const found = check(step);
      return typeof found === 'string' ? { ...step, check: found } : (found ?? []);
    });
    if (held.length > 0 && held.length === shown.length) kept.push({ nameKey, steps: held });
  }
  return kept;
};
