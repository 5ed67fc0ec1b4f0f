import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const END = '(?=\\?|$)';
const CATCH = `(does|do|will|is|until|before|can|must) (it take )?((for )?(the|it|he|she|they) ?(?<who>[a-z]+)?( to| until)?)? ?(catch|catches|reach|reaches|overtake|overtakes|caught|meet|passes|pass)( up)?( (with|to))?( ((the|it|him|her|them) ?)?(?<whom>[a-z]+)?)?`;
const MOVE = '(leaves|left|starts|started|sets off|drives off|departs)';
const SPEED =
  '((drives|drove|travels|traveled|goes|went|runs|ran|rides|rode|walks|walked|flies|cycles|moves|moving|traveling|driving|and|which|that|with|is) )*(at |a speed of |with a speed of )*';
const VEHICLE = '(?<V>bus|car|train|truck|van|motorcycle|cyclist|runner|bike|plane|boat|ship|lorry|scooter)';
const vehicle = (name: string): string => VEHICLE.replace('V', name);
const GOES =
  'drives drive travels travel goes go runs run rides ride walks walk flies fly cycles at from the same place town station point city in direction on road way speed of with and then a an is to it he she they after how long';
/** How many small units make a large one. */
const SMALL: Readonly<Record<string, number>> = {
  'liters ml': 1000,
  'liters milliliters': 1000,
  'kg grams': 1000,
  'meters cm': 100,
};

const GO =
  'leaves left station town city home school house from it and then the a an my his her train car bus cyclist plane boat runner travels traveled drives drove goes went rides rode runs ran walks walked flies flew i he she they we trip journey';
/** So much each week, for so many weeks; pages of a book each day. */
const SAVING: readonly Schema[] = [
  {
    asks: [
      `how much( money)? (will|does|do) (@who) (?<asked>have|save|earn|make|have saved)( in total)? (after|in) {n:count} (?<unit>days|weeks|months|hours|years)${END}`,
    ],
    says: [
      [
        '(?<way>saves?|puts aside|earns?|gets?|makes?|puts) {m:each}( (aside|away|into the bank|in a jar|in the bank))? (per|every|each) (?<per>day|week|month|hour|year)',
      ],
    ],
    words:
      'is saving save up money for a an the his her my new wants to buy and from job allowance pocket i he she',
    nouns: 1,
    same: [['unit', 'per']],
    // What is earned need not be saved.
    table: (s) =>
      s['asked'] === 'have' || /^(?:save|put)/.test(s['way'] ?? '') === /save/.test(s['asked'] ?? '')
        ? tabled('saved each time = each; number of times = count', 'saved each time * number of times')(s)
        : null,
  },
  {
    asks: [
      `how many (?<unit>days|nights|weeks) (does|will|do) (@who need|it take)( (him|her|me|them))?( (to (read|finish)|for) (it|the( whole)? book|all of it))?${END}`,
    ],
    says: [
      ['reads? {n:each} pages (per|each|every) (?<per>day|night|week)'],
      ['book (has|with|of|is) {n:all} pages( long)?', '{n:all}[- ]pages? (long )?book'],
    ],
    words: 'book reads reading read i he she a the is his her my that has',
    nouns: 0,
    same: [['unit', 'per']],
    table: tabled('pages = all; pages each time = each', 'ceil(pages / pages each time)', { isWhole: true }),
  },
];

