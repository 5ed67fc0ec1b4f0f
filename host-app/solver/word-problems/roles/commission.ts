import { tabled } from '../schemas/table.js';
import { type Domain, merged, WHO } from './grammar.js';

const SPAN =
  '(?: (?:(?:in|for) )?(?:(?:per|each|every|this|that|last|one|an?|the|the next) )+(?<per>week|month|year|day))?';
const ON =
  '(?: (?:on|of|for) (?:(?:everything|anything|what(?:ever)?|all|each|every|any|the|his|her|its|their|total|monthly|weekly|value|amount|price|of|house|car|item|goods|merchandise|furniture|sales?|selling|purchases|that|he|she|they|it|sells?|sold|makes?)(?: |(?=[,.]|$)))+(?<! ))?';
const GET = '(?:earns?|earned|gets?|got|receives?|received|is paid|was paid|makes?|made|charges?)';
const DOES = '(?:do|does|did|will|would|must|should|can) ';
const GOODS = '(?:(?!commission|salary|sales\\b)[a-z]+)';

/** A wage, a share of what is sold, and what both make. */
export const COMMISSION: Domain = {
  hint: /\bcommission\b/,
  facts: {
    base: [
      `${WHO} (?:${GET}|has) (?:an? )?(?:(?:base|basic|fixed|weekly|monthly|flat) )*(?:(?:salary|pay|wage)(?: of)? )?{m:base}${SPAN}(?: (?:as )?(?:an? )?(?:(?:base|basic|fixed) )?(?:salary|pay|wage))?(?! (?:in|as|for|on|of)?(?: an?)? ?commission)`,
      `(?:the|his|her) (?:(?:base|basic|fixed|weekly|monthly) )*(?:salary|pay|wage) is {m:base}${SPAN}`,
    ],
    rate: [
      `(?:plus |${WHO} (?:also )?(?:${GET}|works on|sells [a-z]+ on|is on) )?(?:an? )?(?:{p:rate} (?:in )?commission|commission(?: rate)? (?:of|is) {p:rate})${ON}`,
      `(?:the|his|her) (?:rate of )?commission(?: rate)? is {p:rate}${ON}`,
    ],
    sales: [
      `(?:last (?:week|month|year),? )?${WHO} (?:sold|sells?) (?:an? ${GOODS} for |(?:${GOODS} )?(?:worth )?){m:sales}(?: (?:worth )?(?:of|in) ${GOODS}(?: ${GOODS})?)?${SPAN}`,
      `(?:last (?:week|month|year),? )?${WHO} (?:made|makes|had|has) {m:sales} (?:in|of|worth of) sales${SPAN}`,
      `(?:the|his|her) (?:total )?sales(?: for the (?:week|month))? (?:are|were|totaled|amount(?:ed)? to) {m:sales}${SPAN}`,
      `(?:on|for) (?:(?:total )?sales of {m:sales}|{m:sales} (?:in|of|worth of) sales)`,
    ],
    earned: [
      `${WHO} ${GET} (?:an? )?{m:earned} (?:(?:in|as) )?(?:an? )?commission`,
      `${WHO} ${GET} (?:an? )?commission of {m:earned}`,
      '(?:to )?(?:earn|make|get) {m:total}(?: in total| altogether)?' + SPAN,
    ],
  },
  asks: {
    total: [
      `how much (?:money )?${DOES}${WHO} (?:earn|make|get|receive)(?: (?:in all|in total|altogether))?${SPAN}`,
    ],
    earned: [`how much commission ${DOES}${WHO} (?:earn|make|get|receive)${SPAN}`],
    sales: [`how much ${DOES}${WHO} (?:have to |need to )?sell${SPAN}`],
    rate: [
      `@find (?:the|his|her) (?:commission rate|rate of commission|percent(?:age)? (?:of )?commission)`,
      `what percent(?:age)? (?:commission |of (?:the )?sales )?(?:${DOES}${WHO} (?:earn|get|receive)|is (?:the|his|her) commission)`,
    ],
  },
  table: (facts, asked) => {
    const all = merged([...facts, asked], /^who/);
    if (!all || facts.length + (asked.slots['total'] ? 1 : 0) !== Object.keys(all).filter((one) => /^(?:base|rate|sales|earned|total)$/.test(one)).length) return null;
    const hasBase = all['base'] !== undefined;
    const needsBase = asked.role === 'total' || all['total'] !== undefined;
    const [rate, sales, earned] = ['rate', 'sales', 'earned'].map((one) => all[one] !== undefined);
    if ((hasBase && !needsBase) || (earned && needsBase)) return null;
    const pay = hasBase ? 'base + ' : '';
    if ((asked.role === 'total' || asked.role === 'earned') && rate && sales)
      return tabled(`share = rate/100; commission = share * sales`, `${pay}commission`)(all);
    if (asked.role === 'sales' && rate && !sales && (earned || all['total'] !== undefined))
      return tabled(`share = rate/100; commission = ${earned ? 'earned' : hasBase ? 'total - base' : 'total'}`, 'commission / share', { where: hasBase ? 'total > base' : 'rate > 0' })(all);
    return asked.role === 'rate' && sales && earned
      ? tabled('commission = earned; sales', '100 * commission / sales', { where: 'sales > earned' })(all)
      : null;
  },
}; // prettier-ignore
