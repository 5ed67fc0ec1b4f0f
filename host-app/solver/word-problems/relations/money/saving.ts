import type { Schema } from '../../schemas/schema.js';
import { schemasOf, type Amount } from '../relation.js';
import { WHO } from '../ways.js';

const SPAN = '(day|week|month|hour|year)';
const PRICE: Amount = {
  says: [
    `(?:costs?|costing|priced at|is|goal(?: of| is)|for) (?:an? )?{m}(?! (?:per|each|every|in (?:his|her|the) (?:bank|account|savings)|saved|already))`,
    `(?:an?|the|his|her) {m} [a-z]+`,
    '(?:goal|target) (?:of|is) {m}',
    '(?:save(?: up)?|needs?|wants?|raise) (?:to (?:save|raise) )?(?:up )?(?:a total of )?{m}(?! (?:per|each|every))',
  ],
};
const HAVE: Amount = {
  says: [
    '(?:already )?(?:has|have|had|saved|has got|starts with|started with)(?: (?:already|so far|saved|got|put aside))* {m}(?! (?:per|each|every))(?: (?:saved(?: up)?|already|so far|in (?:his|her|the|my) (?:bank account|savings account|account|piggy bank|savings|bank)|now))*',
    '{m} (?:saved(?: up)?|already)',
  ],
};
const EACH: Amount = {
  says: [
    `(?:saves?|saving|earns?|earning|makes?|making|gets?|puts? aside|sets? aside|adds?|save)(?: (?:up|another|an additional))* {m}(?: (?:more|extra))? (?:per|each|every|an?) (?<unit>${SPAN})(?: (?:babysitting|working|mowing lawns|tutoring|at (?:his|her|the) job|from (?:his|her) job|from (?:his|her) allowance))?`,
    `(?:earns?|saves?) {m} for (?:each|every) (?<unit>${SPAN})`,
  ],
  asks: [
    `how much (?:money )?(?:must|should|does|do|will|would|did) ${WHO} (?:(?:have|has|need) to )?save (?:up )?(?:per|each|every|an?) (?<unit>${SPAN})`,
  ],
};
const TIME: Amount = {
  says: [`(?:in|within|over|after) {n} (?<asked>${SPAN})s?`],
  asks: [
    `(?:after |for |in )?how many (?<asked>${SPAN})s?(?: more)?(?: of (?:work|saving|babysitting))? (?:does|do|will|must|would|should|is|until|can|before|are|it|take|takes|to)(?: [a-z']+)*(?=\\?|$|\\.| ¤|,)`,
  ],
  asked: 'ceil(number)',
  isWhole: true,
};
const WORDS =
  'saved saves save saving bank account already goal has have wants buy new for it cost costs working babysitting so far now an each if week month enough up to';
export const SAVING: readonly Schema[] = [
  ...schemasOf({
    amounts: { 'each time': EACH, have: HAVE, price: PRICE, number: TIME },
    equations: ['still needed = price - have', 'number = still needed / each time'],
    given: [['each time', 'have', 'price']],
    words: WORDS,
    nouns: 2,
    fits: (s) => s['asked'] === s['unit'],
  }),
  ...schemasOf({
    amounts: { 'each time': EACH, price: PRICE, number: TIME },
    equations: ['number = price / each time'],
    given: [['each time', 'price'], ['number', 'price']],
    words: WORDS,
    nouns: 2,
    fits: (s) => s['asked'] === s['unit'] && !/\balready|has|have\b/.test((s['leftover'] ?? '').replace(/\bha(?:ve|s) to\b/, '')),
  }),
]; // prettier-ignore
