import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const PEOPLE = '(friends|children|kids|people|students|boys|girls|persons|pupils|guests|cousins)';
const GROUPS = 'boxes bags packs crates cartons baskets jars rows groups teams trays bundles buses cars';
const whole = { isWhole: true } as const;
const rope = '(rope|ribbon|string|wire|board|pipe|stick|log|cable|plank|cloth)';
const ROPE = 'rope ribbon string wire board pipe stick log cable plank cloth long';

/** What is divided: full groups, what is left over, and pieces. */
export const DIVIDING: readonly Schema[] = [
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
  {
    asks: ['how long is (each|one|every) (piece|part)'],
    says: [
      [`{q:all}( long)? ${rope}`, `${rope} ((of|that is|is|which is) )?{q:all}( long)?`],
      ['(is |was )?cut into {n:count} equal (pieces|parts)'],
    ],
    words: `${ROPE} and that`,
    table: tabled('length = all; number of pieces = count', 'length / number of pieces'),
  },
  {
    asks: ['what fraction (of (the|it|[a-z]+)( [a-z]+)? )?is (left|remaining)( over)?'],
    says: [
      ['(is )?cut into {n:all} (equal )?(slices|pieces|parts)', 'has {n:all} (equal )?(slices|pieces)'],
      [
        '{n:people} (friends|people|children|kids|students)(?=[a-z0-9 ]* each\\b) (each )?(eat|ate) {n:each}( (slices|pieces|of them))?( each)?',
        '(eats|ate|takes|took) {n:some}( (slices|pieces|of them|of the (slices|pieces)))?',
      ],
    ],
    words: 'pizza cake pie chocolate bar and',
    table: (s) =>
      s['people'] === undefined
        ? tabled('pieces = all; eaten = some', '(pieces - eaten) / pieces', { where: 'all >= some' })(s)
        : tabled('pieces = all; eaten = people * each', '(pieces - eaten) / pieces')(s),
  },
]; // prettier-ignore
