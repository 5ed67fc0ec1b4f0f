import { num, product, quotient, sum, sym } from '../../tree/expr.js';
import { proportion } from './proportions.js';
import { minus, single, value, type Schema, type Slots, type Table } from '../schemas/schema.js';

const RATIO = '(?:in (?:the|a) ratio(?: of)?|ratio (?:of|is))';
const OF_TO =
  'ratio of (?:the number of )?(?<x>[a-z]+) to (?<y>[a-z]+)(?: (?:in|at|on) (?:@the )?[a-z]+)? is @ratio';
const [parts, total] = [sym('all parts'), sym('whole')];
const ratioShare = (s: Slots, which: string | undefined, whole = s['whole']): Table => ({
  lines: {
    whole: value(whole),
    'all parts': sum(value(s['a']), value(s['b'])),
    'one part': quotient(total, parts),
  },
  requested: product(sym('one part'), value(which ?? '1')),
});
const GOODS = '(?:kg|kilograms?|grams?|g|liters?|ml|pounds?|ounces?|meters?)(?: of [a-z]+)?';
const larger = (s: Slots, isLarge: boolean): string | undefined =>
  Number(s['a']) > Number(s['b']) === isLarge ? s['a'] : s['b'];
/** The part of the one that is asked about; null for a third one. */
const partOf = (s: Slots): string | undefined =>
  single(s['who'] ?? '') === single(s['x'] ?? '')
    ? s['a']
    : single(s['who'] ?? '') === single(s['y'] ?? '')
      ? s['b']
      : undefined;
const last = (words: string | undefined): string => words?.split(' ').at(-1) ?? '';

const groupShare = (s: Slots): Table | null => {
  const part = partOf(s);
  const lines = { part: value(part ?? '0'), whole: sum(value(s['a']), value(s['b'])) };
  const requested = quotient(product(num(100), sym('part')), total);
  return part === undefined || s['x'] === s['y'] ? null : { lines, requested };
};

const DOING =
  '(?:pick|collect|gather|make|read|type|pack|fold|wash|produce|print|bake|throw|plant|answer|shovel)';
