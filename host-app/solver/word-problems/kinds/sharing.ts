import { proportion } from './proportions.js';
import { single, type Schema, type Slots } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

const RATIO = '(in (the|a) ratio( of)?|ratio (of|is))';
const OF_TO = 'ratio of (the number of )?(?<x>[a-z]+) to (?<y>[a-z]+)( (in|at|on) (@the )?[a-z]+)? is @ratio';
const GOODS = '(kg|kilograms?|grams?|g|liters?|ml|pounds?|ounces?|meters?)( of [a-z]+)?';
const ratioShare = (asked: string, isWhole = false): Schema['table'] =>
  tabled('whole; all parts = a + b; one part = whole / all parts', `one part * ${asked}`, { isWhole });
/** The slot of the one that is asked about; null for a third one. */
const partOf = (s: Slots): 'a' | 'b' | null => {
  const who = single(s['who'] ?? '');
  return who === single(s['x'] ?? '') ? 'a' : who === single(s['y'] ?? '') ? 'b' : null;
};
const partAsked =
  (isWhole: boolean): Schema['table'] =>
  (s) => {
    const asked = partOf(s);
    return asked && ratioShare(asked, isWhole)(s);
  };

const last = (words: string | undefined): string => words?.split(' ').at(-1) ?? '';

const groupShare: Schema['table'] = (s) => {
  const part = partOf(s);
  return part === null || s['x'] === s['y']
    ? null
    : tabled(`part = ${part}; whole = a + b`, '(100 * part) / whole')(s);
};

const DOING =
  '(pick|collect|gather|make|read|type|pack|fold|wash|produce|print|bake|throw|plant|answer|shovel)';
