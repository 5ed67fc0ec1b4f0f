import { num } from '../../tree/expr.js';
import { isVerb } from '../../sentences/language/verbs.js';
import { readNoun, Reader, thingIn } from '../noun-reader.js';
import { readMeasure, readUnit, type Measure } from './phrase.js';

/** The question: the unit, the units to divide by, the owner, and the supply. */
export interface RateQuestion {
  readonly unit: string;
  readonly per: string | null;
  readonly more: readonly Measure[];
  readonly who: string;
  /** The other side of a comparison. */
  readonly whom: string;
  readonly kind: 'sum' | 'profit' | 'change' | 'left' | 'difference' | 'average';
  readonly isAll: boolean;
  /** 'for lunch', 'on pens': the purpose of the amount. */
  readonly about?: readonly string[];
  /** 'in the jar', 'in winter': the story has to name it, too. */
  readonly within?: readonly string[];
  /** Repeated from before: 'for the 2 shirts'. */
  readonly again?: readonly Measure[];
  /** The amount to subtract: 'than 2 bagels'. */
  readonly less?: readonly Measure[];
}
const DO = /^(?:does|do|did|will|would|can|could|should|must|is|are|was|were|has|have|had)/;
const ACTS =
  /^(?:there|it take|cost|be|get paid|(?:need|have|want|plan|get) to(?: [a-z]+)?|able to|to [a-z]+|if (?:he|she|it|they) works?|drive|go|take|travel|walk|make|earn|spend|pay|save|owe|charge|get|receive|need|use|eat|have|has)/;
const TOTAL =
  /^(?:in total|altogether|in all|total|all together|together|combined|overall|if (?:he|she) sells all (?:of )?(?:the |his |her )?[a-z]+)/;
const WHOLE_SPAN =
  /^(?:in|over|during|for|each|every|per|an?|this) (?:a |an |each |every |the |one |1 )?(?:single |full |whole )?(second|minute|hour|day|week|month|year)/;
const MORE_SPAN = /^,? ?(?:in|over|during|after|for|with|from|within|out of|on)(?= \d)/;

interface Rest {
  readonly per: string | null;
  readonly more: readonly Measure[];
  readonly who: string;
  readonly isAll: boolean;
  readonly isLeft: boolean;
  readonly about?: readonly string[];
  readonly within?: readonly string[];
  readonly again?: readonly Measure[];
}
const readAbout = (r: Reader): Pick<Rest, 'about' | 'within'> | null =>
  r.attempt(() => {
    const preposition = r.take(/^(?:on|in|at|for|from|to|of)(?= [a-z])/)?.[0] ?? '';
    const noun = preposition === '' ? null : readNoun(r);
    const thing = noun && [thingIn(noun)];
    if (!thing || preposition === 'of') return thing && {};
    return /^(?:in|at)$/.test(preposition) ? { within: thing } : { about: thing };
  });

/** The rest of a question, word by word; null where a word was not read. */
const readRest = (r: Reader): Rest | null => {
  let found: Rest = { per: null, more: [], who: '', isAll: false, isLeft: false };
  for (let turn = 0; !r.isEnd && turn < 14; turn += 1) {
    if (r.take(/^[a-z]+ing(?: [a-z]+){0,4}$/)) continue;
    else if (r.take(TOTAL) ?? r.take(/^now/)) found = { ...found, isAll: true };
    else if (r.take(/^(?:left(?: over)?|remaining)/)) found = { ...found, isLeft: true };
    else if (
      r.take(DO) ??
      r.take(/^(?:(?:back|for (?:it|them|this)|all (?:of )?(?:it|them)|in that time)(?= |$)|to [a-z]+)/)
    )
      continue;
    else if (
      r.take(
        /^(?:for|in|over) (?:the first|the last|the next|these|those|the|both) \d+ (?:days|weeks|months|hours)$/,
      )
    )
      found = { ...found, isAll: true };
    else if (/^for (?:the|all|these|those|all the) \d+ [a-z]+$/.test(r.rest)) {
      r.take(/^for (?:the|all|these|those|all the)(?= )/);
      const again = readMeasure(r);
      if (!again) return null;
      found = { ...found, again };
    } else if (/^after a (?:day|week|month|year)$/.test(r.rest)) {
      const unit = r.take(/^after a ([a-z]+)/)?.[1] ?? '';
      found = { ...found, more: [...found.more, { value: num(1), unit, per: [] }] };
    } else if (MORE_SPAN.test(r.rest)) {
      const span = r.take(MORE_SPAN)?.[0] ?? '';
      const more = readMeasure(r);
      // 'In 4 weeks after 3 days' is no sum.
      if (!more || (span.includes('after') && found.more.length > 0)) return null;
      found = { ...found, more: [...found.more, ...more] };
    } else if (/^\d/.test(r.rest)) {
      const more = readMeasure(r);
      if (!more) return null;
      found = { ...found, more: [...found.more, ...more] };
      if (/^and \d/.test(r.rest)) r.take(/^and/);
    } else {
      const span = r.take(WHOLE_SPAN);
      if (span) {
        if (found.per !== null) return null;
        found = { ...found, per: span[1] ?? '' };
        continue;
      }
      if (r.take(ACTS) ?? (isVerb(r.word) ? r.take(/^[a-z]+/) : null)) continue;
      const about = readAbout(r);
      if (about) {
        found = {
          ...found,
          about: [...(found.about ?? []), ...(about.about ?? [])],
          within: [...(found.within ?? []), ...(about.within ?? [])],
        };
        continue;
      }
      const pronoun = r.take(/^(?:he|she|it|they|you|we|him|her|them|i)(?= |$)/)?.[0];
      const noun = pronoun === undefined ? readNoun(r, true) : null;
      const name = pronoun ?? noun?.text.replace(/ go$/, '');
      if (name === undefined || found.who !== '') return null;
      found = { ...found, who: name };
    }
  }
  return r.isEnd ? found : null;
};

