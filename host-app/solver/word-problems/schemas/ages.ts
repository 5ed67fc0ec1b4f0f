import { genderOf } from '../people.js';
import type { Table } from './schema.js';
import { tabled } from './table.js';

const KIN =
  'grandson|granddaughter|father|mother|dad|mom|mum|son|daughter|brother|sister|uncle|aunt|grandfather|grandmother|grandpa|grandma|cousin|friend|man|woman|boy|girl|child|nephew|niece|teacher|husband|wife';
const N = String.raw`(\d+(?:/\d+)?)`;
const WHO = `((?:(?:my|his|her|the|a|an|their|[a-z]+'s) )?(?:(?:little|big|older|younger|best|twin) )?(?:${KIN})(?: [a-z]+(?= (?:is|was|will)))?|[a-z]+)`;
const TIME = `(?:in|after) ${N} years?(?: from now|'? time)?,? `;
const AGO = `${N} years? ago,? `;

interface Ages {
  readonly people: readonly string[];
  readonly equations: readonly string[];
  /** Who the last sentence is about. */
  readonly subject: string;
}
const bare = (who: string): string =>
  who
    .replace(/^(?:my|his|her|the|a|an|their|[a-z]+'s) /, '')
    .replace(/^(?:little|big|older|younger|best|twin) /, '')
    .replace(new RegExp(`^(${KIN}) [a-z]+$`), '$1');

/** The person that a word names: 'he' is the last one of whom this can be said. */
const personOf = (ages: Ages, word: string): string | null => {
  const who = bare(word);
  if (/^(?:i|me|my)$/.test(who)) return 'me';
  if (!/^(?:he|she|him|her|his|it|they|them)$/.test(who))
    return /^(?:as|than|now|also|each|there|this|that|who|old|years?|what|how|both|one|another|sum|together)$/.test(
      who,
    )
      ? null
      : who;
  const not = /^(?:he|him|his)$/.test(who) ? 'she' : /^(?:she|her)$/.test(who) ? 'he' : null;
  const fitting = ages.people.filter((one) => one !== 'me' && genderOf(one) !== not);
  const [only] = fitting;
  if (fitting.length === 1) return only ?? null;
  return fitting.includes(ages.subject) ? ages.subject : null;
};
/** 'Her brother is 3 years older': than the one person before. */
const compared = ({ people }: Ages, who: string | null): string | null => {
  const [other, more] = people.filter((one) => one !== who);
  return more === undefined ? (other ?? null) : null;
};
/** The other of two persons. */
const otherOf = ({ people }: Ages, who: string): string | null =>
  people.length === 2 ? (people.find((one) => one !== who) ?? null) : null;
const age = (who: string, years = ''): string =>
  years === '' ? `age of ${who}` : `(age of ${who} ${years})`;
const said = (
  ages: Ages,
  people: readonly (string | null)[],
  equation: (...names: string[]) => string,
): Ages | null => {
  const names = people.filter((one) => one !== null);
  const [subject = ''] = names;
  if (names.length < people.length || new Set(names).size < names.length) return null;
  return {
    people: [...new Set([...ages.people, ...names])],
    equations: [...ages.equations, equation(...names)],
    subject,
  };
};

type Reader = readonly [RegExp, (ages: Ages, ...parts: string[]) => Ages | null];
const clause = (source: string, read: Reader[1]): Reader => [new RegExp(`^(?:${source})$`), read];
const times =
  (years: (t: string) => string): Reader[1] =>
  (ages, t = '', who = '', k = '', other = '') => {
    const first = personOf(ages, who);
    const second = other === '' ? first && otherOf(ages, first) : personOf(ages, other);
    return said(
      ages,
      [first, second],
      (a, b) => `${age(a ?? '', years(t))} = ${k} * ${age(b ?? '', years(t))}`,
    );
  };
const flat =
  (years: (t: string) => string): Reader[1] =>
  (ages, t = '', who = '', n = '') =>
    said(ages, [personOf(ages, who)], (a) => `${age(a ?? '', years(t))} = ${n}`);
const inAll =
  (years: (t: string) => string): Reader[1] =>
  (ages, t = '', n = '') => {
    const [a, b, c] = ages.people;
    return a === undefined || b === undefined || c !== undefined
      ? null
      : { ...ages, equations: [...ages.equations, `${age(a, years(t))} + ${age(b, years(t))} = ${n}`] };
  };
const LATER = (t: string): string => `+ ${t}`;
const EARLIER = (t: string): string => `- ${t}`;
const NOW = (): string => '';
const AS_OLD = `(?:exactly )?${N} times as old(?: as ${WHO})?(?: (?:is|was|will be))?(?: then)?`;
const OLD = `${N}(?: years? old)?`;
const BE = '(?:is|are|am)(?: now| currently)?';
const AMOUNT =
  '(?:(?:the )?sum of their ages|their ages(?: together)?|together,? they|they|their total age|their ages together)';
const sumOf = (be: string): string =>
  `${AMOUNT} (?:${be})(?: together)? ${N}(?: years?(?: old)?)?(?: together| altogether| in total)?`;
const CLAUSES: readonly Reader[] = [
  clause(`()${WHO} ${BE} ${AS_OLD}`, times(NOW)),
  clause(`${TIME}${WHO} will be ${AS_OLD}`, times(LATER)),
  clause(`${AGO}${WHO} was ${AS_OLD}`, times(EARLIER)),
  clause(`()${WHO} ${BE} ${OLD}`, flat(NOW)),
  clause(`${TIME}${WHO} will be ${OLD}`, flat(LATER)),
  clause(`${AGO}${WHO} was ${OLD}`, flat(EARLIER)),
  // Half as old: the other one is twice as old.
  clause(`${WHO} ${BE} half as old as ${WHO}`, (ages, who = '', other = '') => said(ages, [personOf(ages, who), personOf(ages, other)], (a, b) => `2 * ${age(a ?? '')} = ${age(b ?? '')}`)),
  clause(`()${sumOf('is|are|add up to|adds up to|total')}`, inAll(NOW)),
  clause(`${TIME}${sumOf('will be|will add up to')}`, inAll(LATER)),
  clause(`${AGO}${sumOf('was|were')}`, inAll(EARLIER)),
  clause(`${WHO} ${BE} ${N} years? (older|younger)(?: than ${WHO})?`, (ages, who = '', n = '', how = '', other = '') =>
    said(ages, [personOf(ages, who), other === '' ? compared(ages, personOf(ages, who)) : personOf(ages, other)], (a, b) => `${age(a ?? '')} = ${age(b ?? '')} ${how === 'older' ? '+' : '-'} ${n}`)),
  clause(`(?:the )?ages of (2 [a-z]+|${WHO} and ${WHO}) are in the ratio(?: of)? ${N} ?(?:to|:) ?${N}`, (ages, both = '', x = '', y = '', a = '', b = '') => {
    const [p, q] = both.startsWith('2 ') ? ['the first', 'the second'] : [personOf(ages, x), personOf(ages, y)];
    return said(ages, [p ?? null, q ?? null], (one, two) => `${b} * ${age(one ?? '')} = ${a} * ${age(two ?? '')}`);
  }),
]; // prettier-ignore
const ASKED: readonly (readonly [RegExp, (ages: Ages, ...parts: string[]) => readonly string[] | null])[] = [
  [new RegExp(`^how old (?:is|am|are) ${WHO}(?: now| today| currently)?$`), (ages, who = '') => {
    if (/^(?:they|each|both)$/.test(who)) return ages.people.length === 2 ? ages.people.map((one) => age(one)) : null;
    const found = personOf(ages, who);
    return found !== null && ages.people.includes(found) ? [age(found)] : null;
  }],
  [/^(?:how old (?:is each|are both)(?: of them)?|what are their ages|find their ages|find the age of each|how old are the (?:2 )?[a-z]+s)(?: now)?$/, ({ people }) => (people.length === 2 ? people.map((one) => age(one)) : null)],
  [new RegExp(`^how old will ${WHO} be (?:in|after) ${N} years(?: from now)?$`), (ages, who = '', t = '') => {
    const found = personOf(ages, who);
    return found !== null && ages.people.includes(found) ? [`${age(found)} + ${t}`] : null;
  }],
  [new RegExp(`^how old (?:is|will) ${WHO} (?:be )?in ${N} years(?: time)?$`), (ages, who = '', t = '') => {
    const found = personOf(ages, who);
    return found !== null && ages.people.includes(found) ? [`${age(found)} + ${t}`] : null;
  }],
  // The difference of two ages does not change.
  [new RegExp(`^how old was ${WHO} when ${WHO} was born$`), (ages, who = '', other = '') => {
    const [a, b] = [personOf(ages, who), personOf(ages, other)];
    return a !== null && b !== null && a !== b && [a, b].every((one) => ages.people.includes(one)) ? [`${age(a)} - ${age(b)}`] : null;
  }],
  [new RegExp(`^how old was ${WHO} ${N} years ago$`), (ages, who = '', t = '') => {
    const found = personOf(ages, who);
    return found !== null && ages.people.includes(found) ? [`${age(found)} - ${t}`] : null;
  }],
]; // prettier-ignore
const MEETING = new RegExp(
  `^(?:in |after )?how many years( ago)?(?: from now)? (?:will|was) ${WHO} (?:be )?(?:exactly )?${N} times as old as ${WHO}(?: (?:is|will be))?(?: then)?$`,
);

const groupsOf = (parts: RegExpExecArray): string[] =>
  parts.slice(1).map((part: string | undefined) => part ?? '');
const withClause = (ages: Ages, text: string): Ages | null => {
  for (const [pattern, read] of CLAUSES) {
    const parts = pattern.exec(text);
    const next = parts && read(ages, ...groupsOf(parts));
    if (next) return next;
  }
  return null;
};

const named = (text: string): string =>
  text.replace(/^(?:the|what is|find) /, '').replace(/^age of /, 'age of ');
/** Ages now, in some years and some years ago: each sentence is an equation of the ages. */
export const readAges = (text: string): Table | null => {
  if (!/\bold(?:er)?\b|\bages?\b|\byounger\b/.test(text)) return null;
  const sentences = text.split(/[.?!;]+(?:\s+|$)/).filter((one) => one !== '');
  const question = named(sentences.pop() ?? '');
  const clauses = sentences.flatMap((one) => one.split(/,? and (?=(?:he|she|they|together|in \d|\d+ years ago|(?:my|his|her|the) |[a-z]+ (?:is|was|will) )|[a-z]+'s )|, (?=(?:and )?(?:he|she) )/));
  let ages: Ages | null = { people: [], equations: [], subject: '' };
  for (const one of clauses) {
    ages = ages && withClause(ages, one.trim());
  }
  if (!ages || ages.equations.length === 0 || ages.people.length > 3) return null;
  const made = (requested: readonly string[], more: readonly string[] = []): Table | null =>
    tabled('', requested[0] ?? '', { equations: [...(ages?.equations ?? []), ...more].join('; '), isWhole: true, ...(requested.length > 1 && { several: requested }) })({});
  const [, ago, who = '', k = '', other = ''] = MEETING.exec(question) ?? [];
  if (who !== '') {
    const [a, b] = [personOf(ages, who), personOf(ages, other)];
    if (a === null || b === null || a === b || ![a, b].every((one) => ages?.people.includes(one))) return null;
    const [name, sign] = ago === undefined ? ['years from now', '+'] : ['years ago', '-'];
    return made([name], [`age of ${a} ${sign} ${name} = ${k} * (age of ${b} ${sign} ${name})`]);
  }
  for (const [pattern, read] of ASKED) {
    const parts = pattern.exec(question);
    const requested = parts && read(ages, ...groupsOf(parts));
    if (requested) return made(requested);
  }
  return null;
}; // prettier-ignore
