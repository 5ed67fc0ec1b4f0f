import { type Expr, num, product, sum, sym } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { belongsTo } from '../categories.js';
import { genderOf } from '../people.js';
import { type Effect, isTimeUnit } from './lexicon.js';

export interface Entry {
  readonly effect: Effect;
  readonly verb: string;
  readonly owner: string;
  readonly unit: string;
  readonly label: string;
  readonly amount: Expr;
  readonly isPart: boolean;
  /** What was paid for it. */
  readonly paid?: Expr;
}

export interface Rate {
  readonly value: Expr;
  readonly unit: string;
  readonly per: readonly string[];
  readonly owner: string;
  readonly effect: Effect;
  readonly verb: string;
  readonly sentence: number;
}

/** What a story has told so far. Every number of the text is a line with a name of its own. */
export interface QuantityModel {
  readonly lines: Record<string, Expr>;
  readonly numbers: Set<string>;
  readonly equations: (readonly [Expr, Expr])[];
  readonly entries: Entry[];
  readonly rates: Rate[];
  readonly traits: { readonly trait: string; readonly amount: Expr; readonly unit: string }[];
  /** Units with a pace that is over. */
  readonly bound: Set<string>;
  /** Who acts in the story, and who only gets something. */
  readonly people: string[];
  readonly receivers: Set<string>;
  readonly genders: Map<string, 'he' | 'she'>;
  /** Amounts that a comparison uses before the story gives them: 'as many as Tim. Tim has 14.' */
  readonly unknown: Map<string, Expr>;
  /** The number of the sentence that is read. */
  sentence: number;
  /** The text in lower case. */
  readonly text: string;
  /** What there was before the changes, where the story ends with what is left. */
  first?: { readonly unit: string; readonly amount: Expr };
  share?: Expr;
  isWeekly?: true;
  /** One person, or none: the names of the lines need no owner. */
  isAboutOne?: boolean;
  tender?: Expr;
  /** Who gave it. */
  payer?: string;
  goal?: { readonly unit: string; readonly amount: Expr };
}

export const emptyModel = (text = ''): QuantityModel => ({
  text,
  sentence: 0,
  lines: {},
  numbers: new Set(),
  equations: [],
  entries: [],
  rates: [],
  traits: [],
  bound: new Set(),
  people: [],
  receivers: new Set(),
  genders: new Map(),
  unknown: new Map(),
});

export const minus = (a: Expr, b: Expr): Expr => sum(a, product(num(-1), b));

export const many = (unit: string): string =>
  unit === 'foot'
    ? 'feet'
    : /(?:[sx]|ch|sh)$/.test(unit)
      ? `${unit}es`
      : /[^aeiou]y$/.test(unit)
        ? `${unit.slice(0, -1)}ies`
        : `${unit}s`;

/** A line with a name that no other line has. */
export const line = (model: QuantityModel, name: string, amount: Expr): Expr => {
  let free = name;
  for (let n = 2; model.lines[free] !== undefined; n += 1) free = `${name} ${n}`;
  model.lines[free] = amount;
  return sym(free);
};

/** A number of the text: the answer must use it. */
export const number = (model: QuantityModel, name: string, amount: Expr): Expr => {
  const made = line(model, name, amount);
  model.numbers.add(made.key);
  return made;
};

export const isPronoun = (who: string): boolean => /^(?:he|she|they|it|him|her|them)$/.test(who);

export const SUBJECT: Readonly<Record<string, string>> = {
  him: 'he',
  her: 'she',
  them: 'they',
  me: 'i',
  us: 'we',
};

/** Whose amount it is; null where a pronoun can mean two persons. */
export const ownerOf = (model: QuantityModel, name: string, except = ''): string | null => {
  const who = SUBJECT[name] ?? name;
  if (!isPronoun(who)) {
    if (who !== '' && !model.people.includes(who)) model.people.push(who);
    return who;
  }
  const all = model.people.filter((one) => one !== 'there' && one !== '');
  const persons = all.filter((one) => !one.startsWith('the '));
  const named = persons.length > 0 && who !== 'it' ? persons : all;
  if (who !== 'he' && who !== 'she') return named.length > 1 ? null : (named[0] ?? who);

  const gender = (one: string): string => model.genders.get(one) ?? genderOf(one);
  const fits = named.filter((one) => [who, ''].includes(gender(one)) && !/^(?:i|we|you)$/.test(one));
  // 'Paul's friend gave him 28. He lost 7': of the friend nothing is known.
  const others = fits.filter((one) => one !== except);
  const counted = others.filter((one) => entriesOf(model, one, '').length > 0);
  const [only, ...more] = others.length > 1 && counted.length === 1 ? counted : others;
  if (more.length > 0) return null;
  if (only !== undefined) model.genders.set(only, who);
  // 'A baker … she … he': 'he' is a person whom the story has not named.
  return only ?? (all.length > 0 ? null : who);
};

