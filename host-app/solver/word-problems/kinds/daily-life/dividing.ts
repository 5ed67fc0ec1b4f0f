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
  {
    asks: [
      '(how many days|@long) (does|will|would) (it take )?@who (need )?(to (read|finish)|for) (a|the) book( (of|with|that has|which has) {n:all} pages)?',
    ],
    says: [
      ['reads {n:each} pages per day', 'reads {n:each} pages (each|every) day'],
      ['book (has|of|with) {n:all} pages', '{n:all}-page book'],
    ],
    words: 'book reads a',
    table: tabled('pages = all; pages in one day = each', 'ceil(pages / pages in one day)', whole),
  },
  {
    asks: ['how many (?<thing>[a-z]+) can @who (buy|get|afford) (with|for) {m:money}'],
    says: [['(?<what>[a-z]+) (cost|are|sell for) {m:each}( each| apiece)?', 'an? (?<what>[a-z]+) costs {m:each}']],
    same: [['thing', 'what']],
    table: tabled('money; price of one = each', 'floor(money / price of one)', whole),
  },
  {
    asks: ['how long is (each|one|every) (piece|part)'],
    says: [
      [`{q:all}( long)? ${rope}`, `${rope} (of|that is|is|which is) {q:all}( long)?`],
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
