import { single, type Schema, type Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { ANY, find, FINAL } from '../ways.js';

const UP =
  'rises?|rose|has risen|increases?|increased|grows?|grew|goes up|went up|climbs?|climbed|gains?|gained|is raised|was raised|appreciates?|appreciated|jumped';
const DOWN =
  'falls?|fell|has fallen|decreases?|decreased|drops?|dropped|goes down|went down|declines?|declined|loses?|lost|is lowered|was lowered|is reduced|was reduced|depreciates?|depreciated|shrinks?|shrank';
const YEARLY = '(?:per|each|every|an?) (?:year|month|week|day|hour)';
const change = (verbs: string, nouns: string): string[] => [
  `(?:${verbs})(?: in (?:value|price|population))?(?: (?:by|at))?(?: (?:an? )?rate of)? {p:rate}(?: (?:of its value|in (?:value|price)))?(?! ${YEARLY})(?! per)`,
  `(?:gets?|got|receives?|received|given|with|after|there (?:is|was)) (?:an? )?{p:rate} (?:${nouns})`,
];
const yearly = (verbs: string): string[] => [
  `(?:${verbs})(?: in (?:value|price|population))?(?: (?:by|at))?(?: (?:an? )?rate of)? {p:rate}(?: (?:of its value|in (?:value|price)|of its population))? (?:per|each|every|an?) (?<unit>year|month|week|day|hour)`,
  `(?:each|every|per) (?<unit>year|month|week|day|hour),? (?:it|they|the [a-z]+|its value|the (?:population|value|price)) (?:${verbs})(?: (?:by|at))? {p:rate}(?: of its value)?`,
  `(?:annual|yearly) (?:increase|growth|decrease|depreciation)(?: rate)? (?:of|is) {p:rate}`,
];
const START = [
  '(?<!to )(?:for|costs?|cost|worth|bought (?:for|at)|is|was|of|earns?|earned|valued at|price of|at) {m:from}(?! per)',
  '(?:an?|the) {m:from}(?= [a-z])',
  '(?:has|had|of|with|is|was|there (?:are|were)|about) {n:from} (?<thing>people|inhabitants|residents|members|students|pupils|users|fish|deer|trees|rabbits|birds|employees|customers)',
  '(?:population (?:of [a-z ]+? )?(?:is|was|of)) {n:from}',
];
const ASK_NEW = [
  `${find('(?:new |current )(?<what>price|salary|rent|value|population|wage|cost|number(?: of [a-z]+)?)')}(?: of ${ANY} [a-z]+)?${FINAL}`,
  `how much (?:is|are|does) (?:it|they|${ANY} [a-z]+(?: [a-z]+)?)(?: (?:cost|worth))? now${FINAL}`,
];
const ASK_LATER = [
  `how many (?<asked>[a-z]+) (?:will|are|would|were)(?: (?:there|be|live|have|it|the [a-z]+|in (?:the|this) [a-z]+))*(?: there)? (?:after|in) {n:years} (?<unit2>year|month|week|day|hour)s?${FINAL}`,
  `(?:how much|what) (?:is|will|was|would)(?: (?:it|they|${ANY} [a-z]+|be))* worth (?:after|in) {n:years} (?<unit2>year|month|week|day|hour)s?${FINAL}`,
  `${find('(?:value|population|price|size)')}(?: of ${ANY} [a-z]+)?(?: be)? (?:after|in) {n:years} (?<unit2>year|month|week|day|hour)s?${FINAL}`,
  `what will (?:the|its) (?:population|value|price)(?: of ${ANY} [a-z]+)? be (?:after|in) {n:years} (?<unit2>year|month|week|day|hour)s?${FINAL}`,
];
const WORDS =
  'value population town city village price ticket house car company salary rent it its has people now new each every year per increase raise bought of in live there worth new number years months weeks days hours';
const fits = (s: Slots): boolean =>
  (s['unit'] ?? s['unit2']) === s['unit2'] &&
  (s['asked'] === undefined || (s['thing'] !== undefined && single(s['asked']) === single(s['thing'])));
/** 'My rent went up. What is my new salary?': only a price may be asked for that is not named. */
const isNamed = (s: Slots): boolean => {
  const [what, story] = [s['what'] ?? 'price', s['leftover'] ?? ''];
  return (
    new RegExp(`\\b${single(what.split(' ').at(-1) ?? '')}`).test(story) ||
    (/^(?:price|cost|value)$/.test(what) && !/\b(?:rent|salary|wage|population)\b/.test(story))
  );
};
const signed = (sign: '+' | '-'): Schema[] => {
  const [verbs, nouns] =
    sign === '+'
      ? [UP, 'raise|pay raise|increase|rise|price increase']
      : [DOWN, 'cut|pay cut|decrease|drop|price cut'];
  return [
    {
      asks: ASK_NEW,
      says: [change(verbs, nouns), START],
      words: WORDS,
      nouns: 2,
      heads: 1,
      table: (s) =>
        /per|each|every/.test(s['leftover'] ?? '') || !isNamed(s)
          ? null
          : tabled('before = from; rate = rate/100; change = before * rate', `before ${sign} change`)(s),
    },
    {
      asks: ASK_LATER,
      says: [yearly(verbs), START],
      words: WORDS,
      nouns: 2,
      heads: 1,
      mixesUnits: true,
      table: (s) =>
        fits(s)
          ? tabled(
              `at the start = from; rate = rate/100; factor for each time = 1 ${sign} rate; number of times = years`,
              'at the start * (factor for each time)^(number of times)',
              { where: 'years is whole' },
            )(s)
          : null,
    },
  ];
};
/** From one number to another: by how many percent. */
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const THEN = `(?:(?:last|the previous) (?:year|month|week|season)|in (?:(?:19|20)\\d\\d|${MONTH})|\\d+ years ago|yesterday|before|at first|originally)`;
const NOW = `(?:now|today|this (?:year|month|week|season)|in (?:(?:19|20)\\d\\d|${MONTH})|currently)`;
const U = (name: string): string =>
  `(?: (?<${name}>dollars|(?!to\\b|and\\b|in\\b|now\\b|last\\b|an?\\b|per\\b|today\\b|this\\b)[a-z]+))?`;
const FROM_TO = [
  `from {n:from}${U('u')}(?: (?:per|an?) (?<pu>[a-z]+))? to {n:to}${U('w')}(?: (?:per|an?) (?<pw>[a-z]+))?`,
  `(?:had|has|was|were|there were|cost) {n:from}${U('u')} ${THEN},? (?:and|but)(?: (?:it|they|[a-z]+) )? ?(?:(?:has|have|had|is|was|are|were|costs?|there (?:are|were)) )?(?:only )?{n:to}${U('w')} ${NOW}`,
];
const ASK_RATE = (nouns: string, verbs: string): string[] => [
  `${find(`percent(?:age)? (?:of )?(?:${nouns})|(?:${nouns}) (?:in percent|percent(?:age)?|rate|as a percent(?:age)?)`)}(?: (?:in|of) (?:the )?[a-z]+(?: of [a-z ]+)?)?${FINAL}`,
  `(?:by )?(?:what|how many) percent(?:age)? (?:did|has|have|does|is|was) (?:it|they|the (?:[a-z]+ )?[a-z]+|its (?:value|price)|that|this|[a-z]+) ?(?:${verbs})?${FINAL}`,
  `(?:what|which) percent(?:age)? (?:${nouns}) (?:is|was|did) (?:that|this|it|he|she|they)(?: (?:get|have|receive))?${FINAL}`,
];
const rate = (isMore: boolean): Schema => ({
  asks: isMore
    ? ASK_RATE(
        'increase|raise|growth|gain|rise|pay raise',
        'increased?|grow|grown|rise|risen|go up|gone up|gain',
      )
    : ASK_RATE(
        'decrease|loss|drop|fall|decline|reduction|cut',
        'decreased?|fall|fallen|drop|dropped|go down|gone down|lose|lost|decline|shrink',
      ),
  says: [FROM_TO],
  words: `stock share price wage gas population salary it they went ${isMore ? 'rose grew increased raised up climbed' : 'fell dropped decreased down sank declined'} a an per hour gallon of now town city village from`,
  nouns: 2,
  heads: 2,
  same: [['pu', 'pw']],
  table: (s) =>
    s['u'] !== undefined && s['w'] !== undefined && single(s['u']) !== single(s['w'])
      ? null
      : tabled(
          `before = from; after = to; change = ${isMore ? 'after - before' : 'before - after'}`,
          '100 * change / before',
          { where: isMore ? 'to > from; from > 0' : 'from > to; from > 0', unit: '%' },
        )(s),
});
export const CHANGES_IN_PERCENT: readonly Schema[] = [...signed('+'), ...signed('-'), rate(true), rate(false)]; // prettier-ignore
