import { value } from '../../../sentences/language/number.js';
import { Reader } from '../../noun-reader.js';
import { traitOf } from '../clauses/states.js';
import { baseVerb, effectOf, isTimeUnit } from '../lexicon.js';
import { readThing, unitOf } from '../phrase.js';
import {
  NO_ASK,
  type Ask,
  ASK_AUXILIARY,
  type Found,
  readAskTails,
  readNumber,
  readOneThing,
  readOwner,
} from './ask.js';

const MODES: Readonly<Record<string, Ask['mode']>> = {
  spend: 'spend',
  pay: 'spend',
  cost: 'spend',
  earn: 'earn',
  make: 'earn',
  receive: 'earn',
  get: 'earn',
  charge: 'earn',
  have: 'state',
  own: 'state',
  need: 'need',
  save: 'flow',
  give: 'spend',
  collect: 'earn',
};

const TO_DO =
  /^to (?:buy|save|get|finish|read|pack|do|reach|have|complete|seat|print|make|paint|drive|walk|run|carry|transport|hold|put|empty|fill|drain|use)(?: (?:it|them|the book|the rest|all|all of them|everyone|all the [a-z]+|all [a-z]+|the [a-z]+|his [a-z]+|her [a-z]+))?(?= |$)/;

const ABOUT =
  /^(?:on|for|from) (?:(?:the|his|her|all the|all his|all her|these|all) ([a-z]+)|(?!(?:[a-z]+days?|each|every|one|an?|it|them|all|that|this)\b)([a-z]+))(?= |$)/;

/** The verb of the question and what it asks of the amount. */
const readVerb = (r: Reader, ask: Found): boolean => {
  const lead =
    r.take(/^(?:(?:still|have to|has to|had to|need to|must|be able to|want to|already|now) ?)+(?= )/)?.[0] ??
    '';
  const verb = r.word;
  if (verb === '' || verb === 'left') return true;
  const effect = effectOf(verb);
  if (
    /^(?:needs?|requires?|take)$/.test(verb) &&
    (isTimeUnit(ask.unit) || verb !== 'take' || ask.unit === 'time')
  ) {
    r.take(/^[a-z]+/);
    r.take(/^(?:him|her|them|me|us|(?:the|an?) [a-z]+)(?= to )/);
    Object.assign(ask, { mode: 'need', owner: verb === 'take' ? '' : ask.owner });
    r.take(TO_DO);
    return true;
  }
  if (effect === null || effect === 'be') return false;
  r.take(/^[a-z]+/);
  if (ask.unit !== 'dollar') r.take(/^(?:away|up|out|off|down|on)(?= |$)/);
  const base = baseVerb(verb);
  ask.verb = base;
  ask.effect = effect;
  if (ask.unit === 'dollar') {
    const about = r.take(ABOUT);
    if (about) ask.about = about[1] === '' ? (about[2] ?? '') : (about[1] ?? '');
    const mode = MODES[base];
    if (mode === undefined) return false;
    ask.mode = mode;
    return true;
  }
  ask.mode = effect === 'have' || base === 'get' ? 'state' : 'flow';
  if (/still/.test(lead) && lead.trim().endsWith('to') && ask.mode === 'flow') ask.mode = 'remaining';
  // 'After how many weeks does he have $60?'
  if (isTimeUnit(ask.unit) && effect === 'have') {
    const target = readNumber(r);
    if (!target) return false;
    Object.assign(ask, { mode: 'need', target });
  }
  return true;
};

