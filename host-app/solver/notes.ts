import { wholeLetter } from './tree/walk.js';
import { plain } from './print/plain.js';
import type { Solution } from './solution.js';
import { english } from './texts/en.js';

const SIGNS: Readonly<Record<string, string>> = { '!=': '≠', '>=': '≥', '<=': '≤' };

/** The conditions of the answer in one sentence, then its notes. */
export const notesOf = ({ answer, domainNotes, reading }: Solution): string[] => {
  const conditions = answer.conditions.map((one) =>
    plain(one).replace(/[!<>]=/, (sign) => SIGNS[sign] ?? sign),
  );
  return [
    ...(conditions.length > 0 ? [`${english('note.only-if')} ${conditions.join(', ')}.`] : []),
    ...domainNotes.map((note) =>
      note === 'note.integer' ? english(note).replace('k', wholeLetter(reading.expression)) : english(note),
    ),
  ];
};
