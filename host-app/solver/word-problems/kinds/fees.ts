import { type Schema, type Slots } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';
import { baseOf } from '../../sentences/language/verbs.js';

const FEE =
  '(fee|charge|deposit|flat fee|flat rate|fixed fee|base fee|visit|service call|call|month|start|sign up|enter|rent)';
const FIXED = [
  `(charges?|charged|costs?|is|fee of|fee is|charge of) (an? )?((flat|fixed|one-time|initial|base|joining|service|booking|monthly|registration|enrollment) )*(fee (of )?)?{m:fixed}( (([a-z-]+ )?(fee|charge|deposit)|per month|(to|for) (an? |the )?${FEE}))?`,
  `an? {m:fixed} (([a-z-]+ )?(fee|charge|deposit))`,
];
const EACH = [
  '(plus|and( then)?( an?)?( additional)?) {m:each} (per|for each|for every|each|every|an|a) (?!additional\\b)(?<unit>[a-z]+)',
];
const FEES =
  'taxi gym phone plan plumber electrician mechanic charges charge fee per plus monthly membership ride trip job rental rents rent bike car company tool tools truck boat room visit cab service work worked';

export const FEE_STORIES: readonly Schema[] = [
  {
    asks: [
      '(in |for )?how many (?<per>days|weeks|months|hours) (does|must|will|should|do) @who (have to |need to )?(save|work)( ((his|her|up) )?(money)?)?',
    ],
    says: [
      ['(has|have) {m:have}( in (his|her|the) (bank )?account)?'],
      ['(earns|saves|makes) {m:each} per (?<unit>day|week|month|hour)( at (his|her) work)?'],
      ['costs {m:price}'],
    ],
    words: 'saved bank account',
    things: 1,
    same: [['per', 'unit']],
    table: tabled(
      'still needed = price - have; saved each time = each',
      'ceil(still needed / saved each time)',
      { where: 'price > have', isWhole: true },
    ),
  },
  {
    asks: ['what (will be|is) the sum of their ages in {n:years} years'],
    says: [['sum of their ages is {n:sum}'], ['(?<x>[a-z]+) and (?<y>[a-z]+)\\b']],
    words: 'wanted know each other realized that years',
    isOnlyAboutNamed: true,
    table: tabled('sum now = sum; years later = years', 'sum now + 2 * years later'),
  },
  {
    asks: [
      'how (many|much) (?<what>[a-z]+) (did (@who|mr [a-z]+) have (at first|originally|in the beginning|at the start|before)|were there (at first|originally))',
    ],
    says: [
      [
        '(sold|spent|used|ate|lost|gave away|read) ({p:rate}|{n:share}) of (his|her|their|the) (?<which>[a-z]+)( on [a-z]+)? and (had|has|was left with) ({m:left}|{n:left2} (?<unit>[a-z]+)) left',
      ],
    ],
    words: 'mr mrs',
    same: [['what', 'which']],
    table: (s) =>
      tabled(
        `what is left = ${s['left'] === undefined ? 'left2' : 'left'}; share that is left = 1 - ${s['rate'] === undefined ? 'share' : 'rate/100'}`,
        'what is left / share that is left',
      )(s),
  },
  {
    asks: [
      'how much @can (an?|the|@who)( [a-z]+)? {n:count}[ -](?<per>[a-z]+) ([a-z]+ )?cost',
      'how much @can (an?|the|it)? ?([a-z]+ )?cost (for|to [a-z]+( it)? for) {n:count} (?<per>[a-z]+)',
      '@find the (total )?(cost|charge|price|fare)( of (an?|the) ([a-z]+ )?[a-z]+)? (for|of) (an? )?{n:count}[ -](?<per>[a-z]+)',
      'how much @can (@who|the [a-z]+) (pay|charge|cost)( [a-z]+)? (for|after) (an? )?{n:count}[ -](?<per>[a-z]+)',
    ],
    says: [FIXED, EACH],
    words: FEES,
    same: [['unit', 'per']],
    table: tabled('fixed fee = fixed; for each = each; number = count', 'fixed fee + for each * number'),
  },
  {
    asks: ['how much (does|did|will|must) (@who) (have to )?(pay|owe)( in total)?(?=\\?|$)'],
    says: [
      FIXED,
      EACH,
      ['(rode|rides|drove|drives|travels|travel(l)?ed|went|worked|works|took) {n:count} (?<per>[a-z]+)'],
    ],
    words: `${FEES} taxi`,
    same: [['unit', 'per']],
    table: tabled('fixed fee = fixed; for each = each; number = count', 'fixed fee + for each * number'),
  },
  {
    asks: [
      '(for )?how many (?<per>[a-z]+) (was|were|are|is|did|does|can) ([a-z]+|the [a-z]+)( (used|work|worked|drive|rent|ride|travel|talk|long))?',
    ],
    says: [
      FIXED,
      EACH,
      ['((total )?(bill|cost|charge|fare|total) (was|is|came to|of)|paid|has|have|pays) {m:paid}'],
    ],
    words: `${FEES} bill total used`,
    same: [['unit', 'per']],
    table: tabled('without the fee = paid - fixed; for each = each', 'without the fee / for each', {
      where: 'paid > fixed',
    }),
  },
];

