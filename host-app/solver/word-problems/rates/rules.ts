import { quotient, type Expr } from '../../tree/expr.js';
import { matcher, type Matcher } from '../../sentences/language/slots.js';
import { thing as thingOf } from '../../sentences/language/words.js';
import { number } from '../state.js';
import type { Rate } from './units.js';

type RateReader = (...parts: string[]) => readonly Rate[] | null;
type RateRule = readonly [Matcher, RateReader];

/** Each of, or one of. */
const O = '(?:each|every|a|an|1|one)';
const P = '(?:a|an|per|each|every|for each|for every|in each|in an?)';
const V = '(?:is paid|gets paid|sells for|is|are|{V})';
/** The actor and the verb are not captured. */
const compiled = (source: string): Matcher =>
  matcher(source.replaceAll('{O}', O).replaceAll('{P}', P).replaceAll('{V}', V), 'AV');
const rule = (source: string, read: RateReader): RateRule => [compiled(source), read];
const CONTAINER =
  /^(.*\b(?:bag|pack|box|glass|cup|bottle|pound|ounce|gram|kilogram|pad|piece|sheet|hour|minute|carton|jar|can|basket|slice|gallon|liter|quart|scoop|bunch|packet|tray|crate|roll|pair)s?|(?:glass|box|bunch)es) of (.+)$/;
const unitOf = (text: string): string => {
  const unit = thingOf((CONTAINER.exec(text)?.[1] ?? text).trim());
  return unit === 'night' ? 'day' : unit;
};
/** 'bags of onions' and 'bags of rice' are different bags. */
export const contentsAgree = (texts: readonly string[]): boolean => {
  const contents = new Map<string, string>();
  for (const text of texts)
    for (const [, container = '', content = ''] of text.matchAll(
      /\b([a-z]+) of (?:the |his |her )?([a-z]+)/g,
    )) {
      const known = contents.get(thingOf(container));
      if (known !== undefined && known !== thingOf(content)) return false;
      contents.set(thingOf(container), thingOf(content));
    }
  return true;
};
const rate = (n: string, unit: string, per: string | null, by = '1'): Rate => {
  const value: Expr = by === '1' ? number(n) : quotient(number(n), number(by));
  return { value, unit: unitOf(unit), per: per === null ? [] : [unitOf(per)] };
};

const twice = (one: Rate, also: string): Rate => ({ ...one, per: [...one.per, unitOf(also)] });

