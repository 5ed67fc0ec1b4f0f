import { value as number } from '../sentences/language/number.js';
import { num, product, sum, type Expr } from '../tree/expr.js';
import { thing as thingOf } from '../sentences/language/words.js';
import {
  amount,
  equal,
  isPlainThing,
  resolveThing,
  mention,
  minus,
  resolveOwner,
  percent,
  type ReadingState,
} from './state.js';

export type Change = (other: Expr) => Expr;

const aged = (state: ReadingState, owner: string, thing: string, shift = state.shift): Expr => {
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
const isOutOfTime = ({ shift }: ReadingState, thing: string): boolean => shift !== 0 && thing !== 'age';

/** The owner has an amount. */
export const has = (
  state: ReadingState,
  verb: string,
  who: string,
  what: string,
  value: Expr,
): ReadingState | null => {
  const owner = resolveOwner(state, who);
  const thing = resolveThing(state, what);
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
  state: ReadingState,
  verb: string,
  who: string,
  what: string,
  whom: string,
  change: Change,
  isNow = false,
): ReadingState | null => {
  const [owner, other] = [resolveOwner(state, who), resolveOwner(state, whom)];
  const thing = resolveThing(state, what);
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
export const twofold = (state: ReadingState | null): ReadingState | null =>
  state && { ...state, isTwofold: true };
export const byPercent =
  (n: string, word: string): Change =>
  (other) =>
    product(percent(n, /fewer|less|younger|shorter|cheaper/.test(word) ? -1 : 1), other);
