import { single, type Schema } from './schema.js';
import { COMMON, OPERATIVE } from './vocabulary.js';

const MALE =
  'brother|father|dad|daddy|uncle|grandfather|grandpa|granddad|grandad|son|nephew|husband|boyfriend';
const FEMALE =
  'sister|mother|mom|mum|mommy|mama|aunt|auntie|grandmother|grandma|granny|daughter|niece|wife|girlfriend';
const OTHER = 'friend|cousin|neighbor|neighbour|teacher|classmate|teammate';
const AGE = '(?:(?:little|big|older|younger|best|twin) )?';
const KIN = new RegExp(
  `(?:\\b(?:my|our) ${AGE}|(?<=^|[.?!,] )(?=(?:mom|mum|dad|grandma|grandpa) ))(?:(${MALE})|(${FEMALE})|(${OTHER}))\\b(?!'s)(?! and\\b)`,
  'g',
);
const ANY_KIN = new RegExp(`\\b(?:${MALE}|${FEMALE}|${OTHER})s?\\b`, 'g');

/** 'My brother has' is 'he has', where the story names no one else. */
export const withoutKin = (text: string, isPerson: (word: string) => boolean): string => {
  const found = [...text.matchAll(KIN)];
  const [first] = found;
  if (!first) return text;
  const [, male, female] = first;
  const named = new Set(text.match(ANY_KIN));
  const others = text
    .split(/[^a-z'-]+/)
    .filter((word) => word.length > 2 && !COMMON.has(word) && !word.match(ANY_KIN) && isPerson(word));
  if (named.size > 1 || others.length > 0 || /\bwe\b/.test(text)) return text;
  return text
    .replace(KIN, male ? 'he' : female ? 'she' : 'they')
    .replace(
      new RegExp(`\\b(?:the|his|her) (?:${[...named].join('|')})\\b(?!'s)`, 'g'),
      male ? 'he' : female ? 'she' : 'they',
    );
};

/** 'How much does her brother pay?' is about another person. */
export const namesKin = (text: string): boolean => text.match(ANY_KIN) !== null;

const PRONOUNS = [/\b(?:i|me|my|mine)\b/, /\b(?:he|him|his)\b/, /\b(?:she|her|hers)\b/, /\b(?:we|us|our)\b/];
/** A story in which 'I' buy and 'she' pays is about two persons; 'they' and 'you' are anyone. */
export const pronounsIn = (text: string): number => PRONOUNS.filter((one) => one.test(text)).length;

/** Words of time, and words that say that a thing does not count: they need a schema that knows them. */
const NEVER =
  /^(?:winter|summer|spring|autumn|fall|morning|afternoon|evening|night|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|days?|weeks?|months?|years?|hours?|minutes?|seconds?|holidays?|birthdays?|tomorrow|tonight|daily|weekly|monthly|yearly|annually|free|empty|full|broken|rotten|missing|leftover|lost|stolen|returned|refund|few|several|some|any|many|much|both|never|always|often|sometimes|maybe|perhaps|up|down|off|over|under|around|away|out|members?|students?|seniors?|pensioners?|babies|fee|fees|deposit|shipping|delivery|fine|bonus|interest|profit|loss|rebate|voucher|card|wrong|correct|if|old|used|spare|good|bad|plus|minus|breaks?|pauses?|delays?|lunch)$/;
const BEFORE_NOUN = new Set(
  '. ¤ ¤¤ a an the its his her their my our your these those this that of for buy buys bought buying has have had having get gets got want wants need needs purchase purchases purchased sell sells sold order orders ordered'.split(
    ' ',
  ),
);
const WORD = /^[a-z][a-z'-]*$/;

/** The nouns that a schema does not know: null where a further word is no noun of the scene. */
const nounsIn = (
  rest: readonly string[],
  known: ReadonlySet<string>,
  isPerson: (word: string) => boolean,
): Set<string> | null => {
  const found = new Set<string>();
  let run = 0;
  let before = '.';
  let isOpen = false;
  for (const word of rest) {
    const plain = word.replace(/'s?$/, '');
    const isKnown =
      word === '' ||
      !WORD.test(word) ||
      COMMON.has(plain) ||
      known.has(word) ||
      known.has(plain) ||
      isPerson(plain);
    if (!isKnown) {
      if (NEVER.test(plain) || OPERATIVE.test(plain) || run > 2 || !(run > 0 || BEFORE_NOUN.has(before)))
        return null;
      found.add(single(plain));
    }
    run = isKnown ? 0 : run + 1;
    // After 'and' comes another noun only where one came before it.
    if (word !== '' && !(word === 'and' && !isOpen)) before = word === 'and' ? 'a' : word;
    else if (word === 'and') before = 'and';
    isOpen = !isKnown;
  }
  return found;
};

/** How many nouns a text has beside the words that are known; null where a word is no noun. */
export const nounsOf = (words: readonly string[], known: ReadonlySet<string>): number | null =>
  nounsIn(words, known, () => false)?.size ?? null;

/** The words that the slots leave are those of the scene: known ones, and nouns of things. */
export const isScene = (schema: Schema, rest: readonly string[], known: ReadonlySet<string>, isPerson: (word: string) => boolean): boolean => {
  const found = nounsIn(rest, known, isPerson);
  return found !== null && found.size <= (schema.nouns ?? 0);
}; // prettier-ignore
