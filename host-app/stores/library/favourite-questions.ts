import type { NewFavourite } from '../../data/favourites';

const PREFIX = 'question-';
/** The limit of the database's rules for a title. */
const LONGEST = 1000;

/**
 * 64 bits in base 36, so that the same question is the same favourite. FNV-1a, twice with different offsets.
 */
const hash = (text: string): string =>
  [0x81_1c_9d_c5, 0x01_00_01_93]
    .map((offset) => {
      let value = offset;
      for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
      return (value >>> 0).toString(36);
    })
    .join('');

/** A solved problem as a favourite formula; the question is its title. */
export const favouriteOfQuestion = (question: string): NewFavourite => {
  const title = question.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  return { formulaId: PREFIX + hash(title), title, subject: 'solutions' };
};

export const isQuestion = ({ formulaId }: Pick<NewFavourite, 'formulaId'>): boolean =>
  formulaId.startsWith(PREFIX);
