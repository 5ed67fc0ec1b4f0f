import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const END = '(?=\\?|$)';
const ITEM =
  '(pages|problems|questions|miles|kilometers|km|laps|books|words|chapters|cookies|toys|cups|meters|rows|boxes|pushups|push-ups|emails|bricks|parts)';
const PER_DAY = '(per|a|an|each|every) (?<per>day|hour|minute|week|night)';

/** A tank that is partly full. */
const full = (isPart: boolean): Schema => ({
  asks: [
    `how (much|many (?<unit>[a-z]+))( more)?( of)?( water| fuel| gas| oil)?( more)? (must|should|has to|have to|needs? to|can|is needed to|are needed to|will|does it take to) (be (added|poured in)( to fill (it|the [a-z]+)( up)?( completely)?)?|fill (it|the [a-z]+)( up)?)${END}`,
  ],
  says: [
    [
      '(holds?|can hold|has a capacity of|with a capacity of|capacity (of|is)) {n:all} (?<units>[a-z]+)( of [a-z]+)?',
    ],
    [
      isPart
        ? '(@is )?(now |currently |already )?{n:part} full'
        : '(@is )?(now |currently |already )?{p:percent} full',
    ],
  ],
  words: 'tank it and water barrel pool when full',
  oneOf: 'tank barrel pool bottle bucket container bathtub',
  same: [['unit', 'units']],
  table: (s) =>
    tabled(
      `capacity = all; share that is full = ${isPart ? 'part' : 'percent/100'}`,
      'capacity * (1 - share that is full)',
    )(s),
});
/** Members of two groups, of which some are in both. */
const two = (asked: string, requested: string): Schema => ({
  asks: [asked],
  says: [
    [
      '(class|group|survey|school|club|team) of {n:all}( (students|people|children|kids|pupils|members|boys|girls))?',
      '(?<!do not )(of|among) {n:all} (students|people|children|kids|pupils|members)',
      '{n:all} (students|people|children|kids|pupils|members) (were asked|were surveyed|are in (a|the) (class|club))',
    ],
    [
      '{n:a}( (students|people|of them|children|pupils))? (?<do>play|like|study|take|have|own|speak|read|drink|liked|studied|played|can speak) (?<x>[a-z]+),? (and )?{n:b}( (students|people|of them|children|pupils))? (play|like|study|take|have|own|speak|read|drink|liked|studied|played|can speak) (?<y>[a-z]+),? (and )?{n:c}( (students|people|of them|children|pupils))? (play|like|study|take|have|own|speak|read|drink|liked|studied|played|can speak) both( (sports|subjects|languages|of them|games))?',
    ],
  ],
  words: 'students people in a of class',
  table: (s) =>
    Number(s['c']) <= Math.min(Number(s['a']), Number(s['b'])) && s['x'] !== s['y']
      ? tabled('all of them = all; first group = a; second group = b; in both = c', requested, {
          isWhole: true,
        })(s)
      : null,
});
const shadow = (slot: string): string =>
  `casts? an? {n:${slot}}([ -](meters?|m|feet|foot|ft)\\b)?( long)? shadow`;

