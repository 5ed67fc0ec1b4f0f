import { single, type Schema } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';
import { thing } from '../../sentences/language/words.js';
import { LEGS } from '../rate-sums/common-knowledge.js';
import { PART, partOf } from './everyday.js';

const worth: Readonly<Record<string, number>> = {
  penny: 1,
  cent: 1,
  nickel: 5,
  dime: 10,
  quarter: 25,
  'dollar bill': 100,
};
const COIN = '(?<KIND>penn(y|ies)|nickels?|dimes?|quarters?|(pieces of )?dollar bills?)';
/** Two to four kinds of coins, and what they are worth together. */
const coins = [2, 3, 4].map((count): Schema => {
  const places = Array.from({ length: count }, (_, k) => k);
  const part = (k: number): string => `({n:n${k}}|an?) ${COIN.replace('KIND', `k${k}`)}`;
  const listed = `${places.slice(0, -1).map(part).join(',? ')},? and ${part(count - 1)}(?! and)`;
  return {
    asks: [
      'how (much (money|is it worth|are they worth)?|many (?<unit>cents|dollars))( money)?( in (?<in>cents|dollars))? ?(@can @who have|@can @who have in (his|her|the) (piggy )?(bank|pocket|purse)|are they worth|is that)?( in (his|her|the) (piggy )?(bank|pocket|purse))?( in (?<also>cents|dollars))?( in (all|total)| altogether)?(?=\\?|$)',
    ],
    says: [[listed]],
    words:
      'finds find found counting likes check coin coins return vending machine change one day piggy bank pocket purse jar',
    table: (s) => {
      const inCents = [s['unit'], s['in'], s['also']].includes('cents');
      const kinds = places.map((k) =>
        single((s[`k${k}`] ?? '').replace(/pieces of /, '').replace('ies', 'y')),
      );
      if (new Set(kinds).size < count || kinds.some((kind) => worth[kind] === undefined)) return null;
      const cents = kinds.map((kind, k) => `cents in ${kind}s = ${s[`n${k}`] ?? '1'} * ${worth[kind] ?? 0}`);
      const total = kinds.map((kind) => `cents in ${kind}s`).join(' + ');
      return tabled(cents.join('; '), inCents ? total : `(${total}) / 100`)(s);
    },
  };
});

/** A whole, a share of it, and a share of that share: the last is asked, or the whole. */
const nested = (isWhole: boolean): Schema => ({
  asks: isWhole
    ? [
        'how many (?<what>[a-z]+) (does|do) [a-z]+ have',
        'how many (?<what>[a-z]+) are there( in all)?(?=\\?|$)',
      ]
    : ['how many (?<kind2>[a-z]+) (?<kind>[a-z]+)( balls)? (does [a-z]+ have|are there)'],
  says: [
    [
      `${PART} of ((the|his|her|[a-z]+'s) )?(?<all>[a-z]+) are (?<x>[a-z]+)( balls)?[.,]? (and )?({n:part2}|{p:percent2}) of the (?<again>[a-z]+)( balls)? are (?<y>[a-z]+)`,
    ],
    isWhole
      ? ['there are {n:count} (?<xs>[a-z]+) (?<ys>[a-z]+)']
      : ['(has|have|there are|juggle|own) {n:count} (?<things>[a-z]+)'],
  ],
  words: 'juggler can if balls',
  things: 1,
  same: isWhole
    ? [
        ['what', 'all'],
        ['x', 'again'],
      ]
    : [
        ['things', 'all'],
        ['x', 'again'],
        ['kind', 'x'],
      ],
  table: (s) => {
    if (
      isWhole &&
      ![s['xs'], s['ys']]
        .map((word) => single(word ?? ''))
        .every((word) => [single(s['x'] ?? ''), single(s['y'] ?? '')].includes(word))
    )
      return null;
    if (!isWhole && single(s['kind2'] ?? '') !== single(s['y'] ?? '')) return null;
    const second = s['percent2'] === undefined ? 'part2' : 'percent2/100';
    return tabled(
      `first share = ${partOf(s)}; share of it = ${second}; ${isWhole ? 'those' : 'whole'} = count`,
      isWhole ? 'those / (first share * share of it)' : 'whole * (first share * share of it)',
      { isWhole: true },
    )(s);
  },
});

/** So many are needed, and so many are there already, of one or two kinds. */
const needed: Schema = {
  asks: [
    'how many more (?<what>[a-z]+) (should|must|does|do|will) @who (have to |need to )?(buy|need|make|get|bake|collect|sell|read|order)(?=\\?|$)',
  ],
  says: [
    [
      'needs (to (buy|make|get|bake|collect|sell|read|order) )?{n:goal} (?<which>[a-z]+)( for (@the )?[a-z]+( [a-z]+){0,4})?(?=[.,])',
    ],
    [
      '(already has|has already (made|baked|collected|sold|read|bought)|has) {n:a} ((?!more)[a-z]+ )?(?<some>[a-z]+) and {n:b} ((?!more)[a-z]+ )?(?<rest>[a-z]+)(?=[.,])',
      '(already has|has already (made|baked|collected|sold|read|bought)|has) {n:a} (?<some>[a-z]+)( already)?(?=[.,])',
    ],
  ],
  words: 'happening birthday party on saturday sunday',
  same: [
    ['what', 'which'],
    ['some', 'what'],
    ['rest', 'what'],
  ],
  table: (s) =>
    Number(s['goal']) > Number(s['a']) + Number(s['b'] ?? 0)
      ? tabled(
          `needed = goal; already there = ${s['b'] === undefined ? 'a' : 'a + b'}`,
          'needed - already there',
          { isWhole: true },
        )(s)
      : null,
};
/** Coins, parts of parts, and what is still missing. */
export const PARTS: readonly Schema[] = [
  ...coins,
  nested(true),
  nested(false),
  needed,
  {
    asks: [
      'how many (of the animals are )?(?<what>[a-z]+)( (are there|(live|are) (on|in) [a-z]+(.s)? [a-z]+|(does|do|did) [a-z]+ (have|own|keep)))?(?=\\?|$)',
    ],
    says: [
      ['(either|only|all|keeps|rears|has|raises|owns|of|there are|with) (?<a>[a-z]+) (and|or) (?<b>[a-z]+)'],
      ['{n:heads} (animals|heads)', 'number of (animal )?(animals|heads) is {n:heads}'],
      ['{n:legs} (legs|feet)', 'number of (animal )?(legs|feet) is {n:legs}'],
    ],
    words:
      'farm animals animal number total legs heads they have all together altogether either only keeps rears has raises owns farmer on in his her their',
    things: 1,
    table: ({ what = '', a = '', b = '', heads = '', legs = '' }) => {
      const [one, other] = [thing(a), thing(b)];
      const [p, q] = [LEGS[one], LEGS[other]];
      const wanted = thing(what);
      if (p === undefined || q === undefined || p === q || (wanted !== one && wanted !== other)) return null;
      const [x, y] = [`number of ${a}`, `number of ${b}`];
      return tabled(`${x} = heads - ${y}`, wanted === one ? x : y, {
        equations: `${p} * ${x} + ${q} * ${y} = legs`,
        isWhole: true,
      })({ heads, legs });
    },
  },
];
