import { num, product, quotient, sum, sym } from '../../tree/expr.js';
import { minus, share, single, value, type Schema, type Slots, type Table } from '../schemas/schema.js';
import { thing } from '../../sentences/language/words.js';
import { LEGS } from '../rate-sums/common-knowledge.js';
import { PART, partOf } from './everyday.js';

const one = (lines: Table['lines'], requested: Table['requested']): Table => ({ lines, requested });
const worth: Readonly<Record<string, number>> = {
  penny: 1,
  cent: 1,
  nickel: 5,
  dime: 10,
  quarter: 25,
  'dollar bill': 100,
};
const COIN = '(?<KIND>penn(?:y|ies)|nickels?|dimes?|quarters?|(?:pieces of )?dollar bills?)';
/** Two to four kinds of coins, and what they are worth together. */
const coins = [2, 3, 4].map((count): Schema => {
  const places = Array.from({ length: count }, (_, k) => k);
  const part = (k: number): string => `(?:{n:n${k}}|an?) ${COIN.replace('KIND', `k${k}`)}`;
  const listed = `${places.slice(0, -1).map(part).join(',? ')},? and ${part(count - 1)}(?! and)`;
  return {
    asks: [
      'how (?:much (?:money|is it worth|are they worth)?|many (?<unit>cents|dollars))(?: money)?(?: in (?<in>cents|dollars))? ?(?:@can @who have|@can @who have in (?:his|her|the) (?:piggy )?(?:bank|pocket|purse)|are they worth|is that)?(?: in (?:his|her|the) (?:piggy )?(?:bank|pocket|purse))?(?: in (?<also>cents|dollars))?(?: in (?:all|total)| altogether)?(?=\\?|$)',
    ],
    says: [[listed]],
    words:
      'finds find found counting likes check coin coins return vending machine change one day piggy bank pocket purse jar',
    things: 0,
    table: (s) => {
      const inCents = [s['unit'], s['in'], s['also']].includes('cents');
      const kinds = places.map((k) =>
        single((s[`k${k}`] ?? '').replace(/pieces of /, '').replace('ies', 'y')),
      );
      if (new Set(kinds).size < count || kinds.some((kind) => worth[kind] === undefined)) return null;
      const lines = Object.fromEntries(
        kinds.map((kind, k) => [
          `cents in ${kind}s`,
          product(value(s[`n${k}`] ?? '1'), num(worth[kind] ?? 0)),
        ]),
      );
      const total = sum(...Object.keys(lines).map(sym));
      return one(lines, inCents ? total : quotient(total, num(100)));
    },
  };
});

/** A whole, a share of it, and a share of that share: the last is asked, or the whole. */
const nested = (isWhole: boolean): Schema => ({
  asks: isWhole
    ? [
        'how many (?<what>[a-z]+) (?:does|do) [a-z]+ have',
        'how many (?<what>[a-z]+) are there(?: in all)?(?=\\?|$)',
      ]
    : ['how many (?<kind2>[a-z]+) (?<kind>[a-z]+)(?: balls)? (?:does [a-z]+ have|are there)'],
  says: [
    [
      `${PART} of (?:(?:the|his|her|[a-z]+'s) )?(?<all>[a-z]+) are (?<x>[a-z]+)(?: balls)?[.,]? (?:and )?(?:{n:part2}|{p:percent2}) of the (?<again>[a-z]+)(?: balls)? are (?<y>[a-z]+)`,
    ],
    isWhole
      ? ['there are {n:count} (?<xs>[a-z]+) (?<ys>[a-z]+)']
      : ['(?:has|have|there are|juggle|own) {n:count} (?<things>[a-z]+)'],
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
    const lines = {
      'first share': partOf(s),
      'share of it': s['percent2'] === undefined ? value(s['part2']) : share(s['percent2']),
      [isWhole ? 'those' : 'whole']: value(s['count']),
    };
    const both = product(sym('first share'), sym('share of it'));
    if (
      isWhole &&
      ![s['xs'], s['ys']]
        .map((word) => single(word ?? ''))
        .every((word) => [single(s['x'] ?? ''), single(s['y'] ?? '')].includes(word))
    )
      return null;
    if (!isWhole && single(s['kind2'] ?? '') !== single(s['y'] ?? '')) return null;
    return {
      lines,
      requested: isWhole ? quotient(sym('those'), both) : product(sym('whole'), both),
      isWhole: true,
    };
  },
});

/** So many are needed, and so many are there already, of one or two kinds. */
const needed: Schema = {
  asks: [
    'how many more (?<what>[a-z]+) (?:should|must|does|do|will) @who (?:have to |need to )?(?:buy|need|make|get|bake|collect|sell|read|order)(?=\\?|$)',
  ],
  says: [
    [
      'needs (?:to (?:buy|make|get|bake|collect|sell|read|order) )?{n:goal} (?<which>[a-z]+)(?: for (?:@the )?[a-z]+(?: [a-z]+){0,4})?(?=[.,])',
    ],
    [
      '(?:already has|has already (?:made|baked|collected|sold|read|bought)|has) {n:a} (?:(?!more)[a-z]+ )?(?<some>[a-z]+) and {n:b} (?:(?!more)[a-z]+ )?(?<rest>[a-z]+)(?=[.,])',
      '(?:already has|has already (?:made|baked|collected|sold|read|bought)|has) {n:a} (?<some>[a-z]+)(?: already)?(?=[.,])',
    ],
  ],
  words: 'happening birthday party on saturday sunday',
  things: 0,
  same: [
    ['what', 'which'],
    ['some', 'what'],
    ['rest', 'what'],
  ],
  table: (s: Slots) => {
    const have = sum(...[s['a'], s['b']].filter((n) => n !== undefined).map(value));
    return Number(s['goal']) > Number(s['a']) + Number(s['b'] ?? 0)
      ? {
          lines: { needed: value(s['goal']), 'already there': have },
          requested: minus(sym('needed'), sym('already there')),
          isWhole: true,
        }
      : null;
  },
};
/** Coins, parts of parts, and what is still missing. */
export const PARTS: readonly Schema[] = [
  ...coins,
  nested(true),
  nested(false),
  needed,
  {
    asks: [
      'how many (?:of the animals are )?(?<what>[a-z]+)(?: (?:are there|(?:live|are) (?:on|in) [a-z]+(?:.s)? [a-z]+|(?:does|do|did) [a-z]+ (?:have|own|keep)))?(?=\\?|$)',
    ],
    says: [
      ['(?:either|only|all|keeps|rears|has|raises|owns|of) (?<a>[a-z]+) (?:and|or) (?<b>[a-z]+)'],
      ['{n:heads} (?:animals|heads)', 'number of (?:animal )?(?:animals|heads) is {n:heads}'],
      ['{n:legs} (?:legs|feet)', 'number of (?:animal )?(?:legs|feet) is {n:legs}'],
    ],
    words:
      'farm animals animal number total legs heads they have all together altogether either only keeps rears has raises owns farmer on in his her their',
    things: 1,
    table: ({ what = '', a = '', b = '', heads, legs }) => {
      const [one, other] = [thing(a), thing(b)];
      const [p, q] = [LEGS[one], LEGS[other]];
      const wanted = thing(what);
      if (p === undefined || q === undefined || p === q || (wanted !== one && wanted !== other)) return null;
      const [x, y] = [sym(`number of ${a}`), sym(`number of ${b}`)];
      return {
        lines: { [x.name]: minus(value(heads), y) },
        equations: [[sum(product(num(p), x), product(num(q), y)), value(legs)]],
        requested: wanted === one ? x : y,
        isWhole: true,
      };
    },
  },
];
