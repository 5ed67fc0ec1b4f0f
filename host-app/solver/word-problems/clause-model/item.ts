import { num } from '../../tree/expr.js';
import { number } from '../state.js';
import {
  N,
  PERCENT,
  readCount,
  readMore,
  readPart,
  readThing,
  readTimes,
  type Item,
  type Quantity,
  type Read,
} from './quantity.js';
import { readNoun, thingIn, type Reader } from './reader.js';

const readPrice = (r: Reader, quantity: Quantity): Item['price'] =>
  r.attempt(() => {
    const found = r.take(
      new RegExp(
        `^(?:(for)(?: only)?|at(?: a (?:price|cost) of)?|that costs?|which costs?|which cost|costing|worth|priced at) ${N} dollars?`,
      ),
    );
    if (!found) return null;
    const each = r.take(
      /^(?:each|apiece|a piece|per piece|for each(?: [a-z]+)?|for every [a-z]+|per [a-z]+|an? (?!week|day|month|year|hour)[a-z]+)/,
    );
    const isOne = quantity.kind === 'count' && quantity.value.key === '1';
    if (!each && !isOne && found[1] !== 'for') return null;
    return { value: number(found[2] ?? ''), isEach: each !== null || isOne };
  });

/** One item that is owned, bought or done; null where its number is unclear. */
export const readItem = (r: Reader): Item | null =>
  r.attempt(() => {
    const rest = r.take(/^(?:the )?(?:rest|remainder|others)(?: of (?:it|them))?/);
    const [, percent = ''] = /^\d+(?:\.\d+)?% (?:more|less|fewer)/.test(r.rest)
      ? (r.take(PERCENT) ?? [])
      : [];
    const single = rest || percent ? null : r.take(/^(?:some|a few|several)(?! of)/);
    const found: Read | null = rest
      ? { thing: '', quantity: { kind: 'rest' } }
      : percent
        ? readMore(r, percent, true, '')
        : single
          ? { thing: readThing(r), quantity: { kind: 'some' } }
          : (r.attempt(() => readTimes(r, null)) ??
            r.attempt(() => readPart(r)) ??
            r.attempt(() => readCount(r)) ??
            r.attempt(() => {
              // 'cocoa at $4'
              const noun = readNoun(r);
              const isPriced = /^(?:for|at) \d+(?:\.\d+)? dollars(?! (?:each|apiece|per|a))/.test(r.rest);
              if (!noun || !isPriced || noun.text.includes(' of ') || thingIn(noun) !== noun.text)
                return null;
              return { thing: noun.text, quantity: { kind: 'count', value: num(1), isMore: false } };
            }) ??
            r.attempt(() => {
              if (!r.take(/^an?(?= )/)) return null;
              const thing = readThing(r);
              return thing === ''
                ? null
                : { thing, quantity: { kind: 'count', value: num(1), isMore: false } };
            }));
    if (!found) return null;
    const price = readPrice(r, found.quantity);
    const isEach = price === null && r.take(/^(?:each|apiece)(?! (?:of|day|week|month))/) !== null;
    return { isGiven: false, ...found, price, isEach };
  });
