import type { Draft, Method, Problem } from '../solution.js';

/** A family of questions: everything that the engine knows of it. `CONTRIBUTING.md` has the recipe. */
export interface Family {
  /** The start of `options.operation` of its problems. */
  readonly name: string;
  /** What every question of the family has: other texts are not read. */
  readonly cue: RegExp;
  readonly read: (text: string) => Problem | null;
  readonly plan: (problem: Problem) => Draft | null;
  /** Shares no code with `plan`. Null where the answer could not be confirmed. */
  readonly check: (problem: Problem, draft: Draft) => readonly Method[] | null;
}

/** The family of a problem: the part of its operation before the colon. */
export const nameOf = ({ options }: Problem): string => options.operation?.split(':')[0] ?? '';
/** What the family asks of the problem: the part after the colon. */
export const taskOf = ({ options }: Problem): string => options.operation?.split(':')[1] ?? '';
