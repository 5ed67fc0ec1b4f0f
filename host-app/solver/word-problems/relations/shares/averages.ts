import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { FINAL, WHO } from '../ways.js';

const listed = (count: number): string =>
  Array.from(
    { length: count },
    (_, k) =>
      `${k === 0 ? '(?<!\\d, )' : k === count - 1 ? '(?:,? and|,) ' : ', '}{n:v${k}}%?(?: (?:points|kg|cm|years|dollars|pages|goals))?`,
  ).join('') + '(?!,? (?:and )?\\d)';
const ORDER: Readonly<Record<number, string>> = {
  3: '(?:third|3rd|3|last|next|other)',
  4: '(?:fourth|4th|4|last|next|other)',
  5: '(?:fifth|5th|5|last|next|other)',
  6: '(?:sixth|6th|6|last|next|other)',
};
const WORDS =
  'average mean score scores test tests quiz quizzes exam exams on first three four two five last next first of them numbers number are is was the her his got scored gets in and math points a an all for to get has have 2 3 4 5 so far grades grade marks mark by other others these third fourth fifth sixth';
const sumOf = (count: number): string => Array.from({ length: count }, (_, k) => `v${k}`).join(' + ');
/** The one that is missing for a mean. */
const missing = [2, 3, 4, 5].map((count): Schema => ({
  asks: [
    `(?:what|how much|how many points|which) (?:score |grade |mark )?(?:must|does|should|do|will|would|can) ${WHO} (?:have to |need to |needs to )?(?:get|score|need|earn|have|receive|make) (?:on|in) (?:the|his|her|my|their) ${ORDER[count + 1] ?? 'next'} (?:test|exam|quiz|game|one|paper|round)s?(?: (?:to|so that|in order to|for|if) .*?(?:average|mean|averages)(?: (?:score|grade|mark))?(?: (?:of|is|to be|be|at|will be))? {n:mean})?${FINAL}`,
    `(?:what|which|@find)(?: (?:is|was|must be|should be))? (?:the |his |her )?(?:${ORDER[count + 1] ?? 'other'}|missing|remaining) (?:number|value|score|one|age|weight|grade|mark|test score)(?: be)?${FINAL}`,
    `(?:what|which) (?:score|grade|mark) (?:must|does|should|do|will|would|can) ${WHO} (?:have to |need to )?(?:get|score|need|earn|have|receive|make) on (?:the|his|her) ${ORDER[count + 1] ?? 'next'} (?:test|exam|quiz|one)(?: (?:to|so that|for) .*?(?:average|mean)(?: (?:of|is|to be|be))? {n:mean})?${FINAL}`,
  ],
  says: [
    [
      `(?:average|mean)(?: (?:score|mark|grade|weight|height|age))?(?: of (?:the |all )?(?:{n:size}|${count + 1}) (?:numbers|values|tests|scores|children|people|boys|girls|students|exams|quizzes|friends))? (?:is|of|was|to be|be|at|will be) {n:mean}`,
      `averages? (?:of )?{n:mean}`,
    ],
    [listed(count)],
  ],
  words: WORDS,
  nouns: 1,
  table: (s) =>
    s['size'] !== undefined && s['size'] !== `${count + 1}`
      ? null
      : tabled(
          `mean; number of all = ${count + 1}; sum of all = mean * number of all; sum of the known ones = ${sumOf(count)}`,
          'sum of all - sum of the known ones',
        )(s),
}));
const NUMBERS =
  '(?<who>numbers|values|tests|scores|children|people|boys|girls|students|exams|quizzes|friends|games|players|boxes|men|women|adults|members|persons|apples|bags|books|employees|workers)';
const OF = (n: string, mean: string, noun: string, what: string): string =>
  `(?:the )?(?:average|mean)(?: (?<${what}>score|mark|grade|weight|height|age|salary|price|length|temperature|mass))? (?:of|for|on) (?:the |all |a group of |his |her )?(?:first )?{n:${n}} ${NUMBERS.replace('who', noun)}(?: in [a-z ]+?)? (?:is|was) {n:${mean}}(?: (?:kg|cm|years(?: old)?|points|pounds|dollars|meters|degrees|g|grams))?`;
