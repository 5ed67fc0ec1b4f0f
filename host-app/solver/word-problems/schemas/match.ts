import { isScene, namesKin, pronounsIn, withoutKin } from './scene.js';
import { single, type Schema, type Slots } from './schema.js';
import { units, unitsAgree } from './story-units.js';
import { COMMON, expanded, OPERATIVE } from './vocabulary.js';

const NUMBER = String.raw`\d+(?:\.\d+)?(?:/\d+)?`;
const LENGTH = '(?:miles?|km|meters?|feet|foot|cm|inch(?:es)?|yards?)';
const TIME = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)';
const FORMS: Readonly<Record<string, string>> = {
  n: '',
  m: ' dollars',
  p: '%',
  q: ` ${LENGTH}\\b(?! per)`,
  t: ` ${TIME}`,
  v: ` ${LENGTH} per (?:hour|minute|second)`,
};
/** A pattern as a regular expression: '{m:price}' is a number of dollars; the unit of a number is never left over. */
export const slotted = (text: string): string =>
  expanded(text).replace(
    /\{(\w):(\w+)\}/g,
    (_, form: string, slot: string) =>
      `(?<![\\d./])(?<${slot}>${NUMBER})(?![\\d/]|\\.\\d)${FORMS[form] ?? ''}`,
  );
const compiled = new Map<string, RegExp>();
const pattern = (text: string): RegExp => {
  const made = compiled.get(text) ?? new RegExp(slotted(text), 'g');
  compiled.set(text, made);
  return made;
};

/** Numbers that don't count: years of a calendar. */
const IRRELEVANT = /\b(?:in|since|during) (?:19|20)\d\d\b/g;

const slotsOf = (source: string): string[] =>
  [...expanded(source).matchAll(/\{\w:(\w+)\}/g)].map(([, slot = '']) => slot);
/** The question may already have given the number. */
const isFilled = (source: string, slots: Slots): boolean => {
  const names = slotsOf(source);
  return names.length > 0 && names.every((slot) => slots[slot] !== undefined);
};
const HOLE = ' ¤ ';
const ASK_HOLE = ' ¤¤ ';
/** The text without what a pattern says; null unless the pattern occurs exactly once. */
const taken = (text: string, source: string, hole = HOLE): readonly [string, Slots] | null => {
  const found = [...text.matchAll(pattern(source))];
  const [only] = found;
  if (!only || found.length > 1) return null;
  return [text.slice(0, only.index) + hole + text.slice(only.index + only[0].length), { ...only.groups }];
};

/** Other names in s are plurals that begin a sentence. */
const NAMES_IN_S = new Set(
  'agnes alexis andres carlos charles chris curtis dennis doris elias francis gus iris james jess jonas lois louis lucas luis marcus nicholas phyllis ross tess thomas travis wes'.split(' '), // prettier-ignore
);
/** The names of persons are written with a capital letter wherever they occur. */
export const isPerson = (word: string, original: string): boolean =>
  new RegExp(`\\b${word[0]?.toUpperCase()}${word.slice(1)}\\b`).test(original) &&
  !new RegExp(`\\b${word}\\b|\\b(?:A|An|The|Each|Some) ${word}\\b`, 'i').test(
    original.replace(new RegExp(`\\b${word[0]?.toUpperCase()}${word.slice(1)}\\b`, 'g'), ''),
  ) &&
  (!word.endsWith('s') || NAMES_IN_S.has(word));

