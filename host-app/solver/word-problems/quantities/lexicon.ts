import { baseOf, isVerb } from '../../sentences/language/verbs.js';

/** Names of one unit. */
export const UNIT_NAMES: Readonly<Record<string, string>> = {
  km: 'kilometer', kilometre: 'kilometer', metre: 'meter', m: 'meter', cm: 'centimeter', centimetre: 'centimeter', mm: 'millimeter', l: 'liter', litre: 'liter', ml: 'milliliter', millilitre: 'milliliter',
  kg: 'kilogram', g: 'gram', min: 'minute', h: 'hour', buck: 'dollar', money: 'dollar', 'dollar bill': 'dollar', buse: 'bus', minibuse: 'minibus', morning: 'day', evening: 'day', night: 'day', afternoon: 'day',
}; // prettier-ignore

/** What a verb does to the amount that follows it. */
export type Effect =
  | 'have'
  | 'gain'
  | 'buy'
  | 'earn'
  | 'lose'
  | 'sell'
  | 'spend'
  | 'do'
  | 'work'
  | 'cost'
  | 'be';
const WORDS: readonly (readonly [Effect, string])[] = [
  ['have', 'have own possess hold contain keep start starts started fit fits'],
  [
    'gain',
    'get receive find win pick collect gather catch make bake save add borrow inherit inherits inherited plant grow lay hatch adopt discover harvest produce cook knit sew build draw raise prepare download record add deposit deposits deposited',
  ],
  ['buy', 'buy purchase order'],
  ['earn', 'earn'],
  [
    'lose',
    'give lose eat use break donate drink throw lend return remove delete send drop withdraw withdraws withdrew burn pour poured pours cut feed melt hand mail mails mailed waste wastes wasted consume tear tears tore',
  ],
  ['sell', 'sell'],
  ['spend', 'spend pay'],
  [
    'do',
    'do does did run walk drive travel read write swim ride cycle jog hike bike fly type paint solve complete play study practice sleep climb score print pack wash peel deliver score mow fold jump jumps jumped sing sings sang row rows rowed skate skates skated',
  ],
  ['work', 'work tutor babysit babysits babysat'],
  ['cost', 'cost charge'],
  ['be', 'is are was were'],
];
const EFFECTS = new Map(
  WORDS.flatMap(([effect, words]) => words.split(' ').map((word) => [word, effect] as const)),
);
export const baseVerb = (form: string): string => {
  const base = baseOf(form);
  return /^(?:start|fit|mail|jump|row|skate|babysit|tear|waste|pour|withdraw|deposit|inherit|sing)s$/.test(
    base,
  )
    ? base.slice(0, -1)
    : base;
};
/** Verbs whose amount is neither had nor done. */
const NO_EFFECT = new Set('need require weigh last share invest rent like put take trade'.split(' '));
export const effectOf = (form: string): Effect | null =>
  EFFECTS.get(baseOf(form)) ??
  EFFECTS.get(form) ??
  (isVerb(form) && !NO_EFFECT.has(baseOf(form)) ? 'do' : null);
/** 'reading' to 'read': the base of a verb in -ing that a story may have; '' for another word. */
export const baseOfIng = (word: string): string => {
  const stem = /^([a-z]+)ing$/.exec(word)?.[1] ?? '';
  const bases = [stem, `${stem}e`, stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1')];
  return bases.find((base) => base !== '' && (isVerb(base) || EFFECTS.has(base))) ?? '';
};
/** Verbs that use up what there is to do: pages that are read, a way that is walked. */
export const isProgress = (verb: string): boolean =>
  /^(?:read|write|solve|run|walk|drive|ride|complete|paint|type|print|pack|wash|travel|cycle|climb|clean)$/.test(
    verb,
  );
export const isTimeUnit = (unit: string): boolean =>
  /^(?:second|minute|hour|day|week|month|year|night|weekday|weekend)$/.test(unit);

const forms = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const LEAVE = forms(
  'leave leaves left fly flies flew go goes went get gets got die dies died run runs ran swim swims swam walk walks walked drive drives drove hop hops hopped melt melts melted leak leaks leaked drip drips evaporate evaporates evaporated break breaks broke',
);
const GONE = forms('borrowed sold eaten used taken lost removed broken given stolen thrown drunk cut sent');
const ARRIVE = forms('come comes came arrive arrives arrived join joins joined');
const ADDED = forms('added born bought returned delivered built planted');
/** Things or persons that are there no more: '7 fly away', '48 are borrowed'. */
export const leaves = (verb: string): boolean =>
  verb.startsWith('be ') ? GONE.has(verb.slice(3)) : LEAVE.has(verb);
export const arrives = (verb: string): boolean =>
  verb.startsWith('be ') ? ADDED.has(verb.slice(3)) : ARRIVE.has(verb);

const PARTICIPLES = new Map(
  'give given, buy bought, eat eaten, sell sold, lose lost, spend spent, get got, win won, find found, make made, read read, run run, break broken, drive driven, write written, catch caught, draw drawn, build built, grow grown, drink drunk, throw thrown, put put in, take taken out, send sent, pay paid, cut cut off, do done, fly flown, swim swum, ride ridden, feed fed, tear torn, tore torn, withdraw withdrawn, withdrew withdrawn, lend lent, drop dropped'
    .split(', ')
    .map((one) => [one.replace(/ .*/, ''), one.replace(/^\S+ /, '')]),
);
/** 'given', 'bought', 'baked': what happened to the things. */
export const participle = (verb: string): string =>
  PARTICIPLES.get(verb) ??
  (verb.endsWith('ed') && verb !== 'need'
    ? verb
    : verb.endsWith('e')
      ? `${verb}d`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ied`
        : `${verb}ed`);
