import { num, product, quotient, sum, type Expr } from '../../tree/expr.js';
import { byPercent, more, times, timesAnd, type Change } from '../facts.js';
import { number } from '../state.js';
import { readLabel, readNoun, thingIn, type Noun, type Reader } from './reader.js';

/** The reference of a comparison: an owner, another thing, another day; empty for the previous amount. */
export interface Ref {
  readonly noun: Noun | null;
  readonly verb: string;
  readonly label: string;
}
export type Quantity =
  | { readonly kind: 'count'; readonly value: Expr; readonly isMore: boolean }
  | {
      readonly kind: 'compared';
      readonly change: Change;
      readonly ref: Ref | null;
      readonly isTwofold: boolean;
    }
  | { readonly kind: 'part'; readonly size: Expr; readonly isRest: boolean }
  | { readonly kind: 'rest' }
  | { readonly kind: 'some' };

/** A quantity of a thing, with its contents, price and duration. */
export interface Item {
  readonly quantity: Quantity;
  readonly thing: string;
  /** 'of the', 'of those': a part of an existing amount. */
  readonly isGiven: boolean;
  readonly price: { readonly value: Expr; readonly isEach: boolean } | null;
  /** '5 each': once for every actor. */
  readonly isEach: boolean;
}

export const N = String.raw`(\d+(?:\.\d+)?(?:/\d+)?)`;
const NUMBER = new RegExp(`^${N}(?! ?%)`);
export const PERCENT = /^(\d+(?:\.\d+)?)%/;
const TIMES = new RegExp(
  String.raw`^${N} times (?:(as (?:many|much))|the (?:number|amount|total) of|the (?:number|amount)|(?:of )?what|that of|(more))`,
);
const MORE = /^(more|fewer|less)/;

const partOf = (text: string): Expr =>
  text.endsWith('%') ? quotient(number(text.slice(0, -1)), num(100)) : number(text);

/** '… than Ann does', '… as there are pencils', '… than on Monday'. */
const readRef = (r: Reader): Ref | null => {
  r.take(/^(?:there (?:are|were|is|was)|(?:he|she|it|they) (?:do|does|did|have|has)(?= [a-z]+s\b))/);
  const label = readLabel(r);
  if (label !== null) return { noun: null, verb: '', label };
  const pronoun = r.take(/^(?:he|she|him|her|they|it)(?= |,|$)/);
  const noun = pronoun ? { determiner: '', text: pronoun[0] ?? '' } : readNoun(r, true);
  if (!noun) return null;
  const verb = r.take(/^(?:does|did|do|has|had|have|is|was|are|were)/)?.[0] ?? '';
  const own =
    verb === ''
      ? (r.take(/^(?!and\b|but\b|then\b|on\b|in\b|at\b)[a-z]+(?=$|,| on | in | and | but )/)?.[0] ?? '')
      : '';
  return { noun, verb: own, label: readLabel(r) ?? '' };
};

export const readThing = (r: Reader): string => {
  const noun = readNoun(r);
  return noun ? thingIn(noun) : '';
};
const compared = (change: Change, ref: Ref | null, isTwofold = false): Quantity => ({
  kind: 'compared',
  change,
  ref,
  isTwofold,
});

export type Read = { readonly quantity: Quantity; readonly thing: string; readonly isGiven?: boolean };

