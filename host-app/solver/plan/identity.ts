import type { Draft, Method, Problem } from '../solution.js';
export const planIdentity = (_problem: Problem): Draft | null => null;
export const verifyIdentity = (_problem: Problem, _draft: Draft): readonly Method[] | null => null;
