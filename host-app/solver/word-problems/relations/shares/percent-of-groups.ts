import { single, type Schema, type Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { FINAL, WHO } from '../ways.js';

const GROUP =
  '(?:class|school|group|team|club|choir|town|city|village|room|bus|train|box|bag|basket|garden|farm|parking lot|library|company|orchestra|band|park|zoo|shop|store|bowl|jar|hotel|theater|theatre|wedding|party|meeting|camp|survey|test|exam|quiz|college|university|factory|office|hospital|museum|grade|forest|field|orchard)';
const AT = `(?: (?:in|at|on|of|from) (?:an?|the|his|her|our|my|their|this) (?:[a-z]+ )?${GROUP}(?:'s)?)?`;
const NOUN =
  '(?!of\\b|the\\b|them\\b|are\\b|is\\b|not\\b|do\\b|did\\b|does\\b|and\\b|have\\b|were\\b)[a-z-]+';
/** What a part does or is: 'walk to school', 'are girls', 'have a pet'. */
const DO =
  '(?:(?:are|is|were|was) |(?:have|has|had|own|owns|owned) (?:an? )?)?(?!not\\b|are\\b|is\\b|were\\b|in\\b|of\\b|how\\b)[a-z-]+(?: (?:to|on|in|by|for|a|an|the)(?: (?:the|a))? [a-z]+| [a-z]+)?';
const PART = (slot: string): string => `(?:{p:${slot}}|(?=\\d+/\\d){n:${slot}f})`;
const SAID = [
  `(?<!\\d )${PART('part')} of (?:the |its |his |her |their |all |all the )?{n:all} (?<who>${NOUN})${AT} (?<act>${DO})`,
  `(?:has|have|had|there (?:are|were)|of|with|in) (?:the |its )?{n:all} (?<who>${NOUN})${AT}[,.;]?(?: and)? ${PART('part')} (?:of (?:them|the (?<again>${NOUN})|all (?:the )?(?<again2>${NOUN})) )?(?<act>${DO})`,
  `out of (?:the |its )?{n:all} (?<who>${NOUN})${AT},? ${PART('part')} (?<act>${DO})`,
];
const COUNTED = [
  `(?<!\\d ){n:part} (?:out )?of (?:the |its |his |her |their )?{n:all} (?<who>${NOUN})${AT} (?<act>${DO})`,
  `(?:out )?of (?:the |its |her |his )?{n:all} (?<who>${NOUN})${AT},? {n:part} (?<act>${DO})`,
  `(?:has|have|had|there (?:are|were)) {n:all} (?<who>${NOUN})${AT}[,.;]?(?: and)? {n:part} (?:of (?:them|the (?<again>${NOUN})) )?(?<act>${DO})`,
];
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['girls', 'boys'],
  ['women', 'men'],
  ['male', 'female'],
  ['adults', 'children'],
  ['passed', 'failed'],
  ['right', 'wrong'],
  ['left-handed', 'right-handed'],
  ['present', 'absent'],
  ['pass', 'fail'],
  ['won', 'lost'],
  ['win', 'lose'],
  ['correct', 'wrong'],
  ['correct', 'incorrect'],
];
const opposite = (a: string, b: string): boolean =>
  OPPOSITES.some(([x, y]) => (a === x && b === y) || (a === y && b === x));
const stem = (word: string): string => single(word).replace(/(?:ed|ing|s|e)$/, '');
const bare = (act: string): string[] =>
  act
    .split(' ')
    .filter(
      (word) =>
        !/^(?:are|is|were|was|have|has|had|own|owns|owned|a|an|the|do|did|does|to|in|on|by|for|no|not)$/.test(
          word,
        ),
    )
    .map(stem);
