import { plainly, withoutFormat } from './read.js';
import { parsedOrNull } from '../parse/index.js';
import { hasIdleEnd } from '../sentences/language/idle-ends.js';
import type { Problem } from '../solution.js';
import { withUnit } from '../word-problems/answer-unit.js';
import { pack } from '../packs/registry.js';
import { furtherReadings } from '../intent/further-readings.js';

type Reader = (text: string) => Problem | null;

/** Longer texts name no form: each pattern would look through all of them. */
const LONGEST = 600;

/** The question without the words about the form of its answer. */
const inNamedFormat = (text: string, readAnew: Reader): Problem | null => {
  const formatted = text.length > LONGEST ? null : withoutFormat(text);
  if (!formatted) return null;
  for (const question of plainly(formatted)) {
    const found = parsedOrNull(() => readAnew(question));
    if (found)
      return {
        ...found,
        options: { ...found.options, format: { ...found.options.format, ...formatted.format } },
      };
  }
  return null;
};

/**
 * Reads a question that can't be read as it is written.
 *
 * @param typed the question as the user has typed it, which is tried first.
 * @param read reads a text as it is written.
 * @param readAnew reads a text in every way.
 * @returns undefined if nothing reads it; null if a reading would ignore its end.
 */
export const readOtherwise = (
  text: string,
  typed: string,
  read: Reader,
  readAnew: Reader,
): Problem | null | undefined => {
  const others = text === typed.trim() ? [] : [typed];
  const last = (): Problem | null => {
    const { readClauses } = pack('clauses');
    return parsedOrNull(() => withUnit(typed, readClauses(typed), readClauses));
  };
  for (const other of [...others, ...furtherReadings(text)]) {
    const found = parsedOrNull(() => read(other));
    if (found) return hasIdleEnd(text, found, readAnew) ? (inNamedFormat(text, readAnew) ?? last()) : found;
  }
  // Stories of which every piece is read, so that no end of a question is idle.
  return inNamedFormat(text, readAnew) ?? last() ?? undefined;
};
