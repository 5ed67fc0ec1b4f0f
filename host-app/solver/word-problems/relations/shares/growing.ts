import { single, type Schema, type Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const SPAN = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)';
const START = [
  '(?:(?:starts?|started|begins?|began) (?:out )?(?:with|at)|culture of|colony of|colony has|population of|population (?:is|was)|sample of|there (?:are|were)|has|had|have|takes|took|is given|receives|of|with|contains?|if|will) (?:an? )?(?:{n:start}) (?<thing>[a-z]+)(?! old)',
  '(?:a )?{n:start}[ -](?<thing>mg|g|grams|kg|gram|bacteria|cells|users|people|rabbits|mg)(?: (?:sample|dose))?',
];
const EVERY = [
  `(?<how>doubles?|triples?|quadruples?|halves|doubled|tripled|is halved)(?: in (?:number|size|population))? (?:every|each|per|once (?:every|per)|in) (?:{n:period} )?(?<unit>${SPAN})`,
];
const NAMED: Readonly<Record<string, string>> = {
  double: '2',
  doubles: '2',
  doubled: '2',
  triple: '3',
  triples: '3',
  tripled: '3',
  quadruple: '4',
  quadruples: '4',
  halves: '1/2',
  'is halved': '1/2',
};
const AFTER = [
  `(?:after|in|for|over|at the end of) {n:time} (?<unit2>${SPAN})`,
  `{n:time} (?<unit2>${SPAN}) (?:later|have passed|pass)`,
];
const ONE_DAY = `(?:after|in) (?:an?|1|one) (?:full |whole )?(?<day>day|year)`;
const HALF = [
  `half[- ]life (?:of (?:[a-z]+(?: [a-z0-9-]+)? )?)?(?:is |of |was )?{n:period} (?<unit>${SPAN})`,
];
const WORDS =
  'bacteria population colony number culture of starts start with it there are is has after in every each the a an half-life half life substance radioactive drug patient takes medicine sample users people cells experiment grows initially remain remains left hours at beginning 1 day app what amount';
const ASK_AFTER = [
  `how (?:many|much)(?: of (?:it|the [a-z]+|the substance|the drug|the sample))?(?: (?<asked>[a-z]+))? (?:will|are|is|does|do|would|remain|remains|was|were|of)(?: (?!after |in \\d)[a-z]+)*?(?= ¤|\\?|$| after| in \\d|\\.)`,
  `how (?:many|much) (?:of )?(?:{n:start} )?(?<asked>[a-z]+)? ?(?:is|are|remains?|will be|will) (?:left|there|remain)?(?= |\\?)`,
  `what (?:is|will be) the (?:population|number of (?<asked>[a-z]+)|size|amount)(?: (?:be|of [a-z]+|left))*(?= |\\?)`,
];
const hours = (s: Slots): string | null => {
  if (s['day'] !== undefined)
    return s['day'] === 'day' && /^hours?$/.test(s['unit'] ?? '')
      ? '24'
      : s['day'] === 'year' && /^months?$/.test(s['unit'] ?? '')
        ? '12'
        : s['day'] === 'day' && /^minutes?$/.test(s['unit'] ?? '')
          ? '1440'
          : null;
  return single(s['unit'] ?? '') === single(s['unit2'] ?? '') ? 'time' : null;
};
const grown = (s: Slots, factor: string): ReturnType<Schema['table']> => {
  const time = hours(s);
  const period = s['period'] ?? '1';
  const length = time === 'time' ? Number(s['time']) : Number(time);
  if (time === null || !Number.isInteger(length / Number(period)) || Number(period) <= 0) return null;
  if (
    s['asked'] !== undefined &&
    s['thing'] !== undefined &&
    !/^(?:mg|g|grams?|kg)$/.test(s['thing']) &&
    single(s['asked']) !== single(s['thing']) &&
    !/^(?:of|it)$/.test(s['asked'])
  )
    return null;
  return tabled(
    `start; time = ${time}; period = ${period}; number of periods = time / period`,
    `start * (${factor})^(number of periods)`,
  )(s);
};
const schema = (says: Schema['says'], factor: (s: Slots) => string): Schema => ({
  asks: ASK_AFTER,
  says,
  words: WORDS,
  nouns: 1,
  mixesUnits: true,
  table: (s) => grown(s, factor(s)),
});
export const GROWING: readonly Schema[] = [
  schema([EVERY, [...AFTER, ONE_DAY], START], (s) => NAMED[s['how'] ?? ''] ?? '2'),
  schema([HALF, [...AFTER, ONE_DAY], START], () => '1/2'),
];
