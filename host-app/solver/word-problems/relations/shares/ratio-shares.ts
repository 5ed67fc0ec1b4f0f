import { single, type Schema, type Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { FINAL } from '../ways.js';

const W =
  '(?!more\\b|less\\b|fewer\\b|each\\b|and\\b|the\\b|of\\b|in\\b|is\\b|are\\b|to\\b|between\\b|among\\b|share\\b|split\\b|divide\\b)[a-z]+';
const TWO = '{n:a} ?(?::|to) ?{n:b}(?! ?(?::|to) ?\\d)';
const THREE = '{n:a} ?: ?{n:b} ?: ?{n:c}(?! ?:)';
const IN = '(?:in|into|at|by|using) (?:the|a) ratio(?: of)? ';
const DIVIDES = '(?:is |are |was |were )?(?:shares?|splits?|divides?|shared|split|divided|cut|distributed)';
/** Who shares, or what the parts are, with the ratio: x, y and z have a, b and c parts. */
const SAID = (numbers: string, z: string): string[] => {
  const names =
    z === ''
      ? `(?:the )?(?<x>${W})(?: [a-z]+)? and (?:the )?(?<y>${W})`
      : `(?:the )?(?<x>${W}), (?<y>${W}),? and (?:the )?(?<z>${W})`;
  const to =
    z === '' ? `(?<x>${W})(?: (?<kindx>[a-z]+))? to (?<y>${W})` : `(?<x>${W}) to (?<y>${W}) to (?<z>${W})`;
  return [
    `ratio of (?:the number of )?${to}(?: (?<kind>(?!in\\b|is\\b|at\\b|on\\b)[a-z]+))?(?: (?:in|at|on|of) (?:an?|the|his|her|our|my|this) (?:[a-z]+ )?[a-z]+)?(?: is| was|:| of)* ${numbers}`,
    `${names}(?: (?<kind>(?!share|split|divide|is\\b|are\\b|in\\b|who\\b)[a-z]+))?(?: (?:in|at|on) (?:an?|the|his|her|our|my|this) [a-z]+)? (?:are |is |were |come |mixed )*(?:mixed )?${IN}${numbers}`,
    `${names} ${DIVIDES} (?:an? )?(?:{n:all} (?<unit>[a-z]+)(?: [a-z]+)?|(?<some>some money|money|a sum of money|an amount of money|a prize|an inheritance|profits?|some [a-z]+)) ${IN}${numbers}`,
    `(?:{n:all} (?<unit>[a-z]+)(?: [a-z]+)?|(?:an? |the )?(?<some>(?:sum|amount) of money|money|prize|inheritance|profit|sum)) ?(?:is|are|was|were)? ?(?:to be )?(?:${DIVIDES} )?(?:among|between) ${names} ${IN}${numbers}`,
    `(?:from|of|with|using) ${names},? (?:mixed )?${IN}${numbers}`,
  ];
};
const ANON = (numbers: string, count: string): string[] => [
  `(?:${count}) (?<folk>[a-z]+) ${DIVIDES} {n:all} (?<unit>[a-z]+)(?: [a-z]+)? ${IN}${numbers}`,
  `{n:all}[ -](?<unit>[a-z]+)(?: (?:long )?[a-z]+)?(?: long)? (?:is|are|was|were) (?:cut|divided|split|shared|broken) (?:into (?:${count}) (?:parts|pieces|shares) )?${IN}${numbers}`,
  `(?:a )?[a-z]+(?: that is)? {n:all} (?<unit>[a-z]+) long (?:is|was) (?:cut|divided|split) (?:into (?:${count}) (?:parts|pieces) )?${IN}${numbers}`,
];
const AMOUNTS = {
  all: [
    `(?:total of |together (?:they )?(?:have )?|(?:has|have|had|there are|there were|contains?|with|makes?|make|in|for|of) )(?:an? )?{n:all}(?: (?<unit>dollars|kg|grams|liters|ml|pounds|tons|gallons))?(?: of)? (?<which>${W})(?: (?:in total|altogether|in all|together))?`,
  ],
  more: [
    `(?<p>${W}) (?:gets?|got|has|have|receives?|received) {n:more} (?<unit>[a-z]+)? ?(?:more )?(?:[a-z]+ )?more than (?<q>${W})`,
    `(?<p>${W}) (?:gets?|got|has|have|receives?|received) {n:more} (?:more )?(?<unit>[a-z]+)(?: more)? than (?<q>${W})`,
    `there are {n:more} more (?<p>${W})(?: (?<kind5>[a-z]+))? than (?<q>${W})(?: [a-z]+)?`,
  ],
  part: [
    `(?:there (?:are|is|were)|has|have|had|uses?|used|with|if) {n:part}(?: (?<unit>dollars|kg|grams|liters|ml|pounds|tons|gallons|cups))?(?: of)? (?<which>${W})(?: [a-z]+)?`,
    `(?<which>${W}) (?:gets?|got|has|receives?|received|gave|had) {n:part}(?: (?<unit>[a-z]+))?(?! more)(?! [a-z]+ more)`,
  ],
} as const;
const MONEY = /^(?:dollars|kg|grams|liters?|ml|pounds|tons|gallons|cups|meters?|m|cm|feet|hours)$/;
const at = (s: Slots, word: string | undefined): 'a' | 'b' | 'c' | null => {
  const found = (['x', 'y', 'z'] as const).findIndex(
    (one) => s[one] !== undefined && word !== undefined && single(s[one] ?? '') === single(word),
  );
  return (['a', 'b', 'c'] as const)[found] ?? null;
};
type Given = keyof typeof AMOUNTS | 'said';
type Asked = 'one' | 'more' | 'all' | 'size' | 'each';
const ASKS: Readonly<Record<Asked, readonly string[]>> = {
  one: [
    `how (?<how>much|many)(?: (?<units>kg|grams|liters|ml|pounds|tons|gallons|cups))?(?: of)?(?: money| the money)?(?: (?<what>${W})(?: (?<kind3>[a-z]+))?)? (?:does|do|did|will|would|should|is|are|were)(?: (?:there|in|needed|used|for|it|they|you|we))*(?: (?<who>(?!there|they|he|she|it|each|in\\b|needed)[a-z]+)(?: (?:get|receive|have|got))?)?(?: (?:in|on|at) (?:the|a|an|this|his|her|our) (?:[a-z]+ )?[a-z]+)?(?: (?:there|needed|need|used))?(?=\\?|$| in ¤| in \\d| for \\d)`,
    "@find (?<who>[a-z]+)'s (?:share|part)" + FINAL,
  ],
  more: [
    `how (?<how>much|many) more(?: (?:money|(?<what>${W})))?(?: (?:does|do|did|will|would))? ?(?:(?<who>${W}) (?:get|receive|have|got)|(?:are )?(?:there )?(?:are )?) ?than (?<other>${W})(?: (?:does|are there|gets?|in (?:the|a) [a-z]+))?${FINAL}`,
    `how (?:much|many) more (?<what>${W})(?: [a-z]+)? than (?<other>${W})(?: [a-z]+)? are (?:there|in the [a-z]+)${FINAL}`,
  ],
  all: [
    `how (?:much|many)(?: (?<what>${W})| money)? (?:is|are|was|were|did|do|have)(?: (?:they|there|share|shared|divide|divided|split|have|in total|altogether|in all|all together|together|being shared))*(?: in (?:the|a|this|his|her|our) [a-z]+)?(?: (?:in total|altogether|in all))?${FINAL}`,
    `what (?:is|was) the (?:total|whole)? ?(?:sum|amount|number of (?<what>[a-z]+))(?: (?:of money|shared|divided|in total))*${FINAL}`,
  ],
  size: [
    `(?:how (?:long|much|many|big|large)|@find (?:the )?(?:length of )?)(?: [a-z]+)? ?(?:is|are|does|was|of|in)? ?(?:the )?(?:(?:1|person|one|friend|sister|brother) (?:with )?(?:the )?)?(?<size>longer|shorter|larger|smaller|bigger|largest|smallest|biggest|longest|shortest) (?:piece|part|share|amount|number)(?: (?:get|receive|worth|of money))*${FINAL}`,
  ],
  each: [
    `(?:how much|how many(?: [a-z]+)?|what) (?:does|do|did|will|should|would) (?:each|they each)(?: (?:of them|person|1|friend|brother|sister|child|one|sibling|partner))?(?: (?:get|receive|have))?${FINAL}`,
  ],
};
const table = (given: Given, asked: Asked, count: 2 | 3): Schema['table'] => (s) => {
  const parts = count === 2 ? '(a + b)' : '(a + b + c)';
  const isWhole = !MONEY.test(s['unit'] ?? '') && s['some'] === undefined;
  const [p, q] = [at(s, s['p']), at(s, s['q'])];
  const which = at(s, s['which']);
  const kinds = [s['kind'], s['kindx'], s['kind5']].flatMap((one) => (one === undefined ? [] : [single(one)]));
  const GROUPS = /^(?:student|children|kid|pupil|people|person|member|animal|pet|player|fruit|flower|coin|worker|passenger)$/;
  const isAll = (word: string | undefined): boolean => word !== undefined && at(s, word) === null && (kinds.includes(single(word)) || GROUPS.test(single(word)) || (s['made'] !== undefined && single(s['made']) === single(word)));
  const base =
    given === 'said' ? (s['all'] === undefined ? null : `whole = all; one part = whole / ${parts}`)
    : given === 'all' ? (s['all'] !== undefined && isAll(s['which']) ? `whole = all; one part = whole / ${parts}` : null)
    : given === 'more' ? (p !== null && q !== null && p !== q && Number(s[p]) > Number(s[q]) ? `difference = more; one part = difference / (${p} - ${q})` : null)
    : which === null ? null : `known part = part; one part = known part / ${which}`;
  if (base === null || [s['a'], s['b']].some((n) => Number(n) === 0)) return null;
  const whole = isWhole;
  // 'How much' asks for no number of apples.
  if (whole && s['how'] === 'much') return null;
  if (asked === 'one') {
    const own = at(s, s['who'] ?? s['what']) ?? at(s, s['what']);
    return own === null || (given === 'part' && own === which) ? null : tabled(base, `${own} * one part`, { isWhole: whole })(s);
  }
  if (asked === 'more') {
    const [one, other] = [at(s, s['who'] ?? s['what']), at(s, s['other'])];
    return one === null || other === null || one === other || Number(s[one]) <= Number(s[other]) ? null : tabled(base, `(${one} - ${other}) * one part`, { isWhole: whole })(s);
  }
  if (asked === 'all') return given === 'said' || given === 'all' || (s['what'] !== undefined && !isAll(s['what'])) || (s['what'] === undefined && s['some'] === undefined && s['unit'] !== 'dollars') ? null : tabled(base, `${parts} * one part`, { isWhole: whole })(s);
  if (asked === 'each') {
    const names = (['x', 'y', 'z'] as const).slice(0, count).map((one, k) => (s[one] === undefined ? `${['first', 'second', 'third'][k] ?? ''} share` : `share of ${s[one] ?? ''}`));
    const [first = '', second = '', third = ''] = names;
    return given !== 'said' ? null : tabled('', first, { several: names, equations: count === 2 ? `${first} + ${second} = all; b * ${first} = a * ${second}` : `${first} + ${second} + ${third} = all; b * ${first} = a * ${second}; c * ${first} = a * ${third}` })(s);
  }
  const sizes = [s['a'], s['b'], s['c']].slice(0, count).map(Number);
  const isBig = /^(?:long|larg|big)/.test(s['size'] ?? '');
  const sought = isBig ? Math.max(...sizes) : Math.min(...sizes);
  return given !== 'said' || sizes.filter((one) => one === sought).length > 1 ? null : tabled(base, `${(['a', 'b', 'c'] as const)[sizes.indexOf(sought)] ?? 'a'} * one part`, { isWhole: whole })(s);
}; // prettier-ignore
const WORDS =
  'the money ratio of to in is are share shares shared split divide divided between among sum amount total there altogether all mixed from made concrete number a and they 2 3 two three together piece pieces salad';
const schema = (given: Given, asked: Asked, count: 2 | 3): Schema => {
  const said = [...SAID(count === 2 ? TWO : THREE, count === 2 ? '' : 'z')];
  const own =
    given === 'said'
      ? [
          ...said.filter((way) => way.includes('all')),
          ...ANON(count === 2 ? TWO : THREE, count === 2 ? '2|two' : '3|three'),
        ]
      : said
          .map((way) => way.replace('{n:all} (?<unit>[a-z]+)(?: [a-z]+)?|', ''))
          .filter((way) => !way.includes('{n:all}'));
  return {
    asks: ASKS[asked],
    says: given === 'said' ? [own] : [own, AMOUNTS[given]],
    words: WORDS + (asked === 'more' ? ' more than' : ''),
    oneOf: 'school class shelter zoo farm box bag club choir team bus park library garden camp basket',
    nouns: 1,
    isOnlyAboutNamed: true,
    table: table(given, asked, count),
  };
};
export const RATIO_SHARES: readonly Schema[] = ([2, 3] as const).flatMap((count) => [
  ...(['one', 'more', 'size', 'each'] as const).map((asked) => schema('said', asked, count)),
  ...(['one', 'more'] as const).map((asked) => schema('all', asked, count)),
  ...(['one', 'more', 'all'] as const).map((asked) => schema('more', asked, count)),
  ...(['one', 'more', 'all'] as const).map((asked) => schema('part', asked, count)),
]);