export const SHARING: readonly Schema[] = [
  {
    asks: ['how many (?<kind>[a-z]+) (?<noun>[a-z]+) does @who have'],
    says: [
      ['(?:has|have) {n:whole} (?<all>[a-z]+)'],
      ['there are {n:gap} more (?<x>[a-z]+) (?<nouns>[a-z]+) than (?<y>[a-z]+) (?<nouns2>[a-z]+)'],
    ],
    words: '',
    things: 0,
    same: [
      ['noun', 'all'],
      ['noun', 'nouns'],
      ['noun', 'nouns2'],
    ],
    table: (s) => {
      const [less, more] = [sym('smaller number'), sym('larger number')];
      if (s['kind'] !== s['x'] && s['kind'] !== s['y']) return null;
      return {
        lines: { 'larger number': sum(less, value(s['gap'])) },
        equations: [[sum(less, more), value(s['whole'])]],
        requested: s['kind'] === s['x'] ? more : less,
        isWhole: true,
      };
    },
  },
  ...[
    ['hour', 'minute'],
    ['minute', 'second'],
  ].map(([long = '', short = '']): Schema => ({
    asks: [`how many (?<what>[a-z]+) (?:does|did|can|will) @who ${DOING}(?: in {n:time} ${long}s?)?`],
    says: [
      [`${DOING}s? (?<which>[a-z]+) for {n:time} ${long}s?`],
      [`(?:(?:can|could) )?${DOING}s? {n:each} (?<item>[a-z]+) (?:per|an?|each|every) ${short}`],
    ],
    mixesUnits: true,
    words: 'he she',
    things: 0,
    same: [
      ['what', 'which'],
      ['what', 'item'],
    ],
    table: (s) => ({
      lines: { [`number of ${short}s`]: product(num(60), value(s['time'])), 'in each': value(s['each']) },
      requested: product(sym('in each'), sym(`number of ${short}s`)),
    }),
  })),
  {
    asks: [
      'how much (?:money )?@can @who (?:have to |need to )?(?:spend|pay) to make {n:more} (?<what>[a-z]+) of (?<stuff>[a-z]+)',
    ],
    says: [
      [
        'to make {n:count} (?<which>[a-z]+) of (?<stuffs>[a-z]+),? @who (?:needs|uses) {n:amount} (?<unit>[a-z]+) of (?<item>[a-z]+)',
      ],
      ['(?:each|every|an?|1) (?<units>[a-z]+) of (?<items>[a-z]+) costs {m:price}'],
    ],
    words: '',
    things: 0,
    same: [
      ['what', 'which'],
      ['stuff', 'stuffs'],
      ['unit', 'units'],
      ['item', 'items'],
    ],
    table: (s) => ({
      lines: {
        'needed for one': quotient(value(s['amount']), value(s['count'])),
        'needed in all': product(sym('needed for one'), value(s['more'])),
        price: value(s['price']),
      },
      requested: product(sym('needed in all'), sym('price')),
    }),
  },
  {
    asks: [
      'how many (?<what>[a-z ]+?) can (?:you|he|she|they|we|[a-z]+) (?:make|get|bake|buy) (?:out of|from|with) {n:more} (?<item>[a-z]+)',
    ],
    says: [
      ['{n:count} (?<items>[a-z]+) (?:makes?|gives?|yields?|produces?) {n:cost} (?<which>[a-z ]+?)(?=[,.])'],
    ],
    words: '',
    things: 0,
    same: [
      ['what', 'which'],
      ['item', 'items'],
    ],
    table: proportion,
  },
  {
    asks: [
      'how much (?:money )?@can @who (?:earn|make|get|be paid)(?: for| in| after| if @who works?)? {t:more}',
    ],
    says: [
      [
        '(?:earns?|earned|makes?|made|paid|is paid|gets?|got) {m:cost} (?:for|in) {t:count}(?: of (?:[a-z]+ )?[a-z]+ing| of work)?',
      ],
    ],
    words: 'same rate continues continue walk work dogs works keeps working he she',
    things: 0,
    table: proportion,
  },
  {
    asks: ['how many more (?<thing>[a-z]+) does (?<who>[a-z]+) have(?: more)? than (?<whom>[a-z]+)'],
    says: [
      [
        '(?<x>[a-z]+) and (?<y>[a-z]+) (?:have|share|own)(?: [a-z]+)? is @ratio',
        '(?<x>[a-z]+) and (?<y>[a-z]+) (?:share|have) [a-z]+ in the ratio(?: of)? @ratio',
      ],
      [
        'total (?:number )?(?:of [a-z]+ )?(?:they have )?(?:together )?is {n:whole}',
        'together (?:they have )?{n:whole}',
      ],
    ],
    words: 'ratio popsicles that total have number of together',
    things: 1,
    isOnlyAboutNamed: true,
    table: (s) => {
      const [more, less] =
        s['who'] === s['x'] && s['whom'] === s['y']
          ? ['a', 'b']
          : s['who'] === s['y'] && s['whom'] === s['x']
            ? ['b', 'a']
            : [];
      if (more === undefined || less === undefined || !(Number(s[more]) > Number(s[less]))) return null;
      return {
        ...ratioShare(s, undefined),
        requested: product(sym('one part'), minus(value(s[more]), value(s[less]))),
        isWhole: true,
      };
    },
  },
  ...[true, false].map((isLarge): Schema => ({
    asks: [
      `(?:what is|find|how much is) the ${isLarge ? '(?:larger|bigger|greater)' : 'smaller'} (?:share|part)`,
    ],
    says: [
      [`(?:divide|split|share|divided|split|shared) {n:whole}(?: dollars| ${GOODS})?`],
      [`${RATIO} @ratio`],
    ],
    words: '',
    things: 0,
    table: (s) => (s['a'] === s['b'] ? null : ratioShare(s, larger(s, isLarge))),
  })),
  {
    asks: ['how (?:much|many)(?: money)? (?:does|do|did|will) (?<who>[a-z]+) (?:get|receive)'],
    says: [
      [
        '(?<x>[a-z]+) and (?<y>[a-z]+) (?:shared?|split|divided?) {m:whole}',
        '{m:whole} (?:is|are|was|were) (?:shared|split|divided) between (?<x>[a-z]+) and (?<y>[a-z]+)',
        '(?:divide|share|split) {m:whole} between (?<x>[a-z]+) and (?<y>[a-z]+)',
        `(?:divide|share|split) {n:whole} ${GOODS} between (?<x>[a-z]+) and (?<y>[a-z]+)`,
        `(?<x>[a-z]+) and (?<y>[a-z]+) (?:shared?|split|divided?) {n:whole} ${GOODS}`,
      ],
      [`${RATIO} @ratio`],
    ],
    words: 'sum',
    things: 0,
    isOnlyAboutNamed: true,
    table: (s) => (partOf(s) === undefined ? null : ratioShare(s, partOf(s))),
  },
  {
    asks: ['how many (?<what>[a-z]+) (?:does|do|did|will) (?<who>[a-z]+) (?:get|receive)'],
    says: [
      ['(?<x>[a-z]+) and (?<y>[a-z]+) (?:shared?|split|divided?) {n:whole} (?<which>[a-z]+)'],
      [`${RATIO} @ratio`],
    ],
    words: '',
    things: 0,
    isOnlyAboutNamed: true,
    same: [['what', 'which']],
    table: (s) => (partOf(s) === undefined ? null : ratioShare(s, partOf(s))),
  },
  ...['a', 'b'].map((given): Schema => ({
    asks: [
      `how many (?<who>[a-z]+) are (?:there|in (?:@the )?(?:class|school|bag|box))(?: if there are {n:known} (?<known2>[a-z]+))?`,
    ],
    says: [[OF_TO], ['there are {n:known} (?<known2>[a-z]+)', '\\bhas {n:known} (?<known2>[a-z]+)']],
    words: '',
    oneOf: 'class school club team bag box shelter',
    things: 1,
    table: (s) => {
      const [from, to] = given === 'a' ? ['x', 'y'] : ['y', 'x'];
      if (
        single(s[from] ?? '') !== single(last(s['known2'])) ||
        single(s[to] ?? '') !== single(s['who'] ?? '')
      )
        return null;
      return {
        lines: { 'one part': quotient(value(s['known']), value(s[given])) },
        requested: product(sym('one part'), value(s[given === 'a' ? 'b' : 'a'])),
        isWhole: true,
      };
    },
  })),
  {
    asks: ['how many (?:of them )?(?:are )?(?<who>[a-z]+)(?: are (?:there|in the class))?'],
    says: [
      ['(?<x>[a-z]+) and (?<y>[a-z]+) (?:are )?in (?:the|a) ratio(?: of)? @ratio', OF_TO],
      ['there are {n:whole} (?:students|people|children|members|animals|pupils)(?: in (?:total|all))?'],
    ],
    words: '',
    oneOf: 'class school club team',
    things: 0,
    table: (s) => (partOf(s) === undefined ? null : { ...ratioShare(s, partOf(s)), isWhole: true }),
  },
  {
    asks: ['what percent(?:age)? of (?:the class|the students|them) (?:are|is) (?<who>[a-z]+)'],
    says: [['(?:there are|has) {n:a} (?<x>[a-z]+) and {n:b} (?<y>[a-z]+)']],
    words: 'class',
    things: 0,
    table: groupShare,
  },
];
