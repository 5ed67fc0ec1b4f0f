import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { schemasOf, type Amount } from '../relation.js';
import { ANY, find, FINAL, PAYS, WHO } from '../ways.js';

const UNIT =
  '(?:hour|day|week|month|mile|km|minute|night|person|guest|visit|class|lesson|game|ride|gb|topping|page|text|ticket|kilometer)';
const FEE =
  '(?:(?:one-time |fixed |flat |base |basic |initial |monthly |annual |yearly |joining |sign-?up |registration |membership |booking |service |call-?out |entrance |entry |delivery |setup |enrollment |cleaning )*(?:fee|charge|rate|fare|deposit|price)|service call|call-out|house call|visit|base)';
const FIXED: Amount = {
  says: [
    `${FEE} (?:is|of|costs?) {m}`,
    `{m} (?:${FEE}|(?:just |simply )?(?:to|for) (?:joining|join|start|enter|register|sign up|enroll|come|show up|(?:an?|the|each) (?:visit|call|house call|service call|start|booking|(?:plain |cheese )?pizza)))`,
    `(?:(?:costs?|charges?|charged|is|for|pay|pays|paid)(?: (?:an?|a flat|a fixed|a base))?) {m}(?: ${FEE})?(?=,? (?:plus|and|to start|to join|for))`,
    `(?:costs?|charges?|charged|is) {m}(?! (?:per|for (?:each|every)|an?|each) )`,
  ],
};
const EACH: Amount = {
  says: [
    `(?:plus|and|with|,)? ?(?:then )?(?:an? )?(?:additional |extra |further )?{m}(?: more| extra)? (?:per|for each|for every|each|every|an?) (?<unit>${UNIT})(?: of (?:work|labor|use|driving))?(?: driven| worked| used)?`,
    `(?:each|every|an?) (?<unit>${UNIT}) (?:costs?|is) {m}`,
  ],
};
const HOW_MANY =
  '(?:(?:an?|the) )?{n@number}[ -](?<asked>hour|day|week|month|mile|km|minute|night|person|guest|visit|class|lesson|game|ride|gb|topping|page|text|ticket|kilometer)s?';
const NUMBER: Amount = {
  says: [
    '(?:for|in|after|works?|worked|takes?|took|lasts?|lasted|rides?|rode|drives?|drove|uses?|used|stays?|stayed|travels?|travell?ed|goes|went|rents?|rented|with|of|is|was|¤|has|keeps|kept) (?:(?:it|them|the [a-z]+|an? [a-z]+) (?:for )?)?(?:an? )?{n}[ -](?<asked>hour|day|week|month|mile|km|minute|night|person|guest|visit|class|lesson|game|ride|gb|topping|page|text|ticket|kilometer)s?',
  ],
  asks: [
    `(?:for |after |in )?how many (?<asked>hour|day|week|month|mile|km|minute|night|person|guest|visit|class|lesson|game|ride|gb|topping|page|text|ticket|kilometer)s?(?: (?:did|does|was|is|has|have|can|were|will|could)(?: [a-z']+)*)?${FINAL}`,
    `(?<how>how (?:far|long)) (?:did|does|was|is|can|could|will|has)(?: ${WHO})?(?: (?:go|travel|ride|drive|work|worked|take|last|rent|keep|stay)(?: (?:it|the [a-z]+))?)?(?: for)?${FINAL}`,
  ],
};
const TOTAL: Amount = {
  says: [
    '(?:(?:total )?(?:bill|cost|charge|fare|total|price|amount)(?: (?:for|of) [a-z ]+?)?(?: (?:was|is|came to|comes to|of))+|paid|pays|pay|charged|owes?|spent|has|spends) {m}(?: (?:in total|altogether|for (?:the|a|his|her) (?:ride|trip|job|repair|visit|room|car|bike|boat)))?',
  ],
  asks: [
    `(?:how much|what) (?:is|are|was|will be|does|do|did|would|will|must) (?:${WHO} )?(?:pay for |be charged for |charge for |cost for |owe for |spend on |the (?:total )?(?:cost|price|fare|charge|bill) (?:of|for) )?(?:¤ )?${HOW_MANY}(?: (?:[a-z]+ )?[a-z]+)?(?: cost| be)?(?: in total)?${FINAL}`,
    `(?:how much|what) (?:does|do|will|would|did|is) (?:it |an? [a-z]+ |the [a-z]+ )?(?:cost )?(?:to |for )?(?:[a-z]+ )?(?:(?:it|an?|the) )?(?:[a-z]+ )?(?:for|with|of) ${HOW_MANY}(?: cost)?${FINAL}`,
    `${find('(?:total )?(?:cost|price|fare|charge|bill|fee|amount)')}(?: (?:of|for)(?: an?| the)?(?: [a-z]+){0,3})? ?(?:for|of|after|with)? ${HOW_MANY}(?: [a-z]+)?${FINAL}`,
    `how much (?:does|do|did|will|would) ${WHO} (?:pay|spend|charge|owe)(?: in total| altogether)? (?:for|after|in) (?:the first )?${HOW_MANY}(?: of [a-z]+| [a-z]+)?${FINAL}`,
    `(?:how much|what) (?:does|do|did|will|would) ${WHO} (?:pay|spend)(?: in total| altogether)? (?:for|in|after|during) (?:the |a )?(?:first |1 |whole |full )?(?<year>year)${FINAL}`,
    ...PAYS,
    `${find('(?:total )?(?:cost|price|fare|charge|bill)')}(?: of ${ANY} [a-z]+)?${FINAL}`,
  ],
};
const WORDS =
  'taxi gym phone plan plumber electrician mechanic repair charges charge fee per plus monthly membership ride trip job rental rents rent renting rented bike car company tool tools truck boat kayak room visit cab service work worked flat cost costs base club club pays paid and for each every bill was total of to join joining pizza topping toppings start first year hour hours an is a in';