/** 'How much change does he get?', 'What is his profit?', 'How much do 4 tickets cost?' */
const readNamed = (r: Reader): Found | null => {
  const money: Found = { ...NO_ASK, unit: 'dollar', mode: 'spend' };
  if (
    r.take(
      /^(?:how much change|how much money (?=(?:does|did|will|should) (?:he|she|they|[a-z]+) get back)|what change|how much (?=(?:does|did|will|should) (?:he|she|they|[a-z]+) get back))/,
    )
  ) {
    r.take(ASK_AUXILIARY);
    readOwner(r);
    if (!r.take(/^(?:get|receive|have|give)(?: back)?/)) return null;
    const [, n = ''] =
      r.take(/^from (?:an? |his |her |the )?(\d+(?:\.\d+)?) dollars(?: (?:bill|note))?/) ?? [];
    return r.rest === ''
      ? { ...money, mode: 'change', ...(n !== '' && { target: { value: value(n), unit: 'dollar' } }) }
      : null;
  }
  if (
    r.take(
      /^(?:what (?:is|was) (?:the|his|her|their|its)|how much is the) (?:total )?(?:cost|bill|price)(?: of (?:the|these|all) [a-z]+| in total| altogether)?$/,
    )
  )
    return money;
  if (
    r.take(
      /^(?:what (?:is|was) (?:the|his|her|their|its)|how much) (?:total )?profit(?: (?:does|did|do) (?:he|she|they|[a-z]+) make| in total)?$/,
    )
  )
    return { ...money, mode: 'profit' };
  const weighed = r.take(
    /^how much (?:do|does|will) (\d+) ([a-z]+) weigh(?: in total| altogether| together)?$/,
  );
  if (weighed) {
    const numbers = [{ value: value(weighed[1]), unit: unitOf(weighed[2] ?? '') }];
    return { ...NO_ASK, unit: 'measure', verb: 'weigh', isMuch: true, numbers };
  }
  return r.attempt(() => {
    if (
      !r.take(
        /^(?:how much (?:money )?(?:do|does|will|would|are|is)|what (?:do|does|is the (?:price|cost) of|is the total cost of))(?: an? (?:trip|ride|journey|stay|drive) of| an?)?(?= \d)/,
      )
    )
      return null;
    let numbers: Ask['numbers'] = [];
    for (let more = true; more;) {
      const number = readNumber(r) ?? readOneThing(r);
      if (!number) return null;
      numbers = [...numbers, number];
      more = r.take(/^(?:and|,)/) !== null;
    }
    r.take(/^(?:cost|pay)/);
    r.take(/^(?:rides?|trips?|journeys?)$/);
    r.take(/^(?:in total|altogether|together|in all)/);
    return r.rest === '' ? { ...money, numbers } : null;
  });
};

/** 'How many pens are blue?', 'How many boxes are full?', 'How many eggs are in 9 boxes?' */
const readBeing = (r: Reader, ask: Found, question: string): Ask | null => {
  const [, not, rest = ''] = /^(?:are|is|were|will be|do|does|did)? ?(not )?(.*)$/.exec(r.rest) ?? [];
  const isBe = /^(?:are|is|were|will be) /.test(r.rest);
  const trait = traitOf(isBe ? `are ${rest}` : rest);
  if (isBe && /^(?:left|remaining|there)(?: (?:now|in total|altogether|in all|left))*$/.test(rest))
    return { ...ask, isLeft: /left|remaining/.test(rest) };
  if (isBe && /^(?:left|remaining) (?:after|at|in|on)\b/.test(rest)) {
    r.take(/^(?:are|is|were|will be)/);
    return readAskTails(r, ask) ? ask : null;
  }
  if (/^(?:go|are going|went|take part|live|work) (?:on|in|to|at) (?:the|this) [a-z]+$/.test(r.rest))
    return ask;
  if (isBe && /^left over$|^leftover$/.test(rest)) return { ...ask, isLeftOver: true };
  if (isBe && /^(?:needed|required)(?= |$)/.test(rest)) {
    r.take(/^(?:are|is|were|will be) (?:needed|required)/);
    return readAskTails(r, ask) ? { ...ask, mode: 'need' } : null;
  }
  const made =
    r.take(/^(?:can|could) be (?:filled|made|packed|bought|built|baked)/) ??
    r.take(
      /^(?:are|is|were|will be) (laid|produced|made|printed|packed|used|eaten|baked|sold)(?= (?:in|on|during|per|a|each) )/,
    );
  if (made) {
    const verb = made[1] ?? '';
    if (!readAskTails(r, ask)) return null;
    return verb === '' ? { ...ask, mode: 'full' } : { ...ask, mode: 'flow', verb: baseVerb(verb) };
  }
  if (isBe && /^(?:full|filled|completely full)$/.test(rest)) return { ...ask, mode: 'full' };
  if (
    isBe &&
    /^(?:there )?(?:(?:in|on|at) (?:the|his|her|each|every|one|1|\d)|there\b|left\b|in total|now\b)/.test(
      rest,
    )
  ) {
    r.take(/^(?:are|is|were|will be)(?: there| left)*/);
    const [, one] = /^(?:in|on|at) (?:each|every|one|1) ([a-z]+)$/.exec(r.rest) ?? [];
    if (one !== undefined) return { ...ask, isEach: true, than: '' };
    const place = /^(?:in|on|at) (?:the|his|her) (?!end$)([a-z]+)/.exec(r.rest)?.[1] ?? '';
    return readAskTails(r, ask) ? { ...ask, place } : null;
  }
  return /^(?:are|like|play|wear|prefer|speak) [a-z-]+(?: [a-z-]+)?$/.test(trait) &&
    !/\b(?:he|she|they|it|we|you|that|this|there|still|worth|sold|left)\b/.test(trait) &&
    question.length > 0
    ? { ...ask, mode: 'trait', trait, isNot: not !== undefined }
    : null;
};

