import type { Schema, Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const DAY = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const MONTH = '(january|february|march|april|may|june|july|august|september|october|november|december)';
const NAMES = ['a', 'b', 'c'];
/** An amount for each of some days. */
const days = (count: number, isAverage: boolean): Schema => {
  const names = NAMES.slice(0, count);
  const one = (name: string, k: number): string =>
    k === 0
      ? `{n:${name}} (?<unit>[a-z]+)( of [a-z]+)? (on ${DAY}|in ${MONTH})`
      : `{n:${name}}( (?<unit${k}>[a-z]+)( of [a-z]+)?)? (on ${DAY}|in ${MONTH})`;
  const list = names.map(one);
  return {
    asks: isAverage
      ? [
          'what (is|was) (the|his|her|their) average( (number of )?[a-z]+)? (per|a|each|for each) (day|month)',
          'what (is|was) the (daily|monthly) average',
        ]
      : [
          'how (much|far|many (?<what>[a-z]+)) (did|does|do) (it|they|@who) ([a-z]+ )?(in (total|all)|altogether)',
        ],
    says: [[`${list.slice(0, -1).join(',? ')},? and ${list.at(-1) ?? ''}`]],
    words:
      'rained snowed ran walked worked works read reads sold earned made rode swam drove ate saved baked practiced',
    same: [['what', 'unit'], ...names.map((_, k): [string, string] => ['unit', `unit${k}`])],
    table: tabled(
      names.map((name) => `amount ${name} = ${name}`).join('; '),
      `(${names.map((name) => `amount ${name}`).join(' + ')})${isAverage ? ` / ${count}` : ''}`,
    ),
  };
};
const ROPE = '(rope|ribbon|string|wire|board|pipe|stick|plank)';
const weekly = (isKept: boolean): Schema => ({
  asks: isKept
    ? [
        'how much (money )?(does|will) @who have (now|then|in total|altogether|after (that|this|{n:again} weeks))',
      ]
    : ['how much (money )?did @who save( in (all|total)| altogether)?(?=\\?|$)'],
  says: [
    ['(had|has|started with) {m:start}'],
    ['sav(ed|es) {m:each} (each|every|per|a) (week|month|day)'],
    ['for {n:times} (weeks|months|days)'],
  ],
  words: 'and then',
  table: tabled('at first = start; saved = each * times', isKept ? 'at first + saved' : 'saved'),
});
const pieces: Schema = {
  asks: ['how many pieces( (are there|can be cut|does @who (get|have)|will there be))?(?=\\?|$)'],
  says: [
    [`{n:all} meters( long)? ${ROPE}`, `${ROPE} (of|that is|is) {n:all} meters( long)?`],
    ['cut into (equal )?pieces (of|that are) {n:each} cm( long)?( each)?', 'cut into {n:each} cm pieces'],
  ],
  words: 'a is that',
  mixesUnits: true,
  table: tabled('length in cm = all * 100; one piece = each', 'length in cm / one piece', { isWhole: true }),
};
/** A ratio of three parts: the largest or the smallest of them. */
const threeParts: Schema = {
  asks: [
    '(how (much|many|large|big) is|what is|find) the (?<which>largest|biggest|smallest) (share|part|angle|number|amount)(?=\\?|$)',
  ],
  says: [
    ['ratio (of )?{n:a} ?(:|to) ?{n:b} ?(:|to) ?{n:c}(?! ?(:|to) ?\\d)'],
    [
      '(share|divide|split) ({m:money}|{n:total}( [a-z]+( of [a-z]+)?)?)(?= +(in|¤))',
      'angles of a (?<triangle>triangle)',
    ],
  ],
  words: 'angles angle triangle',
  table: (s: Slots) => {
    const parts = ['a', 'b', 'c'].map((name) => Number(s[name]));
    const part = s['which'] === 'smallest' ? Math.min(...parts) : Math.max(...parts);
    const total = s['triangle'] === undefined ? (s['money'] ?? s['total'] ?? '') : '180';
    return parts.filter((one) => one === part).length === 1
      ? tabled('all parts = a + b + c; one part = total / all parts', `${part} * one part`)({ ...s, total })
      : null;
  },
};

export const DAILY: readonly Schema[] = [
  ...[2, 3].flatMap((count) => [days(count, true), days(count, false)]),
  weekly(false),
  pieces,
  threeParts,
  {
    asks: ['@find (the|his|her|its) (average )?speed in (?<goal>km|miles) per hour'],
    says: [
      ['(covers|runs|ran|covered|travels|travelled|traveled|drives|drove|walks|walked|cycles|rides|rode) {n:road} (?<unit>km|miles) in {n:minutes} minutes'],
    ],
    words: 'runner cyclist car train bus',
    mixesUnits: true,
    same: [['goal', 'unit']],
    table: tabled('distance = road; hours = minutes/60', 'distance / hours'),
  },
  {
    asks: ['@long (do|does|will|would) {n:d} (?<worker>[a-z]+) (need|take) (for|to (make|produce|build)) {n:e} (?<thing>[a-z]+)', 'how many (minutes|hours|days) (do|does|will|would) {n:d} (?<worker>[a-z]+) (need|take) (for|to (make|produce|build)) {n:e} (?<thing>[a-z]+)'],
    says: [['(if )?{n:a} (?<maker>[a-z]+) (make|produce|build|catch) {n:b} (?<made>[a-z]+) in {t:time}']],
    words: 'if',
    same: [
      ['worker', 'maker'],
      ['thing', 'made'],
    ],
    table: tabled('one makes in one unit = b / (a * time)', 'e / (d * one makes in one unit)'),
  },
]; // prettier-ignore