export const isOf = (unit: string, wanted: string): boolean => unit === wanted || belongsTo(unit, wanted);

const LOSSES = new Set<Effect>(['lose', 'sell', 'spend']);

export const isLoss = (effect: Effect): boolean => LOSSES.has(effect);

export const entriesOf = (model: QuantityModel, owner: string | null, unit: string): Entry[] =>
  model.entries.filter(
    (one) => (owner === null || one.owner === owner) && (unit === '' || isOf(one.unit, unit)),
  );

export const added = (entries: readonly Entry[]): Expr =>
  sum(...entries.map(({ amount, effect }) => (isLoss(effect) ? product(num(-1), amount) : amount)));

/** The one thing that 'it' or '9 more' can mean. */
export const unitIn = (model: QuantityModel, owner: string, unit: string, isMoney = false): string => {
  if (unit !== '') return unit;
  // '5 more' are no dollars.
  const isThing = (one: string): boolean => !isTimeUnit(one) && (isMoney || one !== 'dollar');
  const units = (entries: readonly Entry[]): string[] => [
    ...new Set(entries.map((one) => one.unit).filter(isThing)),
  ];
  const own = units(entriesOf(model, owner, ''));
  const all = own.length > 0 ? own : units(model.entries);
  const [only, ...more] = all;
  if (only === undefined) return '';
  if (more.length === 0) {
    // '3 boxes of 24 crayons. She gives away 15.'
    const inside = model.rates.filter(({ per, effect }) => per[0] === only && effect === 'have');
    return inside.length === 1 ? (inside[0]?.unit ?? '') : only;
  }
  const last = model.entries.at(-1);
  const lost = entriesOf(model, owner, '').at(-1);
  // '3 boxes of 24 crayons. She gives away 15 and loses 7.'
  if (lost && isLoss(lost.effect) && lost.unit !== 'dollar') return lost.unit;
  const heads = new Set(all.map((one) => one.split(' ').at(-1)));
  return heads.size === 1
    ? ([...heads][0] ?? '')
    : last && last.unit !== 'dollar' && all.filter((one) => one !== 'dollar').length === 1
      ? last.unit
      : '';
};

/** Whether the answer uses every number of the text. */
export const usesAll = (
  model: QuantityModel,
  requested: Expr,
  unit: string,
  isAll: boolean,
  isSpent: boolean,
): boolean => {
  const seen = new Set<string>();
  const visit = (e: Expr): void => {
    for (const name of variablesOf(e))
      if (!seen.has(name)) {
        seen.add(name);
        const made = model.lines[name];
        if (made) visit(made);
      }
  };
  visit(requested);
  for (const [left, right] of model.equations) {
    visit(left);
    visit(right);
  }
  // 'Tom has 3 dogs and 2 cats. How many dogs?': the number of cats is not needed.
  const same = entriesOf(model, null, unit);
  const isAlone = (one: Entry): boolean =>
    (one.effect === 'have' || same.some((other) => other.verb === one.verb)) &&
    // '13 dogs get on': what comes is not beside the question.
    !(one.owner === 'there' && one.effect === 'gain') &&
    !one.paid &&
    one.label === '' &&
    !isAll &&
    unit !== '' &&
    model.equations.length === 0 &&
    model.rates.length === 0 &&
    !model.share &&
    (isSpent ? one.unit === 'dollar' : !isOf(one.unit, unit)) &&
    (isSpent || !isOf(unit, one.unit)) &&
    !isTimeUnit(one.unit) &&
    (one.unit !== 'dollar' || isSpent) &&
    entriesOf(model, null, one.unit).length === 1;
  const others = new Set(model.entries.filter(isAlone).map(({ amount }) => amount.key));
  const isTold = entriesOf(model, null, unit).some((one) => one.unit === unit);
  return [...model.numbers].every((name) => seen.has(name) || (isTold && others.has(name)));
};