/** 'Sarah’s books', after 'twice the number of'. */
const readOwned = (r: Reader): { readonly thing: string; readonly ref: Ref } | null => {
  const [, name = ''] = r.take(/^([a-z]+)'s/) ?? [];
  const thing = name === '' ? '' : readThing(r);
  return thing === '' ? null : { thing, ref: { noun: { determiner: '', text: name }, verb: '', label: '' } };
};

/** '3 times as many pens as Ann', after '2 more than' too. */
export const readTimes = (
  r: Reader,
  by: { readonly n: string; readonly word: string } | null,
): Read | null => {
  const found = r.take(TIMES);
  if (!found) return null;
  const [, n = '', as = '', twofold = ''] = found;
  const isWhat = /(?:what|that of|the (?:number|amount))$/.test(found[0] ?? '');
  const whose = isWhat ? null : r.attempt(() => readOwned(r));
  if (whose)
    return { thing: whose.thing, quantity: compared(by ? timesAnd(n, by.word, by.n) : times(n), whose.ref) };
  const thing = isWhat ? '' : readThing(r);
  if (twofold !== '' && by) return null;
  const change = by ? timesAnd(n, by.word, by.n) : times(n);
  if (as !== '' || twofold !== '') {
    const ref = r.take(as ? /^as/ : /^than/) ? readRef(r) : null;
    return ref || (as !== '' && !/^(?:as|than)\b/.test(r.rest))
      ? { thing, quantity: compared(change, ref, twofold !== '') }
      : null;
  }
  r.take(/^(?:that|as|of)/);
  const ref = readRef(r);
  return ref && { thing, quantity: compared(change, ref) };
};

export const readMore = (r: Reader, n: string, percent: boolean, before: string): Read | null => {
  const [, word = ''] = r.take(MORE) ?? [];
  if (word === '') return null;
  const thing = r.take(/^than/) ? null : readThing(r);
  if (thing !== null && !r.take(/^than/))
    // '5 more lollipops': an addition.
    return word === 'more' && !percent
      ? { thing: thing || before, quantity: { kind: 'count', value: number(n), isMore: true } }
      : null;
  if (percent) {
    const ref = readRef(r);
    return ref && { thing: thing ?? before, quantity: compared(byPercent(n, word), ref) };
  }
  const double = r.attempt(() => readTimes(r, { n, word }));
  if (double) return { ...double, thing: thing || double.thing || before };
  const ref = readRef(r);
  return ref && { thing: thing || before, quantity: compared(more(word, number(n)), ref) };
};

export const readPart = (r: Reader): Read | null => {
  const [, size = ''] = r.take(/^(\d+\/\d+|\d+(?:\.\d+)?%)/) ?? [];
  if (size === '' || !r.take(/^of/)) return null;
  const value = partOf(size);
  if (r.take(/^(?:the )?(?:rest|remainder)/)) {
    const thing = r.take(/^of/) ? readThing(r) : '';
    return { thing, quantity: { kind: 'part', size: value, isRest: true }, isGiven: true };
  }
  if (r.take(/^(?:them|it)/))
    return { thing: '', quantity: { kind: 'part', size: value, isRest: false }, isGiven: true };
  const isRest = r.take(/^(?:the|his|her|their|its|those) remaining/) !== null;
  const owned = isRest ? null : r.take(/^(?:his|her|their)(?= \d)/);
  if (owned) {
    const [, whole = ''] = r.take(NUMBER) ?? [];
    const thing = readThing(r);
    return whole && thing
      ? { thing, quantity: { kind: 'count', value: product(value, number(whole)), isMore: false } }
      : null;
  }
  const thing = readThing(r);
  return thing === '' ? null : { thing, quantity: { kind: 'part', size: value, isRest }, isGiven: true };
};

/** 'Boxes of 12 eggs' and 'boxes with 12 eggs each' are eggs. */
const readInner = (r: Reader, n: Expr, thing: string): Read | null => {
  const inner = r.take(new RegExp(`^(?:of|with|that (?:have|contain|hold)|containing|holding) ${N}`));
  if (!inner || thing === '') return null;
  const content = readThing(r);
  if (content === '') return null;
  const isIn = r.take(/^(?:each|(?:in|on|per) each(?: [a-z]+)?|in each of them|apiece)/) !== null;
  if (!isIn && !(inner[0] ?? '').startsWith('of')) return null;
  return {
    thing: content,
    quantity: { kind: 'count', value: product(n, number(inner[1] ?? '')), isMore: false },
  };
};

const LASTING = new RegExp(
  `^(?:per|an|a|each|every) (second|minute|hour|day|week|month|year|night) for ${N} (second|minute|hour|day|week|month|year|night)s?`,
);

export const readCount = (r: Reader): Read | null => {
  const bills = r.take(/^(\d+) (\d+) dollars? bills?/);
  if (bills)
    return {
      thing: 'dollar',
      quantity: {
        kind: 'count',
        value: product(number(bills[1] ?? ''), number(bills[2] ?? '')),
        isMore: false,
      },
    };
  const another = r.take(/^(?:another|an additional|an extra)/);
  const [, n = ''] = r.take(NUMBER) ?? [];
  if (n === '')
    return another ? { thing: readThing(r), quantity: { kind: 'count', value: num(1), isMore: true } } : null;
  if (!another && MORE.test(r.rest)) return readMore(r, n, false, '');
  const extra = another ?? r.take(/^(?:additional|extra|new|other)/);
  const given = r.take(/^of(?= (?:the|his|her|those|these|them|their)\b)/);
  if (given && r.take(/^them/))
    return { thing: '', isGiven: true, quantity: { kind: 'count', value: number(n), isMore: false } };
  if (given) r.take(/^(?:the|his|her|their) remaining/);
  const thing = readThing(r);
  if (given)
    return thing === ''
      ? null
      : { thing, isGiven: true, quantity: { kind: 'count', value: number(n), isMore: false } };
  const inner = r.attempt(() => readInner(r, number(n), thing));
  if (inner) return inner;
  const lasting = r.take(LASTING);
  if (lasting)
    return lasting[1] === lasting[3]
      ? {
          thing,
          quantity: { kind: 'count', value: product(number(n), number(lasting[2] ?? '')), isMore: false },
        }
      : null;
  if (MORE.test(r.rest)) return readMore(r, n, false, thing);
  if (r.take(/^(?:farther|further) than/)) {
    const ref = readRef(r);
    return ref && { thing, quantity: compared((other) => sum(other, number(n)), ref) };
  }
  return { thing, quantity: { kind: 'count', value: number(n), isMore: extra !== null } };
};
