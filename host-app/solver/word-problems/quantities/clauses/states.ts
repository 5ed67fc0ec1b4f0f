import { readPer } from '../phrase.js';
import { type Reader, readLabel } from '../../noun-reader.js';
import { readAmount } from '../amount-phrase.js';
import type { Fact, ParseContext } from '../facts.js';
import { arrives, baseVerb, type Effect, leaves } from '../lexicon.js';
import { readObjects } from '../objects.js';
import { readPlaces, readSubject } from '../subject.js';

/** 'Half of the pens are blue', 'the rest are red', '12 of them play tennis'. */
export const readTrait = (r: Reader): Fact[] | null =>
  r.attempt(() => {
    const amount = readAmount(r);
    if (!amount || amount.per.length > 0 || amount.unit === 'dollar') return null;
    const trait = r.take(
      /^((?:(?:is|are|was|were)(?! (?:left|there)\b)|likes?|plays?|wears?|prefers?|speaks?) (?!(?:not|no|more|less|fewer) )[a-z-]+(?: (?!and )[a-z-]+)?)(?=$|,| and )/,
    )?.[1];
    return trait === undefined ? null : [{ kind: 'trait', amount, trait: traitOf(trait) }];
  });

export const traitOf = (text: string): string =>
  text.replace(/^(?:is|was|were) /, 'are ').replace(/^(like|play|wear|prefer|speak)s /, '$1 ');

/** '7 fly away', '48 books are borrowed', '4 more come'. */
export const readComing = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const amount = readAmount(r);
    if (!amount || amount.per.length > 0 || amount.unit === 'dollar') return null;
    r.take(/^(?:have|has|had|then|now)(?= )/);
    const isPassive = r.take(/^(?:is|are|was|were)(?= [a-z])/) !== null;
    const word = r.word;
    const isGone = isPassive ? leaves(`be ${word}`) : leaves(word);
    const isHere = isPassive ? arrives(`be ${word}`) : arrives(word);
    if (word === '' || isGone === isHere) return null;
    r.take(/^[a-z]+/);
    r.take(/^(?:early|late|later)(?= |,|$)/);
    const way = isPassive
      ? undefined
      : r.take(/^(on|off|in|out|away|back|home|up|down|over|aboard)(?= |,|$)/)?.[1];
    // 'get on' and 'get off', 'fly away' and 'fly back'
    const effect: Effect =
      way === 'on' || way === 'in' || way === 'back'
        ? 'gain'
        : way === 'off' || way === 'out' || way === 'away' || way === 'home'
          ? 'lose'
          : isGone
            ? 'lose'
            : 'gain';
    if (
      /^(?:get|got|gets|fly|flew|go|went|run|ran|drive|drove|swim|swam|hop|hopped|walk|walked)$/.test(word) &&
      way === undefined
    )
      return null;
    const per = [...readPer(r), ...context.front];
    if (per.length > 0)
      return amount.size.kind === 'number'
        ? [
            {
              kind: 'rate',
              value: amount.size.value,
              unit: amount.unit === '' ? context.unit : amount.unit,
              per,
              owner: '',
              effect,
              verb: baseVerb(word),
            },
          ]
        : null;
    const label = readLabel(r) ?? '';
    readPlaces(r);
    context.owner = '';
    const fact = (more: typeof amount, day: string): Fact => ({
      kind: 'entry',
      effect,
      verb: baseVerb(word),
      owner: 'there',
      to: '',
      amount: more,
      label: day,
    });
    const facts = [fact(amount, label)];
    // '45 litres are used on Monday and 60 litres on Tuesday'
    const again =
      label === ''
        ? null
        : r.attempt(() => {
            const next = r.take(/^and/) ? readAmount(r) : null;
            const day = next && readLabel(r);
            return next && day !== null ? fact(next, day ?? '') : null;
          });
    return again ? [...facts, again] : facts;
  });

export const readThere = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const inFront = r.take(/^(?:in|on|at) (?:the|an?|his|her) [a-z]+(?: [a-z]+)?,?(?= there )/);
    const isTurned =
      inFront === null &&
      r.take(/^(?:in|on|at) (?:the|an?|his|her) [a-z]+ (?:is|are|was|were)(?= \d)/) !== null;
    if (!isTurned && !r.take(/^there (?:is|are|was|were)/)) return null;
    Object.assign(context, { owner: 'there', verb: 'be', effect: 'have' });
    return inFront && / of /.test(inFront[0] ?? '') ? null : readObjects(r, context, []);
  });

/** 'A rope is 24 m long', 'a bag of rice weighs 25 kg'. */
export const readMeasured = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const subject = readSubject(r);
    r.take(/^of [a-z]+/);
    const weighs = subject === null ? null : r.take(/^(is|was|weighs|weighed)(?= \d)/)?.[1];
    if (subject === null || weighs === null || weighs === undefined) return null;
    const amount = readAmount(r);
    const [, thing = ''] = /^the ([a-z]+)$/.exec(subject) ?? [];
    // 'A box weighs 3.2 kg', where the question counts boxes.
    if (
      weighs.startsWith('weigh') &&
      amount?.size.kind === 'number' &&
      context.weighed === thing &&
      thing !== ''
    )
      return [
        {
          kind: 'rate',
          value: amount.size.value,
          unit: amount.unit,
          per: [thing],
          owner: '',
          effect: 'have',
          verb: 'weigh',
        },
      ];
    if (context.weighed !== '') return null;
    if (weighs.startsWith('weigh') && (amount?.size.kind === 'number' || amount?.size.kind === 'more'))
      return [{ kind: 'entry', effect: 'have', verb: 'weigh', owner: subject, to: '', amount, label: '' }];
    const more =
      amount?.size.kind === 'number'
        ? r.take(
            /^(?:longer|taller|higher|deeper|wider|(shorter|lower|smaller))(?: than (?:the )?([a-z]+(?: [a-z]+)?))?$/,
          )
        : null;
    if (
      (amount?.size.kind !== 'number' && amount?.size.kind !== 'times') ||
      amount.unit === 'dollar' ||
      amount.unit === 'year'
    )
      return null;
    if (more && amount.size.kind === 'number')
      return [
        {
          kind: 'entry',
          effect: 'have',
          verb: 'be',
          owner: subject,
          to: '',
          amount: {
            ...amount,
            size: {
              kind: 'more',
              value: amount.size.value,
              sign: more[1] === '' ? 1 : -1,
              than: more[2] ?? '',
            },
          },
          label: '',
        },
      ];
    if (amount.size.kind === 'number' && (amount.unit === '' || !r.take(/^(?:long|tall|high|deep|wide)/)))
      return null;
    return [{ kind: 'entry', effect: 'have', verb: 'be', owner: subject, to: '', amount, label: '' }];
  });

export const readThat = (r: Reader): Fact[] | null =>
  r.attempt(() => {
    const amount = r.take(/^(?:that|this|which) (?:is|was|were|are)(?= )/) ? readAmount(r) : null;
    return amount && (amount.size.kind === 'times' || amount.size.kind === 'more')
      ? [{ kind: 'same', amount }]
      : null;
  });
