const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Right-to-left words and numbers, which need no isolation in a right-to-left text. */
const ALL_RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{N}\s]*$/u;

/**
 * Isolates a value from the text around it. If one of them is written from right to left, signs and digits at the edges
 * would change sides. Uses marks instead of tags, so that it also works in attributes and messages.
 */
export const isolated = (value: string, direction: 'ltr' | 'rtl'): string =>
  (direction === 'rtl' ? ALL_RIGHT_TO_LEFT.test(value) : !RIGHT_TO_LEFT.test(value))
    ? value
    : FIRST_STRONG_ISOLATE + value + POP_ISOLATE;

/** A sentence that is split around a value. A separate element shows the value. */
export type Around = readonly [before: string, value: string, after: string];

/** The end of a number, whose next digits belong to it. */
const IN_NUMBER = /\p{N}[.,'’\u00a0\u202f]?$/u;

/** Where a value is in a sentence; '4,99 €' is not in '14,99 €'. */
const placeOf = (sentence: string, value: string): number => {
  let at = sentence.indexOf(value);
  while (at > 0 && IN_NUMBER.test(sentence.slice(0, at))) at = sentence.indexOf(value, at + 1);
  return at;
};

/** Splits a sentence around a value and removes the marks: the value's element isolates it. */
export const around = (sentence: string, value: string): Around | null => {
  const at = placeOf(sentence, value);
  const words = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
  return at < 0 ? null : [words(sentence.slice(0, at)), value, words(sentence.slice(at + value.length))];
};
