import { contentsAgree } from '../rates/one-unit.js';
import { timed } from '../rates/clock.js';
import type { RequestedAmount } from '../questions.js';
import type { WordProblemParts } from '../split-sentences.js';
import { num, product, quotient, type Expr } from '../../tree/expr.js';
import { Reader } from '../noun-reader.js';
import { readStatement, type Statement } from './clause.js';
import { readRateQuestion } from './question.js';
import { value as number } from '../../sentences/language/number.js';
import { minus } from '../state.js';
import { PRONOUN, type Amount } from './paths.js';
import type { Measure } from './phrase.js';
import { evaluated, SCALE } from './evaluate.js';

export const plainly = (text: string): string =>
  timed(text)
    .replace(/^on average,? /, '')
    .replace(/\b(takes?|took) care of\b/, 'has')
    .replace(/\bwhat's\b/, 'what is')
    .replace(/ and (?:stopped|stops|quit|quits) after (?=\d)/, ' for ')
    .replace(/\b(?:his|her|their|a|the|an) (\d+)[- ]day (?:work ?|school ?)?week\b/, '$1 days')
    .replace(/^((?:on|at|during) (?:the )?(?:[a-z]+day(?:s|, | and |, and )*|weekends?)+),? (.+)$/, '$2 $1')
    .replace(/^(?:each|every) (day|week|month|year|night),? (?=[a-z])(.+)$/, '$2 every $1')
    .replace(/^for (?:each|every) ([a-z]+(?: [a-z]+)?), (.+)$/, '$2 for every $1')
    .replace(/^.+ (?:has|owns|runs) an? [a-z]+(?: [a-z]+)? that (?=[a-z]+ \d)/, 'it ')
    .replace(/\ba (\d+) day month\b/, '$1 days')
    .replace(
      /^(he|she|they|[a-z]+) (?:pays?|paid|pay) with (?:an? |the )?(\d+) dollars?(?: bill| note)?$/,
      '$1 gives $2 dollars',
    )
    .replace(/ from the [a-z]+ (?=that costs? \d)/, ' ')
    .replace(/ in dollar bills$/, '')
    .replace(/ inside$/, '')
    .replace(/\bmph\b/g, 'miles per hour')
    .replace(/([a-z])\/(?=(?:hour|second|minute|day)\b)/g, '$1 per ');

const SAME_RATE =
  /^(?:at (?:this|the same) rate|(?:he|she|it|they) sells? all (?:of )?(?:the |his |her |its )?[a-z]+)$/;
const OPEN =
  /^[a-z]+ (?:is|are) open every day(?: of the week)? except (?:on |for )?((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:,? and |, )?)+)$/;
/** 'He gets 40% off': of the total price. */
const DISCOUNT =
  /^(?:(?:bought|gets?|got|buys) (?:them|it|everything) (?:with|at|for) (?:an? )?|(?:he|she|they) (?:(?:bought|gets?|got|buys) (?:them|it|everything) (?:with|at|for) (?:an? )?|(?:has|have|had|gets?|got|receives?|received) an? )|(?:they|everything) (?:is|are|was|were) )(\d+(?:\.\d+)?)% (?:discount|off)$/;

/** A daily amount with another amount at weekends: 5 days of one and 2 of the other. */
const weekly = (
  amounts: readonly Amount[],
  mentioned: readonly Statement[] | null,
): readonly Amount[] | null => {
  const [daily, ...others] = amounts;
  const [clause, ...more] = mentioned ?? [];
  const [one, ...rest] = clause?.measures ?? [];
  if (!daily || !clause || !one || others.length + more.length + rest.length > 0) return null;
  if (daily.per.join() !== 'day' || one.unit !== daily.unit || !['', 'day'].includes(one.per.join()))
    return null;
  return [
    { ...daily, value: product(daily.value, num(5)), per: ['week'] },
    { ...daily, value: product(one.value, num(2)), per: ['week'] },
  ];
};
const SETTING =
  /\d|\b(?:each|every|half|twice|double|except|but|free|discount|per|all|another|other|another|rest|more|less|daily|weekly|both|split|share|lost|gave|not|no|up|down|prices?)\b|n't\b/;
const IDLE =
  /\b(?:loves?|likes?|enjoys?|went|goes|go|is an? [a-z]+|runs a|owns a|plans? to|decides? to|wants? to|has an? [a-z]+|(?:is|are|was|were) [a-z]+ing [a-z]+$)\b/;

