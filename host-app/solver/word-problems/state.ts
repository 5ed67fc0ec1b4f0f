import { negative, num, product, relation, sum, sym, type Expr } from '../tree/expr.js';
import { value } from '../sentences/language/number.js';
import { genderOf } from './people.js';
import { personName, thing as thingOf } from '../sentences/language/words.js';

/** The facts so far: relations between named amounts, and the last person and thing. */
export interface ReadingState {
  readonly facts: readonly Expr[];
  /** The owners and things of the amounts, in the order of their mention. */
  readonly known: readonly (readonly [owner: string, thing: string])[];
  readonly subject: string;
  readonly object: string;
  readonly thing: string;
  /** The verbs of the text: all of it must be about the same action. */
  readonly verbs: readonly string[];
  /** Years from now, for ages. */
  readonly shift: number;
  /** The text contains 'three times more than', which may mean four times as many. */
  readonly isTwofold: boolean;
  /** Words that have a capital letter inside a sentence. */
  readonly names: ReadonlySet<string>;
}
export const START: ReadingState = {
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

export const percent = (text: string, sign: 1 | -1): Expr => {
  const part = product(value(text), num({ n: 1n, d: 100n }));
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

/** The name of an amount: 'Ann’s pens', 'price of pen'. */
export const amount = (owner: string, thing: string): Expr => {
  if (owner === '') return sym(thing);
  if (thing === 'price') return sym(`price of ${owner}`);
  return sym(`${capital(owner)}’s ${ATTRIBUTES.has(thing) ? thing : `${thing}s`}`);
};

const PRONOUNS = new Set(['he', 'she', 'it', 'him', 'her', 'his', 'they', 'them']);
/** The name itself, or the last person for a pronoun; null when there is none. */
export const resolveOwner = (state: ReadingState, text: string): string | null => {
  const name = text.trim();
  if (!PRONOUNS.has(name)) return personName(name);
  const gender = { he: 'he', him: 'he', his: 'he', she: 'she', her: 'she' }[name];
  const fits = (who: string): boolean =>
    gender === undefined || genderOf(who) === '' || genderOf(who) === gender;
  if (fits(state.subject)) return state.subject === '' ? null : state.subject;
  return state.object !== state.subject && state.object !== '' && fits(state.object) ? state.object : null;
};

export const mention = (state: ReadingState, owner: string, thing: string): ReadingState =>
  state.known.some(([a, b]) => a === owner && b === thing)
    ? state
    : { ...state, known: [...state.known, [owner, thing]] };

export const equal = (state: ReadingState, left: Expr, right: Expr): ReadingState => ({
  ...state,
  facts: [...state.facts, relation('=', left, right)],
});

/** A word that is neither a name nor a known person: pencils. */
export const isPlainThing = (state: ReadingState, text: string): boolean =>
  !text.includes(' ') &&
  thingOf(text) !== text &&
  !state.names.has(text) &&
  !state.known.some(([owner]) => owner === text);

/** The named thing, or the last one. */
export const resolveThing = (state: ReadingState, text: string): string =>
  text.trim() === '' ? state.thing : thingOf(text);
