import { type Reader, readLabel } from '../../noun-reader.js';
import type { Fact, ParseContext } from '../facts.js';
import { unitOf } from '../phrase.js';
import { readAction } from './action.js';
import { readCost } from './cost.js';
import { readGroups, readRecipe } from './groups.js';
import {
  readEqualGroups,
  readEqually,
  readEven,
  readJoint,
  readPeople,
  readSharing,
  readTogether,
} from './sharing.js';
import { readComing, readMeasured, readThat, readThere, readTrait } from './states.js';

const OPENING =
  /^(?:then|also|after that|afterwards|later(?: (?:on|that day))?|now|next|finally|today|so far|if|suppose|at (?:noon|lunch|school|home|the (?:store|shop|market))|at the (?:beginning|start)(?: of the [a-z]+)?|at the (?:first|second|next|last|third) (?:stop|station)|by (?:noon|lunch|the evening|the end of the day)|at first|every time|after school|after lunch|in the evening|in the afternoon)(?=,? )/;

/** 'On Monday, he …': the day of all that the sentence tells. */
const readFront = (r: Reader, context: ParseContext): boolean =>
  r.attempt(() => {
    const label = readLabel(r);
    if (label === null || !/^(?:,|(?:he|she|they|it|i|we|there)\b)/.test(r.rest)) return null;
    context.label = label;
    return true;
  }) !== null;

const JOINT = /^(?:, and then|, then|,? and then|, and|,? but|, while|, whereas|,|;|and|while|then)(?= )/;

/** All facts of a sentence; null unless every word of it was read. */
export const readSentence = (r: Reader, context: ParseContext): Fact[] | null => {
  const facts: Fact[] = [];
  context.label = '';
  for (let turn = 0; turn < 6; turn += 1) {
    while (r.take(OPENING) ?? (readFront(r, context) ? true : null)) r.take(/^,/);
    r.take(/^,/);
    const front = r.take(/^(?:each|every) (day|week|month|year|hour|morning|evening|night)/)?.[1];
    context.front = front === undefined ? [] : [unitOf(front)];
    r.take(/^,/);
    const found =
      readThere(r, context) ??
      readThat(r) ??
      readRecipe(r) ??
      readCost(r, context) ??
      readTogether(r) ??
      readJoint(r) ??
      readEqualGroups(r) ??
      readEven(r) ??
      readEqually(r) ??
      readSharing(r, context) ??
      readGroups(r, context) ??
      readMeasured(r, context) ??
      readPeople(r, context) ??
      readComing(r, context) ??
      readTrait(r) ??
      readAction(r, context);
    if (!found) return null;
    facts.push(...found);
    if (r.rest === '') return facts;
    if (!r.take(JOINT)) return null;
  }
  return null;
};
