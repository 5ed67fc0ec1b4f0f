import { tabled } from '../schemas/table.js';
import { type Domain, type Statement } from './grammar.js';

const STOP =
  '(?!(?:discount|sale|tax|tip|price|cost|additional|further|extra|another|total|bill|commission|goes|rises|falls|loses|gains|drops|increases|decreases|grows|costs|sells)\\b)';
const NAME = `(?:(?:new|pair of|gaming|winter|used|leather|mountain) )*(?<thing>${STOP}[a-z]+)(?: of (?:shoes|jeans|boots|pants|shorts|sneakers))?`;
const T = `(?:(?:an?|the|his|her|their|my|this|one) ${NAME}|it|they|(?<thing2>${STOP}(?!an?\\b|the\\b|is\\b)[a-z]+s))`;
const BE = '(?:is|was|are|were|has been|have been)';
const USUAL = '(?:(?:normally|regularly|originally|usually|now|typically) )?';
const LIST = '(?:(?:original|regular|normal|usual|list|full|marked|retail) )';
const STATE = '(?! (?:after|including|with)\\b|,? which)';
const MORE = '(?:an? )?(?:additional|another|further|extra|second) ';
const AFTER =
  '(?: (?:at the register|at checkout|(?:off|on|to|from) the (?:(?:sale|reduced|discounted|new|list|original|regular|normal|marked|final) )?price))?';
const ADDED = '(?: (?:is|was) (?:then )?(?:added|charged|applied|included)| on top)?';
const NOW = '(?: now| in total| altogether| in all)?';

/** The factors of all the percentages, as a formula. */
const factors = (said: readonly Statement[]): string[] =>
  said.flatMap(({ slots }) =>
    Object.entries(slots).flatMap(([slot, rate]) =>
      slot.startsWith('off')
        ? [`(1 - ${rate}/100)`]
        : slot === 'up' || slot === 'tax'
          ? [`(1 + ${rate}/100)`]
          : [],
    ),
  );

