import { baseOf, isVerb } from '../../sentences/language/verbs.js';
import { readItem } from './item.js';
import type { Item } from './quantity.js';
import type { Reader } from './reader.js';
import { GIVES, NO_TAILS, readOpening, readPerson, readTails, type Tails } from './tails.js';

/** An owner does something with a quantity of a thing. */
export interface Clause {
  /** As they are written; empty for 'there are'. */
  readonly subjects: readonly string[];
  readonly verb: string;
  /** The verb as it is written, for the name of the amount. */
  readonly form: string;
  readonly item: Item;
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
  /** The amount is the money that pays. */
  readonly isTender: boolean;
  /** Index of the verb phrase that contains it. */
  readonly phrase: number;
}
const readSubjects = (r: Reader): { readonly names: readonly string[]; readonly how: string } | null =>
  r.attempt(() => {
    if (r.take(/^there/)) return { names: [], how: '' };
    const owner = r.take(/^(?:both of them|all of them|both|they)(?= )/) ? 'they' : readPerson(r);
    if (owner === null) return null;
    const names = [owner];
    while (/^(?:, |and |, and )/.test(r.rest)) {
      const next = r.attempt(() => ((r.take(/^,? ?and/) ?? r.take(/^,/)) ? readPerson(r) : null));
      if (next === null) return null;
      names.push(next);
    }
    return { names, how: r.take(/^(?:each|both|all|together)/)?.[0] ?? '' };
  });

const ADVERBS =
  /^(?:also|then|only|just|already|currently|later|now|first|originally|initially|each|both|all|together)/;
const readVerb = (r: Reader): { readonly verb: string; readonly form: string; readonly how: string } | null =>
  r.attempt(() => {
    let how = '';
    const adverbs = (): void => {
      for (let found = r.take(ADVERBS); found; found = r.take(ADVERBS)) how = `${how} ${found[0] ?? ''}`;
    };
    adverbs();
    r.take(/^(?:will|would|can|could|did|does)/);
    r.take(/^(?:decided|decides|managed|chose|chooses) to/);
    const perfect = r.take(/^(?:has|have|had)(?= (?:already |also |just )?[a-z]+)/);
    adverbs();
    const form = r.word;
    if (!isVerb(form) && !/^(?:is|are|was|were|starts?|started|begins?|began)$/.test(form))
      return perfect ? { verb: 'have', form: perfect[0] ?? '', how } : null;
    r.take(/^[a-z]+/);
    if (/^(?:start|began|begin)/.test(form))
      return r.take(/^(?:out )?with/) ? { verb: 'have', form, how: `${how} first` } : null;
    if (/^(?:is|are|was|were)$/.test(form)) return { verb: 'be', form, how };
    r.take(/^(?:away|up|out)/);
    return { verb: baseOf(form), form, how };
  });

const ITEM_JOINT = /^(?:,? ?and|,|plus|as well as)/;
const CLAUSE_JOINT = /^(?:,? ?(?:and then|and|but|then|while|whereas|so)|, |;)/;

/** The clauses of a sentence; null unless every word has been read. */
export const readClauses = (
  r: Reader,
  isPerson: (name: string) => boolean,
  before: readonly Clause[] = [],
): readonly Clause[] | null =>
  r.attempt(() => {
    const last = before.at(-1);
    const phrase = (last?.phrase ?? 0) + 1;
    const isRelative = last !== undefined && r.take(/^(?:who|which)/) !== null;
    const opening = isRelative ? NO_TAILS : readOpening(r, isPerson);
    return readWith(r, isPerson, before, opening, phrase, isRelative);
  });

/** Continues with another clause; 'then' means that it comes after. */
const goOn = (
  r: Reader,
  isPerson: (name: string) => boolean,
  all: readonly Clause[],
): readonly Clause[] | null => {
  const joint = r.take(CLAUSE_JOINT);
  if (!joint) return null;
  if (/then/.test(joint[0] ?? '')) r.rest = `then ${r.rest}`;
  return readClauses(r, isPerson, all);
};

