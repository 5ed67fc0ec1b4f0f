import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const PEOPLE = '(friends|children|kids|people|students|boys|girls|persons|pupils|guests|cousins)';
const GROUPS = 'boxes bags packs crates cartons baskets jars rows groups teams trays bundles buses cars';
const whole = { isWhole: true } as const;

/** What is divided: full groups, what is left over, and pieces. */
export const DIVIDING: readonly Schema[] = [
  {
    asks: [
      'how many (full|complete) (?<box>[a-z]+) can (be (made|filled|packed)|@who (make|fill|pack))( (from|with|out of) {n:all} (?<thing>[a-z]+))?',
    ],
    says: [
      ['(each|1|one) (?<kind>[a-z]+) (holds|contains|fits) {n:size} (?<what>[a-z]+)', 'in(to)? (?<kind>[a-z]+) of {n:size}'],
      ['{n:all} (?<thing>[a-z]+)'],
    ],
    words: 'packed put are',
    same: [
      ['box', 'kind'],
      ['thing', 'what'],
    ],
    table: tabled('things = all; in one group = size', 'floor(things / in one group)', whole),
  },
  {
    asks: ['how many( (?<thing>[a-z]+))? (are|will be|is) (left( over)?|remaining)(?=\\?|$)'],
    says: [
      [
        `{n:all} (?<what>[a-z]+) (are|were) (packed|put|placed|sorted|divided|arranged) (in|into) (${GROUPS.replaceAll(' ', '|')}) of {n:size}( each)?`,
        `shares {n:all} (?<what>[a-z]+) (equally|evenly) (among|between|with) {n:size} ${PEOPLE}`,
        `{n:all} (?<what>[a-z]+) (are|were) shared (equally|evenly) (among|between|by) {n:size} ${PEOPLE}`,
      ],
    ],
    same: [['thing', 'what']],
    table: tabled(
      'all things = all; in one share = floor(all things / size)',
      'all things - size * in one share',
      whole,
    ),
  },
]; // prettier-ignore
