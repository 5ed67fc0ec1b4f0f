import { arg } from './tree/expr.js';
import { someNode, wholeLetter } from './tree/walk.js';
import { plain } from './print/plain.js';
import type { Solution } from './solution.js';
import { english } from './texts/en.js';

const SIGNS: Readonly<Record<string, string>> = { '!=': '≠', '>=': '≥', '<=': '≤' };

/** z is often a complex number; in powers and moduli that gives further solutions. */
const isOverReals = ({ reading: { kind, variable, expression }, answer }: Solution): boolean =>
  variable === 'z' &&
  kind === 'solve' &&
  !('complex' in answer.value) &&
  someNode(expression, (part) => part.kind === 'call' || (part.kind === 'power' && arg(part, 1).key !== '2'));

/** The conditions of the answer in one sentence, then its notes. */
export const notesOf = (solution: Solution): string[] => {
  const { answer, domainNotes, reading } = solution;
  const conditions = answer.conditions.map((one) =>
    plain(one).replace(/[!<>]=/, (sign) => SIGNS[sign] ?? sign),
  );
  return [
    ...(answer.requested?.notes ?? []),
    ...(conditions.length > 0 ? [`${english('note.only-if')} ${conditions.join(', ')}.`] : []),
    ...domainNotes.map((note) =>
      note === 'note.integer' ? english(note).replace('k', wholeLetter(reading.expression)) : english(note),
    ),
    ...(isOverReals(solution) ? [english('note.real')] : []),
  ];
};