const LEAVES =
  /^(?:(?:were |are |was |have |had )?(?:get off|got off|gets off|left|leave|leaves|died|die|dies|flew away|fly away|ran away|run away|swam away|drove away|drove off|popped|melted|broke|rotted|spoiled|eaten|sold|lost|stolen|broken|thrown away|given away|removed|used|deleted|returned|went home))/;
const ARRIVES =
  /^(?:(?:were |are |was |have |had )?(?:get on|got on|gets on|arrived|arrive|arrives|came|come|comes|joined|join|joins|came in|come in|moved in|added|landed))/;

/** '47 people get off': an event of the things themselves. */
const readHappening = (
  r: Reader,
  isPerson: (name: string) => boolean,
  opening: Tails,
  phrase: number,
): Clause | null =>
  r.attempt(() => {
    const item = readItem(r);
    if (!item) return null;
    const [gone, come] = [r.take(LEAVES), r.take(ARRIVES)];
    const form = gone?.[0] ?? come?.[0];
    if (form === undefined || (gone && come)) return null;
    const verb = gone ? 'lose' : 'get';
    const tails = readTails(r, verb, isPerson, opening);
    return { ...tails, subjects: ['?'], verb, form, item, isTender: false, phrase, isMarked: true };
  });

const readWith = (
  r: Reader,
  isPerson: (name: string) => boolean,
  before: readonly Clause[],
  opening: Tails,
  phrase: number,
  isRelative: boolean,
): readonly Clause[] | null => {
  const last = before.at(-1);
  const happening = isRelative ? null : readHappening(r, isPerson, opening, phrase);
  if (happening) {
    const all = [...before, happening];
    return r.isEnd ? all : goOn(r, isPerson, all);
  }
  const same = last && !isRelative ? r.attempt(() => readVerb(r)) : null;
  const owner =
    same && last
      ? { names: last.subjects, how: '' }
      : isRelative
        ? { names: ['who'], how: '' }
        : readSubjects(r);
  const verb = same ?? (owner && readVerb(r));
  if (!owner || !verb || (owner.names.length === 0 && verb.verb !== 'be')) return null;
  const isTender = verb.verb === 'pay' && r.take(/^(?:the cashier )?with(?: an?)?/) !== null;
  const other =
    GIVES.has(verb.verb) || verb.verb === 'buy'
      ? /^(?:\d|an? |another|half|the rest)/.test(r.rest)
        ? ''
        : (readPerson(r) ?? '')
      : '';
  const clauses: Clause[] = [];
  let tails: Tails = {
    ...opening,
    to: other,
    isMarked: opening.isMarked || /also|then|later/.test(verb.how),
  };
  for (;;) {
    const item = readItem(r);
    if (!item) break;
    tails = readTails(
      r,
      verb.verb,
      isPerson,
      clauses.length === 0 ? tails : { ...opening, to: other, isMarked: tails.isMarked },
    );
    const how = `${owner.how}${verb.how}`;
    clauses.push({
      ...tails,
      subjects: owner.names,
      verb: verb.verb,
      form: verb.form,
      item,
      isTender,
      phrase,
      isEach: item.isEach || tails.isEach || /each/.test(how),
      isTogether: tails.isTogether || /together/.test(how),
      time: /first|originally|initially/.test(verb.how) ? 'start' : /now/.test(verb.how) ? 'end' : tails.time,
    });
    const next = r.attempt(() =>
      r.take(ITEM_JOINT) && /^(?:\d|an? |another|the rest|some )/.test(r.rest) ? readNext(r) : null,
    );
    if (next === null) break;
  }
  if (clauses.length === 0) return null;
  const all = [...before, ...clauses];
  if (r.isEnd) return all;
  return goOn(r, isPerson, all);
};

/** Another item follows, and not the subject of another clause: 'and 5 of them left'. */
const readNext = (r: Reader): true | null => {
  const probe = r.rest;
  const item = readItem(r);
  r.rest = probe;
  return item ? true : null;
};
