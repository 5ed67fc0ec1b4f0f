import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const END = '(?=\\?|$)';
const MAKE =
  '(makes?|produces?|prints?|packs?|assembles?|sews?|lays?|bakes?|dig|fill|paint|clean|type|build|plant|eat)';
const LEFT =
  '(at first|at the beginning|originally|in the beginning|to start with|initially|at the start|before( that)?|to begin with)';
const part = (s: Readonly<Record<string, string>>): string =>
  s['percent'] === undefined ? 'part' : 'percent/100';
const PART = '({n:part}|{p:percent})';

const WEIGHT = '(?:kg|kilograms?|pounds?|ounces?|grams?|liters?)';
const AT = '(?:at|that costs?|worth|costing)';
/** '10 kg of nuts at $6 per kg', with slots for both numbers and both units. */
const sort = (n: string, price: string, unit: string, per: string): string =>
  `{n:${n}} (?<${unit}>${WEIGHT}) of (?:[a-z]+ )?(?<what${n === 'b' ? 2 : ''}>[a-z]+) ${AT} {m:${price}} per (?<${per}>${WEIGHT})`;
const WEIGHTS: Schema['same'] = ['u', 'v', 'w', 'x'].map((unit) => [unit, 't'] as const);
const NTH = 'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';

export const ROUTINE: readonly Schema[] = [
  {
    asks: [`how many (?<what>[a-z]+) (do|can|will|would) {n:crew} (such |of these |of the same )?(?<who>machines|workers|printers|people|pumps|robots|hens|cows|men|painters|cats|bakers) ${MAKE} in {n:later} (?<unit>seconds|minutes|hours|days|weeks)${END}`],
    says: [[`{n:few} (?<whom>machines|workers|printers|people|pumps|robots|hens|cows|men|painters|cats|bakers) (can )?${MAKE} {n:amount} (?<which>[a-z]+) in {n:time} (?<units>seconds|minutes|hours|days|weeks)`]],
    same: [['what', 'which'], ['who', 'whom'], ['unit', 'units']],
    isOnlyAboutNamed: true,
    table: tabled('amount; by one in one unit of time = amount / (few * time)', 'by one in one unit of time * crew * later', { where: 'few > 0; time > 0' }),
  },
  {
    asks: [`how much (money )?did @who have ${LEFT}${END}`],
    says: [[`(spent|spends|gave away|lost|used|donated) ${PART} of (his|her|the|my|their) (money|savings|allowance|pocket money|salary)( on (@the )?[a-z]+)?`], ['(has|had|have) {m:left} (left|remaining)', 'left with {m:left}']],
    words: 'and now is was',
    table: (s) => tabled(`what is left = left; share that is left = 1 - ${part(s)}`, 'what is left / share that is left')(s),
  },
  {
    asks: [`how many (more )?pages (are|does @who have|has @who|remain)( left)?( to (be )?read)?${END}`, `how many pages are left( (for @who )?to (be )?read)?${END}`],
    says: [[`(has read|reads?|finished|finishes) ${PART} of (@the )?{n:all}[ -]pages? (book|novel)`, `(book|novel) (has|with|of) {n:all} pages[.,]? (and )?@who (has read|reads?|finished) ${PART} of (it|the book|the novel)`]],
    words: 'book novel',
    table: (s) => tabled(`all = all; share that is left = 1 - ${part(s)}`, 'all * share that is left', { isWhole: true })(s),
  },
  ...[true, false].map((isLeft): Schema => ({
    asks: [`what (fraction|part) (of (the|it|my|his|her) ?(?<whole>pizza|cake|pie|bar|chocolate)? ?)?(is|was) ${isLeft ? '(left|remaining|left over)' : 'eaten'}${END}`, ...(isLeft ? [`what (fraction|part) (of (the|it|my|his|her) ?(pizza|cake|pie|bar|chocolate)? ?)?remains${END}`] : [])],
    says: [['(cut|divided|sliced) into {n:all} (equal )?(slices|pieces|parts)', '(pizza|cake|pie) (has|with) {n:all} (equal )?(slices|pieces)'], ['(eats?|ate) {n:gone}( (slices|pieces|of them|of the (slices|pieces)))?(?! [a-z])']],
    words: 'pizza cake pie bar chocolate',
    table: tabled('all = all; eaten = gone', isLeft ? '(all - eaten) / all' : 'eaten / all', { where: 'all >= gone; all > 0' }),
  })),
  {
    asks: [`(how long|how many (?<asked>minutes|hours|seconds)) (does|will|would) it take (it |the (tap|pump|pipe|hose|faucet) )?to (fill|pump|empty|drain) (@the )?((tank|pool|tub|barrel|bathtub) (of|that holds|with|holding) )?{n:all}[ -](?<unit>liters?|gallons?)( (of water|tank|pool|tub|barrel|bathtub))?${END}`],
    says: [['(at (a rate of )?)?{n:rate} (?<units>liters?|gallons?)( of water)? per (?<per>minute|hour|second)']],
    words: 'tap pump pipe hose faucet fills pumps empties drains water tank pool rate of barrel',
    same: [['unit', 'units'], ['asked', 'per']],
    table: tabled('all = all; in one unit of time = rate', 'all / in one unit of time', { where: 'rate > 0' }),
  },
  {
    asks: [`how (far|many (?<asked>miles|km)) can (you|@who) (go|ride|travel|drive) (with|for|on) {m:total}${END}`],
    says: [['(charges?|costs?) (a (flat fee|base fee|fixed fee) of )?{m:base} (plus|and) {m:each} (per|for each|for every|a|each) (?<per>mile|km)']],
    words: 'taxi cab ride company',
    same: [['asked', 'per']],
    table: tabled('total; fixed = base; for each = each', '(total - fixed) / for each', { where: 'total >= base; each > 0' }),
  },
  {
    asks: [`(for|at|after) (how many|what number of) (?<unit>[a-z]+) (do|will|are|would) (they|(the )?(2 |both )?(plans|companies|gyms|options|the costs)|the costs)( be)? (cost )?(the same|equal)${END}`],
    says: [
      ['(plan|company|gym|shop|store|option) a (costs|charges|is) {m:fixed} (plus|and) {m:each} (per|a|for each|for every) (?<per>[a-z]+)'],
      ['(plan|company|gym|shop|store|option) b (costs |charges |is )?{m:other} (with no (extra|additional|other) (charges?|costs?|fees?)|flat|with unlimited [a-z]+)', '(plan|company|gym|shop|store|option) b (costs |charges |is )?{m:other} (plus|and) {m:each2} (per|a|for each|for every) (?<pers>[a-z]+)'],
    ],
    words: 'phone and while',
    same: [['unit', 'per'], ['unit', 'pers']],
    table: (s) => {
      const [a, b, p, q] = [s['fixed'], s['other'], s['each'], s['each2'] ?? '0'].map(Number) as [number, number, number, number];
      return (b - a) * (p - q) > 0
        ? tabled('cost of plan A = fixed + each * number; cost of plan B = other + second rate * number'.replace('second rate', s['each2'] === undefined ? '0' : 'each2'), 'number', { equations: 'cost of plan A = cost of plan B' })(s)
        : null;
    },
  },
  {
    asks: [`@find (my|his|her|their|the|@who's) (total |gross |weekly )?(pay|wages?|earnings)( (for|in) (that|the|a) week)?${END}`],
    says: [['(earns?|makes?|(is |am )?paid|gets?) {m:rate} (per|an|each|a) hour'], ['(works?|worked) (for )?{n:hours} hours( (a|per|that|this) week)?']],
    words: 'i he she and for at',
    table: tabled('pay per hour = rate; hours', 'pay per hour * hours'),
  },
  {
    asks: [`how much (money )?(does|did|will) (he|she|@who|the worker) (earn|make|get)( (in total|altogether|in all))?${END}`],
    says: [['(earns?|makes?|(is )?paid|gets?) {m:rate} (per|an|each|a) hour for {n:hours} hours and {n:times} times (that|that rate|that amount|the (regular |normal |usual )?rate|as much)( per hour| an hour)? for {n:over} (hours (of )?overtime|overtime hours|(more|extra|additional) hours)']],
    words: 'worker',
    table: tabled('pay per hour = rate; overtime pay per hour = times * rate', 'pay per hour * hours + overtime pay per hour * over'),
  },
  {
    asks: [`how much (money )?(does|did|will) (he|she|@who) (earn|make|get)( in total| (for|in|that) (the|this|that)? ?week)?${END}`],
    says: [
      ['(earns?|makes?|is paid|gets?|paid) {m:rate} (per|an) hour'],
      ['(works?|worked) {n:hours}( regular| normal)? hours'],
      ['{n:over} (overtime hours|hours (of )?overtime) at (time and a half|1.5 times (the|that|her|his) ((normal|regular|usual) )?(rate|pay))'],
    ],
    words: 'and for of hour week',
    table: tabled('overtime pay per hour = 1.5 * rate; pay per hour = rate', 'pay per hour * hours + overtime pay per hour * over'),
  },
  {
    asks: [`how much (money )?(does|did|will) (he|she|@who) (earn|make|get)( that week| in total)?${END}`],
    says: [
      ['(earns?|makes?|is paid|gets?|paid) {m:rate} (per|an) hour'],
      ['time and a half (after|for (all |any )?(hours|time) (over|above)) {n:limit} hours'],
      ['(works?|worked) {n:hours} hours'],
    ],
    words: 'and week',
    table: tabled('overtime hours = hours - limit; overtime pay per hour = 1.5 * rate', 'limit * rate + overtime hours * overtime pay per hour', { where: 'hours > limit' }),
  },
  {
    asks: [`how many (?<u>${WEIGHT})( of (the )?(?<what>[a-z]+))? ${AT} {m:p} per (?<v>${WEIGHT}) (must|should|need to|have to) be mixed with ${sort('b', 'q', 'w', 'x')} to (get|make|obtain) an? (mixture|blend|mix) (worth|that costs|costing|at) {m:mean} per (?<t>${WEIGHT})${END}`],
    says: [],
    same: [...WEIGHTS, ['what', 'what2']],
    isOnlyAboutNamed: true,
    table: (s) =>
      (Number(s['p']) - Number(s['mean'])) * (Number(s['mean']) - Number(s['q'])) > 0
        ? tabled('cost of the mixture = mean * (amount + b)', 'amount', { equations: 'p * amount + b * q = cost of the mixture' })(s)
        : null,
  },
  {
    asks: [`@find the ((?<asked>${NTH})|new|added|extra|other) number${END}`],
    says: [
      ['(mean|average) of {n:count} numbers is {n:mean}'],
      [`(when|if|after) (another|1 more|a new|an? (?<nth>${NTH})) number (is|was) (added|included),? the (new )?(mean|average) (becomes|is|rises to|increases to|drops to|falls to) {n:new}`],
    ],
    table: (s) => (s['asked'] === undefined || s['asked'] === s['nth'] ? tabled('sum before = count * mean; sum after = (count + 1) * new', 'sum after - sum before')(s) : null),
  },
  {
    asks: [`@find the (class|overall|combined|total|group|whole class|mean|average)( class)?('s)? ?(average|mean|score)?( (score|of (the class|all|everyone|the whole class)))?${END}`],
    says: [['{n:a} (?<x>girls|boys|students|men|women|children|people) (averages?|averaged|have an average( score)? of|had an average( score)? of|has an average of|have a mean( score)? of|with an average of) {n:p}( points)?,? and {n:b} (?<y>girls|boys|students|men|women|others|children|people) (averages?|averaged|have an average( score)? of|had an average( score)? of|has an average of|have a mean( score)? of|with an average of) {n:q}']],
    words: 'class of test a in on the group score',
    table: (s) => tabled('sum of all = a * p + b * q; number of all = a + b', 'sum of all / number of all')(s),
  },
]; // prettier-ignore
