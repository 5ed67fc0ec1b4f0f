import { nounsOf, pronounsIn } from './scene.js';
import { single, type Table } from './schema.js';
import { tabled } from './table.js';

const N = String.raw`(\d+(?:\.\d+)?)`;
const M = `${N} dollars`;
const UNIT =
  '(?:loa(?:f|ves)|pieces?|cartons?|kg|kilos?|grams|pounds?|liters?|meters?|packs?|packets?|bags?|bottles?|boxes|box|cans?|pairs?|cups?|slices?|bunch(?:es)?|dozen|yards?|feet)';
const NOUN =
  "((?!(?:for|at|each|and|that|which|costs?|is|are|in|on|off|of|per|to|with|more|bills?|notes?|tips?|tax|coupon|discount|how|he|she|they|i|we|it|dollars?)\\b)[a-z][a-z'-]*(?: (?!(?:for|at|each|and|that|which|costs?|is|are|in|on|off|of|per|to|with|more|bills?|notes?|cost|costing|worth|from|he|she|they|sell|sells|were|was)\\b)[a-z][a-z'-]*)?)";
const THING = `(?:${UNIT} of )?${NOUN}`;
const EACH = `(?: each| apiece| per [a-z]+| an? (?!(?:coupon|tip)\\b)[a-z]+| for each(?: [a-z]+)?)`;
const LINK = '(?:for|that costs?|which costs?|costing|priced at|at|worth|who costs?)';

interface Receipt {
  /** What one of a thing costs, and how many there are. */
  readonly prices: Map<string, string>;
  readonly counts: Map<string, string>;
  /** What things cost together. */
  readonly sums: string[];
  readonly found: Map<string, string>;
  /** A thing of which there are some. */
  some?: string;
}
const nameOf = (thing: string): string =>
  thing
    .split(' ')
    .at(-1)
    ?.replace(/(?<=o)es$/, '')
    .replace(/(?<=[^s])s$/, '') ?? '';
/** A thing has one price and one number: otherwise two things have one name. */
const put = (all: Map<string, string>, name: string, value: string): boolean =>
  !all.has(name) && all.set(name, value).size > 0;
type Rule = readonly [RegExp, (to: Receipt, ...parts: string[]) => boolean];
/** '20% off the skirts' is said of one thing. */
const OF_ALL = '(?! (?:on|off|for|of) (?:the|each|all|his|her|their|my|our|one|an?|any|every|\\d)\\b)';
const rule = (source: string, read: Rule[1]): Rule => [new RegExp(`\\b${source}(?=[ .,?;:]|$)`), read];
const once =
  (name: string): Rule[1] =>
  (to, n = '') =>
    put(to.found, name, n);
const priced: Rule[1] = (to, name = '', price = '') => put(to.prices, nameOf(name), price);