/** 'do not walk', 'have no pet', 'are boys' where girls were counted: the others. */
const asksOf = (s: Slots): 'part' | 'rest' | null => {
  const [said, asked] = [bare(s['act'] ?? ''), bare(s['asked'] ?? '')];
  const isSame = asked.length > 0 && asked.every((word, k) => said[k] === word);
  if (s['no'] !== undefined) return isSame ? 'rest' : null;
  if (isSame) return 'part';
  return opposite((s['act'] ?? '').split(' ').at(-1) ?? '', (s['asked'] ?? '').split(' ').at(-1) ?? '')
    ? 'rest'
    : null;
};
const NOT = "(?<no>(?:are|is|were|was|do|did|does|have|has|had)(?: not|n't| no)) ";
const ASKED = `(?:(?<who2>students|pupils|people|children|members|guests|players|workers|employees|animals|cars|${NOUN}) )?(?:of them )?(?:${NOT})?(?:(?:are|is|were|was|do|did|does|have|has|had) )?(?:there )?(?:an? )?(?<asked>(?!there\\b|not\\b|of\\b|more\\b)[a-z-]+(?: (?:to|on|in|by|for|a|an|the)(?: (?:the|a))? [a-z]+| [a-z]+)?)${AT}`;
const sameKind = (s: Slots): boolean =>
  ['again', 'again2', 'who2'].every(
    (one) => s[one] === undefined || single(s[one] ?? '') === single(s['who'] ?? ''),
  );
const shared = {
  words:
    'the of a an in and out them students school class to are is not no have has do does did were there rest',
  nouns: 1,
  heads: 1,
} as const;
export const PERCENT_OF_GROUPS: readonly Schema[] = [
  {
    asks: [`how many (?:of them )?(?:${ASKED})${FINAL}`, `how many (?<asked>boys|girls|women|men|adults|children) (?:are|were) (?:there|in (?:the|this) [a-z]+)(?: in (?:the|this) [a-z]+)?${FINAL}`],
    says: [SAID],
    ...shared,
    table: (s) => {
      const which = sameKind(s) ? asksOf(s) : null;
      const share = s['part'] === undefined ? 'partf' : 'part/100';
      if (which === null) return null;
      return which === 'part'
        ? tabled(`whole = all; share = ${share}`, 'whole * share', { isWhole: true })(s)
        : tabled(`whole = all; share = ${share}; share of the others = 1 - share`, 'whole * share of the others', { isWhole: true })(s);
    },
  },
  {
    asks: [`(?:what|which) percent(?:age)?(?: of (?:them|the (?<who3>[a-z]+)))? ${ASKED}${FINAL}`],
    says: [COUNTED],
    ...shared,
    table: (s) => {
      const which = sameKind(s) && Number(s['part']) <= Number(s['all']) ? asksOf(s) : null;
      return which === null
        ? null
        : which === 'part'
          ? tabled('part; whole = all', '100 * part / whole', { unit: '%' })(s)
          : tabled('part; whole = all; others = whole - part', '100 * others / whole', { unit: '%' })(s);
    },
  },
  {
    asks: [`(?:what|which) percent(?:age)? (?:is|was) (?:that|this|it)(?: of (?:all )?the [a-z]+)?${FINAL}`],
    says: [COUNTED],
    ...shared,
    table: (s) => (Number(s['part']) <= Number(s['all']) ? tabled('part; whole = all', '100 * part / whole', { unit: '%' })(s) : null),
  },
  {
    asks: [`(?:what|which) percent(?:age)? (?:of (?:the (?:questions|points|answers|problems|shots)|them) )?(?:did|does) ${WHO} (?:get|answer|have|miss) ?(?<wrong>wrong|incorrectly)?(?: (?:wrong|incorrectly))?${FINAL}`],
    says: [['(?:got|gets|answered|scored|had|has|made|solved) {n:part} (?:[a-z]+ )?(?:out )?of (?:the )?{n:all}(?: (?:questions|points|answers|problems|shots|marks))?(?: (?:right|correct|correctly))?']],
    words: 'test exam quiz in a the math science',
    nouns: 0,
    table: (s) => (s['wrong'] === undefined || Number(s['part']) > Number(s['all']) ? null : tabled('right = part; whole = all; wrong = whole - right', '100 * wrong / whole', { unit: '%' })(s)),
  },
  {
    asks: [`how many (?<who2>[a-z]+)(?: [a-z]+)? (?:are|were|is|does|did|do)(?: [a-z]+)*${FINAL}`],
    says: [[`{n:part} (?:[a-z]+ )?(?<who>[a-z]+)(?: (?:in|on|at|of) (?:an?|the) (?:[a-z]+ )?[a-z]+)?[.,;]? (?:and )?(?:that|this|which|they|these|it) (?:is|are|make up|makes up|was|were) {p:rate} of (?:all )?(?:the |them )?(?:[a-z]+)?`]],
    words: 'there are all the in of',
    nouns: 1,
    same: [['who', 'who2']],
    table: tabled('part; rate = rate/100', 'part / rate', { isWhole: true }),
  },
]; // prettier-ignore
