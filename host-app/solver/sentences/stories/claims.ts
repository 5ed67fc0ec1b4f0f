import { num, product, sum, type Expr } from '../../tree/expr.js';
import { thing as thingOf } from '../language/words.js';
import {
  amount,
  equal,
  isPlainThing,
  meant,
  mention,
  minus,
  named,
  number,
  percent,
  type State,
} from './state.js';

export type Change = (other: Expr) => Expr;

const aged = (state: State, owner: string, thing: string, shift = state.shift): Expr => {
  const value = amount(owner, thing);
  return thing === 'age' && shift !== 0
    ? shift > 0
      ? sum(value, num(shift))
      : minus(value, num(-shift))
    : value;
};

const MEASURE_NAME =
  /'s (?:age|price|cost|weight|height|length)$|^(?:age|price|cost|weight|number|ratio|sum|total|average|length|height|width|amount|difference|product)\b/;
/** 'Ann’s age' is an amount, and not a person. */
export const isMeasureName = (owner: string): boolean => MEASURE_NAME.test(owner);
/** Only ages can refer to other times. */
const isOutOfTime = ({ shift }: State, thing: string): boolean => shift !== 0 && thing !== 'age';

/** The owner has an amount. */
export const has = (state: State, verb: string, who: string, what: string, value: Expr): State | null => {
  const owner = named(state, who);
  const thing = meant(state, what);
  if (owner === null || thing === '' || isMeasureName(owner) || isOutOfTime(state, thing)) return null;
  const next = mention(state, owner, thing);
  return {
    ...equal(next, aged(state, owner, thing), value),
    subject: owner,
    object: owner,
    thing,
    verbs: [...state.verbs, verb],
  };
};

/** The owner's amount in relation to another owner's. */
export const compared = (
  state: State,
  verb: string,
  who: string,
  what: string,
  whom: string,
  change: Change,
  isNow = false,
): State | null => {
  const [owner, other] = [named(state, who), named(state, whom)];
  const thing = meant(state, what);
  if (owner === null || other === null || owner === other || thing === '') return null;
  if (isMeasureName(owner) || isMeasureName(other) || isOutOfTime(state, thing)) return null;
  // 'more pens than pencils': the second is a thing of the same owner.
  const second = isPlainThing(state, whom) ? thingOf(whom) : null;
  const [whose, which] = second === null ? [other, thing] : [owner, second];
  const next = mention(mention(state, owner, thing), whose, which);
  return {
    ...equal(next, aged(state, owner, thing), change(aged(state, whose, which, isNow ? 0 : state.shift))),
    subject: owner,
    object: second === null ? other : owner,
    thing,
    verbs: [...state.verbs, verb],
  };
};

export const more =
  (word: string, by: Expr): Change =>
  (other) =>
    /fewer|less|younger|shorter|cheaper|lighter|slower|smaller|narrower|below|under/.test(word)
      ? minus(other, by)
      : sum(other, by);
export const times =
  (n: string): Change =>
  (other) =>
    product(number(n), other);
export const timesAnd =
  (n: string, word: string, by: string): Change =>
  (other) =>
    more(word, number(by))(times(n)(other));
export const twofold = (state: State | null): State | null => state && { ...state, isTwofold: true };
export const byPercent =
  (n: string, word: string): Change =>
  (other) =>
    product(percent(n, /fewer|less|younger|shorter|cheaper/.test(word) ? -1 : 1), other);