/** A price, what is taken off it or added to it one after the other, and what is paid then. */
export const PRICES: Domain = {
  hint: /%|\boff\b|marked down|reduced|discounted/,
  facts: {
    price: [
      `(?:an?|the) {m:price} ${NAME}`,
      `${T} (?:that |which )?(?:${BE} )?${USUAL}(?:costs?|costed|sells? for|priced at|listed at|listed for|has an? ${LIST}?price of|with an? ${LIST}?price of) {m:price}${STATE}`,
      `the ${LIST}?(?:price|cost) (?:of ${T} )?(?:is|was) {m:price}${STATE}`,
      `(?:the|its) ${LIST}price (?:is|was) {m:price}`,
      '(?:an?|the) (?:price|stock|share|house|car) (?:of|worth) (?:{m:price}|{n:price})(?![%\\d])',
      'it (?:was|is|started at) {m:price} (?:at first|originally|at the start)',
      '(?:an?|the) (?:price)(?= (?:goes|rises|falls|is raised|is lowered) )',
    ],
    off: [
      `(?:(?:there is|the store (?:gives|offers|takes)|${T} has|with|for|at) )?(?:an? )?{p:off} (?:off|discount|reduction)${AFTER}`,
      `(?:${T} )?(?:${BE} )?(?:put )?on sale (?:for|at) {p:off} (?:off|discount)`,
      `${T} ${BE} {p:off} off`,
      `(?:(?:${T}|the price) )?(?:${BE} )?(?:discounted|reduced|marked down|lowered|cut) (?:by )?{p:off}(?: off)?`,
      `(?:by )?${MORE}{p:off}(?: (?:off|discount|(?:is|was) taken off|reduction))?${AFTER}`,
      'successive discounts of {p:off} and {p:off2}',
      `(?:(?:${T}|the price) )?(?:then )?(?:(?:loses?|lost|falls?|fell|drops?|dropped|decreases?|decreased|goes down|went down|down)(?: (?:by|in value by))?) {p:off}(?: of its value)?`,
    ],
    up: [
      `(?:(?:${T}|the price) )?(?:then )?(?:${BE} )?(?:marked up|raised|increased|gains?|gained|rises?|rose|increases?|grows?|grew|goes up|went up|back up|up)(?: (?:by|in value by))? {p:up}`,
      `(?:(?:plus|with|there is) )?(?:an? )?{p:tax} (?:sales )?(?:tax|vat)${ADDED}`,
      `(?:plus )?(?:the |a )?(?:sales )?(?:tax|vat)(?: rate)?(?: is| of| at)? {p:tax}${ADDED}`,
    ],
    cut: [
      `(?:${T} )?(?:${BE} )?(?:reduced|marked down|lowered|discounted) by {m:cut}`,
      `(?:which|this|that) is {m:cut} (?:off|less than)(?: the ${LIST}?price)?`,
      `(?:${T} )?(?:${BE} )?(?:on sale (?:for|at) )?{m:cut} off(?: the ${LIST}?price)?`,
    ],
    paid: [
      `(?:${T} )?(?:(?:${BE} )?(?:now )?(?:on sale|sold|selling|sells?) (?:for|at)|(?:cost|costs) now|now costs?) {m:paid}`,
      `${T} costs? {m:paid}(?= (?:after|with|including)|, which)`,
      `the price (?:of ${T} )?(?:is|was) {m:paid}(?= (?:after|with|including)|, which)`,
      `the price of ${T} (?:after|with|including) (?:an? )?{p:tax} (?:sales )?tax is {m:paid}`,
      '(?:the|its) (?:sale|final|reduced|new|discounted) price (?:is|was) {m:paid}',
    ],
    after: ['(?:after|with|including)(?: being)?(?: an?)?'],
  },
  asks: {
    final: [
      `@find (?:the|its) (?:(?:final|sale|total|new|reduced|discounted|selling) )*(?:price|cost|bill|amount)(?: of ${T})?${NOW}`,
      `how much (?:do|does|did|will|would|must) (?:you|he|she|i|we|they) (?:have to )?pay(?: for ${T})?${NOW}`,
      `how much (?:does|do|will|did|is|are) ${T}(?: cost)?${NOW}`,
    ],
    price: [
      `@find (?:the|its) (?:original|regular|normal|usual|list|full|marked) (?:price|cost)(?: of ${T})?`,
      `@find (?:the|its) (?:price|cost)(?: of ${T})? (?<before>before) (?:the )?(?:sale|discount|discounts|tax|reduction)`,
      `how much did ${T} cost (?:originally|(?<before>before)(?: the (?:sale|discount|tax))?)`,
    ],
    worth: [`what is (?:it|the (?:stock|house|car|share)) (?:worth|now)${NOW}`, `how much is (?:it|${T}) worth${NOW}`],
    rate: [
      '(?:by )?what percent(?:age)? (?:discount|off)(?: (?:is|was) (?:it|that|this|given|the discount))?',
      '@find (?:the )?(?:percent(?:age)?|rate) (?:of (?:the )?)?discount',
    ],
  },
  table: (facts, asked) => {
    const many = (role: string): readonly Statement[] => facts.filter((one) => one.role === role);
    const prices = many('price').filter(({ slots }) => slots['price'] !== undefined);
    const [paid, cuts] = [many('paid'), many('cut')];
    const percents = facts.filter(({ slots }) => ['off', 'up', 'tax'].some((one) => slots[one] !== undefined));
    const taxes = percents.filter(({ slots }) => slots['tax'] !== undefined);
    const [price, now, cut] = [prices[0]?.slots['price'], paid[0]?.slots['paid'], cuts[0]?.slots['cut']];
    if (prices.length > 1 || paid.length > 1 || cuts.length > 1 || taxes.length > 1) return null;
    // The order of an amount and a percentage matters.
    if (cut !== undefined && percents.length > 0) return null;
    const by = factors(percents).join(' * ');
    if ((asked.role === 'final' || asked.role === 'worth') && price !== undefined && now === undefined) {
      if (cut !== undefined) return tabled('price; discount = cut', 'price - discount', { where: 'price > cut' })({ price, cut });
      return by === '' ? null : tabled('price', `price * ${by}`)({ price });
    }
    if (asked.role === 'price' && price === undefined && now !== undefined && (percents.length < 2 || asked.slots['before'] === undefined)) {
      if (cut !== undefined) return tabled('price now = now; discount = cut', 'price now + discount')({ now, cut });
      return by === '' ? null : tabled(`price now = now; what is left of one dollar = ${by}`, 'price now / what is left of one dollar')({ now });
    }
    if (asked.role !== 'rate' || percents.length > 0) return null;
    if (price !== undefined && now !== undefined && cut === undefined)
      return tabled('price; discount = price - now', '100 * discount / price', { where: 'price > now' })({ price, now });
    const whole = price === undefined ? 'now + cut' : 'price';
    return cut === undefined || (price === undefined) === (now === undefined)
      ? null
      : tabled(`price before = ${whole}; discount = cut`, '100 * discount / price before', { where: price === undefined ? 'now > 0' : 'price > cut' })({ ...(price !== undefined && { price }), ...(now !== undefined && { now }), cut });
  },
}; // prettier-ignore
