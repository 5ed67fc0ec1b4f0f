import type { Schema, Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { FINAL, WHO } from '../ways.js';

/** A share: a fraction or a percentage. */
const share = (slot: string): string => `(?:{p:${slot}}|(?=\\d+/\\d){n:${slot}f})`;
const of = (s: Slots, slot: string): string => (s[slot] === undefined ? `${slot}f` : `${slot}/100`);
const REST =
  '(?:the |what (?:is|was) |his |her |their )?(?:rest|remainder|remaining(?: (?:money|pages|part|pizza|cake|cookies|[a-z]+))?|left(?: over)?|what (?:is|was) left|leftover)';
const DAY =
  '(?: (?:on|in) (?:the )?(?:first|second|next|[a-z]+day|day|morning|evening|afternoon)(?: day)?| (?:for|on) (?:(?:an?|the|some|new) )?[a-z]+(?: [a-z]+)?)?';
const ACTS =
  '(?:spends?|spent|eats?|ate|reads?|read|uses?|used|gives?|gave(?: away)?|sells?|sold|takes?|took|loses?|lost|saves?|saved|drinks?|drank|walks?|walked|drives?|drove|had|has|plants?|cuts?|cut|donates?|donated|runs?|ran|paid|pays?)';
const FIRST = [
  `(?:${ACTS} )?(?:away )?${share('a')}(?: of (?:his|her|their|the|my|it|an?|its|all (?:his|her|the))(?: (?!rest|remain)[a-z]+){0,2})?(?! of (?:the )?(?:rest|remain)| of what| times)${DAY}`,
];
/** What is taken away, by a word that says so. */
const TAKEN = FIRST.map((way) => way.replace(`(?:${ACTS} )?`, `(?:(?!had|has|saved?)${ACTS}) `));
const SECOND = [
  `(?:and )?(?:then )?(?:(?:his|her|the) )?(?:(?<other>[a-z]+) )?(?:(?:${ACTS}) )?(?:away )?${share('b')} (?:of |times )?${REST}${DAY}`,
];
/** So much money, or so many things. */
const amounts = (slot: string): string[] => [`{m:${slot}}`, `{n:${slot}}(?: (?<unit>[a-z]+)\\b)?`];
const LEFT = amounts('left').flatMap((amount) => [
  `(?:has|have|had|with|are|is|were|was|there (?:are|is|were|was)|now) (?:still )?(?:only )?${amount} (?:left|remaining|to (?:go|read|spare)|over)(?: (?:over|to (?:read|go)|now))?`,
  `(?:and )?(?:then )?${amount} (?:(?:are|is|were|was) (?:left|remaining)|remain(?:s|ed)?)(?: over)?`,
]);
const WHOLE = amounts('all').map(
  (amount) =>
    `(?:has|had|have|with|of|is|starts with|started with|there (?:are|were)|earns?|gets?|contains?|got|baked|bought|picked|an?) (?:an? )?${amount}(?! left)(?: (?:long|in total))?`,
);
const WORDS =
  'spent spends ate eats read reads used uses gave gives sold sells money rest remainder remaining left of the a an and then his her he she they it its their there had have has on in day first second next monday tuesday wednesday thursday friday saturday sunday for to still pages what is was were eaten brother sister friend';
const shared = { words: WORDS, nouns: 4, heads: 4 } as const;
const two = (s: Slots): string =>
  `first share = ${of(s, 'a')}; second share = ${of(s, 'b')}; left after the first = 1 - first share; left in the end = left after the first * (1 - second share)`;
const AT_FIRST = [
  `how (?:much|many)(?: (?:money|(?<asked>[a-z]+)))? (?:did|does|has|had|were|was|is|are) (?:there|${WHO})(?: (?:have|had|start with|own|earn|contain|has|there))*(?: (?:at first|originally|in the beginning|at the (?:start|beginning)|to start with|to begin with|in total|altogether|before|there|in (?:the|a) [a-z]+))*${FINAL}`,
  `what (?:is|was|were) (?:his|her|their|the) (?:monthly |original |total )?(?:income|salary|savings|money|allowance)${FINAL}`,
];
const HOW_LEFT = [
  `how (?:much|many)(?: (?:money|(?<asked>[a-z]+)))? (?:does|do|did|is|are|will|were|was) (?:(?:there|${WHO}) )?(?:still )?(?:have )?(?:left|remaining|over|still have to read|have to read|have|to read)(?: (?:over|to read|still))?${FINAL}`,
  `how (?:much|many) (?<asked>[a-z]+) (?:does|must|do) ${WHO} (?:still )?(?:have|has|need)? ?(?:to )?(?:read|go)(?: (?:still|after that))?${FINAL}`,
  `how (?:much|many)(?: (?<asked>[a-z]+))? (?:does|do) ${WHO} (?:still )?have (?:left )?to (?:read|go|walk|drive)${FINAL}`,
];
const small = (s: Slots): boolean =>
  ['a', 'b'].every((one) =>
    s[`${one}f`] === undefined
      ? Number(s[one] ?? 0) < 100
      : Number((s[`${one}f`] ?? '1/1').split('/')[0]) < Number((s[`${one}f`] ?? '1/1').split('/')[1]),
  );
const sameUnit = (s: Slots): boolean =>
  s['asked'] === undefined ||
  s['unit'] === undefined ||
  s['asked'].replace(/s$/, '') === s['unit'].replace(/s$/, '') ||
  s['asked'] === 'dollars';
export const RESTS: readonly Schema[] = [
  { asks: AT_FIRST.concat('how many (?<asked>pages) (?:does|did|has|are in|were in) (?:the|a|her|his)? ?book(?: have)?' + FINAL), says: [SECOND, FIRST, LEFT], ...shared, table: (s) => (small(s) && sameUnit(s) ? tabled(`${two(s)}; left`, 'left / left in the end', { isWhole: s['asked'] !== undefined && s['asked'] !== 'dollars' })(s) : null) },
  { asks: HOW_LEFT, says: [SECOND, FIRST, WHOLE], ...shared, table: (s) => (small(s) && sameUnit(s) ? tabled(`${two(s)}; whole = all`, 'whole * left in the end', { isWhole: s['asked'] !== undefined && s['asked'] !== 'dollars' })(s) : null) },
  { asks: [`what (?:fraction|part|share) of (?:the|his|her|it)(?: [a-z]+)? ?(?:is|was|are|remains|does he have|does she have) ?(?:left|remaining)?(?: over)?${FINAL}`], says: [SECOND, FIRST], ...shared, table: (s) => (small(s) ? tabled(`first share = ${of(s, 'a')}; second share = ${of(s, 'b')}; left after the first = 1 - first share`, 'left after the first * (1 - second share)')(s) : null) },
  { asks: AT_FIRST, says: [TAKEN, LEFT], ...shared, table: (s) => (small({ ...s, b: '1' }) && sameUnit(s) ? tabled(`left; share = ${of(s, 'a')}; share that is left = 1 - share`, 'left / share that is left', { isWhole: s['asked'] !== undefined && s['asked'] !== 'dollars' })(s) : null) },
]; // prettier-ignore