export const FEES: readonly Schema[] = [
  ...schemasOf({
    amounts: { 'each time': EACH, number: NUMBER, 'fixed fee': FIXED, total: TOTAL },
    equations: ['by number = number * each time', 'total = fixed fee + by number'],
    given: [['each time', 'fixed fee', 'number'], ['each time', 'fixed fee', 'total']],
    words: WORDS,
    nouns: 1,
    options: { mixesUnits: true },
    fits: (s) =>
      s['year'] === undefined &&
      (s['asked'] === undefined ? /^(?:mile|km|kilometer)$/.test(s['unit'] ?? '') === (s['how'] === 'how far') && s['how'] !== undefined : s['asked'] === s['unit']) &&
      !/\bfirst\b/.test((s['leftover'] ?? '').replace('first year', '')) && !/\badditional|extra\b/.test(s['leftover'] ?? ''),
  }),
  {
    asks: (TOTAL.asks ?? []).filter((ask) => ask.includes('<year>')),
    says: [(EACH.says ?? []).map((way) => way.replace('{m}', '{m:each}')), (FIXED.says ?? []).map((way) => way.replace('{m}', '{m:fixed}'))],
    words: WORDS,
    nouns: 0,
    mixesUnits: true,
    table: (s) => (s['unit'] === 'month' ? tabled('fixed fee = fixed; each month = each; months = 12; for the months = months * each month', 'fixed fee + for the months')(s) : null),
  },
]; // prettier-ignore

const NAME =
  '(?:plan|gym|company|option|taxi|shop|club|store|phone plan|cab|rental company|service|provider)';
const PER = `(?:per|for each|for every|an?|each|every) (?<UNIT>${UNIT})(?: of [a-z]+| driven| used)?`;
const offer = (k: number): string => {
  const per = PER.replace('UNIT', `unit${k}`);
  const base = PER.replace('UNIT', `base${k}`);
  return `(?:(?:charges?|costs?|is|asks?|has|for)(?: an?)? ?(?:(?:fixed |flat |one-time |joining |base )*(?:fee of )?)?(?:{m:fee${k}}|(?<free${k}>no (?:joining |sign-?up |fixed )?fee|nothing to join))(?: (?:${FEE}|to (?:join|start|sign up|enter|rent)))?(?: ${base})?,? (?:plus|and|but|with)(?: an?| charges?| costs?| then)?(?: another)? {m:each${k}} ${per})`;
};
/** Two offers with a fixed fee and a rate: for which number they cost the same. */
export const OFFERS: readonly Schema[] = [
  {
    asks: [
      `(?:for |after |at |with |in )?how many (?<asked>${UNIT})s?(?: of [a-z]+)? (?:do|does|will|would|is|are|must|until|for|can) (?:both |the 2 |the |they )?(?:2 )?(?:plans?|gyms?|companies|options|taxis|shops?|clubs?|costs?|prices?|total costs?|offers|services|providers|bills|they|it)? ?(?:of both |of the 2 |for both )?(?:plans |gyms |companies |options )?(?:will |would |be )*(?:costs?|the same|equal|be|is|are|charge)?(?: (?:the same|equal|as much)(?: amount)?)?(?: for both| as each other)?${FINAL}`,
    ],
    says: [[`${offer(1)}[.,;]? ?(?:and |while |but )?(?:the )?${NAME}? ?(?:b|2|the other|another|the second(?: one)?|[a-z]+) ${offer(2)}`]],
    words: `${WORDS} plan plans gym gyms company companies option options taxi taxis phone a b x y first second both same club clubs cost`,
    nouns: 1,
    isOnlyAboutNamed: true,
    mixesUnits: true,
    table: (s) =>
      s['asked'] !== s['unit1'] || s['asked'] !== s['unit2']
        ? null
        : tabled(
            `fixed fee of the first = ${s['fee1'] === undefined ? '0' : 'fee1'}; fixed fee of the second = ${s['fee2'] === undefined ? '0' : 'fee2'}; rate of the first = each1; rate of the second = each2; difference of the fees = ${Number(s['fee2'] ?? 0) > Number(s['fee1'] ?? 0) ? 'fixed fee of the second - fixed fee of the first' : 'fixed fee of the first - fixed fee of the second'}; difference of the rates = ${Number(s['fee2'] ?? 0) > Number(s['fee1'] ?? 0) ? 'rate of the first - rate of the second' : 'rate of the second - rate of the first'}`,
            'difference of the fees / difference of the rates',
            { unit: `${s['asked'] ?? ''}s` },
          )(s),
  },
]; // prettier-ignore
