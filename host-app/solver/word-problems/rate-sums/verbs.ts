import { baseOf, isVerb } from '../../sentences/language/verbs.js';
import type { Reader } from '../noun-reader.js';

const ACTS =
  /^(?:works?|worked|tutors?|tutored|fits?|goes|go|services?|serviced|extracts?|extracted|removes?|grows?|teach|teaches|taught|lasts?|lasted|digs?|dug|does|did|biked|jogs?|types?|tutoring|holds?|yields?|uses?|spends?|hikes?|posts?|saves?|sews?|sewed|recycles?|sorts?|planted|processes|carries|carry|delivers?|pumps?|travels?|travelled)/;
const BE =
  /^(?:is|are|was|were|costs?|takes?|took|weighs?|sells? for|sold for|(?:is|are|was|were) sold (?:for|at)|gets? paid|got paid|(?:is|are) paid|charges?|burns?|(?:is|are|was|were) driving|(?:is|are) traveling|leaves?|needs?|requires?)/;
const verbOf = (form: string): string =>
  /paid/.test(form)
    ? 'earn'
    : /^(?:sells?|sold|(?:is|are|was|were) sold)/.test(form)
      ? 'sell'
      : /^(?:is|are|was|were)$/.test(form)
        ? 'be'
        : baseOf(form);

/** The verb in its base form. */
export const readVerb = (r: Reader): string | null =>
  r.attempt(() => {
    r.take(
      /^(?:then|also|only|each day|always|usually|can|could|will|would|has to|have to|had to|needs to|decides to|decided to|wants to|now)/,
    );
    if (
      r.take(
        /^(?:is|are|was|were) (?:making|putting together|building|buying|planting|baking|selling|painting)(?= \d)/,
      )
    )
      return 'make';
    const known = r.take(BE)?.[0];
    if (known !== undefined) {
      r.take(/^(?:at|for|about|up to)/);
      return verbOf(known);
    }
    const word = r.word;
    if (!isVerb(word) && !ACTS.test(word)) return null;
    r.take(/^[a-z]+/);
    r.take(/^(?:his|her|their|the) [a-z]+(?: out)?(?= \d)/);
    r.take(/^(?:at(?: an? (?:speed|rate|pace) of)?|up to|in(?= \d+ [a-z]+ (?:per|a|an) )|for(?= \d))/);
    return baseOf(word);
  });
