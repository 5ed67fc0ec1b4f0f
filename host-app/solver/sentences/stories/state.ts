import { negative, num, product, relation, sum, sym, type Expr } from '../../tree/expr.js';
import { parseRational } from '../../../maths/rational.js';
import { genderOf } from './frames/people.js';
import { person, thing as thingOf } from '../language/words.js';

/** What was understood so far: relations between named amounts, and who or what was spoken of last. */
export interface State {
  readonly facts: readonly Expr[];
  /** Whose amounts of what there are, in the order they were mentioned. */
  readonly known: readonly (readonly [owner: string, thing: string])[];
  readonly subject: string;
  readonly object: string;
  readonly thing: string;
  /** What is done with the things: all of a story has to speak of the same. */
  readonly verbs: readonly string[];
  /** Years from now, where ages are spoken of. */
  readonly shift: number;
  /** 'Three times more than' was said, which some take for four times as many. */
  readonly isTwofold: boolean;
  /** Words that are written with a capital inside a sentence. */
  readonly names: ReadonlySet<string>;
}
export const START: State = {
  facts: [],
  known: [],
  subject: '',
  object: '',
  thing: '',
  verbs: [],
  shift: 0,
  isTwofold: false,
  names: new Set(),
};

export const number = (text: string): Expr => {
  const value = parseRational(text);
  if (!value) throw new RangeError(`no number: ${text}`);
  return num(value);
};
export const percent = (text: string, sign: 1 | -1): Expr => {
  const part = product(number(text), num({ n: 1n, d: 100n }));
  return sum(num(1), sign === 1 ? part : negative(part));
};
export const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));

const ATTRIBUTES = new Set([
  'age',
  'price',
  'weight',
  'height',
  'length',
  'width',
  'depth',
  'size',
  'time',
  'speed',
]);
const capital = (name: string): string => name.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The letter, or rather the words, that stand for an amount: 'Ann’s pens', 'price of pen'. */
export const amount = (owner: string, thing: string): Expr => {
  if (owner === '') return sym(thing);
  if (thing === 'price') return sym(`price of ${owner}`);
  return sym(`${capital(owner)}’s ${ATTRIBUTES.has(thing) ? thing : `${thing}s`}`);
};

const PRONOUNS = new Set(['he', 'she', 'it', 'him', 'her', 'his', 'they', 'them']);
/** The name itself, or who a pronoun stands for: the one spoken of. Null where that is nobody. */
export const named = (state: State, text: string): string | null => {
  const name = text.trim();
  if (!PRONOUNS.has(name)) return person(name);
  const gender = { he: 'he', him: 'he', his: 'he', she: 'she', her: 'she' }[name];
  const fits = (who: string): boolean =>
    gender === undefined || genderOf(who) === '' || genderOf(who) === gender;
  if (fits(state.subject)) return state.subject === '' ? null : state.subject;
  return state.object !== state.subject && state.object !== '' && fits(state.object) ? state.object : null;
};

export const mention = (state: State, owner: string, thing: string): State =>
  state.known.some(([a, b]) => a === owner && b === thing)
    ? state
    : { ...state, known: [...state.known, [owner, thing]] };

export const equal = (state: State, left: Expr, right: Expr): State => ({
  ...state,
  facts: [...state.facts, relation('=', left, right)],
});

/** A word that is neither a name nor anybody known: pencils. */
export const isPlainThing = (state: State, text: string): boolean =>
  !text.includes(' ') &&
  thingOf(text) !== text &&
  !state.names.has(text) &&
  !state.known.some(([owner]) => owner === text);

/** The thing meant: the one named, or the last one. */
export const meant = (state: State, text: string): string =>
  text.trim() === '' ? state.thing : thingOf(text);