export const TRIPS: readonly Schema[] = [
  ...SAVING,
  {
    asks: [`@find (its|the|his|her|their) (average )?speed( of @the [a-z]+)?( in (km|miles) per hour)?${END}`, `how fast (does|did|is|was) (it|he|she|@the [a-z]+) (go|going|travel|traveling|moving|drive|ride)${END}`],
    says: [['{q:far} in {t:time}']],
    words: GO,
    nouns: 0,
    table: tabled('distance = far; time', 'distance / time'),
  },
  {
    asks: [`(after )?@long ${CATCH}${END}`, `when (does|will) (it|the (?<who>[a-z]+)) (catch|reach|overtake)( up)?( with)?( it| the (?<whom>[a-z]+))?${END}`],
    says: [
      [`(an? |the )?${vehicle('a')} ${MOVE}( [a-z]+)? ${SPEED}{v:slow}`],
      [`({t:lead} (later|after( that| it)?),? (an? |another |the )?${vehicle('b')} (${MOVE}|follows)( (it|on the same (road|way)|in the same direction|from the same (place|point|town|station)))* ${SPEED}{v:fast})`],
    ],
    words: GOES,
    nouns: 0,
    same: [['who', 'b'], ['whom', 'a']],
    table: tabled('head start = slow * lead; gained speed = fast - slow', 'head start / gained speed', { where: 'fast > slow' }),
  },
  {
    asks: [`(after )?@long ${CATCH}${END}`],
    says: [
      ['(an? |the )?(?<b>[a-z]+) (chases|follows|runs after|is chasing) (an? |the )?(?<a>[a-z]+)'],
      ['(is |that is |which is |are )?{q:gap} (ahead|away|in front)'],
      ['the (?<b2>[a-z]+) (runs|moves|swims|flies|drives|rides)( at)? {v:fast}'],
      ['(and )?the (?<a2>[a-z]+)( (runs|moves|swims|flies|drives|rides))?( at)? {v:slow}'],
    ],
    words: `${GOES} of him it her ahead`,
    nouns: 0,
    same: [['b', 'b2'], ['a', 'a2'], ['who', 'b'], ['whom', 'a']],
    table: tabled('distance = gap; gained speed = fast - slow', 'distance / gained speed', { where: 'fast > slow' }),
  },
  {
    asks: [`@find (the|my|his|her|its|their|our) average speed( (for|of|over|on) (the|this|my|his|her) (whole |entire )?(trip|journey|ride|drive|way))?${END}`],
    says: [['(and then|then|and|and the next|the next) ([a-z]+ )?{q:b} (at|with) {v:v}'], ['{q:a} (at|with) {v:u}']],
    words: 'i he she they we drive drives drove travel travels traveled ride rides rode go goes went run runs ran car bus train cyclist and then the first a an another next',
    nouns: 0,
    table: tabled('time 1 = a / u; time 2 = b / v; whole distance = a + b', 'whole distance / (time 1 + time 2)'),
  },
  {
    asks: [`@long (does|will|did) (the (flight|trip|drive|journey|ride|run|walk)|it|they|@who|@the [a-z]+) (take|need|last)( (to get there|in total|for (that|this|it)))?${END}`, `how many (hours|minutes|seconds) (does|will|did) (the (flight|trip|drive|journey|ride)|it|@who) (take|need|last)${END}`],
    says: [['{q:far}'], ['(at|with|of|speed is|speed of)( an?)?( (average|constant|steady))?( speed of)? {v:speed}']],
    words: 'plane car train bus cyclist boat ship truck flies fly drives travels goes rides runs walks i he she we they a an the average speed with at is',
    nouns: 0,
    table: tabled('distance = far; speed', 'distance / speed'),
  },
  {
    asks: [`how many (?<unit>liters|gallons|kg)( of (?<stuff2>[a-z]+))? (does|do|will|is|are) (@who|it|@the [a-z]+)( (drink|use|need|eat))? (in|for|per) (an?|one|1|{n:weeks})? ?(?<u>week|weeks|day|days|month)${END}`],
    says: [
      [`(drinks?|uses?|eats?|takes?) {n:count} (?<glass>glasses|cups|bottles|cans|bowls|scoops)( of (?<stuff>[a-z]+))? (per|every|each|a) day`],
      [`(one|1|a|each|every) (?<glass2>glass|cup|bottle|can|bowl|scoop) (is|holds|has|contains) {n:size} (?<small>ml|milliliters|liters?|grams|kg)`],
    ],
    mixesUnits: true,
    words: 'he she i of milk water juice tea a',
    nouns: 0,
    same: [['stuff', 'stuff2']],
    table: (s) => {
      const glass = (s['glass'] ?? '').replace(/(?<=ss)es$/, '').replace(/s$/, '').replace(/s$/, '');
      const isSame = glass === (s['glass2'] ?? '').replace(/s$/, '').replace(/s$/, '');
      const days = { day: 1, days: 1, week: 7, weeks: 7 }[s['u'] ?? ''];
      const small = { ml: 1000, milliliters: 1000, liter: 1, liters: 1, grams: 1000, kg: 1 }[s['small'] ?? ''];
      const isOne = /^(?:kg|grams)$/.test(s['small'] ?? '') === (s['unit'] === 'kg') && s['unit'] !== 'gallons';
      return isSame && isOne && days !== undefined && small !== undefined
        ? tabled(`in one day = count * size; days = ${days}${s['weeks'] === undefined ? '' : ' * weeks'}; in all days = in one day * days`, small === 1 ? 'in all days' : `in all days / ${small}`)(s)
        : null;
    },
  },
  {
    asks: [`how many (?<big>liters|kg|meters|km) (are|is|fit) (in|that|there in) {n:more} (?<what>[a-z]+)${END}`],
    says: [[`(one|1|a|each|every) (?<which>[a-z]+) (holds|has|contains|is|weighs) {n:size} (?<small>ml|milliliters|grams|cm)`]],
    mixesUnits: true,
    same: [['what', 'which']],
    table: (s) => {
      const factor = SMALL[`${s['big'] ?? ''} ${s['small'] ?? ''}`];
      return factor === undefined ? null : tabled('all of it = size * more', `all of it / ${factor}`)(s);
    },
  },
  {
    asks: [`how many( (?<what>pieces|parts|strips))? (can|could|will|do|does) (be cut|@who cut|@who get)( (from|out of|off) (it|the [a-z]+))?${END}`, `how many {n:short} (?<v>cm|meters?|mm|inch|inches|feet|foot) (?<what>pieces|parts|strips) (can|could|will|do|does) (be cut|@who cut|@who get)( (from|out of|off) (it|the [a-z]+))?${END}`],
    says: [
      ['{n:long} (?<u>meters|cm|feet|inches|yards|km)( long)?( (rope|ribbon|wire|string|pipe|board|cable|stick))?(?! (pieces|parts))'],
      ['(pieces|parts|strips) (of |that are |are |each )?{n:short} (?<v>cm|meters?|mm|inch|inches|feet)( long| each)?', '{n:short} (?<v>cm|meters?|mm|inch|inches|feet)[ -](long )?(pieces|parts|strips)'],
    ],
    mixesUnits: true,
    oneOf: 'rope ribbon wire string pipe board cable stick',
    words: 'a is long that is of it',
    table: (s) => {
      const size: Readonly<Record<string, number>> = { mm: 1, cm: 10, meter: 1000, meters: 1000, inch: 254, inches: 254, foot: 3048, feet: 3048, yards: 9144, km: 1_000_000 };
      const [a, b] = [size[s['u'] ?? ''], size[s['v'] ?? '']];
      if (a === undefined || b === undefined || a % b !== 0) return null;
      const lines = a === b ? 'length = long' : `length = long * ${a / b}`;
      return tabled(`${lines}; each piece = short`, 'floor(length / each piece)', { isWhole: true })(s);
    },
  },
  {
    asks: [`how many days (does|will|do) (@the [a-z]+|it|@who) last( (him|her|me))?${END}`, `(for )?how many days (is|does) (it|@the [a-z]+) (enough|last)${END}`],
    says: [['{n:all} (?<u>kg|liters|grams|ml)(?!( of [a-z]+)? (per|every|each) day)'], ['(uses?|eats?|drinks?|takes?|needs?) {n:each} (?<v>kg|liters|grams|ml)( of (it|[a-z]+))? (per|every|each) day']],
    mixesUnits: true,
    words: 'bag bottle box i he she they dog cat of weighs holds has contains a an the it is rice flour food water milk juice every day family',
    nouns: 0,
    table: (s) => {
      const size: Readonly<Record<string, readonly [string, number]>> = { kg: ['g', 1000], grams: ['g', 1], liters: ['l', 1000], ml: ['l', 1] };
      const [a, b] = [size[s['u'] ?? ''], size[s['v'] ?? '']];
      if (!a || !b || a[0] !== b[0] || a[1] < b[1]) return null;
      return tabled(`${a[1] === b[1] ? 'all of it = all' : `all of it = all * ${a[1] / b[1]}`}; used in one day = each`, 'floor(all of it / used in one day)', { isWhole: true })(s);
    },
  },
]; // prettier-ignore
