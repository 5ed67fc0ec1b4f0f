import { thing } from '../../../sentences/language/words.js';
import { LEGS } from '../../rate-sums/common-knowledge.js';
import type { Schema, Slots, Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const CENTS: Readonly<Record<string, number>> = {
  penny: 1,
  nickel: 5,
  dime: 10,
  quarter: 25,
  'half dollar': 50,
};
const BILLS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  five: 5,
  ten: 10,
  twenty: 20,
  fifty: 50,
  hundred: 100,
};
const WHEELS: Readonly<Record<string, number>> = {
  car: 4,
  motorcycle: 2,
  motorbike: 2,
  bike: 2,
  bicycle: 2,
  tricycle: 3,
  unicycle: 1,
  scooter: 2,
};
const COIN = '(pennies|nickels?|dimes?|quarters?|half dollars?)';
const NOTE = '(ones|twos|fives|tens|twenties|fifties|hundreds)';
const one = (word = ''): string =>
  thing(word)
    .replace(/^twentie$/, 'twenty')
    .replace(/^pennie$/, 'penny')
    .replace(/^hundred$/, 'hundred');

/** So many of two kinds, and what they have together, where each kind has so much. */
const solved = (
  x: string,
  y: string,
  a: number | string,
  b: number | string,
  wanted: string,
  slots: Slots,
): Table | null =>
  x !== y && String(a) !== String(b) && (wanted === x || wanted === y)
    ? tabled(`number of ${x}s = count - number of ${y}s`, `number of ${wanted}s`, {
        equations: `${a} * number of ${x}s + ${b} * number of ${y}s = total`,
        isWhole: true,
      })(slots)
    : null;
const known =
  (worth: Readonly<Record<string, number | undefined>>) =>
  (s: Slots): Table | null => {
    const [x, y] = [one(s['x']), one(s['y'])];
    const [a, b] = [worth[x], worth[y]];
    return a === undefined || b === undefined ? null : solved(x, y, a, b, one(s['asked']), s);
  };
const HAS =
  'i he she they we has have had there are is it in my his her a an the jar purse pocket wallet drawer piggy bank money box total totals all consisting made of mix mixture mixed either only and with worth which that their value altogether together is some register cash';
const OWN = `( (are there|@can @who have|are in @the [a-z]+|is that|@can @who got|are they|live on @the farm|are on @the farm|are in @the (parking )?lot|is there|were there))?( (in|on|at) (@the )?([a-z]+ )?[a-z]+)?`;
const WORTH = ['((all )?worth|totals?|value( is| of)?|make|makes|is|of|for|have|has) {m:total}', '{m:total}'];

const priced = (says: Schema['says'], words = ''): Schema => ({
  asks: [
    `how many (?<asked>[a-z]+)( tickets| stamps)? (were|are|was|is|did|does|do|came|attended|went|bought|visited|paid)( (sold|there|bought|he|she|they|i|we|buy|buys|sell|order|get|pay|go|in the group|at (it|@the [a-z]+)))*(?=\\?|$)`,
  ],
  says: [
    ...says,
    [
      '(?<!each |for each )(sold|paid|pays?|for|was|were|is|are|collected|took in|made|total (of|is|was)|spent|spends?|cost|costs|earned|raised|receipts|came to|in all|altogether) {m:total}',
      '{m:total}',
    ],
    ['{n:count} (?<all>tickets|people|persons|visitors|guests|[a-z]+)'],
  ],
  words: `tickets ticket sold cost costs price group of people for at cinema movie theater theatre museum zoo pool concert show play fair circus school in total all altogether paid pay pays sells sells sell a and each entrance admission family buys bought spent spends takes were was ${words}`,
  nouns: 1,
  table: (s) => {
    const [x, y] = [one(s['x']), one(s['y'])];
    return s['all'] !== undefined && /^(?:tickets|people|persons|visitors|guests)$/.test(s['all'])
      ? solved(x, y, s['a'] ?? '', s['b'] ?? '', one(s['asked']), s)
      : null;
  },
});
const KIND = '(?<K>adults?|child|children|kids?|students?|seniors?|teachers?|members)';
const [X, Y] = ['x', 'y'].map((name) => KIND.replace('K', name));

export const TWO_KINDS: readonly Schema[] = [
  {
    asks: [`how many (?<asked>${COIN})${OWN}(?=\\?|$)`],
    says: [[`(?<x>${COIN}) and (?<y>${COIN})`], ['{n:count} coins'], ['{n:cents} cents', ...WORTH]],
    words: HAS,
    table: (s) => known(CENTS)({ ...s, total: s['cents'] ?? String(Math.round(Number(s['total']) * 100)) }),
  },
  {
    asks: [`how many (?<asked>${NOTE})${OWN}(?=\\?|$)`, `how many {m:asked} (bills|notes)${OWN}(?=\\?|$)`],
    says: [[`(?<x>${NOTE}) and (?<y>${NOTE})`, '{m:a}( bills| notes)? (and|or) {m:b} (bills|notes)'], ['{n:count} (bills|notes|banknotes)'], WORTH],
    words: `${HAS} bills notes banknotes`,
    table: (s) => (s['x'] === undefined ? solved(`${s['a'] ?? ''} dollar bill`, `${s['b'] ?? ''} dollar bill`, s['a'] ?? '', s['b'] ?? '', `${s['asked'] ?? ''} dollar bill`, s) : known(BILLS)(s)),
  },
  ...[['animals|heads', 'legs|feet', LEGS] as const, ['vehicles', 'wheels|tires', WHEELS] as const].map(([heads, legs, worth]): Schema => ({
    asks: [`how many (?<asked>[a-z]+)${OWN}(?=\\?|$)`],
    says: [[`{n:count} (${heads})`], [`{n:total} (${legs})`], ['(?<x>[a-z]+) and (?<y>[a-z]+)']],
    words: `${HAS} farm farmer barn parking lot street shop store field yard on they has altogether animals vehicles heads legs wheels together count counts counted`,
    table: known(worth),
  })),
  {
    asks: ['how many {m:asked} (?<asking>[a-z]+) (did|does|do|are|were|has|have) ?(@who|there)?( (buy|bought|have|get|use|used|order|sold))?(?=\\?|$)'],
    says: [['(cost|costs|at|for|of|worth|are) {m:a}( each)? (and|or)( (others|some))?( (at|for))? {m:b}( each)?( (stamps|tickets))?', '{m:a} (and|or) {m:b} (?<what2>[a-z]+)'], ['(for|pays?|paid|spends?|spent|worth|total(s| of| is)?|costs?) {m:total}'], ['{n:count} (?<what>[a-z]+)']],
    words: `${HAS} buys bought buy cost costs stamps tickets pays paid spends spent for`,
    nouns: 1,
    same: [['asking', 'what'], ['what', 'what2']],
    table: (s) => {
      const name = (price = ''): string => `${thing(s['what'] ?? '')} at ${Math.round(Number(price) * 100)} cent`;
      return solved(name(s['a']), name(s['b']), s['a'] ?? '', s['b'] ?? '', name(s['asked']), s);
    },
  },
  priced([[`${X}( tickets?)? (cost|costs|pay|are|is|for) {m:a}( each| per ticket)?[.,;]?( and| while)? ${Y}( tickets?)? (cost |costs |pay |are |is |for )?{m:b}( each| per ticket)?`, `{m:a} (for|per) (an |each )?${X}[.,;]?( and| while)? {m:b} (for|per) (a |each )?${Y}`]]),
]; // prettier-ignore