const MONEY =
  /^how much(?: money| profit| change| total)?(?= (?:does|do|did|will|would|is|was|can|could|should|must|has|have|should))|^(?:what is|what was|calculate|find) (?:the )?(?:total )?(?:dollar )?(?:cost|price|amount)(?: of)?/;

/** 'How much farther did the bus go than the car', 'how many more … than …'. */
const readThan = (r: Reader, unit: string): RateQuestion | null => {
  if (!r.rest.includes(' than ')) {
    const alone = readRest(r);
    return alone && alone.who !== '' && !alone.isLeft
      ? { ...alone, unit, whom: '', kind: 'difference' }
      : null;
  }
  const [, left = '', right = ''] = /^(.+?) than (.+?)(?:,? in [a-z]+)?$/.exec(r.rest) ?? [];
  const one = left === '' ? null : readRest(new Reader(left));
  const other = left === '' ? null : new Reader(right);
  const whom = other && (readNoun(other, true)?.text ?? null);
  other?.take(DO);
  if (!one || whom === null || !other?.isEnd || one.who === '' || one.isLeft) return null;
  return { ...one, unit, whom, kind: 'difference' };
};

/** 'How much more do 3 loaves cost than 2 bagels?' */
const readGoods = (text: string): RateQuestion | null => {
  const [, one = '', other = ''] =
    /^how much more (?:do|does|did|will|would) (\d.+?) cost than (\d.+)$/.exec(text) ?? [];
  const [a, b] = [new Reader(one), new Reader(other)];
  const [more, less] = one === '' ? [null, null] : [readMeasure(a), readMeasure(b)];
  return more && less && a.isEnd && b.isEnd
    ? { unit: 'dollar', per: null, more, less, who: '', whom: '', kind: 'difference', isAll: false }
    : null;
};

export const readRateQuestion = (text: string): RateQuestion | null => {
  const goods = readGoods(text);
  if (goods) return goods;
  const early = /^(?:in|over|during|for|within|after) (\d+ [a-z]+|a [a-z]+),? (how .+)$/.exec(text);
  const r = new Reader(early ? `${early[2] ?? ''} in ${early[1] ?? ''}` : text);
  const rateQuestion = (unit: string, kind: RateQuestion['kind']): RateQuestion | null => {
    const rest = readRest(r);
    if (!rest) return null;
    if (rest.isLeft && kind !== 'sum') return null;
    return { ...rest, unit, whom: '', kind: rest.isLeft ? 'left' : kind };
  };
  if (
    r.take(
      /^(?:what is|what was|calculate|find) (?:the |his |her |their )?average speed(?: in miles per hour)?/,
    )
  )
    return rateQuestion('', 'average');
  if (r.take(/^how far/)) return rateQuestion('length', 'sum');
  if (r.take(/^how long/)) return rateQuestion('duration', 'sum');
  if (r.take(/^how much (?:farther|further)/)) return readThan(r, 'length');
  if (r.take(/^how much more(?: money)?/)) return readThan(r, 'dollar');
  if (r.take(/^how much profit/)) return rateQuestion('dollar', 'profit');
  if (/^how much .+ (?:give|get|receive) (?:back )?(?:in|as) change$/.test(r.rest)) {
    r.rest = r.rest.replace(/ (?:in|as) change$/, '');
    r.take(/^how much/);
    return rateQuestion('dollar', 'change');
  }
  if (r.take(/^how much change/)) return rateQuestion('dollar', 'change');
  if (r.take(/^how (?:many|much) more/)) {
    const unit = readUnit(r);
    return unit === null ? null : readThan(r, unit);
  }
  if (r.take(MONEY)) return rateQuestion('dollar', 'sum');
  if (!r.take(/^how (?:many|much)/)) return null;
  r.take(/^(?:total|different)/);
  const unit = readUnit(r);
  if (unit === null) return null;
  if (r.take(/^(?:farther|further|more)/)) return readThan(r, unit);
  return rateQuestion(unit, 'sum');
};