export const SHARING: readonly Schema[] = [
  {
    asks: ['how many (?<kind>[a-z]+) (?<noun>[a-z]+) does @who have'],
    says: [
      ['(has|have) {n:whole} (?<all>[a-z]+)'],
      ['there are {n:gap} more (?<x>[a-z]+) (?<nouns>[a-z]+) than (?<y>[a-z]+) (?<nouns2>[a-z]+)'],
    ],
    same: [
      ['noun', 'all'],
      ['noun', 'nouns'],
      ['noun', 'nouns2'],
    ],
    table: (s) => {
      if (s['kind'] !== s['x'] && s['kind'] !== s['y']) return null;
      return tabled(
        'larger number = smaller number + gap',
        s['kind'] === s['x'] ? 'larger number' : 'smaller number',
        { equations: 'smaller number + larger number = whole', isWhole: true },
      )(s);
    },
  },
  ...[
    ['hour', 'minute'],
    ['minute', 'second'],
  ].map(([long = '', short = '']): Schema => ({
    asks: [`how many (?<what>[a-z]+) (does|did|can|will) @who ${DOING}( in {n:time} ${long}s?)?`],
    says: [
      [`${DOING}s? (?<which>[a-z]+) for {n:time} ${long}s?`],
      [`((can|could) )?${DOING}s? {n:each} (?<item>[a-z]+) (per|an?|each|every) ${short}`],
    ],
    mixesUnits: true,
    words: 'he she',
    same: [
      ['what', 'which'],
      ['what', 'item'],
    ],
    table: tabled(`number of ${short}s = 60 * time; in each = each`, `in each * number of ${short}s`),
  })),
  {
    asks: [
      'how much (money )?@can @who (have to |need to )?(spend|pay) to make {n:more} (?<what>[a-z]+) of (?<stuff>[a-z]+)',
    ],
    says: [
      [
        'to make {n:count} (?<which>[a-z]+) of (?<stuffs>[a-z]+),? @who (needs|uses) {n:amount} (?<unit>[a-z]+) of (?<item>[a-z]+)',
      ],
      ['(each|every|an?|1) (?<units>[a-z]+) of (?<items>[a-z]+) costs {m:price}'],
    ],
    same: [
      ['what', 'which'],
      ['stuff', 'stuffs'],
      ['unit', 'units'],
      ['item', 'items'],
    ],
    table: tabled(
      'needed for one = amount / count; needed in all = needed for one * more; price',
      'needed in all * price',
    ),
  },
  {
    asks: [
      'how many (?<what>[a-z ]+?) can (you|he|she|they|we|[a-z]+) (make|get|bake|buy) (out of|from|with) {n:more} (?<item>[a-z]+)',
    ],
    says: [
      ['{n:count} (?<items>[a-z]+) (makes?|gives?|yields?|produces?) {n:cost} (?<which>[a-z ]+?)(?=[,.])'],
    ],
    same: [
      ['what', 'which'],
      ['item', 'items'],
    ],
    table: proportion,
  },
  {
    asks: ['how much (money )?@can @who (earn|make|get|be paid)( for| in| after| if @who works?)? {t:more}'],
    says: [
      [
        '(earns?|earned|makes?|made|paid|is paid|gets?|got) {m:cost} (for|in) {t:count}( of ([a-z]+ )?[a-z]+ing| of work)?',
      ],
    ],
    words: 'same rate continues continue walk work dogs works keeps working he she',
    table: proportion,
  },
  {
    asks: ['how many more (?<thing>[a-z]+) does (?<who>[a-z]+) have( more)? than (?<whom>[a-z]+)'],
    says: [
      [
        '(?<x>[a-z]+) and (?<y>[a-z]+) (have|share|own)( [a-z]+)? is @ratio',
        '(?<x>[a-z]+) and (?<y>[a-z]+) (share|have) [a-z]+ in the ratio( of)? @ratio',
      ],
      [
        'total (number )?(of [a-z]+ )?(they have )?(together )?is {n:whole}',
        'together (they have )?{n:whole}',
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
      return ratioShare(`(${more} - ${less})`, true)(s);
    },
  },
  ...[true, false].map((isLarge): Schema => ({
    asks: [`(what is|find|how much is) the ${isLarge ? '(larger|bigger|greater)' : 'smaller'} (share|part)`],
    says: [[`(divide|split|share|divided|split|shared) {n:whole}( dollars| ${GOODS})?`], [`${RATIO} @ratio`]],
    table: (s) =>
      s['a'] === s['b'] ? null : ratioShare(Number(s['a']) > Number(s['b']) === isLarge ? 'a' : 'b')(s),
  })),
  {
    asks: ['how (much|many)( money)? (does|do|did|will) (?<who>[a-z]+) (get|receive)'],
    says: [
      [
        '(?<x>[a-z]+) and (?<y>[a-z]+) (shared?|split|divided?) {m:whole}',
        '{m:whole} (is|are|was|were) (shared|split|divided) between (?<x>[a-z]+) and (?<y>[a-z]+)',
        '(divide|share|split) {m:whole} between (?<x>[a-z]+) and (?<y>[a-z]+)',
        `(divide|share|split) {n:whole} ${GOODS} between (?<x>[a-z]+) and (?<y>[a-z]+)`,
        `(?<x>[a-z]+) and (?<y>[a-z]+) (shared?|split|divided?) {n:whole} ${GOODS}`,
      ],
      [`${RATIO} @ratio`],
    ],
    words: 'sum',
    isOnlyAboutNamed: true,
    table: partAsked(false),
  },
  {
    asks: ['how many (?<what>[a-z]+) (does|do|did|will) (?<who>[a-z]+) (get|receive)'],
    says: [
      ['(?<x>[a-z]+) and (?<y>[a-z]+) (shared?|split|divided?) {n:whole} (?<which>[a-z]+)'],
      [`${RATIO} @ratio`],
    ],
    isOnlyAboutNamed: true,
    same: [['what', 'which']],
    table: partAsked(false),
  },
  {
    asks: ['how much( money)? (does|do|did|will) (?<who>[a-z]+) (get|receive)(?=\\?|$)'],
    says: [
      ['(?<x>[a-z]+) and (?<y>[a-z]+) (shared?|split|divided?) (some |an amount of )?money'],
      [`${RATIO} @ratio`],
      ['(?<known>[a-z]+) (gets|got|receives|received) {m:given}(?! more)'],
    ],
    isOnlyAboutNamed: true,
    table: (s) => {
      const [who, known] = [partOf(s), partOf({ ...s, who: s['known'] ?? '' })];
      return who && known && who !== known
        ? tabled(`one part = given / ${known}`, `one part * ${who}`)(s)
        : null;
    },
  },
  ...['a', 'b'].map((given): Schema => ({
    asks: [
      `how many (?<who>[a-z]+) are (there|in (@the )?(class|school|bag|box))( if there are {n:known} (?<known2>[a-z]+))?`,
    ],
    says: [[OF_TO], ['there are {n:known} (?<known2>[a-z]+)', '\\bhas {n:known} (?<known2>[a-z]+)']],
    oneOf: 'class school club team bag box shelter',
    things: 1,
    table: (s) => {
      const [from, to] = given === 'a' ? ['x', 'y'] : ['y', 'x'];
      if (
        single(s[from] ?? '') !== single(last(s['known2'])) ||
        single(s[to] ?? '') !== single(s['who'] ?? '')
      )
        return null;
      return tabled(`one part = known / ${given}`, `one part * ${given === 'a' ? 'b' : 'a'}`, {
        isWhole: true,
      })(s);
    },
  })),
  {
    asks: ['how many (of them )?(are )?(?<who>[a-z]+)( are (there|in the class))?'],
    says: [
      ['(?<x>[a-z]+) and (?<y>[a-z]+) (are )?in (the|a) ratio( of)? @ratio', OF_TO],
      ['there are {n:whole} (students|people|children|members|animals|pupils)( in (total|all))?'],
    ],
    oneOf: 'class school club team',
    table: partAsked(true),
  },
  {
    asks: ['what percent(age)? of (the class|the students|them) (are|is) (?<who>[a-z]+)'],
    says: [['(there are|has) {n:a} (?<x>[a-z]+) and {n:b} (?<y>[a-z]+)']],
    words: 'class',
    table: groupShare,
  },
];
