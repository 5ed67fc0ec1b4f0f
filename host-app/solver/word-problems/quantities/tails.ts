import { value } from '../../sentences/language/number.js';
import { type Reader, readLabel } from '../noun-reader.js';
import type { Fact, Price, ParseContext } from './facts.js';
import { type Effect, isTimeUnit } from './lexicon.js';
import { DOLLARS, N } from './patterns.js';
import { readPer, readThing } from './phrase.js';
import { isPlace, readSubject } from './subject.js';

const SPAN = new RegExp(`^(?:for|in|during|over|within)(?: the (?:first|next|last|past))? ${N}`);

const SHARE = new RegExp(
  `^(?:equally |evenly )?(?:(?:among|between|by|into|to)(?: his| her| their| my)?|with) ${N}(?: of (?:his|her|their))?`,
);

const TAIL =
  /^(?:too|as well|already|so far|in total|altogether|in all|now|more|left(?: over)?|back|away|together|by (?:car|bike|bus|train|foot)|per person)(?= |,|$)/;

const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';

const SOME_DAYS = new RegExp(`^on (${DAYS}(?:, ${DAYS})*,? and ${DAYS})(?= |,|$)`);

const readPrice = (r: Reader, unit: string): Price | null =>
  r.attempt(() => {
    const link = r.take(/^(?:for|at|that costs?|which costs?|costing|priced at|worth)(?: only)?(?= \d)/)?.[0];
    if (link === undefined) return null;
    const [, n = ''] = r.take(DOLLARS) ?? [];
    if (n === '') return null;
    const [one, second] = readPer(r);
    return second !== undefined || (one !== undefined && one !== 'each' && one !== unit && unit !== '')
      ? null
      : { value: value(n), isEach: one !== undefined || !link.startsWith('for') };
  });

interface Tails {
  label: string;
  to: string;
  /** 'on Monday, Wednesday and Friday': how many days. */
  days?: number;
  price?: Price;
  readonly facts: Fact[];
}

const readSpan = (r: Reader, { owner, verb, effect }: ParseContext): Fact | null =>
  r.attempt(() => {
    const [, n = ''] = r.take(SPAN) ?? [];
    const unit = n === '' ? null : readThing(r);
    return unit !== null && isTimeUnit(unit)
      ? { kind: 'span', value: value(n), unit, owner, verb, effect: effect ?? 'do' }
      : null;
  });

const readShare = (r: Reader): Fact | null =>
  r.attempt(() => {
    const [, n = ''] = r.take(SHARE) ?? [];
    const unit = n === '' ? null : readThing(r);
    r.take(/^(?:equally|evenly)/);
    return unit === null ? null : { kind: 'share', value: value(n), unit };
  });

/** What follows an amount: its price, the time it takes, a day, who gets it, a place. */
export const readTails = (r: Reader, context: ParseContext, effect: Effect, unit: string): Tails => {
  const tails: Tails = { label: '', to: '', facts: [] };
  const one = (): boolean => {
    if (r.take(TAIL)) return true;
    const days = r.take(SOME_DAYS)?.[1];
    if (days !== undefined) {
      tails.days = days.split(/,? and |, /).length;
      return true;
    }
    const price = tails.price ? null : readPrice(r, unit);
    if (price) {
      tails.price = price;
      return true;
    }
    const fact = readSpan(r, context) ?? (effect === 'lose' || effect === 'have' ? readShare(r) : null);
    if (fact) {
      tails.facts.push(fact);
      return true;
    }
    const label =
      tails.label === ''
        ? (readLabel(r) ??
          r.take(/^(?:in|on) the ((?:first|second|third|fourth|last))(?= |,|$)/)?.[1] ??
          null)
        : null;
    if (label !== null) {
      tails.label = label;
      return true;
    }
    if ((effect === 'lose' || effect === 'sell') && tails.to === '') {
      const to = r.attempt(() =>
        r.take(/^to(?= (?:his |her |their |my |the |an? )?[a-z])/) ? readSubject(r) : null,
      );
      if (to !== null) {
        tails.to = to;
        return true;
      }
    }
    return isPlace(r, effect);
  };
  for (let more = true; more && r.rest !== '';) more = one();
  return tails;
};
