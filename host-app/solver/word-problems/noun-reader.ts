import { isFinite, isVerb } from '../sentences/language/verbs.js';
import { isPlainWord, thing as thingOf } from '../sentences/language/words.js';

/** The rest of a sentence; phrases are taken from the left. */
export class Reader {
  rest: string;
  constructor(text: string) {
    this.rest = text.trim();
  }
  get isEnd(): boolean {
    return this.rest === '';
  }
  /** Takes the next text if it ends at a word boundary; the expression starts with ^. */
  take(source: RegExp): readonly string[] | null {
    const found = source.exec(this.rest);
    if (!found || found[0] === '') return null;
    const after = this.rest.slice(found[0].length);
    if (after !== '' && !/^[ ,]/.test(after)) return null;
    this.rest = after.trimStart();
    return found.map((part: string | undefined) => part ?? '');
  }
  /** Restores the sentence when the reader fails. */
  attempt<T>(read: () => T | null): T | null {
    const saved = this.rest;
    const found = read();
    if (found === null) this.rest = saved;
    return found;
  }
  get word(): string {
    return /^[a-z][a-z'-]*/.exec(this.rest)?.[0] ?? '';
  }
}

const DETERMINER =
  /^(?:all of the|all the|each of the|the|a|an|his|her|their|its|my|our|your|some|those|these|this|that)/;
const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const SPANS =
  'day|week|month|year|hour|morning|afternoon|evening|night|weekend|quarter|half|round|game|minute';
const ORDINAL = 'first|second|third|fourth|fifth|next|last|same|following|other';
const LABEL = new RegExp(
  `^(?:(?:on|in|during|for|over|at) )?(?:(${DAYS})s?(?: (?:morning|afternoon|evening|night))?|(?:the |this |that |last |next |his |her )+(?:(?:${ORDINAL}) )?(?:${SPANS}|${DAYS}|summer|winter|spring|fall)|(?:${MONTHS})|yesterday|today|tonight|tomorrow|noon)`,
);
const NOT_NOUN = new Set(
  `yesterday today tonight daily weekly already ${DAYS.replaceAll('|', ' ')} did had went goes got does farther further`.split(
    ' ',
  ),
);
/** A day, or a part of one, that an amount belongs to; without its preposition. */
export const readLabel = (r: Reader): string | null => {
  const found = r.take(LABEL);
  if (!found) return null;
  const text = found[0] ?? '';
  if (/^(?:may|march)$/.test(text)) return null;
  return text
    .replace(/^(?:on|in|during|for|over|at) /, '')
    .replace(/^(?:the|his|her) /, '')
    .replace(/s$/, '');
};

export interface Noun {
  readonly text: string;
  readonly determiner: string;
}
const CONTENT = /^of (?!the |his |her |their |them|it\b|that\b|those\b|these\b|\d)/;

/** 'the big box of old toys', up to a word that cannot be part of a name. */
export const readNoun = (r: Reader, isSubject = false): Noun | null =>
  r.attempt(() => {
    const determiner = r.take(DETERMINER)?.[0] ?? '';
    const words: string[] = [];
    const more = (): boolean => {
      const word = r.word;
      if (word === '' || !isPlainWord(word) || NOT_NOUN.has(word)) return false;
      const isFirst = words.length === 0;
      if (isSubject ? !isFirst && isVerb(word) : isFinite(word) && !(isFirst && determiner !== ''))
        return false;
      words.push(word);
      r.take(/^[a-z][a-z'-]*/);
      return true;
    };
    for (let count = 0; count < 5 && !r.rest.startsWith(',') && more(); count += 1);
    if (words.length === 0 || words.length > 4) return null;
    if (CONTENT.test(r.rest) && !isSubject) {
      const before = words.length;
      const inner = r.attempt(() => {
        r.take(/^of/);
        for (let count = 0; count < 3 && !r.rest.startsWith(',') && more(); count += 1);
        return words.length > before ? words.slice(before) : null;
      });
      if (!inner) return null;
      return {
        determiner,
        text: `${thingOf(words.slice(0, before).join(' '))} of ${thingOf(inner.join(' '))}`,
      };
    }
    return { determiner, text: words.join(' ') };
  });

/** The name of the thing in the singular. */
export const thingIn = ({ text }: Noun): string => (text.includes(' of ') ? text : thingOf(text));