/** What a story of shopping says, each with its place: a rule takes what it has read out of the text. */
const RULES: readonly Rule[] = [
  rule(
    `(?:with|gives?|gave|hands?|handed|uses?|used|pays?|paid)(?: (?:the )?(?:cashier|clerk|seller|him|her))?(?: with)?(?: over)? (?:an? |one |1 )?${M} (?:bill|note)`,
    once('paid'),
  ),
  rule(`(?:pays?|paid) with ${M}`, once('paid')),
  rule(`(?:gives?|gave|hands?|handed) (?:the )?(?:cashier|clerk|seller) ${M}`, once('paid')),
  rule(`(?:pays?|paid) with 2 ${M} (?:bills|notes)`, (to, n = '') =>
    put(to.found, 'paid', String(2 * Number(n))),
  ),
  rule(`${N}% (?:sales )?(?:tax|vat)(?: is added)?${OF_ALL}`, once('tax')),
  rule(`(?:sales )?tax(?: rate)?(?: is| of)? ${N}%${OF_ALL}`, once('tax')),
  rule(`${N}% (?:tip|gratuity)${OF_ALL}`, once('tip')),
  rule(`tips? ${N}%${OF_ALL}`, once('tip')),
  rule(
    `(?<!(?<!there|everything|items|store|it) (?:are|is|were|was)(?: on sale (?:for|at))? )${N}% (?:off|discount)(?: (?:on|off) (?:everything|the total|the whole (?:purchase|order)|all items|his (?:total|purchase)|her (?:total|purchase)|the bill|it all))?${OF_ALL}`,
    once('discount'),
  ),
  rule(`discount(?: is| of)? ${N}%${OF_ALL}`, once('discount')),
  rule(
    `${M} (?:coupon|voucher|off(?: coupon)?|discount)(?: (?:on|off|for) (?:everything|the total|the whole (?:purchase|order)|the bill))?${OF_ALL}`,
    once('coupon'),
  ),
  rule(`(?:coupon|voucher) (?:for|of|worth) ${M}${OF_ALL}`, once('coupon')),
  rule(`(?:shipping|delivery)(?: fee)?(?: is| costs?)? ${M}`, once('shipping')),
  rule(`${M} (?:for )?(?:shipping|delivery)`, once('shipping')),
  rule(
    `(?:has|had|have|with|took|takes|got|gets) ${M}(?= ?[.,?;]| and (?:buys?|bought|spends?|wants)| to spend| in (?:his|her|my|their) (?:wallet|purse|pocket)| with (?:him|her|me))`,
    once('money'),
  ),
  rule(
    `(\\d+) (${UNIT}) of ${NOUN} ${LINK} ${M} (?:per|an?) (${UNIT})`,
    (to, n = '', unit = '', name = '', price = '', other = '') =>
      single(unit) === single(other) &&
      put(to.prices, nameOf(name), price) &&
      put(to.counts, nameOf(name), n),
  ),
  rule(
    `(\\d+) ${THING} ${LINK} ${M}(?! (?:per|an?) ${UNIT}\\b)${EACH}`,
    (to, n = '', name = '', price = '') =>
      put(to.prices, nameOf(name), price) && put(to.counts, nameOf(name), n),
  ),
  rule(
    `(\\d+) ${THING} (?:at|that cost) ${M}(?! (?:in all|together|altogether|per |an? ))`,
    (to, n = '', name = '', price = '') =>
      put(to.prices, nameOf(name), price) && put(to.counts, nameOf(name), n),
  ),
  rule(
    `(?:an?|one|1|the|some) ${THING} ${LINK} ${M}(?! each)`,
    (to, _, price = '') => to.sums.push(price) > 0,
  ),
  rule(`(?:an?|one|1) ${M} ${NOUN}`, (to, price = '') => to.sums.push(price) > 0),
  rule(
    `(\\d+) ${THING} for ${M}(?! (?:each|per|an?) )(?! each)`,
    (to, _, __, price = '') => to.sums.push(price) > 0,
  ),
  rule(
    `(\\d+) ${M} ${NOUN}`,
    (to, n = '', price = '', name = '') =>
      put(to.prices, nameOf(name), price) && put(to.counts, nameOf(name), n),
  ),
  rule(
    `(?:(?:an?|one|1|each|the|every) )?${THING} (?:costs?|is|are|sell for|sells for|cost him|cost her) ${M}${EACH}?`,
    priced,
  ),
  rule(`(?<=¤,? and )(?:(?:an?|one|1|each|the) )?${THING} (?:for )?${M}${EACH}?`, priced),
];
const COUNTS = new RegExp(`\\b(\\d+|an?|one|some) ${THING}(?=[ .,?;:]|$)`);

/** 'A farmer buys', 'my teacher orders' */
const BUYER = /\b(?:an?|the|our) [a-z]+ (?=buys|bought|orders|ordered|spends|pays|purchases|wants to buy)/g;
const KNOWN = new Set(
  'and it is was the of for in at to on how much money does do did will he she they i we you have has had left over back get gets receive spend spends spent pay pays paid cost costs total in altogether all change buys buy bought a an also then if wants uses used with there their his her my our need shop store bakery cafe restaurant market supermarket give gives cashier bill note plus price final sale added leaves leave eats eat orders ordered order dinner lunch goes went shopping that from what should would must purchase purchases purchased them after before everything together coupon voucher mr mrs ms'.split(
    ' ',
  ),
);
const ASKS = {
  change: /\bchange\b|\bhow much (?:money )?(?:does|do|did|will|should) \w+ get back\b/,
  left: /\b(?:left|remain)\b/,
  total:
    /^what (?:do|does|did|will|must) \w+ (?:have to )?pay\b|^(?:so )?how much (?:money )?(?:does|do|did|will|must|should) (?:\w+|the \w+) (?:have to |need to )?(?:pay|spend|cost)\b|\btotal\b|^how much (?:is|was|are|were) (?:it|that|this|the (?:bill|order|purchase|meal)|they|everything)\b|\bfinal (?:price|cost)\b/,
} as const;

