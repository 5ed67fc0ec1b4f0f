import { baseOf, isVerb } from '../sentences/language/verbs.js';
import { readLabel, readNoun, type Reader } from './noun-reader.js';

/** What follows the amount of a clause. */
interface Tails {
  readonly to: string;
  readonly from: string;
  /** The day or a similar label. */
  readonly label: string;
  /** Places and purposes. */
  readonly about: readonly string[];
  readonly time: 'end' | 'start' | '';
  readonly isTogether: boolean;
  readonly isEach: boolean;
  /** 'then', 'also': adds to the earlier amount. */
  readonly isMarked: boolean;
}
export const NO_TAILS: Tails = {
  to: '',
  from: '',
  label: '',
  about: [],
  time: '',
  isTogether: false,
  isMarked: false,
  isEach: false,
};

export const GIVES = new Set(['give', 'donate', 'lend', 'hand', 'send', 'sell', 'pass', 'throw']);
const TAKES_FROM = new Set(['get', 'receive', 'borrow', 'take', 'buy', 'win']);
const PRONOUN =
  /^(?:he|she|they|it|you|i|we|him|her(?= (?:\d|an? |another|the rest)|$|,)|them|me|us)(?= |,|$)/;
const TOTAL = /^(?:in total|in all|altogether|all together|together|combined|total)/;
const PLACE = /^(in|at|from|on|inside|into|near|by|around|to|for|during|of)/;
const FOR_WHAT = /^to (?!the |his |her |their |a |an |each |\d)([a-z]+)/;

export const readPerson = (r: Reader): string | null =>
  r.take(PRONOUN)?.[0] ??
  r.attempt(() => {
    const noun = readNoun(r, true);
    return noun && !/ of /.test(noun.text) ? `${noun.determiner} ${noun.text}`.trim() : null;
  });

/** A place or a purpose: without a number, it changes no amount. */
const readAbout = (r: Reader): string | null =>
  r.attempt(() => {
    const [, preposition = ''] = r.take(PLACE) ?? [];
    r.take(/^(?:the|his|her)(?= (?:first|second|third|next|last|whole|entire) )/);
    r.take(/^(?:first|second|third|next|last|whole|entire)/);
    const noun = preposition === '' ? null : readNoun(r);
    if (noun) r.attempt(() => (r.take(/^and/) && readNoun(r) && /^(?:$|,|and )/.test(r.rest) ? true : null));
    if (!noun || (noun.determiner === '' && !/^(?:for|at|from|in|on|by)$/.test(preposition))) return null;
    return `${preposition} ${noun.text}`;
  });

const readTail = (
  r: Reader,
  tails: Tails,
  verb: string,
  isPerson: (name: string) => boolean,
): Tails | null => {
  if (r.take(/^(?:left(?: over)?|remaining|now|in the end)/)) return { ...tails, time: 'end' };
  if (
    r.take(/^(?:at first|originally|initially|(?:in|at) the (?:beginning|start)|to start with|to begin with)/)
  )
    return { ...tails, time: 'start' };
  if (
    r.take(
      /^(?:traveling|travelling|riding|sitting|living|standing|playing|waiting|swimming|parked|hanging) (?:on|in|at|there)(?: (?:it|the [a-z]+))?/,
    )
  )
    return tails;
  if (r.take(TOTAL)) return { ...tails, isTogether: true };
  if (r.take(/^(?:too|as well|also|more|later|afterwards|so far)/)) return { ...tails, isMarked: true };
  if (r.take(/^(?:each|apiece)(?! of)/)) return { ...tails, isEach: true };
  const label = tails.label === '' ? readLabel(r) : null;
  if (label !== null) return { ...tails, label };
  if (GIVES.has(verb) && tails.to === '' && r.take(/^to/)) {
    if (r.take(/^each of/)) return null;
    const to = readPerson(r);
    return to === null ? null : { ...tails, to };
  }
  if (TAKES_FROM.has(verb) && tails.from === '') {
    const from = r.attempt(() => {
      const name = r.take(/^from/) ? readPerson(r) : null;
      return name !== null && isPerson(name) ? name : null;
    });
    if (from !== null) return { ...tails, from };
  }
  const about = readAbout(r);
  if (about !== null) return { ...tails, about: [...tails.about, about] };
  const purpose = r.attempt(() => {
    const [, what = ''] = r.take(FOR_WHAT) ?? [];
    if (!isVerb(what) || baseOf(what) !== what) return null;
    readNoun(r);
    return `to ${what}`;
  });
  return purpose === null ? null : { ...tails, about: [...tails.about, purpose] };
};
export const readTails = (
  r: Reader,
  verb: string,
  isPerson: (name: string) => boolean,
  first: Tails = NO_TAILS,
): Tails => {
  let tails = first;
  for (;;) {
    const next = r.attempt(() => readTail(r, tails, verb, isPerson));
    if (!next) return tails;
    tails = next;
  }
};