/** The things that the words left over name: each run of unknown words is one, by its last word. */
const thingsIn = (rest: readonly string[], known: ReadonlySet<string>, original: string): number => {
  const things = new Set<string>();
  let run = '';
  for (const word of [...rest, '.']) {
    const plain = word.replace(/'s?$/, '');
    const isNamed = WORD.test(word) && !COMMON.has(plain) && !known.has(plain);
    // A jar of honey is one thing.
    if ((isNamed && isPerson(plain, original)) || (word === 'of' && run !== '')) continue;
    if (!isNamed && run !== '') things.add(run);
    run = isNamed ? single(plain) : '';
  }
  return things.size;
};
const WORD = /^[a-z][a-z'-]*$/;

/** The persons that a text names, and no slot. */
const personsIn = (
  words: readonly string[],
  known: ReadonlySet<string>,
  slots: Slots,
  original: string,
): number =>
  new Set(
    words
      .map((word) => word.replace(/'s?$/, '').replace(/[.?!,;:]+$/, ''))
      .filter((word) => WORD.test(word) && !COMMON.has(word) && !known.has(word) && !OPERATIVE.test(word))
      .filter((word) => !Object.values(slots).includes(word) && isPerson(word, original)),
  ).size;

/** One of the two may be left unnamed. */
const isSameThing = ([a, b]: readonly (string | undefined)[]): boolean =>
  a === undefined || b === undefined || single(a) === single(b);

/** 'How much does he pay a month?', 'How much does he buy in winter?': the question has a word that the story has not. */
const asksForOther = (left: string, { sentences, question }: Story, known: ReadonlySet<string>): boolean => {
  const words = (text: string): string[] =>
    text.split(/[^a-z'-]+/).filter((word) => WORD.test(word) && !COMMON.has(word) && !known.has(word));
  const named = words(sentences.join(' ')).map(single);
  const at = left.indexOf(ASK_HOLE);
  const from = question > 0 ? left.slice(0, at).search(/[^.?!]*$/) : at;
  const rest = left.slice(from).split(/[.?!]/)[0] ?? '';
  // In 'a $45 dress', '$45 worth of fruit' and 'a bike that costs $45' the number says how much there is of the new word.
  return words(
    rest.replace(/\S+ that +¤(?!¤)|(?<!¤)¤ +(?:worth of )?(?!in |on |at |an? |per )\S+/g, ''),
  ).some((word) => named.filter((one) => one === single(word)).length < 2);
};

/** Nothing is left that could change the answer: no number, no word of amounts, no further thing or person. */
const isAllKnown = (schema: Schema, left: string, slots: Slots, story: Story): boolean => {
  const { original, sentences, question } = story;
  const rest = left.replace(/[.?!,;:()]+/g, ' . ').split(/\s+/);
  const choices = (schema.oneOf ?? '').split(' ');
  const known = new Set([...(schema.words ?? '').split(' '), ...choices]);
  const bare = rest.filter((word) => !known.has(word)).join(' ');
  if (/[\d%$=+*/]|\bhow\b/.test(bare) || OPERATIVE.test(bare)) return false;
  if (choices.filter((word) => rest.includes(word)).length > 1 || asksForOther(left, story, known))
    return false;
  // A sentence of which nothing was used may change what the others say: 'Then everything doubles.'
  const isStranger = (sentence: string): boolean =>
    !sentence.includes('¤') && sentence.split(/\s+/).some((word) => WORD.test(word) && !COMMON.has(word));
  if (
    left
      .split(/[.?!]+(?:\s|$)/)
      .slice(1)
      .some(isStranger)
  )
    return false;
  const bystanders = schema.isOnlyAboutNamed ? 0 : 1;
  return (
    (schema.nouns === undefined
      ? thingsIn(rest, known, original) <= (schema.things ?? 0)
      : !namesKin(
          (sentences[question] ?? '')
            .split(' ')
            .filter((word) => !known.has(word))
            .join(' '),
        ) &&
        pronounsIn(sentences.join(' ')) < 2 &&
        isScene(schema, rest, known, (word) => isPerson(word, original)) &&
        thingsIn(rest, known, original) <= (schema.heads ?? Infinity)) &&
    personsIn([...rest, ...(sentences[question] ?? '').split(/\s+/)], known, slots, original) <= bystanders
  );
};

/** A text in normal form, with its one question. */
export interface Story {
  readonly original: string;
  readonly sentences: readonly string[];
  readonly question: number;
  readonly hasOneUnitEach: boolean;
}
/** In few words there may be none of these: '18% tip on $45'. */
const ASKED = /\b(?:how|what|find|calculate|determine)\b|^(?:when (?:do|will|does)|value after|by what)\b/;
/** Longer stories are about more than one table. */
const LONGEST = 600;

/** Null for a text without numbers, or without a question. */
export const storyIn = (original: string, normalForm: string): Story | null => {
  const text = units(withoutKin(normalForm, (word) => isPerson(word, original)));
  if (text.length > LONGEST || !/\d/.test(text)) return null;
  const sentences = text.split(/(?<=[.?!])\s+/);
  const asked = sentences.findLastIndex((one) => ASKED.test(one));
  const question = asked < 0 ? sentences.length - 1 : asked;
  return { original, sentences, question, hasOneUnitEach: unitsAgree(text) };
};

/** 'How long does the train take?', where the story is about a plane. Words of the pattern are no strangers. */
const asksStranger = (ask: string, from: number, { sentences, question }: Story): boolean => {
  const others = sentences.toSpliced(question, 1).join(' ');
  return (
    others !== '' &&
    [
      ...(sentences[question] ?? '')
        .slice(from)
        .matchAll(
          /\b(?:the|his|her|its|their|my|our|your|this|these|(?<=how (?:far|fast|long) (?:does|did|will|can|would) )an?) ([a-z-]+)/g,
        ),
    ].some(
      ([, noun = '']) =>
        !others.includes(single(noun)) &&
        !COMMON.has(noun) &&
        !ask.includes(noun) &&
        !noun.startsWith('percent'),
    )
  );
};

/** Fills the slots of one schema; null unless everything in the text has its place. */
export const fill = (schema: Schema, story: Story): Slots | null => {
  const { sentences, question, hasOneUnitEach } = story;
  if (!schema.mixesUnits && !hasOneUnitEach) return null;
  for (const ask of schema.asks) {
    const [asked, inAsk] = taken(sentences[question] ?? '', ask, ASK_HOLE) ?? [];
    if (asked === undefined || inAsk === undefined) continue;
    let rest = sentences.with(question, asked).join(' ').replace(IRRELEVANT, HOLE);
    let slots: Slots = Object.fromEntries(Object.entries(inAsk).filter(([, found]) => found !== undefined));
    let fits = true;
    for (const ways of schema.says) {
      if (ways.some((way) => isFilled(way, slots))) continue;
      const found = ways.map((way) => taken(rest, way)).find((way) => way !== null);
      fits = fits && found !== undefined;
      if (!found) break;
      rest = found[0].replace(/ +/g, ' ');
      slots = { ...slots, ...found[1] };
    }
    if (!fits || !isAllKnown(schema, rest, slots, story) || asksStranger(ask, asked.indexOf(ASK_HOLE), story))
      continue;
    if ((schema.same ?? []).every((pair) => isSameThing(pair.map((slot) => slots[slot]))))
      return schema.nouns === undefined ? slots : { ...slots, leftover: rest };
  }
  return null;
};