/** What was asked is what was done: who answers some of them misses the others. */
const isDone = ({ act, did }: Slots): boolean =>
  act === undefined ||
  /^(?:get|answer|solve)$/.test(act) ||
  (did !== undefined && baseOf(did) === baseOf(act));
const isPart = (s: Slots): boolean => Number(s['part']) <= Number(s['whole']);
export const WHOLE_STORIES: readonly Schema[] = [
  {
    asks: [
      'what percent(age)? of (the|her|his|their) (?<all>[a-z]+) (did|does|do) (@who) (?<act>[a-z]+)( correctly)?',
      'what percent(age)? of (the|her|his|their) (?<all>[a-z]+)( in the [a-z]+)? (are|is|were|was) (?<kind>[a-z]+)',
      '@find (his|her|the) percent(age)?( score| grade)?',
      'what percent(age)? @can @who get (right|correct)',
    ],
    says: [
      [
        '((?<did>[a-z]+) )?{n:part} (out )?of (the )?{n:whole} (?<what>[a-z]+)',
        '(of|has|have|in) {n:whole} (?<what>[a-z]+)( in (@the )?[a-z]+)?,? (and )?{n:part} (of them )?(are|were) (?<which>[a-z]+)',
      ],
    ],
    words: 'correctly correct right answered test quiz questions class group club in there percent',
    same: [
      ['all', 'what'],
      ['kind', 'which'],
    ],
    table: (s) => (isPart(s) && isDone(s) ? tabled('part; whole', '(100 * part) / whole')(s) : null),
  },
  {
    asks: [
      'how many (?<who>[a-z]+) (are|were|does) (in|on|there in)? ?(the|her|his) [a-z]+( have)?',
      'how many (?<who>[a-z]+) are there( in (all|total))?',
    ],
    says: [
      [
        '{n:part} (?<what>[a-z]+),? (which|that|who) (is|are) {p:rate} of (@the )?[a-z]+',
        '{n:part} (?<what>[a-z]+)\\. (this|that|it) is {p:rate} of (@the )?[a-z]+',
      ],
    ],
    words: 'read wear wears glasses class school',
    same: [['who', 'what']],
    table: tabled('part; rate = rate/100', 'part / rate', { isWhole: true }),
  },
  {
    asks: [
      'how many (?<left>[a-z]+) (are|will be|would be) left( over)?',
      'how many (?<left>[a-z]+) (@can )(@who) have left( over)?',
    ],
    says: [
      ['(has|have|had|bought|baked|made|picked|shares?|divides?|splits?) {n:whole} (?<what>[a-z]+)'],
      [
        '(each|every 1) of (@the )?{n:each} [a-z]+ (an equal|the same) number of (?<again>[a-z]+)',
        '(equally|evenly) (among|between) (@the )?{n:each} (?<whom>[a-z]+)',
        '(shares?|divides?|splits?|shared|divided) (them|the (?<again>[a-z]+)) (equally|evenly) (among|between) (@the )?{n:each} (?<whom>[a-z]+)',
      ],
    ],
    words: 'gives gave of them as many possible teacher each student students left over',
    same: [
      ['left', 'what'],
      ['again', 'what'],
    ],
    table: (s) =>
      [s['whole'], s['each']].every((n) => /^\d+$/.test(n ?? ''))
        ? tabled('for each = floor(whole / each); given away = for each * each', 'whole - given away', {
            isWhole: true,
          })(s)
        : null,
  },
];
