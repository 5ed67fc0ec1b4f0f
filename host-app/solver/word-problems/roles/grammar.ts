import { genderOf } from '../people.js';
import { slotted, type Story } from '../schemas/match.js';
import { pronounsIn } from '../schemas/scene.js';
import { single, type Slots, type Table } from '../schemas/schema.js';
import { isScenery } from '../schemas/vocabulary.js';

/** What a piece of a sentence says: its role, and what is in its slots. */
export interface Statement {
  readonly role: string;
  readonly slots: Slots;
  /** The number of its sentence. */
  readonly place: number;
}
type Ways = Readonly<Record<string, readonly string[]>>;
/**
 * Stories that are read piece by piece: each sentence is a chain of pieces, and no word is left. Slots that begin with
 * 'who' name a person, those that begin with 'thing' a thing; a story is about one thing, and without `hasPeople` about one person.
 */
export interface Domain {
  readonly hint: RegExp;
  readonly facts: Ways;
  readonly asks: Ways;
  readonly hasPeople?: true;
  readonly table: (facts: readonly Statement[], asked: Statement) => Table | null;
}

/** A person or a thing that does something. */
export const WHO =
  '(?<who>he|she|they|it|i|we|you|(?:the|an?|my|his|her|their) (?!(?:drain|leak|outlet)\\b)[a-z]+(?: (?!(?:and|or|empt(?:y|ies)|drains?|it|that|who)\\b)[a-z]+){0,2}?|(?:mr|mrs|ms) [a-z]+|(?!(?:the|an?|my|his|her|in|at|on|of|and|then|to|for|from|with|by|how|what)\\b)[a-z]+)';

const JOIN =
  /[ ,;:]*(?:(?:and|but|then|also|if|when|while|so|suppose|after that|at (?:this|that|the same) (?:rate|speed))\b[ ,]*)*/y;
const PEOPLE = /^(?:who|thing)/;
type Rule = readonly [role: string, pattern: RegExp];
/** A slot that occurs again gets a number: names of groups differ. */
const distinct = (text: string): string => {
  let count = 0;
  return text.replace(/\(\?<(?=[a-z])(\w+)>/g, (_, name: string) => `(?<${name}_${(count += 1)}>`);
};
const compiled = new Map<Ways, readonly Rule[]>();
const rulesOf = (ways: Ways, mark = ''): readonly Rule[] => {
  const rules =
    compiled.get(ways) ??
    Object.entries(ways).flatMap(([role, texts]) =>
      texts.map((text): Rule => [mark + role, new RegExp(`(?:${distinct(slotted(text))})(?=[ ,;:]|$)`, 'y')]),
    );
  compiled.set(ways, rules);
  return rules;
};

/** The pieces from one place to the end of the sentence; null where a word is left. */
const piecesOf = (
  sentence: string,
  rules: readonly Rule[],
  place: number,
  at = 0,
): readonly Statement[] | null => {
  JOIN.lastIndex = at;
  const from = at + (JOIN.exec(sentence)?.[0].length ?? 0);
  if (from >= sentence.length) return [];
  // 'When' joins two pieces, or asks.
  const asks = sentence.indexOf('when', at);
  for (const start of asks >= 0 && asks < from ? [from, asks] : [from])
    for (const [role, pattern] of rules) {
      pattern.lastIndex = start;
      const found = pattern.exec(sentence);
      const rest = found?.[0] ? piecesOf(sentence, rules, place, start + found[0].length) : null;
      if (found && rest) return [{ role, place, slots: slotsOf(found) }, ...rest];
    }
  return null;
};
const slotsOf = ({ groups }: RegExpExecArray): Slots =>
  Object.fromEntries(
    Object.entries({ ...groups })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [PEOPLE.test(name) ? name : name.replace(/_\d+$/, ''), value]),
  );

export const named = (said: readonly Statement[], kind: 'who' | 'thing'): ReadonlySet<string> =>
  new Set(
    said
      .flatMap(({ slots }) => Object.entries(slots))
      .filter(([slot]) => slot.startsWith(kind))
      .map(([, name]) => single(name.split(' ').at(-1) ?? ''))
      .filter((name) => !/^(?:he|she|they|it|i|we|you|him|her|them|item|job|work|task)$/.test(name)),
  );
/** One person, and pronouns that fit. */
const isAboutOne = (said: readonly Statement[], text: string): boolean => {
  const people = named(said, 'who');
  const pronoun = /\b(?:he|him|his)\b/.test(text) ? 'he' : /\b(?:she|her|hers)\b/.test(text) ? 'she' : '';
  const gender = genderOf([...people][0] ?? '');
  return people.size < 2 && !(gender && pronoun && gender !== pronoun);
};

/** The table of a story of this domain; null where a word is left over or a thing is said in two ways. */
export const readDomain = (domain: Domain, { sentences, question }: Story): Table | null => {
  const { hint, facts, asks, hasPeople, table } = domain;
  const text = sentences.join(' ');
  if (!hint.test(text) || pronounsIn(text) > 1) return null;
  const said: Statement[] = [];
  for (const [k, sentence] of sentences.entries()) {
    const bare = sentence.replace(/[.?!]+$/, '');
    if (k !== question && isScenery(bare)) continue;
    const pieces = piecesOf(bare, [...(k === question ? rulesOf(asks, '?') : []), ...rulesOf(facts)], k);
    if (!pieces) return null;
    said.push(...pieces);
  }
  const [asked, ...others] = said.filter(({ role }) => role.startsWith('?'));
  if (!asked || others.length > 0 || named(said, 'thing').size > 1 || !(hasPeople || isAboutOne(said, text)))
    return null;
  return table(
    said.filter((one) => one !== asked),
    { ...asked, role: asked.role.slice(1) },
  );
};

/** The slots of all pieces; null where one has two values. */
export const merged = (said: readonly Statement[], kept: RegExp): Slots | null => {
  const all: Record<string, string> = {};
  for (const { slots } of said)
    for (const [slot, value] of Object.entries(slots))
      if (!kept.test(slot) && all[slot] !== undefined && single(all[slot]) !== single(value)) return null;
      else all[slot] = value;
  return all;
};