export const readAsk = (question: string): Ask | null => {
  const r = new Reader(question);
  const named = readNamed(r);
  if (named) return named;
  const ask: Found = { ...NO_ASK };
  if (r.take(/^how (?:long|tall|high|heavy|deep) is(?= )/)) {
    const owner = readOwner(r);
    r.take(/^now/);
    return owner !== null && readAskTails(r, ask) ? { ...ask, unit: 'measure', owner, verb: 'be' } : null;
  }
  const start = r.take(/^how (many|much|far|long)/)?.[1];
  if (start === undefined) return null;
  r.take(/^of (?:them|these)(?= )/);
  const compare = r.take(/^(more|fewer|less)/)?.[1];
  if (compare !== undefined) ask.isMore = compare === 'more' ? 'more' : 'less';
  r.take(/^pieces of(?= )/);
  const isFull = r.take(/^(?:full|complete)(?= [a-z])/) !== null;
  const isBare = ASK_AUXILIARY.test(r.rest);
  const unit = start === 'far' ? 'length' : start === 'long' ? 'time' : isBare ? '' : readThing(r);
  if (unit === null) return null;
  ask.isMuch = start === 'much';
  ask.unit = unit === '' && start === 'much' ? 'dollar' : unitOf(unit);
  const being = r.attempt(() => readBeing(r, ask, question));
  if (being) return isFull ? { ...being, mode: 'full' } : being;
  const auxiliary = r.take(ASK_AUXILIARY)?.[0];
  if (auxiliary === undefined) return null;
  if (r.take(/^(?:that|this|it)(?: in (?:total|all)| altogether)?$/))
    return start === 'many' ? { ...ask, isAll: true } : null;
  ask.can = auxiliary.startsWith('c');
  const each = r.take(/^each(?: of (?:them|the [a-z]+)| [a-z]+)?(?= )/);
  if (each) ask.isEach = true;
  else if (/^\d+ [a-z]+ [a-z]+/.test(r.rest)) {
    const number = readNumber(r);
    if (!number) return null;
    ask.numbers = [number];
    ask.isOfNumber = true;
  } else if (!r.take(/^left(?= |$)/)) {
    const owner = readOwner(r);
    if (owner === null) return null;
    ask.owner = owner === 'there' ? '' : owner;
    const and = r.take(/^and (?:his |her |their )?([a-z]+)/)?.[1];
    if (and !== undefined) ask.with = and;
  }
  // 'How much are the quarters worth?' has no verb that is known.
  if (r.rest === '' ? ask.owner !== '' : !readVerb(r, ask)) return null;
  return readAskTails(r, ask) ? ask : null;
};
