import { normal } from '../sentences/language/normal.js';
import type { Problem } from '../solution.js';
import { fill, storyIn } from '../word-problems/schemas/match.js';
import { value } from '../sentences/language/number.js';
import type { Schema, Slots } from '../word-problems/schemas/schema.js';
import type { Expr } from '../tree/expr.js';

/** A story of a kind, whose numbers set up a problem of a family. */
export type ProblemRecord = Omit<Schema, 'table' | 'things'> & {
  readonly problem: (slots: Slots) => Problem | null;
};
export const amount = (slots: Slots, name: string): Expr => value(slots[name]);

/** Exactly one record fits, or the story is not understood. */
export const readRecords = (records: readonly ProblemRecord[], text: string): Problem | null => {
  const story = storyIn(text, normal(text));
  if (!story) return null;
  const found = records.flatMap((one) => {
    const slots = fill({ ...one, things: 0, table: () => null }, story);
    return (slots && one.problem(slots)) ?? [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
};
