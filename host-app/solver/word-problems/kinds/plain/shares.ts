import { single, type Schema, type Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const W = '(?!of\\b|them\\b|the\\b|are\\b|is\\b)[a-z]+';
const END = '(?=\\?|$)';
const BE = '(are|is|were|was|walk|play|ride|like|wear|have|has|come|go|take|speak|live|own|prefer|read)';
const part = (name: string): string => `({n:${name}}|{p:${name}p})`;
/** A share in its slot: a fraction, or a percentage. */
const shareOf = (s: Slots, name: string): string => (s[name] === undefined ? `${name}p/100` : name);
/** 4 of them is no share. */
const isShare = (s: Slots, name: string): boolean => s[name] === undefined || /\//.test(s[name] ?? '');
const isWhole = true;
const PEOPLE =
  'class school club group team choir students children pupils people kids members in a the there has have are is my our of his her their garden farm box bag i we he she they tank collection park parking lot library';
const PAIRS: readonly (readonly [string, string])[] = [
  ['boys', 'girls'],
  ['men', 'women'],
  ['adults', 'children'],
];
const isOther = (a = '', b = ''): boolean =>
  PAIRS.some((pair) => pair.includes(a) && pair.includes(b) && a !== b);
const WHOLE = [
  `{n:all}[ -](?<what>${W})(?= (class|book|group|club))`,
  `{n:all} (?<what>${W})(?! (each|are|walk|play|ride|like|wear))`,
];
/** The rest of what they do: the bus and the car are two things to come by. */
const DONE = '( (?!and\\b|which\\b|this\\b|that\\b)[a-z]+){0,5}';
const PART_OF = `${part('part')} (of (them|@the (?<again>${W})|the (?<again2>class|group|club|school|team|money)) )?${BE} (?<kind>${W})`;

export const SHARES_OF_A_WHOLE: readonly Schema[] = [
  {
    asks: [`how many( (?<noun>${W}))? (are|is|were) (?<kind2>${W})( (there|in @the [a-z]+))?${END}`, `how many (?<kind2>${W}) (are (there|in (@the )?[a-z]+)|does @who have|do @who have|does it have)( in @the [a-z]+)?${END}`],
    says: [[PART_OF], WHOLE],
    words: PEOPLE,
    nouns: 0,
    same: [['noun', 'what'], ['again', 'what']],
    table: (s) => {
      if (!isShare(s, 'part') || s['kind2'] === undefined) return null;
      const kept = single(s['kind'] ?? '') === single(s['kind2']);
      if (!kept && !isOther(s['kind'], s['kind2'])) return null;
      return tabled(`all; share = ${shareOf(s, 'part')}`, kept ? 'all * share' : 'all * (1 - share)', { isWhole })(s);
    },
  },
  {
    asks: [`how many (?<what2>${W}) (are (there|in @the [a-z]+)|does @the [a-z]+ have|go to @the [a-z]+)( (in (all|total)|altogether|in @the [a-z]+))*${END}`],
    says: [[`${part('part')} of (the )?(?<what>${W})( (in|at|of) (@the )?[a-z]+)? (?<act>${BE}${DONE})`], [`{n:some}( of (the|them))?( (?<again>students|children|pupils|people|kids|members|books|cars|animals))? (?<act2>${BE}${DONE})`]],
    words: `${PEOPLE} to walk bus bike car by foot glasses`,
    nouns: 0,
    same: [['what', 'what2'], ['again', 'what']],
    table: (s) =>
      isShare(s, 'part') && `${s['act'] ?? ''} `.startsWith(`${s['act2'] ?? ''} `)
        ? tabled(`those = some; share = ${shareOf(s, 'part')}`, 'those / share', { isWhole })(s)
        : null,
  },
  {
    asks: [`how (much|many (?<unit2>liters|gallons|ml|cups))( of)?( (water|oil|gas|fuel|milk|juice|petrol|it))? (is|are|does it)( (now|there|still|currently))?( (in (it|@the [a-z]+)|left|hold now|contain))?${END}`],
    says: [[`(holds?|can hold|has a capacity of|with a capacity of|capacity of|capacity is) {n:all} (?<unit>liters?|gallons?|ml|cups?)( of (water|oil|gas|fuel|milk|juice|petrol))?`], [`(is |was )?(now |only |currently )?${part('part')}( of it)? full`]],
    words: 'tank it barrel bottle bucket container tub pool jar of water oil gas fuel a',
    same: [['unit', 'unit2']],
    table: (s) => (isShare(s, 'part') ? tabled(`capacity = all; share = ${shareOf(s, 'part')}`, 'capacity * share')(s) : null),
  },
  {
    asks: [`what (fraction|part) of (the|it) ?(?<w2>cake|pizza|pie|bar|loaf|bread|chocolate)?( is| was)? (left|remaining)( over)?${END}`, `what fraction (is|was|remains?) ?(left)?${END}`],
    says: [[`(?<p>[a-z]+) (eats?|ate|had|takes?|took) {n:a} of (an?|the) (?<w>cake|pizza|pie|bar|loaf|bread|chocolate)( bar)?`], [`(?<q>[a-z]+ )?(eats?|ate|had|takes?|took) {n:b}( of (it|the (cake|pizza|pie|bar|loaf|bread|chocolate)( bar)?))?(?! of (?:the (?:rest|remain)|what (?:is|was) left))(?! of (?:his|her|their) rest)`]],
    words: 'and the cake pizza pie he she his her',
    isOnlyAboutNamed: true,
    nouns: 2,
    same: [['w', 'w2']],
    table: (s) => (isShare(s, 'a') && isShare(s, 'b') ? tabled('first part = a; second part = b', '1 - first part - second part')(s) : null),
  },
  {
    asks: [`how much( money)? did @who (have|start with)( (at first|at the start|in the beginning|originally|before|to begin with))?${END}`, `how much money had @who( at first)?${END}`],
    says: [[`${part('a')} of (his|her|my|their|the) (money|savings|allowance|salary|pocket money) on (@the )?(?<x>${W})( and|,)( (spends|spent))? ${part('b')}( of (it|his money|her money|my money))? on (@the )?(?<y>${W})`], ['(has|have|had|is|was) {m:left} left', '{m:left} (is|was|are|were) left', '(is|was) left with {m:left}']],
    words: 'spends spent and left she he i they now has have',
    nouns: 0,
    table: (s) => (isShare(s, 'a') && isShare(s, 'b') ? tabled(`left; share left = 1 - ${shareOf(s, 'a')} - ${shareOf(s, 'b')}`, 'left / share left')(s) : null),
  },
  {
    asks: [`how (much|many (?<u2>cups|grams|kg|liters|spoons|tablespoons|teaspoons|ml|eggs))( of)?( (?<w2>${W}))? (do|does|is|are|will|would) (@who|needed)( need| use)? ?(for|to make) {n:more} (?<b2>batches|cakes|people|persons|pizzas|loaves|recipes|portions|servings|pies)${END}`],
    says: [[`(?<b>recipe|cake|batch|loaf|pizza|portion|pie)( for (one|1|a) (cake|batch|loaf|pizza|person))? (needs|uses|calls for|requires|takes) {n:each} (?<u>cups?|grams|kg|liters?|spoons|tablespoons?|teaspoons?|ml)( of)? (?<w>${W})`]],
    words: 'a one 1 recipe the',
    same: [['u', 'u2'], ['w', 'w2']],
    table: (s) => (/^(?:batches|recipes|cakes|loaves|pizzas|pies)$/.test(s['b2'] ?? '') && (/^(?:batch|recipe|portion)$/.test(s['b'] ?? '') || /^(?:batch|recipe)/.test(s['b2'] ?? '') || s['b2']?.slice(0, 3) === s['b']?.slice(0, 3)) ? tabled('for one = each', 'for one * more')(s) : null),
  },
]; // prettier-ignore

const UNIT =
  '(km|kg|meters|miles|minutes|hours|degrees|points|dollars|pages|cm|feet|inches|goals|grams|pounds|years( old)?|%)';
/** Three to ten amounts in a row, with 'and' before the last. */
const listOf = (count: number): string =>
  Array.from(
    { length: count },
    (_, k) =>
      `${k === 0 ? '(?<!\\d, )' : k === count - 1 ? '(?:,? and|,) ' : ', '}{n:v${k}}( (?<u${k}>${UNIT}))?`,
  ).join('') + '(?!,? (and )?\\d)';
const AVERAGED =
  'my his her their our the scores score marks grades temperatures temperature this last week were was are is i he she runner ran runs slept got gets scored test tests and in on of points degrees heights weights ages days games four five six three 3 4 5 6 7 8 students players children km distance distances hours minutes times time took rained read pages each day during per ages he she had have has numbers values had for';
const COUNTS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' };
const averages = [3, 4, 5, 6, 7, 8, 9, 10].map((count): Schema => ({
  asks: [
    `@find (the|my|his|her|their|its) (average|mean)( (of (the|these|my|his|her) [a-z]+|score|temperature|distance|time|mark|grade|height|weight|age|number( of [a-z]+)?|(?!deviation|absolute|value|speed|rate|of|square)[a-z]+))?( (per (day|game|test|week)))?${END}`,
    `how (many|much) [a-z]+ (did|does|do|was|were) @who [a-z]+ on average( per (day|night|game))?${END}`,
    `@find on average${END}`,
  ],
  says: [[listOf(count)]],
  words: `${AVERAGED} ${UNIT.replace(/[()|]/g, ' ')}`,
  nouns: 1,
  table: (s) => {
    const units = new Set(
      Array.from({ length: count }, (_, k) => s[`u${k}`]).filter((one) => one !== undefined),
    );
    const names = Array.from({ length: count }, (_, k) => `v${k}`);
    // 'In five games', not 'there are 8 of them'.
    const isCount = (said: string): boolean => said === `${count}` || said === COUNTS[count];
    if (units.size > 1 || !(s['leftover']?.match(/\b(?:\d+|three|four|five|six)\b/g) ?? []).every(isCount))
      return null;
    return tabled(`sum = ${names.join(' + ')}`, `sum / ${count}`)(s);
  },
}));
const MEAN = `(average|mean)( (?<of>age|weight|height|score|mark|price|length|temperature))? (of|for) {n:count} (?<who>${W}) (is|was) {n:mean}( (?<unit>kg|years|cm|points|meters|pounds|dollars))?`;
export const AVERAGES: readonly Schema[] = [
  ...averages,
  {
    asks: [`@find (their|the) (total|sum)( (?<of2>age|weight|height|score|price|length))?( of @the [a-z]+)?${END}`, `@find (the )?sum of their ([a-z]+)${END}`],
    says: [[MEAN]],
    words: 'the',
    same: [['of', 'of2']],
    table: tabled('mean; number = count', 'mean * number'),
  },
  {
    asks: [`@find (the|their) (new )?(average|mean)( (?<of2>age|weight|height|score|mark))?( (now|then|of (all|the) ({n:all}|the [a-z]+)))?${END}`],
    says: [[MEAN], [`(?<=[.,?] )(a |another |one more |the )(?<new>[a-z]+ )?(?<who2>child|boy|girl|student|player|man|woman|person|number|teacher|adult)( (of|with|who is|whose|that is|aged))?( (age|a weight of|weight|weighing|weighs|is|a height of|a score of))?( is)? {n:more}( (?<unit2>kg|years( old)?|cm|points|meters|pounds))?,? (joins|comes|is added|comes in|enters)( (them|the (group|team|class)))?`]],
    words: 'then now new the',
    same: [['of', 'of2']],
    table: tabled('sum before = mean * count; sum now = sum before + more; number now = count + 1', 'sum now / number now'),
  },
]; // prettier-ignore