const HAS = `(?:has|had|have|with) (?:an )?average(?: (?:score|of))* (?:of )?{n:mean}(?: points)? (?:on|in|over|for|after) (?:the |his |her )?(?:first )?{n:count} ${NUMBERS}`;
const UNIT = '(?: (?:kg|cm|years(?: old)?|points|pounds|dollars|meters|g|grams))?';
const NEW = `(?:an?|one|1|another|the) (?:more |new |further |additional |sixth |fifth |fourth )?[a-z]+(?: (?:that|who|which|with|of|is|aged|weighs|weighing|whose|age|weight|score|a|an|height))* {n:more}${UNIT},? (?:is added|joins?|comes in|enters|is included|is put in|arrives|joins the group|comes|added)(?: (?:them|the group|the team|the class|the list|to (?:them|the [a-z]+)))?`;
const GONE = `(?:an?|one|1|the) (?:of (?:them|the numbers|the [a-z]+) )?(?:[a-z]+ )?(?:(?:that|who|which|with|of|is|aged|weighs|weighing|whose|age|weight|an?) )*{n:more}${UNIT},? (?:leaves|is removed|is taken away|goes|goes away|is taken out|left|drops out)(?: (?:the (?:group|team|class|room)))?`;
/** The mean of all of them, or of those that are left. */
const askMean = (isLess: boolean): string[] => [
  `@find (?:the |their )?(?:new )?(?:average|mean)(?: (?:score|age|weight|height|grade|mark|salary))?(?: (?:now|then|of (?:the )?(?:whole |entire |${isLess ? 'other |remaining ' : ''})?(?:class|group|team|all of them|all|${isLess ? 'others|rest|' : ''}numbers|all (?:the )?[a-z]+|{n:sum} [a-z]+)|(?:of|for) (?:the )?(?:whole )?(?:class|group|team)|in the class))*${FINAL}`,
  `what (?:will|would) the (?:new )?(?:average|mean)(?: (?:score|age|weight))? be(?: (?:now|then))?${FINAL}`,
];
const MEAN_WORDS = `${WORDS} new if when then class group team average whole years old kg joins leaves added removed is box now mean what will be boys girls in`;
export const MEANS: readonly Schema[] = [
  ...missing,
  { asks: askMean(false), says: [[NEW], [OF('count', 'mean', 'who', 'what'), HAS]], words: MEAN_WORDS, nouns: 1, table: tabled('mean; number before = count; sum before = mean * number before; sum now = sum before + more; number now = number before + 1', 'sum now / number now') },
  { asks: askMean(true), says: [[GONE], [OF('count', 'mean', 'who', 'what'), HAS]], words: MEAN_WORDS, nouns: 1, table: tabled('mean; number before = count; sum before = mean * number before; sum now = sum before - more; number now = number before - 1', 'sum now / number now', { where: 'count > 1' }) },
  {
    asks: [`(?:what|which|@find)(?: (?:is|was))? (?:the |his |her )?(?:score|grade|mark|number|value|age|weight)(?: (?:did|does|has) ${WHO} (?:get|score))? ?(?:of |on )?(?:the |an? )?(?:new |removed |added |last |sixth |fifth |fourth |third )?(?:(?:test|exam|number|value|person|student|member|player|box|one|quiz)(?: that)?)? ?(?:was |is |were )?(?<act>removed|taken away|left out|added|left|joined)?${FINAL}`, `(?:what|which) (?:number|value|score) (?:was|is) (?<act>removed|taken away|left out|added)${FINAL}`],
    says: [
      [OF('count', 'mean', 'who', 'what'), HAS],
      [`(?:if|when|after) (?:an?|1|one|the)? ?(?:of (?:them|the numbers) |more |other |new )?(?<new>sixth|fifth|fourth|third|next)? ?(?:number|value|test|score|person|student|exam|quiz|player|member)? ?(?:is |was )?(?<did>removed|taken away|left out|added|joins|leaves)?,? ?(?:the |his |her )?(?:new )?(?:average|mean)(?: (?:of the (?:others|rest|remaining (?:ones|numbers))))? (?:is|becomes|was|rises to|drops to|falls to|increases to|changes to) {n:after}`],
    ],
    words: MEAN_WORDS,
    nouns: 0,
    table: (s) => {
      const isLess = /^(?:removed|taken away|left out|leaves)$/.test(s['did'] ?? '');
      if (s['did'] === undefined && s['new'] === undefined) return null;
      return isLess
        ? tabled('mean; number before = count; sum before = mean * number before; number after = number before - 1; sum after = after * number after', 'sum before - sum after')(s)
        : tabled('mean; number before = count; sum before = mean * number before; number after = number before + 1; sum after = after * number after', 'sum after - sum before')(s);
    },
  },
  {
    asks: askMean(false),
    says: [
      [
        `(?:the )?(?:average|mean)(?: (?<what>score|mark|grade|weight|height|age))? (?:of|for) (?:the )?{n:one} (?<whox>[a-z]+)(?: in (?:an?|the) [a-z]+)? (?:is|was) {n:meanx}${UNIT},? and (?:(?:the average |that )?(?:of|for) )?(?:the )?(?:other )?{n:two} (?<whoy>[a-z]+)(?: (?:is|was))? {n:meany}${UNIT}`,
        `{n:one} (?<whox>[a-z]+)(?: in (?:an?|the) [a-z]+)? (?:have|had|has|got) an? (?:average|mean)(?: (?:score|mark|grade|weight|height|age))?(?: of)? {n:meanx}${UNIT},? and (?:the )?(?:other )?{n:two} (?<whoy>[a-z]+) (?:(?:have|had|has|got) )?(?:an? )?(?:average |mean )?(?:(?:score|mark|grade|weight|height|age) )?(?:of )?{n:meany}${UNIT}`,
      ],
    ],
    words: MEAN_WORDS,
    nouns: 1,
    table: tabled('number of the first = one; mean of the first = meanx; number of the second = two; mean of the second = meany; sum of the first = number of the first * mean of the first; sum of the second = number of the second * mean of the second; sum of all = sum of the first + sum of the second; number of all = number of the first + number of the second', 'sum of all / number of all'),
  },
]; // prettier-ignore
