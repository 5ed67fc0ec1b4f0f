import { isFinite } from '../../sentences/language/verbs.js';
import { isPlainWord, thing } from '../../sentences/language/words.js';
import type { Expr } from '../../tree/expr.js';
import type { Reader } from '../noun-reader.js';
import { arrives, isTimeUnit, leaves, UNIT_NAMES } from './lexicon.js';

/** How much of a thing a phrase speaks of. */
type Size =
  /** 'a pen': one of them, which is no number of the text. */
  | { readonly kind: 'one' }
  | { readonly kind: 'number'; readonly value: Expr }
  /** 'half of the rest': `of` is the thing, 'rest', or '' where the phrase names nothing. */
  | { readonly kind: 'part'; readonly value: Expr; readonly of: string }
  /** 'half of her 40 marbles' */
  | { readonly kind: 'share'; readonly value: Expr; readonly whole: Expr }
  /** 'twice as many as Ann', '3 more than on Monday'. */
  | { readonly kind: 'times'; readonly value: Expr; readonly than: string; readonly plus?: Expr }
  | { readonly kind: 'more'; readonly value: Expr; readonly sign: 1 | -1; readonly than: string }
  | { readonly kind: 'rest' }
  | { readonly kind: 'all' }
  | { readonly kind: 'some' };

/** '5 packs of 6 yogurts': the unit is pack, and each pack holds 6 yogurts. */
export interface Amount {
  readonly size: Size;
  /** One of the things; '' where the phrase does not name them. */
  readonly unit: string;
  readonly content?: { readonly value: Expr; readonly unit: string };
  /** 'a day', 'each', 'per kilogram': what the amount is for one of; 'each' where the text names no thing. */
  readonly per: readonly string[];
  /** '9 more', of which only the story says whether they come to the others. */
  readonly isMore?: true;
}

const DETERMINER =
  /^(?:the|a|an|his|her|their|its|my|our|your|these|those|some|all the|all his|all her)(?= )/;

const ADVERB = new Set(
  'into onto among inside towards back each apiece more less fewer extra additional times equally together left over already now daily weekly costs cost'.split(
    ' ',
  ),
);

export const unitOf = (words: string): string => {
  const one = thing(words);
  return UNIT_NAMES[one] ?? UNIT_NAMES[words] ?? one;
};

/** 'the book' is a thing, unless nothing else can be meant by 'he'. */
export const ownerName = (article: string, name: string): string =>
  /^(?:the|an?)$/.test(article) ? `the ${name}` : name;

const isMove = (word: string): boolean => word !== 'leaves' && (leaves(word) || arrives(word));

const UNLIKE = /^(?:empty|broken|rotten|bad|free|damaged|missing|wrong|unused|sold|stolen|spare)$/;

/** '172 people traveling on it' are people. */
const BUSY =
  /^(?:travel+ing|riding|sitting|standing|waiting|swimming|playing|living|working|sleeping|hiding|eating)$/;

const NO_NOUN =
  /^(?:plays?|likes?|wears?|prefers?|speaks?|has|have|had|did|does?|costs?|gave|gives?|ate|eats?|bought|buys?|sold|sells?|spent|spends?|lost|took|takes?|got|found|made|makes?|read|was|were|needs?|requires?)$/;

/** Up to three plain words, 'bottles of water' included; the last one is the thing. */
export const readThing = (r: Reader): string | null =>
  r.attempt(() => {
    r.take(DETERMINER);
    const words: string[] = [];
    const take = (): void => {
      while (
        words.length < 4 &&
        isPlainWord(r.word) &&
        !ADVERB.has(r.word) &&
        !(words.length > 0 ? isFinite(r.word) || BUSY.test(r.word) : NO_NOUN.test(r.word)) &&
        !isMove(r.word)
      ) {
        words.push(r.word);
        if (!r.take(/^[a-z][a-z'-]*/)) break;
        if (r.rest.startsWith(',')) break;
      }
    };
    take();
    // '3 empty cars' are no cars that count.
    if (words.length === 0 || words.slice(0, -1).some((word) => UNLIKE.test(word))) return null;
    const head = unitOf(words.join(' '));
    if (BUSY.test(r.word)) r.take(/^[a-z]+(?= (?:on|in|at|under) )/);
    // '5 hours of overtime' are paid in another way.
    if (isTimeUnit(head) && /^of (?!work\b)/.test(r.rest)) return null;
    // 'a bottle of water' is a bottle; 'a bag of 6 apples' holds apples.
    const inside = /^of (?![0-9]|the |them|it\b|his |her |their |these |those )/.test(r.rest)
      ? r.attempt(() => {
          r.take(/^of/);
          const before = words.length;
          take();
          return words.length > before ? head : null;
        })
      : null;
    return inside ?? head;
  });

const PER_UNIT = /^(?:per|an?|each|every|(?:for|to|in|on) (?:each|every))(?= [a-z])/;

const DAY_PARTS = /^(?:morning|afternoon|evening|night|weekday)$/;

const PER_EACH = /^(?:each|apiece|a piece)(?! (?:of|other)\b)/;

/** 'a day', 'per kilogram', 'each'. */
export const readPer = (r: Reader): string[] => {
  const found: string[] = [];
  for (let more = true; more && found.length < 3;) {
    const unit = r.attempt(() =>
      r.take(/^(?:per|an?|each|every) second(?= |$|,)/)
        ? 'second'
        : r.take(/^daily/)
          ? 'day'
          : r.take(/^weekly/)
            ? 'week'
            : r.take(PER_UNIT)
              ? readThing(r)
              : null,
    );
    if (unit === 'weekday') return found;
    if (unit !== null) found.push(DAY_PARTS.test(unit) ? 'day' : unit);
    more = unit !== null;
  }
  if (found.length === 0 && r.take(PER_EACH)) return ['each'];
  return found;
};

export const sized = (size: Size, unit: string): Amount => ({ size, unit, per: [] });