export const SHORT_STORIES: readonly Schema[] = [
  full(true),
  full(false),
  two(`how many( of them| students| people)? (play|like|study|take|have|own|speak|read|drink|liked|studied|played|do|did)? ?neither( of them| sport| subject| of the 2)?${END}`, 'all of them - (first group + second group - in both)'),
  two(`how many( of them| students| people)? (play|like|study|take|have|own|speak|read|drink|liked|studied|played) (at least 1( of them| sport| subject)?|either( of them)?|[a-z]+ or [a-z]+)${END}`, 'first group + second group - in both'),
  {
    asks: [
      `how many (?<unit>days|hours|minutes|weeks|nights) (will|does|would|do) (it take|@who need)( (for )?@who)?( to (read|finish|complete|solve|do|run|walk|write|make|bake))? ?(for )?(@the )?(?<a>book|novel|whole book)( with| of| that has)?( {n:all}[ -]pages?)?( long)?${END}`,
      `how many (?<unit>days|hours|minutes|weeks|nights) (will|does|would|do) (it take|@who need)( (for )?@who)?( to (read|finish|complete|solve|do|run|walk|write|make|bake))? ?(for )?(@the )?{n:all}[ -]pages?( (book|novel))?${END}`,
      `how many (?<unit>days|hours|minutes|weeks|nights) (will|does|would|do) (it take|@who need)( (for )?@who)? to (read|finish|complete|solve|do|run|walk|write|make|bake|lay|pack|type) {n:all} (?<same>${ITEM.slice(1)}${END}`,
    ],
    says: [
      [`(reads?|solves?|does|runs?|walks?|writes?|makes?|bakes?|completes?|lays?|packs?|types?) {n:each} (?<what>${ITEM.slice(1)} ${PER_DAY}`],
      ['(?<a2>book|novel) (has|with|of|is) {n:all} pages?( long)?', '{n:all}[ -]pages? (?<a3>book|novel)'],
    ],
    words: 'book novel is reading long it has',
    table: (s) =>
      s['unit'] === `${s['per'] ?? ''}s` && (s['same'] === undefined ? s['what'] === 'pages' : s['same'] === s['what'])
        ? tabled('all = all; for each = each', 'ceil(all / for each)', { isWhole: true, where: 'each > 0' })(s)
        : null,
  },
  {
    asks: ['how many cuts( (are|were|must be|do you) (needed|made|make|need))?(?=\\?|$)'],
    says: [
      ['(cut|sawed|sawn|divided) into {n:pieces} (equal )?(pieces|parts)'],
      ['(of|is) {n:long} (meters|m|feet|cm|inches)\\b( long)?', '{n:long}[ -](meters?|m|feet|foot|cm|inch)\\b( long)?'],
    ],
    oneOf: 'rope log ribbon board pipe string stick',
    words: 'rope log ribbon board pipe string stick made',
    table: tabled('pieces', 'pieces - 1', { isWhole: true, where: 'pieces is whole; pieces > 1' }),
  },
  {
    asks: [`how (tall|high) is (the|that) (?<asked>[a-z]+)${END}`, `@find the height of the (?<asked>[a-z]+)${END}`],
    says: [
      [`(?<thing>tree|building|tower|flagpole|statue|house|lighthouse|church|monument|steeple) ${shadow('far')}`],
      [
        `{n:tall}[ -](meters?|m|feet|foot|ft)\\b([ -]tall)? [a-z]+ ${shadow('near')}`,
        `[a-z]+ (that is |which is )?{n:tall} (meters?|m|feet|foot|ft) (tall|high|long) ${shadow('near')}`,
      ],
    ],
    words: 'while at the same time when and a nearby',
    same: [['asked', 'thing']],
    table: tabled('height for each unit of shadow = tall / near; shadow = far', 'height for each unit of shadow * shadow'),
  },
  {
    asks: [`how (much|many (?<unit>[a-z]+)( of)?)( of)?( (a|the))? {p:low} (?<stuff>[a-z]+)( solution)? (must|should|do you|needs to|has to) (be )?(mixed|mix|combined) with( (a|the))? {p:high} (?<other>[a-z]+)( solution)? to (get|make|obtain|produce) {n:all} (?<units>[a-z]+) of( an?)? {p:goal} (?<result>[a-z]+)( solution)?${END}`],
    says: [],
    same: [['stuff', 'other'], ['stuff', 'result'], ['unit', 'units']],
    isOnlyAboutNamed: true,
    table: (s) => {
      const [a, b, c] = [s['low'], s['high'], s['goal']].map(Number) as [number, number, number];
      return (c - a) * (b - c) > 0
        ? tabled('mixture = all; pure in the mixture = (goal/100) * all; amount 2 = all - amount 1', 'amount 1', {
            equations: '(low/100) * amount 1 + (high/100) * amount 2 = pure in the mixture',
          })(s)
        : null;
    },
  },
  {
    asks: [`@find the (mean|average) of the (rest|others|remaining( (numbers|values|[0-9]+( (numbers|values))?))?|other( (numbers|values))?)${END}`, `@find the new (mean|average)${END}`],
    says: [
      ['(mean|average) of {n:count} (numbers|values|scores) is {n:mean}'],
      ['(?<=if |[.,] )(1 of the (numbers|values|scores),? |1 (number|value|score),? |the (number|value|score) |(?!1 )){n:gone},? is (removed|taken away|taken out|left out|dropped)'],
    ],
    words: 'if',
    table: tabled('sum of all = count * mean; sum of the rest = sum of all - gone; number of the rest = count - 1', 'sum of the rest / number of the rest', { where: 'count > 1' }),
  },
  {
    asks: [`how far( apart)? (is|are|apart are|will)? ?(it|they|the cars|the trains|the 2 [a-z]+)?( be)?( apart)? (after|in) {t:time}${END}`, `how far apart (are|will) they( be)? (after|in) {t:time}${END}`],
    says: [['opposite directions'], ['(at|travels? at|goes? at|of) {v:one} and( the other( (travels|goes|drives))?( at)?)? {v:two}', '(1 (car|train|cyclist|of them) )?(travels|goes|drives|at) (at )?{v:one} and the other( (car|train|cyclist))?( (travels|goes|drives))? (at )?{v:two}']],
    words: '2 cars trains cyclists people start leave drive travel go ride walk place point town station same time in at from they 1',
    table: (s) => tabled('speed apart = one + two; time', 'speed apart * time')(s),
  },
]; // prettier-ignore
