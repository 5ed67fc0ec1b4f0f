import { value } from '../../../sentences/language/number.js';
import { isVerb } from '../../../sentences/language/verbs.js';
import { isPlainWord } from '../../../sentences/language/words.js';
import { type Expr, num } from '../../../tree/expr.js';
import { type Reader, readLabel } from '../../noun-reader.js';
import { type Effect, effectOf } from '../lexicon.js';
import { NUMBER } from '../patterns.js';
import { ownerName, readPer, readThing } from '../phrase.js';

/** What a question asks for. */
export interface Ask {
  /** The things that are asked for; 'length' and 'time' where the question names no unit. */
  readonly unit: string;
  readonly mode:
    | 'state'
    | 'flow'
    | 'spend'
    | 'earn'
    | 'change'
    | 'need'
    | 'full'
    | 'first'
    | 'trait'
    | 'profit'
    | 'remaining';
  readonly effect: Effect | null;
  readonly verb: string;
  readonly owner: string;
  /** 'Ann and Bob': the second of two. */
  readonly with?: string;
  readonly label: string;
  readonly per: string;
  readonly isEach: boolean;
  readonly isMore: '' | 'more' | 'less';
  readonly than: string;
  readonly isAll: boolean;
  readonly isLeftOver: boolean;
  readonly trait: string;
  readonly isNot: boolean;
  readonly isMuch: boolean;
  /** 'How much do 3 dogs eat?' is not about the cat. */
  readonly isOfNumber: boolean;
  /** 'can he build' */
  readonly can: boolean;
  /** 'left': what was done counts against what there is. */
  readonly isLeft: boolean;
  /** What the money is for. */
  readonly about: string;
  /** Where the things are that are asked for. */
  readonly place: string;
  /** Numbers that the question itself gives: 4 tickets, 3 weeks. */
  readonly numbers: readonly { readonly value: Expr; readonly unit: string; readonly isOne?: true }[];
  /** What is reached in the time that is asked for. */
  readonly target?: { readonly value: Expr; readonly unit: string };
}

export type Found = { -readonly [key in keyof Ask]: Ask[key] };

export const NO_ASK: Ask = {
  unit: '', mode: 'state', effect: null, verb: '', owner: '', label: '', per: '', isEach: false, isMore: '', than: '', isAll: false, isLeftOver: false, trait: '', isNot: false, isMuch: false, isOfNumber: false, can: false, isLeft: false, about: '', place: '', numbers: [],
}; // prettier-ignore

export const ASK_AUXILIARY =
  /^(?:does|do|did|will|would|can|could|is|are|was|were|has|have|had|must|should)(?= |$)/;

export const readOwner = (r: Reader): string | null =>
  r.take(/^(?:he|she|they|it|i|we|you|there)(?= |$)/)?.[0] ??
  (r.take(
    /^the (?:2|3|4|two|three) [a-z]+(?= (?:have|own|collect|read|buy|earn|save|score|pick|do|weigh|run|walk))/,
  )
    ? 'they'
    : null) ??
  (r.take(/^both(?: [a-z]+)?(?= (?:have|own|collect|read|buy|earn|save|score|pick|do))/) ? 'they' : null) ??
  r.attempt(() => {
    const article = r.take(/^(?:the|his|her|my|our|their|an?)(?= )/)?.[0] ?? '';
    const words: string[] = [];
    while (
      words.length < 3 &&
      isPlainWord(r.word) &&
      !(words.length > 0 && (isVerb(r.word) || effectOf(r.word)))
    ) {
      words.push(r.word);
      if (!r.take(/^[a-z][a-z'-]*/)) break;
    }
    return words.length === 0 ? null : ownerName(article, words.join(' '));
  });

export const set =
  (change: Partial<Found>) =>
  (ask: Found): void => {
    Object.assign(ask, change);
  };

const ASK_TAILS: readonly (readonly [RegExp, (ask: Found) => void])[] = [
  [/^(?:left over|leftover)(?= |$)/, set({ isLeftOver: true })],
  [/^(?:left|remaining|still)(?= |$)/, set({ isLeft: true })],
  [/^(?:now|today|then|at the end|in the end|afterwards|after that|so far|back)(?= |$)/, set({})],
  [/^(?:in total|altogether|in all|all together|together|all told|combined|total)(?= |$)/, set({ isAll: true })],
  [/^(?:at first|originally|in the beginning|at the (?:start|beginning)|to start with|to begin with|before that)(?= |$)/, set({ mode: 'first' })],
  [/^each(?= |$)/, set({ isEach: true })],
  [/^(?:in|on|at|for|from|to) (?:the|his|her|their|my|an?) (?!(?:second|minute|hour|day|week|month|year)s?\b)[a-z]+(?: [a-z]+)?(?= |$)|^(?:for|at|from|to) (?:it|them|this|that|home|school|work|all)(?= |$)/, set({})],
]; // prettier-ignore

export const readNumber = (r: Reader): { readonly value: Expr; readonly unit: string } | null =>
  r.attempt(() => {
    r.take(
      /^(?:(?:for|in|during|over|after|within|on|with|from|to|of|out of)(?: the (?:first|next))?|for an? (?:book|film|trip|journey|distance|way|route) of|of a (?:book|trip) of)(?= \d)/,
    );
    const [, n = ''] = r.take(NUMBER) ?? [];
    const unit = n === '' ? null : readThing(r);
    return unit === null ? null : { value: value(n), unit };
  });

export const readOneThing = (
  r: Reader,
): { readonly value: Expr; readonly unit: string; readonly isOne: true } | null =>
  r.attempt(() => {
    const unit = r.take(/^an?(?= [a-z])/) ? readThing(r) : null;
    return unit === null ? null : { value: num(1), unit, isOne: true };
  });

export const readAskTails = (r: Reader, ask: Found): boolean => {
  for (let turn = 0; turn < 8 && r.rest !== ''; turn += 1) {
    const number = readNumber(r);
    const label = number === null && ask.label === '' ? readLabel(r) : null;
    const tail =
      number === null && label === null ? ASK_TAILS.find(([pattern]) => r.take(pattern) !== null) : undefined;
    if (number) ask.numbers = [...ask.numbers, number];
    else if (label !== null) ask.label = label;
    else if (tail) tail[1](ask);
    else {
      const than = r.take(/^than (?:on )?([a-z]+)(?: (?:does|do|did|has|had|is))?(?= |$)/)?.[1];
      const [per] =
        than === undefined ? (r.take(/^in(?= an? (?:day|week|month|year|hour|minute)$)/), readPer(r)) : [];
      if (than === undefined && (per === undefined || (per !== 'each' && ask.per !== ''))) return false;
      if (than !== undefined) ask.than = than;
      else if (per === 'each') ask.isEach = true;
      else ask.per = per ?? '';
    }
  }
  return r.rest === '';
};