export const STATEMENTS: readonly RateRule[] = [
  rule('(each|every|1|a|an) {T} {V} {N} {T}', (o = '', t = '', n = '', u = '') => [
    o.startsWith('a') ? { ...rate(n, u, t), loose: true } : rate(n, u, t),
  ]),
  rule('(?:each|every) {T} {V} {N} {T} {P} {U}', (t = '', n = '', u = '', w = '') => [
    twice(rate(n, u, t), w),
  ]),
  rule(
    '(?:each|every) {U} {A} {V} {N} {T} (?:from|for|on|in|per|to) (?:each|every) {T}',
    (w = '', n = '', u = '', t = '') => [twice(rate(n, u, t), w)],
  ),
  rule(
    '{A} {V} {N} {T} (?:from|for|on|in|per|to) (?:each|every) {T} {P} {U}',
    (n = '', u = '', t = '', w = '') => [twice(rate(n, u, t), w)],
  ),
  rule('each of (?:the|his|her|their|my) {N} {T} {V} {N} {T}', (n = '', t = '', k = '', u = '') => [
    rate(n, t, null),
    rate(k, u, t),
  ]),
  rule('{T} cost {N} dollars (?:each|apiece|per {U})', (t = '', n = '') => [rate(n, 'dollars', t)]),
  rule(
    'there (?:are|is|were) {N} {T} (?:in|on|for|to|per) (?:each|every|a|an|1|per) {T}',
    (n = '', t = '', u = '') => [rate(n, t, u)],
  ),
  rule('{A} {V}(?: at)?(?: a (?:speed|rate) of)? {N} {T} {P} {U}', (n = '', t = '', u = '') => [
    rate(n, t, u),
  ]),
  rule(
    '{A} {V}(?: at)?(?: a (?:speed|rate) of)? {N} {T} {P} {U} for {N} {U}',
    (n = '', t = '', u = '', k = '', w = '') => [rate(n, t, u), rate(k, w, null)],
  ),
  rule(
    '{A} {V}(?: for)? {N} {T} {P} {U},?(?: for)? {N} {U} {P} {U}',
    (n = '', t = '', u = '', k = '', w = '', x = '') => [rate(n, t, u), rate(k, w, x)],
  ),
  rule('{A} (?:is|was|are|were) [a-z]+ing(?: {T})? for {N} {U}', (...parts) => [
    rate(parts.at(-2) ?? '', parts.at(-1) ?? '', null),
  ]),
  rule('{A} {V} {T} for {N} {U}', (_what = '', n = '', u = '') => [rate(n, u, null)]),
  rule('{A} {V} for {N} {U}', (n = '', u = '') => [rate(n, u, null)]),
  rule('to make {N} {T},? {A} (?:needs?|uses?) {N} {T}', (n = '', t = '', k = '', u = '') => [
    rate(k, u, t, n),
  ]),
  rule('{A} (?:has|needs|wants) to [a-z]+ {N} {T} {P} {U}', (n = '', t = '', u = '') => [rate(n, t, u)]),
  rule(
    '{A} (?:puts?|packs?|places?|fits?|can put|can fit|can pack) {N} {T} (?:in|into|on) {O} {T}',
    (n = '', t = '', u = '') => [rate(n, t, u)],
  ),
  rule(
    '{A} (?:sells|sold|sell) (?:them|it) (?:for|at) {N} dollars (?:each|apiece|per {U})',
    (n = '', u = '') => (u ? [rate(n, 'dollars', u)] : null),
  ),
  rule('{A} {V} for {N} {U} {P} {U}', (n = '', t = '', u = '') => [rate(n, t, u)]),
  rule(
    '{A} {V}(?: for)? {N} {U} (?:and|at) (?:{V} )?{N} dollars {P} {U}',
    (n = '', t = '', k = '', u = '') => [rate(n, t, null), rate(k, 'dollars', u)],
  ),
  rule(
    '{A} {V} {N} {T} (?:for|at|that cost) {N} dollars (?:each|apiece|per {U})',
    (n = '', t = '', k = '', u = '') => [rate(n, t, null), rate(k, 'dollars', u || t)],
  ),
  rule(
    '{A} {V} {N} {T} (?:with|that (?:have|contain|hold|weigh)) {N} {T} (?:each|in each(?: {U})?)',
    (n = '', t = '', k = '', u = '') => [rate(n, t, null), rate(k, u, t)],
  ),
  rule('{A} {V} {N} {T} (?:every|per|in|each) {N} {U}', (n = '', t = '', k = '', u = '') => [
    rate(n, t, u, k),
  ]),
  rule('{A} {V} {N} dollars for(?: every)? {N} {T}', (n = '', k = '', u = '') => [rate(n, 'dollars', u, k)]),
  rule(
    '{N} {T} (?:cost|costs|make|makes|weigh|weighs|can make|produce|produces) {N} {T}',
    (n = '', t = '', k = '', u = '') => [rate(k, u, t, n)],
  ),
  rule('(?:it )?takes?(?: {A})? {N} {U} to [a-z]+ (?:a|an|1|one|each) {T}', (n = '', t = '', u = '') => [
    rate(n, t, u),
  ]),
  rule('there (?:are|were|is) {N} {T}', (n = '', t = '') => [rate(n, t, null)]),
  rule('{A} {V} {N} {T}', (n = '', t = '') => [rate(n, t, null)]),
];

