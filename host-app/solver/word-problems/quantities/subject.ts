import { isVerb } from '../../sentences/language/verbs.js';
import { isPlainWord } from '../../sentences/language/words.js';
import type { Reader } from '../noun-reader.js';
import { arrives, type Effect, effectOf, leaves } from './lexicon.js';
import { ownerName } from './phrase.js';

const PRONOUN = /^(?:he|she|they|it|i|we|you|there)(?= )/;

export const AUXILIARY =
  /^(?:then|also|only|already|now|still|usually|always|just|later|first|together|has already|had already|have already|will|can|could|would|(?:did|does)(?! \d)|decides? to|decided to|has to|have to|had to|(?:has|have|had)(?= (?:eaten|read|saved|sold|used|run|spent|bought|given|driven|walked|done|solved|written|painted|picked)\b))(?= )/;

export const words = (r: Reader, most: number, isEnd: (word: string) => boolean): string => {
  const found: string[] = [];
  while (found.length < most && isPlainWord(r.word) && !(found.length > 0 && isEnd(r.word))) {
    found.push(r.word);
    r.take(/^[a-z][a-z'-]*/);
    if (/^[,.]/.test(r.rest)) break;
  }
  return found.join(' ');
};

/** A person, a thing with its article, or a pronoun. */
export const readSubject = (r: Reader): string | null =>
  r.take(PRONOUN)?.[0] ??
  r.take(
    /^(?:(?:1|one|the (?:first|second)) [a-z]+|the other(?: one)?)(?= (?:has|had|have|weighs|costs|contains|holds|collected|reads?|runs?|ran) )/,
  )?.[0] ??
  r.attempt(() => {
    const article = r.take(/^(?:the|his|her|my|their|our|an?|both)(?= )/)?.[0] ?? '';
    const name = words(
      r,
      3,
      (word) =>
        isVerb(word) ||
        effectOf(word) !== null ||
        leaves(word) ||
        arrives(word) ||
        /^(?:wants?|wanted|plans?|weighs|weighed|visited)$/.test(word),
    );
    return name === '' ? null : ownerName(article, name);
  });

const PLACE =
  /^(?:in|at|on|from|to|into|for|with|by|off|around|near|along|under)(?= [a-z])(?! [a-z]+ and back\b)/;

const isTimeWord = (place: string): boolean =>
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:second|minute|hour|day|week|month|year|weekday|weekend)s?|january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|autumn|half|free|friends?|others?|one)\b/.test(
    place,
  );

const BARE =
  /^(?:school|home|work|lunch|breakfast|dinner|supper|bed|town|class|sale|foot|charity|fun|friends|free time|christmas|easter|noon|night)(?= |,|$)/;

export const isPlace = (r: Reader, effect: Effect | null): boolean =>
  r.attempt(() => {
    const preposition = r.take(PLACE)?.[0];
    if (preposition === undefined) return null;
    if (r.take(BARE)) return true;
    // 'on clothes' says what the money is for; 'in dimes' says what the coins are.
    const isFor =
      (preposition === 'on' || preposition === 'for') &&
      (effect === 'spend' || effect === 'lose' || effect === 'buy');
    if (!isFor && !/^(?:the|an?|his|her|their|my|our|it|them|him|this|that) ?/.test(r.rest)) return null;
    if (r.take(/^(?:it|them|him|her|this|that)(?=,|$| and )/)) return true;
    r.take(/^(?:the|an?|his|her|their|my|our)(?= )/);
    r.take(/^(?:first|second|third|next|last|new|old)(?= )/);
    const place = words(r, 3, (word) => effectOf(word) !== null);
    return place === '' || isTimeWord(place) ? null : true;
  }) !== null;

export const readPlaces = (r: Reader): void => {
  while (r.rest !== '' && isPlace(r, null));
};
