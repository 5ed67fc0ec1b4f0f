import { product, quotient } from '../../tree/expr.js';
import { isVerb } from '../../sentences/language/verbs.js';
import { thing as thingOf } from '../../sentences/language/words.js';
import { readNoun, type Reader } from '../noun-reader.js';
import { readVerb } from './verbs.js';
import { readTails } from '../tails.js';
import { value as number } from '../../sentences/language/number.js';
import { N, readMeasure, readUnit, type Measure } from './phrase.js';

/** The content of a clause: measures with their owner and verb. */
export interface Statement {
  readonly measures: readonly Measure[];
  readonly owner: string;
  readonly verb: string;
  /** 'A bus travels …': one of many, or the only one. */
  readonly alone?: string;
  readonly several?: string;
  /** 'Each box has …': applies to the following items, too. */
  readonly each?: string;
}
interface Subject {
  readonly name: string;
  /** 'each box': the following amount is for one of them. */
  readonly per: string | null;
  readonly isLoose?: boolean;
}
const readSubject = (r: Reader): Subject | null =>
  r.attempt(() => {
    const pronoun = r.take(
      /^(?:he|she|it|they|you|we|i|there|each (?:of them|one|1)|each(?= [a-z]+s ))(?= )/,
    )?.[0];
    if (pronoun !== undefined) return { name: pronoun.startsWith('each') ? 'each' : pronoun, per: null };
    const each = r.take(/^(?:each|every|1|per|one|an?|the)(?= [a-z])/)?.[0];
    r.take(/^their(?= )/);
    const noun = readNoun(r, true);
    if (!noun) return null;
    const content = r.take(/^of ([a-z]+)(?= )/)?.[1];
    r.take(/^(?:on|in|at) (?:an?|the|his|her) [a-z]+(?= )/);
    const own = content === undefined ? noun.text : `${thingOf(noun.text)} of ${thingOf(content)}`;
    const name = `${noun.determiner} ${own}`.trim().replace(/^(?:the|a|an) /, '');
    return {
      name,
      per: each !== undefined && each !== 'the' ? thingOf(own) : null,
      isLoose: /^(?:an?|1)$/.test(each ?? ''),
    };
  });

/** 'It takes 3 minutes to dig a small hole.' */
const readTaking = (r: Reader): readonly Measure[] | null =>
  r.attempt(() => {
    if (!r.take(/^(?:it )?(?:takes?|took|costs?)/)) return null;
    if (!/^\d/.test(r.rest)) r.take(/^(?:him|her|them|[a-z]+)/);
    return readToDo(r);
  });
const readToDo = (r: Reader): readonly Measure[] | null =>
  r.attempt(() => {
    const measures = readMeasure(r);
    const [one] = measures ?? [];
    if (!one || measures?.length !== 1) return null;
    const verb = r.take(/^to ([a-z]+)(?: with)?/)?.[1];
    const [, n = ''] =
      (verb !== undefined &&
        (r.take(new RegExp(`^${N}`)) ?? (r.take(/^(?:an?|each|one|every)/) ? ['', '1'] : null))) ||
      [];
    const unit = n === '' ? null : readUnit(r);
    return unit === null
      ? null
      : [{ ...one, value: quotient(one.value, number(n)), per: [...one.per, unit] }];
  });

const MANY = new RegExp(`^${N}`);
/** 'They are on sale at 4 for $5', 'he can buy 100 books for $500'. */
const readBundle = (r: Reader): readonly Measure[] | null =>
  r.attempt(() => {
    if (
      !r.take(
        /^(?:(?:they|it) (?:is|are) (?:currently )?(?:on sale|sold|selling) (?:at|for)|(?:he|she|they|[a-z]+) can buy)/,
      )
    )
      return null;
    const [, n = ''] = r.take(MANY) ?? [];
    const unit = n === '' ? null : readUnit(r);
    const [, price = ''] = (unit !== null && r.take(new RegExp(`^(?:for|at) ${N} dollars`))) || [];
    return unit === null || price === '' || /^(?:each|apiece|per|an? )/.test(r.rest)
      ? null
      : [{ value: quotient(number(price), number(n)), unit: 'dollar', per: [unit] }];
  });
/** '3 pens cost $2', 'cookies cost $1 each', 'candy bars for 75 cents'. */
const readPrices = (r: Reader, last: string): readonly Measure[] | null =>
  r.attempt(() => {
    const [, n = ''] = r.take(MANY) ?? [];
    const subject = readSubject(r);
    if (!subject || subject.name === 'there') return null;
    const verb = r.take(
      /^(?:each )?(?:costs?|(?:are|is) (?:currently )?on sale (?:for|at)(?! \d+ [a-z]+ for)|are sold (?:for|at)|sell for|sells for|is sold for|(?:is|are|was|were)(?: priced at| worth)?|at|for)(?: only)?/,
    );
    const [, price = ''] = (verb && r.take(new RegExp(`^${N} dollars`))) ?? [];
    if (price === '' || r.take(/^(?:more|less|off)/)) return null;
    const isEach = /each/.test(verb?.[0] ?? '') || r.take(/^(?:each|apiece|a piece)/) !== null;
    const unit = isEach
      ? null
      : r.attempt(() => (r.take(/^(?:per|an?|for each|for every)(?= [a-z])/) ? readUnit(r) : null));
    const isPronoun = /^(?:it|they|each|he|she)$/.test(subject.name);
    if (/^(?:he|she)$/.test(subject.name)) return null;
    const name = isPronoun ? last : thingOf(subject.name);
    const per = unit ?? (isEach || n !== '' || subject.per !== null || subject.name === 'each' ? name : null);
    if (per === null || name === '') return null;
    const value = n === '' || isEach ? number(price) : quotient(number(price), number(n));
    return [{ value, unit: 'dollar', per: [per] }];
  });

