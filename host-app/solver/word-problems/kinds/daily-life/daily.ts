import type { Schema, Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const PEOPLE = '(people|persons|servings|portions|guests|children)';
const threeParts: Schema = {
  asks: [
    '(how (much|many|large|big) is|what is|find) the (?<which>largest|biggest|smallest) (share|part|angle|number|amount)(?=\\?|$)',
  ],
  says: [
    ['ratio (of )?{n:a} ?(:|to) ?{n:b} ?(:|to) ?{n:c}(?! ?(:|to) ?\\d)'],
    [
      '(share|divide|split) ({m:money}|{n:total}( [a-z]+( of [a-z]+)?)?)(?= +(in|¤))',
      'angles of a (?<triangle>triangle)',
    ],
  ],
  words: 'angles angle triangle',
  table: (s: Slots) => {
    const parts = ['a', 'b', 'c'].map((name) => Number(s[name]));
    const part = s['which'] === 'smallest' ? Math.min(...parts) : Math.max(...parts);
    const total = s['triangle'] === undefined ? (s['money'] ?? s['total'] ?? '') : '180';
    return parts.filter((one) => one === part).length === 1
      ? tabled('all parts = a + b + c; one part = total / all parts', `${part} * one part`)({ ...s, total })
      : null;
  },
};

export const DAILY: readonly Schema[] = [
  threeParts,
  {
    asks: [`how (much|many (?<unit2>[a-z]+) of) (?<thing>[a-z]+) (is|are) (needed|required|necessary) for {n:more} ${PEOPLE}`, `how (much|many (?<unit2>[a-z]+) of) (?<thing>[a-z]+) (does|do|would) @who need for {n:more} ${PEOPLE}`],
    says: [[`recipe for {n:few} ${PEOPLE} (needs|uses|requires|takes|calls for) {n:amount} (?<unit>[a-z]+) of (?<what>[a-z]+)`]],
    same: [
      ['thing', 'what'],
      ['unit', 'unit2'],
    ],
    table: tabled('amount for one = amount / few', 'amount for one * more'),
  },
]; // prettier-ignore
