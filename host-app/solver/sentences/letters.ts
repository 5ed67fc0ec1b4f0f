import { at, problem, type Pattern } from '../intent/text.js';
import type { Problem } from '../solution.js';
import { num } from '../tree/expr.js';

const SPELLED: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const letters = (count: string, source: string, wish: string): Problem | null => {
  const bag: Record<string, number> = {};
  if (source.startsWith('{'))
    for (const [, letter = '', size = '0'] of source.matchAll(/([a-z]): (\d+)/g)) bag[letter] = Number(size);
  else for (const letter of source) bag[letter] = (bag[letter] ?? 0) + 1;
  const sequence = /^sequence ([a-z]+)$/.exec(wish)?.[1];
  const drawn =
    sequence ??
    [...wish.matchAll(/(\d+) ([a-z])\b/g)]
      .map(([, size, letter = '']) => letter.repeat(Number(size)))
      .join('');
  if (drawn.length !== SPELLED[count.toLowerCase()]) return null;
  return problem('probability', num(0), '', { letters: { bag, drawn, ordered: sequence !== undefined } });
};
const PROBABILITY_CONDITION = String.raw`(sequence [a-z]+|picking \d+ [a-z](?:(?:,? and |, )\d+ [a-z])*)`;
const BAG = String.raw`(\w+) letters picked without replacement from (\{[^}]*\}|[a-z]+)`;

/** Letters that are picked from a word or from counted letters. */
export const LETTER_QUESTIONS: readonly Pattern[] = [
  [
    at(
      `(?:calculate|what is|give|find) (?:the )?prob(?:ability)?(?: of)? ${PROBABILITY_CONDITION} when ${BAG}`,
    ),
    (f) => letters(f.parts[1] ?? '', f.parts[2] ?? '', f.parts[0] ?? ''),
  ],
  [
    at(
      `${BAG}\\. (?:calculate|what is|give|find) (?:the )?prob(?:ability)?(?: of)? ${PROBABILITY_CONDITION}`,
    ),
    (f) => letters(f.parts[0] ?? '', f.parts[1] ?? '', f.parts[2] ?? ''),
  ],
];
