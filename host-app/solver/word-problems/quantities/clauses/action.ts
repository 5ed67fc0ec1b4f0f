import { value } from '../../../sentences/language/number.js';
import type { Reader } from '../../noun-reader.js';
import type { Fact, ParseContext } from '../facts.js';
import { baseOfIng, baseVerb, effectOf } from '../lexicon.js';
import { readObjects } from '../objects.js';
import { N } from '../patterns.js';
import { readThing, unitOf } from '../phrase.js';
import { AUXILIARY, readPlaces, readSubject } from '../subject.js';
import { MONEY_GIVEN, readSale, TENDER } from './cost.js';

const PLANS =
  /^(?:wants? to (?:buy|have|save|get)|would like to (?:buy|have)|wants?|needs?|is saving for|needs? to (?:save|earn|have))(?= )/;

const GOAL_PRICE = new RegExp(`^(?:an?|the) ${N} dollars [a-z]+`);

const GOAL = new RegExp(
  `^(?:(?:an?|the) )?(?:[a-z]+(?: [a-z]+)? (?:that costs?|which costs?|for) )?${N} (dollars|[a-z]+)`,
);

const readGoal = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const found = r.take(GOAL_PRICE) ?? r.take(GOAL);
    if (!found) return null;
    const [, n = '', unit = 'dollars'] = found;
    if (/^for (?:an?|each|every|one|1) /.test(r.rest)) return null;
    readPlaces(r);
    if (unit !== 'dollars') context.unit = unitOf(unit);
    return r.rest === '' || r.rest.startsWith(',')
      ? [{ kind: 'goal', value: value(n), unit: unitOf(unit), owner: context.owner }]
      : null;
  });

const TASK =
  /^(?:needs? to|has to|have to|must|wants? to) (?:transport|pack|carry|seat|move|ship|store|plant|read|paint|put|deliver|print|type|bring)(?= \d)/;

const WHOLE = new RegExp(
  `^(?:is reading|reads|read|bought|buys|got|gets|borrowed|has|paints?|is painting) (?:an?|the) (?:book|novel|magazine|wall|fence|puzzle) (?:with|of|that has) ${N}(?= )`,
);

/** 'Finn is reading a book with 340 pages.' */
const readWhole = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const [, n = ''] = r.take(WHOLE) ?? [];
    const unit = n === '' ? null : readThing(r);
    if (unit === null) return null;
    context.unit = unit;
    return [
      { kind: 'person', who: context.owner },
      {
        kind: 'entry',
        effect: 'have',
        verb: 'be',
        owner: 'there',
        to: '',
        amount: { size: { kind: 'number', value: value(n) }, unit, per: [] },
        label: '',
      },
    ];
  });

/** 'Her older brother', 'farm b'; in 'a hunter shoots' there is a verb that no reader knows. */
const isName = (subject: string): boolean =>
  /^(?:(?:the|his|her|my|their|our|an?) )?(?:(?:little|older|younger|elder|best|big|small|other|second|first|third|next) )?[a-z'-]+(?: [a-z])?$/.test(subject); // prettier-ignore

/** A subject with its verb and its amounts; the subject may be that of the clause before. */
export const readAction = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const per = context.front;
    const isSame =
      context.owner !== '' &&
      (effectOf(r.word) !== null ||
        AUXILIARY.test(r.rest) ||
        /^(?:puts?|takes?|took|needs?|pays?|wants?)$/.test(r.word));
    const subject = isSame ? context.owner : readSubject(r);
    if (subject === null || subject === 'there') return null;
    context.owner = subject;
    if (r.take(TASK)) {
      Object.assign(context, { verb: 'have', effect: 'have' });
      return readObjects(r, context, per);
    }
    const whole = readWhole(r, context);
    if (whole) return whole;
    while (r.take(AUXILIARY));
    const goal = r.attempt(() => (r.take(PLANS) ? readGoal(r, context) : null));
    if (goal) return goal;
    if (r.take(/^(?:needs?|requires?)(?= \d)/)) {
      Object.assign(context, { verb: 'need', effect: 'do' });
      return readObjects(r, context, per);
    }
    if (r.take(/^charges?(?= \d)/)) {
      Object.assign(context, { verb: 'cost', effect: 'cost', owner: '' });
      const facts = readObjects(r, context, per);
      return facts?.every(({ kind }) => kind === 'rate') ? facts : null;
    }
    if (r.take(/^(?:leaves|left|starts|started|sets off|set off|departs|opens|begins) with(?= \d)/)) {
      Object.assign(context, { verb: 'have', effect: 'have' });
      return readObjects(r, context, per);
    }
    const paid =
      r.take(TENDER) ??
      (context.isChange && /^(?:he|she|they|i|we)$/.test(subject) ? r.take(MONEY_GIVEN) : null);
    if (paid) return [{ kind: 'tender', value: value(paid[1] === '' ? paid[2] : paid[1]), owner: subject }];
    const sale = readSale(r, context);
    if (sale) return sale;
    const moved = r.take(
      /^(?:(puts?|places?|placed)(?: in(?: another)?)?|(takes?|took) (?:out|away|off))(?= (?:another )?\d)/,
    );
    if (moved) {
      const isIn = moved[1] !== '';
      Object.assign(context, {
        verb: isIn ? 'put' : 'take',
        effect: isIn ? 'gain' : 'lose',
        owner: /\d+ dollars/.test(r.rest) ? subject : 'there',
      });
      const facts = readObjects(r, context, per);
      context.owner = subject;
      return facts;
    }
    const isPaid = r.take(/^(?:gets? paid|got paid|is paid|are paid|was paid)(?= \d)/) !== null;
    const work = isPaid ? 'earn' : r.word;
    const ing =
      !isPaid && /^(?:is|are|was|were) [a-z]+ing /.test(r.rest) ? baseOfIng(r.rest.split(' ')[1] ?? '') : '';
    const effect = ing === '' ? effectOf(work) : effectOf(ing);
    // 'Nina saves $5 a week and her brother $3'
    if (
      effect === null &&
      /^\d/.test(r.rest) &&
      isName(subject) &&
      context.effect !== null &&
      context.effect !== 'be' &&
      context.effect !== 'cost'
    )
      return readObjects(r, context, context.per);
    if (effect === null || effect === 'be' || effect === 'cost') return null;
    if (ing !== '') r.take(/^(?:is|are|was|were) [a-z]+/);
    else if (!isPaid) r.take(/^[a-z]+/);
    r.take(/^(?:away|up|out|off|down|on|in|at|for(?= \d))(?= \d)/);
    Object.assign(context, { verb: ing === '' ? baseVerb(work) : ing, effect });
    return readObjects(r, context, per);
  });