interface Wanted {
  readonly unit: string;
  readonly per: string | null;
  readonly more: readonly Rate[];
}
type RateQuestionRule = readonly [Matcher, (...parts: string[]) => Wanted];
const ask = (source: string, read: (...parts: string[]) => Wanted): RateQuestionRule => [
  compiled(source),
  read,
];
const wanted = (unit: string, per: string | null = null, more: readonly Rate[] = []): Wanted => ({
  unit: unitOf(unit),
  per: per === null ? null : unitOf(per),
  more,
});
const DO = '(?:does|do|did|will|would|can|could|should|must|is)';
const TOTAL = '(?: in total| altogether| in all| total)?';
export const QUESTIONS: readonly RateQuestionRule[] = [
  ask(`how far ${DO} {A} [a-z]+`, () => wanted('')),
  ask(`how many {T} ${DO} {A} (?:need|have) to [a-z]+ in {N} {T}`, (t = '', n = '', u = '') =>
    wanted(t, null, [rate(n, u, null)]),
  ),
  ask(
    `how much(?: money)? ${DO} {A} (?:need|have) to (?:spend|pay|save) to [a-z]+ {N} {T}`,
    (n = '', t = '') => wanted('dollar', null, [rate(n, t, null)]),
  ),
  ask(
    `how many {T} ${DO} {A} [a-z]+${TOTAL} (?:in|over|during|after|with|from|out of|for) {N} {T}`,
    (t = '', n = '', u = '') => wanted(t, null, [rate(n, u, null)]),
  ),
  ask(`how many {T} ${DO} {A} (?:need|have|want) to [a-z]+ {N} {T}`, (t = '', n = '', u = '') =>
    wanted(t, null, [rate(n, u, null)]),
  ),
  ask(`how many {T} ${DO} {A} [a-z]+ {P} {U}`, (t = '', u = '') => wanted(t, u)),
  ask(`how many {T} ${DO} {A} (?:need to )?[a-z]+${TOTAL}`, (t = '') => wanted(t)),
  ask(`how many {T} (?:are|were) there${TOTAL}`, (t = '') => wanted(t)),
  ask(`how many {T} are (?:there )?in {N} {T}`, (t = '', n = '', u = '') =>
    wanted(t, null, [rate(n, u, null)]),
  ),
  ask(`how many {T} (?:will|would|does|did) it take(?: {A})? to [a-z]+ {N} {T}`, (t = '', n = '', u = '') =>
    wanted(t, null, [rate(n, u, null)]),
  ),
  ask(
    `how many {T} (?:will|would|does|did) (?:it take(?: {A})?|{A} take)(?: to [a-z]+)?(?: it| them| all of them)?`,
    (t = '') => wanted(t),
  ),
  ask(
    `how much(?: money)? ${DO} {A} (?:spend|make|earn|pay|get paid|save|have to pay|charge|get)${TOTAL} {P} {U}`,
    (u = '') => wanted('dollar', u),
  ),
  ask(
    `how much(?: money)? ${DO} {A} (?:spend|make|earn|pay|get paid|save|have to pay|charge|get)${TOTAL} (?:in|over|during|after|for|with|from) {N} {T}`,
    (n = '', u = '') => wanted('dollar', null, [rate(n, u, null)]),
  ),
  ask(`how much(?: money)? ${DO} {A} (?:spend|make|earn|pay|get paid|have to pay|charge|get)${TOTAL}`, () =>
    wanted('dollar'),
  ),
  ask(`how much ${DO} {N} {T} cost`, (n = '', t = '') => wanted('dollar', null, [rate(n, t, null)])),
  ask(`how much ${DO} (?:it|they) cost`, () => wanted('dollar')),
  ask(`how far ${DO} {A} [a-z]+ (?:in|after|during) {N} {T}`, (n = '', u = '') =>
    wanted('', null, [rate(n, u, null)]),
  ),
  ask(`how long (?:will|would|does|did) it take(?: {A})? to [a-z]+ {N} {T}`, (n = '', u = '') =>
    wanted('time', null, [rate(n, u, null)]),
  ),
];
