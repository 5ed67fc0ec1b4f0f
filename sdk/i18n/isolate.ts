const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Words and numbers that run with the words around them. */
const ALL_RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{N}\s]*$/u;

/**
 * Keeps a value from being mixed up with the words around it: where one of them runs from right to left, signs and
 * digits at its edges would change sides. Marks instead of tags, so that it works in attributes and in messages, too.
 */
export const isolated = (value: string, direction: 'ltr' | 'rtl'): string =>
  (direction === 'rtl' ? ALL_RIGHT_TO_LEFT.test(value) : !RIGHT_TO_LEFT.test(value))
    ? value
    : FIRST_STRONG_ISOLATE + value + POP_ISOLATE;

/** A sentence around a value in it, for a value that is drawn in an element of its own. */
export type Around = readonly [before: string, value: string, after: string];

/** Cuts a sentence around a value in it. The value's element isolates it, so the marks go. */
export const around = (sentence: string, value: string): Around | null => {
  const at = sentence.indexOf(value);
  const words = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
  return at < 0 ? null : [words(sentence.slice(0, at)), value, words(sentence.slice(at + value.length))];
};
