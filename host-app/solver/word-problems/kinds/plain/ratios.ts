import { single, type Schema, type Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const W = '[a-z]+';
const UNITS =
  '(?:kg|grams|kilograms|pounds|ounces|liters?|milliliters?|ml|cups?|tablespoons|teaspoons|spoons|parts|gallons?|tons?|bags|buckets|cans)';

const TWO = '{n:a} ?(?::|to) ?{n:b}(?! ?(?::|to) ?\\d)';
const THREE = '{n:a} ?: ?{n:b} ?: ?{n:c}(?! ?:)';
const IN = '(is |are |was |were )?(mixed |divided |shared |split )?(in|at) (the|a) ratio (of )?';
/** What is to what: '(red) and (green) marbles are in the ratio 4:7', 'the ratio of boys to girls is 3:4'. */
const SAID = [
  `(?<x>${W}), (?<y>${W}),? and (?<z>${W})( (?<kind>${W}))? ${IN}${THREE}`,
  `ratio of (?<x>${W}) to (?<y>${W}) to (?<z>${W})( (in|on|at) (@the )?${W})? is ${THREE}`,
  `(?<x>${W}) and (?<y>${W})( (?<kind>(?!is\\b|are\\b|in\\b|at\\b|share\\b|split\\b|divide\\b|was\\b|were\\b)${W}))?( in (an?|the|my|our|this) (?<place>${W}))? ${IN}${TWO}`,
  `ratio (of|between) (the )?(number of )?(?<x>${W})( (?<kind2>marbles|balls|cars|beads|pens|students|fish|flowers|tiles))? (to|and) (the )?(number of )?(?<y>${W})( (?<kind>marbles|balls|cars|beads|pens|students|fish|flowers|tiles))?( (in|on|at) (@the )?(?<place>${W}))? is ${TWO}`,
];
const AMOUNT = `{n:k}( (?<unit>dollars|${UNITS}))?( of)? (?<which>(?!and\\b|in\\b|of\\b|for\\b|to\\b|between\\b|how\\b)${W})`;
const GROUPS =
  /^(?:students?|children|kids|pupils|people|persons|members|animals|pets|players|workers|employees|passengers|guests)$/;
const FOLK =
  /^(?:boys?|girls?|men|women|teachers|adults|kids|children|cats?|dogs?|fish|birds?|rabbits?|ducks?|cows?|pigs?|sheep|hens?|chickens?|goats?)$/;
const PLACES = 'school class shelter zoo farm box bag club choir team bus park library garden camp';
const SCENE =
  'made from of mixed is are there in a the ratio drink paint recipe uses use using concrete mix mixture i we he she they has have contains altogether total all together punch cake dough salad alloy what you if number';

const partOf = (s: Slots, word: string | undefined): string | null => {
  const names = ['x', 'y', 'z'];
  const at = names.findIndex((name) => s[name] !== undefined && single(s[name] ?? '') === single(word ?? ''));
  return at < 0 ? null : (['a', 'b', 'c'][at] ?? null);
};
const sumOf = (s: Slots): string => (s['c'] === undefined ? '(a + b)' : '(a + b + c)');
/** The number is one of the parts, or all of them: all only where the story says so. */
const onePart = (s: Slots, isAll: boolean): string | null => {
  const part = partOf(s, s['which']);
  if (part !== null) return `those = k; one part = those / ${part}`;
  const kind = s['kind'] ?? s['kind2'];
  const isGroup = GROUPS.test(s['which'] ?? '') && [s['x'], s['y']].every((one) => FOLK.test(one ?? ''));
  return isAll || isGroup || (kind !== undefined && single(kind) === single(s['which'] ?? ''))
    ? `whole = k; one part = whole / ${sumOf(s)}`
    : null;
};
const asking = (how: 'part' | 'all' | 'more'): Schema => ({
  asks: {
    part: [
      `how (much|many)( ${UNITS})?( of)? (?<asked>${W})( (?<kind3>marbles|balls|cars|beads|pens|students|fish|flowers|tiles))? (are|is|do|does|did|will|must|should|were)( (there|in|i|you|we|they|have|need|use|add|she|he|to add|(the|my|our|his|her|their|this) ([a-z]+ )?[a-z]+|have to|get|needed|on))*( (for|in|with) {n:k}( (?<unit>${UNITS}))?( of)? (?<which>${W}))?(?=\\?|$)`,
    ],
    all: [
      `how many (?<asked>${W}) are there( (in (@the )?${W}|altogether|in all|in total))*(?=\\?|$)`,
      `how (much|many)( ${UNITS})?( of)? (?<asked>${W}) (is|are|do|does) (there|@who get|it)( (altogether|in all|in total))+(?=\\?|$)`,
    ],
    more: [`how many more (?<asked>${W}) (are there )?than (?<other>${W})( are there)?(?=\\?|$)`],
  }[how],
  says: [SAID, [AMOUNT]],
  words: SCENE,
  oneOf: PLACES,
  nouns: 1,
  table: (s) => {
    const isAll = madeOf(s);
    // 'The ratio in a class', and the students of the school
    if (
      s['place'] !== undefined &&
      PLACES.split(' ').some(
        (one) => one !== s['place'] && new RegExp(`\\b${one}\\b`).test(s['leftover'] ?? ''),
      )
    )
      return null;
    const base = onePart(s, isAll);
    const [part, other] = [partOf(s, s['asked']), partOf(s, s['other'])];
    if (
      base === null ||
      new Set([s['x'], s['y'], s['z']].filter((one) => one !== undefined)).size <
        (s['z'] === undefined ? 2 : 3)
    )
      return null;
    const isWhole = s['unit'] === undefined;
    if (how === 'part')
      return part === null || (base.startsWith('those') && part === partOf(s, s['which']))
        ? null
        : tabled(base, `${part} * one part`, { isWhole })(s);
    if (how === 'more')
      return part === null || other === null || part === other
        ? null
        : tabled(base, `(${part} - ${other}) * one part`, { isWhole, where: `${part} > ${other}` })(s);
    // All of them are asked by the name of the kind.
    const kind = s['kind'] ?? s['kind2'];
    const isKind =
      part === null &&
      (GROUPS.test(s['asked'] ?? '') || (kind !== undefined && single(kind) === single(s['asked'] ?? '')));
    return base.startsWith('those') && isKind ? tabled(base, `${sumOf(s)} * one part`, { isWhole })(s) : null;
  },
});
/** '20 liters of paint', where the story says what paint is made of. */
const madeOf = (s: Slots): boolean =>
  s['made'] !== undefined && single(s['made']) === single(s['which'] ?? '');
const MADE = `(?<made>${W}) (is|are) (made|mixed)( up)? (of|from|by mixing|with) (?=${W},? )`;
const asked = asking('part');

const SHARES = `(shares?|splits?|divides?|shared|split|divided)`;
const BETWEEN = `(?<x>${W}) and (?<y>${W})( (?<kin>(?!who|that)[a-z]+))? ${SHARES} {n:k} (?<unit>${W})( [a-z]+)? (in|into) (the|a) ratio (of )?${TWO}`;
const GIVEN = `{n:k} (?<unit>${W}) (is|are)? ?(${SHARES} )?(between|among) (?<x>${W}) and (?<y>${W}) in (the|a) ratio (of )?${TWO}`;
const shares = (how: 'one' | 'more' | 'each'): Schema => ({
  asks: {
    one: [
      `how (?<how>much|many)( (?<units>${W}))? (does|do|did|will|would|should) (?<who>(?!they|each|he|she|it)${W}) (get|receive|have)(?=\\?|$)`,
      "@find (?<who>[a-z]+)'s share(?=\\?|$)",
    ],
    more: [
      `how (?<how>much|many) more( (?<units>${W}))? (does|do|did|will|would) (?<who>${W}) (get|receive|have) than (?<other>${W})(?=\\?|$)`,
    ],
    each: [
      `how (?<how>much|many)( (?<units>${W}))? (does|do|did|will|would|should) (each|they each|each (person|one|friend|child|of them))( (get|receive|have))?( (get|receive))?(?=\\?|$)`,
    ],
  }[how],
  says: [
    [
      BETWEEN,
      GIVEN,
      ...(how === 'each'
        ? [
            `(2 )?(friends|brothers|sisters|children|people|kids|boys|girls|partners|cousins|siblings) ${SHARES} {n:k} (?<unit>${W})( [a-z]+)? in (the|a) ratio (of )?${TWO}`,
          ]
        : []),
    ],
  ],
  words: 'they the money is are share shares split 2 two',
  nouns: 0,
  isOnlyAboutNamed: true,
  same: [['units', 'unit']],
  table: (s) => {
    const { who, other, x, y } = s;
    const isWhole = s['unit'] !== 'dollars' && !new RegExp(`^${UNITS}$`).test(s['unit'] ?? '');
    // 'How much' asks for no number of apples.
    if (isWhole && s['how'] === 'much') return null;
    if (how === 'each') {
      const [p, q] =
        x === undefined ? ['first share', 'second share'] : [`share of ${x}`, `share of ${y ?? ''}`];
      return tabled('', p, { several: [p, q], equations: `${p} + ${q} = k; b * ${p} = a * ${q}`, isWhole })(
        s,
      );
    }
    const part = who === x ? 'a' : who === y ? 'b' : null;
    if (part === null || (how === 'more' && (other === who || ![x, y].includes(other)))) return null;
    const lines = 'whole = k; one part = whole / (a + b)';
    return how === 'one'
      ? tabled(lines, `${part} * one part`, { isWhole })(s)
      : tabled(lines, `(${part} - ${part === 'a' ? 'b' : 'a'}) * one part`, {
          isWhole,
          where: part === 'a' ? 'a > b' : 'b > a',
        })(s);
  },
});
export const RATIOS: readonly Schema[] = [
  asked,
  { ...asked, says: [[MADE], ...asked.says] },
  asking('all'),
  asking('more'),
  shares('more'),
  shares('each'),
]; // prettier-ignore
