import type { Problem } from '../../solution.js';
import { taskOf } from '../family.js';

/** The equation or inequality as a question of its own. */
export const innerOf = (problem: Problem): Problem => problem.options.inner ?? problem;
/** Which values count, and what is asked of them. */
export const wishOf = (problem: Problem): readonly string[] => taskOf(problem).split('-');

/** The least and the greatest value that counts. */
export const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  positive: [1, Infinity],
  natural: [1, Infinity],
  prime: [2, Infinity],
  whole: [0, Infinity],
  negative: [-Infinity, -1],
};
/** Solutions that need be no integers. */
export const isOfReals = (how: string): boolean => /^(?:all|every|above|below|complex)$/.test(how);