const IDLE_TAIL = /^(?:in (?:them|it)|inside|[a-z]+ing(?: [a-z]+){0,4}$|of work|to [a-z]+(?: [a-z]+){0,6}$)/;
const JOINT = /^(?:,? ?(?:and then|and also|and|but|while|whereas|then)|,|;)/;
const OPENING =
  /^(?:then|also|after that|later|if|suppose|now|currently|each day|in the morning|first|next|finally)(?=,? )/;
const DONE = new Set('sell buy eat'.split(' '));

/** Reads a whole sentence; null unless every word has been read. */
export const readStatement = (
  r: Reader,
  last: string,
  before: Statement | null = null,
  depth = 0,
): readonly Statement[] | null =>
  r.attempt(() => {
    if (depth > 4) return null;
    r.take(OPENING);
    r.take(/^,/);
    const first = readOne(r, last, before);
    if (!first) return null;
    for (let more = true; more;) {
      more = r.take(IDLE_TAIL) !== null;
      readTails(r, first.verb, () => false);
    }
    if (r.isEnd) return [first];
    if (!r.take(JOINT)) return null;
    const rest = readStatement(r, first.measures.at(0)?.unit ?? last, first, depth + 1);
    return rest && [first, ...rest];
  });

/** '3 trees each had 7 birds'. */
const readSeveral = (r: Reader): Statement | null =>
  r.attempt(() => {
    const [, n = ''] = r.take(MANY) ?? [];
    r.take(/^(?:different|other)/);
    const noun = n === '' ? null : readNoun(r, true);
    if (!noun || !r.take(/^each/)) return null;
    const verb = readVerb(r);
    const measures = verb === null ? null : readMeasure(r);
    const [one] = measures ?? [];
    return verb !== null && one && measures?.length === 1 && one.per.length === 0
      ? {
          measures: [{ ...one, value: product(number(n), one.value) }],
          owner: '',
          verb,
          several: thingOf(noun.text),
        }
      : null;
  });

const readOne = (r: Reader, last: string, before: Statement | null): Statement | null => {
  const several = readSeveral(r);
  if (several) return several;
  r.attempt(() =>
    r.take(
      /^(?:the|an?) [a-z' ]+? (?:is selling|are selling|sells?|selling|offers)(?= [a-z ]+ (?:for|at) \d)/,
    )
      ? true
      : null,
  );
  const taking = readTaking(r);
  if (taking) return { measures: taking, owner: '', verb: 'take' };
  const price = readBundle(r) ?? readPrices(r, last);
  if (price) return { measures: price, owner: '', verb: 'cost' };
  // 'and 3 apples': the same verb again.
  const again = before && r.attempt(() => readToDo(r) ?? readMeasure(r));
  if (before && again) {
    const toDo = /^to [a-z]+ /.test(r.rest);
    if (toDo || isVerb(r.word)) return null;
    const { each } = before;
    return {
      ...before,
      measures: each === undefined ? again : again.map((one) => ({ ...one, per: [...one.per, each] })),
    };
  }
  return r.attempt(() => {
    const sameSubject = before === null ? null : r.attempt(() => readVerb(r));
    const subject: Subject | null =
      sameSubject !== null
        ? {
            name: before?.owner ?? '',
            per: before?.alone ?? before?.each ?? null,
            isLoose: before?.alone !== undefined,
          }
        : readSubject(r);
    const verb = sameSubject ?? (subject && readVerb(r));
    if (!subject || verb === null || verb === undefined) return null;
    if (subject.name === 'there' && verb !== 'be') return null;
    // 'sells them for $3 each'
    const them = DONE.has(verb) && r.take(/^(?:them|it)(?: all)? (?:for|at)/);
    if (them) {
      const [, n = ''] = r.take(new RegExp(`^${N} dollars`)) ?? [];
      const isEach = r.take(/^(?:each|apiece|a piece)/);
      const unit = isEach ? last : r.take(/^(?:per|an?|for each)/) ? readUnit(r) : null;
      return n === '' || unit === null || unit === ''
        ? null
        : {
            measures: [
              unit === 'dozen'
                ? { value: quotient(number(n), number('12')), unit: 'dollar', per: [last] }
                : { value: number(n), unit: 'dollar', per: [unit] },
            ],
            owner: subject.name,
            verb,
          };
    }
    const measures = readToDo(r) ?? readMeasure(r);
    if (!measures) return null;
    const isEach = subject.name === 'each';
    const per = subject.per ?? (isEach ? last : null);
    const each = per === null ? measures : measures.map((one) => ({ ...one, per: [...one.per, per] }));
    if (per === '' || each.some((one) => one.per.includes(one.unit))) return null;
    if (r.take(/^(?:each|apiece)/)) return null;
    if (subject.isLoose && per !== null) return { measures, owner: '', verb, alone: per };
    return per === null
      ? { measures: each, owner: subject.name, verb }
      : { measures: each, owner: '', verb, each: per };
  });
};