/** Each thing has a price and a number; what is said of the bill comes after their sum. */
const billOf = ({ prices, counts, sums, found }: Receipt): readonly string[] | null => {
  // One thing with one price: there is one of it.
  const [only] = prices.keys();
  if (only !== undefined && prices.size === 1 && counts.size === 0 && sums.length === 0 && found.size > 1) counts.set(only, '1');
  if (counts.size !== prices.size || ![...counts.keys()].every((name) => prices.has(name))) return null;
  if (prices.size + sums.length === 0) return null;
  const parts = [...[...prices].map(([name, price]) => `cost of ${name}s = ${counts.get(name) ?? 1} * ${price}`), ...sums.map((price, k) => `other cost ${k + 1} = ${price}`)];
  const lines = [...parts, `sum = ${parts.map((part) => part.split(' = ')[0]).join(' + ')}`];
  const after = [
    found.has('discount') && `sum after the discount = LAST * (1 - ${found.get('discount') ?? ''}/100)`,
    found.has('coupon') && `sum after the coupon = LAST - ${found.get('coupon') ?? ''}`,
    found.has('tax') && `sum with tax = LAST * (1 + ${found.get('tax') ?? ''}/100)`,
    found.has('tip') && `sum with tip = LAST * (1 + ${found.get('tip') ?? ''}/100)`,
    found.has('shipping') && `sum with shipping = LAST + ${found.get('shipping') ?? ''}`,
  ].filter((line) => line !== false);
  // The order of two of them changes the sum, except that a discount comes before the tax.
  const order = ['discount', 'coupon', 'tax', 'tip', 'shipping'].filter((one) => found.has(one)).join(' ');
  if (after.length > 1 && order !== 'discount tax' && order !== 'discount shipping') return null;
  return after.reduce<string[]>((all, line) => [...all, line.replace('LAST', (all.at(-1) ?? '').split(' = ')[0] ?? '')], lines);
}; // prettier-ignore

/** Takes out of the text what each rule reads, as often as it occurs; null where one thing is said twice. */
const readAll = (text: string, to: Receipt): string | null => {
  let rest = text;
  for (const [pattern, read] of RULES)
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      if (!read(to, ...found.slice(1).map((part: string | undefined) => part ?? ''))) return null;
      rest = `${rest.slice(0, found.index)}¤${rest.slice(found.index + found[0].length)}`;
    }
  for (let found = COUNTS.exec(rest); found; found = COUNTS.exec(rest)) {
    const [all, n = '', name = ''] = found;
    const thing = [name, name.split(' ')[0] ?? ''].map(nameOf).find((one) => to.prices.has(one));
    if (thing === undefined && /^\d/.test(n)) return null;
    if (thing !== undefined && n === 'some') to.some = thing;
    else if (thing !== undefined && !put(to.counts, thing, /^\d/.test(n) ? n : '1')) return null;
    rest = `${rest.slice(0, found.index)}${thing === undefined ? '§' : '¤'} ${rest.slice(found.index + (thing === undefined ? n.length : all.length))}`;
  }
  return rest.replace(/§/g, 'a');
}; // prettier-ignore

/** What is bought, what is taken off or added, and what is paid: the bill, the change or what is left. */
export const readReceipt = (text: string, isPerson: (word: string) => boolean): Table | null => {
  if (!/ dollars/.test(text) || pronounsIn(text) > 1) return null;
  const sentences = text.replace(/\b(?:1|one) (?=[a-z]+ costs?\b)/g, 'a ').split(/(?<=[.?!])\s+/);
  const question = sentences.pop() ?? '';
  if (/\d/.test(question) || sentences.length === 0) return null;
  const to: Receipt = { prices: new Map(), counts: new Map(), sums: [], found: new Map() };
  const rest = readAll(sentences.join(' '), to);
  if (rest === null || /\d|%/.test(rest)) return null;
  const words = `${rest} . ${question}`.replace(BUYER, 'he ').replace(/[.?!,;:()]+/g, ' . ').replace(/\S*¤\S*/g, '¤').split(/\s+/);
  const people = new Set(words.filter((word) => /^[a-z][a-z'-]+$/.test(word) && !KNOWN.has(word) && isPerson(word)));
  const isKnown = new Set([...KNOWN, ...people, ...[...to.prices.keys()].flatMap((one) => [one, `${one}s`])]);
  const nouns = nounsOf(words, isKnown);
  const kind = (Object.keys(ASKS) as (keyof typeof ASKS)[]).find((one) => ASKS[one].test(question.replace(/[?.!]$/, '')));
  const bill = to.some === undefined ? billOf(to) : null;
  // 'How much does she pay for the bananas?' where she buys more than these.
  const isOfOne = to.prices.size + to.sums.length > 1 && [...to.prices.keys()].some((one) => new RegExp(`\\b${one}s?\\b`).test(question));
  if (isOfOne || nouns === null || nouns > 0 || people.size > 1 || !kind || !bill) return null;
  const last = bill.at(-1)?.split(' = ')[0] ?? '';
  const { found } = to;
  if (kind === 'total') return found.has('paid') ? null : tabled(bill.join('; '), last)({});
  const from = kind === 'change' ? (found.get('paid') ?? '') : (found.get('money') ?? found.get('paid') ?? '');
  if (from === '' || (found.has('money') && found.has('paid'))) return null;
  const name = kind === 'change' ? 'paid' : 'money';
  return tabled(`${bill.join('; ')}; ${name} = ${from}`, `${name} - ${last}`)({});
}; // prettier-ignore