/** '6 miles each day of the weekend', '6 hours a day on Mondays': not each day of a week. */
const SOME_DAYS =
  /\b(?:per|an?|each|every) (?:day|week|month|hour) (?:of (?!the week\b)|(?:on|at|in|during|for) (?:the |his |her |their )?(?:(?<!weekdays .*)weekends?|(?:[a-z]+ )?(?!weekday)[a-z]*days?\b|summer|winter|first|second|third|last|next))/;
const PART = /\b(?:morning|afternoon|evening|night|noon)\b/g;
/** A question about the morning must not use facts about the night. */
const isWholeDay = (statements: readonly string[], question: string): boolean => {
  const requested = question.match(PART) ?? [];
  const given = statements.join(' ').match(PART) ?? [];
  return requested.length === 0 || given.every((part) => requested.some((one) => one === part));
};

/** 'A box holds 6 eggs. A box holds 12 eggs.': two values of one rate, unless the later one is another part. */
const OTHER_PART =
  /\b(?:also|another|additional|extra|plus|and|morning|afternoon|evening|night|noon|weekends?|[a-z]+day|first|second|third|then|next|tips?|tax|on|at(?! \d)|for(?! each)|from|in the)\b/;
const contradicts = (amounts: readonly Amount[], later: Statement, statement: string): boolean => {
  const rateOf = ({ unit, per }: Measure, alone = ''): string => `${unit} ${[...per, alone].join('')}`;
  const isOneRate = (one: Measure, other: Amount): boolean =>
    rateOf(other, other.alone) === rateOf(one, later.alone) ||
    // 'It drives 80 km per hour.'
    (PRONOUN.test(later.owner) && one.per.length > 0 && rateOf(other) === rateOf(one));
  const known = amounts.filter(({ per, alone }) => per.length > 0 || alone !== undefined);
  return (
    !OTHER_PART.test(statement) && later.measures.some((one) => known.some((other) => isOneRate(one, other)))
  );
};

/** Multiplies rates, amounts and prices along their units, and adds the products. */
export const readRateSum = ({
  statements,
  question,
}: WordProblemParts): (RequestedAmount & { readonly facts: readonly Expr[] }) | null => {
  const rateQuestion = readRateQuestion(plainly(question));
  if (!rateQuestion || !isWholeDay(statements, question)) return null;
  const story = statements.join(' ');
  if (rateQuestion.within?.some((place) => !story.includes(place))) return null;
  const amounts: Amount[] = [];
  let last = '';
  for (const [at, statement] of statements.entries()) {
    const [, closed = ''] = OPEN.exec(statement) ?? [];
    const days = closed.match(/[a-z]+day/g) ?? [];
    if (days.length > 0) {
      if (new Set(days).size < days.length) return null;
      amounts.push({ value: num(7 - days.length), unit: 'day', per: ['week'], owner: '', verb: 'work' });
      continue;
    }
    const off = DISCOUNT.exec(statement)?.[1];
    if (off !== undefined) {
      amounts.push({
        value: minus(num(1), quotient(number(off), num(100))),
        unit: SCALE,
        per: [],
        owner: '',
        verb: 'be',
      });
      continue;
    }
    const except = /^(?:except|but) (?:on|at|during) (?:the )?weekends?,? (?:when )?(.+)$/.exec(
      statement,
    )?.[1];
    if (except !== undefined) {
      const week = weekly(amounts, readStatement(new Reader(plainly(except)), last));
      if (!week) return null;
      amounts.splice(0, amounts.length, ...week);
      continue;
    }
    if (SAME_RATE.test(statement)) continue;
    // 'There is a leak.'
    if (/^there (?:is|was) an? [a-z ]+$/.test(statement) || SOME_DAYS.test(statement)) return null;
    const mentioned: readonly Statement[] | null = readStatement(new Reader(plainly(statement)), last);
    if (!mentioned) {
      if (SETTING.test(statement) || !IDLE.test(statement)) return null;
      continue;
    }
    if (mentioned.some((one) => contradicts(amounts, one, statement))) return null;
    for (const [k, { measures, owner, verb, alone, several }] of mentioned.entries())
      for (const one of measures) {
        amounts.push({
          ...one,
          ...(one.tag === undefined ? {} : { tag: at * 100 + k + 1 }),
          owner,
          verb,
          ...(alone === undefined ? {} : { alone }),
          ...(several === undefined ? {} : { several }),
        });
        if (one.per.length === 0 || last === '') last = one.unit === 'dollar' ? last : one.unit;
      }
  }
  // 'for lunch' excludes amounts for other purposes; without a purpose nothing is excluded.
  const about = (rateQuestion.about ?? []).filter((what) =>
    statements.some((text) => new RegExp(`\\b${what}(?:s|es)?\\b`).test(text)),
  );
  return evaluated(amounts, { ...rateQuestion, about }, contentsAgree([...statements, question]));
};
