import { type Domain, type Statement } from '../../roles/grammar.js';
import { single, type Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { NAME } from '../phrases.js';

/** Things in boxes of so many: how many boxes are full, are needed, what is left, what stays empty, what it costs. */
const BOX =
  '(?:boxes|box|bags?|bus|buses|boats?|cars?|vans?|minibuses|minibus|crates?|cartons?|packs?|packages?|baskets?|jars?|tables?|rows?|shelf|shelves|trays?|teams?|groups?|tents?|rooms?|benches|bench|taxis?|cabs?|elevators?|pages?|bunches|bunch|bouquets?|bottles?|containers?|envelopes?|trips?|cabins?|canoes?|rafts?|plates?|cages?|carriages|wagons|albums?|folders?|stacks?|piles?)';
const THING =
  '(?<item>(?!(?:boxes|box|bags?|bus|buses|boats?|seats?|full|each|dollars|of|in|and|for|to|with)\\b)[a-z]+)';
const WHAT = `(?:(?<box>${BOX}))`;
const PACK =
  '(?:packed|put|placed|packaged|sorted|divided|loaded|arranged|split|are seated|seated|distributed)';
const HOLDS =
  '(?:(?:can|could|will) )?(?:holds?|seats?|carry|carries|takes?|fits?|has room for|have room for|has space for|have|has|contains?|transports?|sits?)';

const FACTS = {
  all: [
    `(?:there are |(?:(?:a|an|the|his|her) )?${NAME} (?:has|have|had|made|baked|makes|bakes|picked|collected|wants to (?:pack|put)|needs to (?:pack|transport|carry)) |he has |she has |they have |we have |i have )?{n:all} ${THING}(?! (?:fit|can|per|go in(?:to)? each))(?: (?:is|are|were|want to|have to|must|need to|will|go|travel|ride|come|came|be|to be))*`,
  ],
  more: [`(?:(?:and|with|plus) )?{n:more} (?<item2>teachers|adults|parents|helpers|guides|chaperones)`],
  each: [
    `(?:(?:in|into|to) )?(?:a )?${WHAT} (?:of|with|that hold|that holds|that seat|that take|holding|seating|for) {n:each}(?: (?:seats(?: for [a-z]+)?|each|places|(?<item>[a-z]+)(?: each)?))?`,
    `(?:each|every|1|one|a|an) ${WHAT} ${HOLDS} {n:each}(?: (?<item>[a-z]+))?`,
    `${WHAT} (?:can )?(?:hold|seat|carry|take|fit|have) {n:each}(?: (?<item>[a-z]+))?(?: each)?`,
    `{n:each} (?<item>[a-z]+) (?:can )?(?:fit|go|sit|ride|travel)(?: in)?(?:to)? (?:each|every|1|one|a) ${WHAT}`,
    `{n:each} (?<item>[a-z]+)? ?(?:per|to a|in each|in every|in a|at each|on each) ${WHAT}`,
    `(?:with )?{n:each} in (?:each|every) ${WHAT}`,
  ],
  price: [`(?:and )?(?:each |every |a |1 |one )?(?:${BOX} )?(?:costs?|is rented for|rents for) {m:price}(?: (?:each|per [a-z]+|a [a-z]+|to rent))?`],
  sold: [`(?:he|she|they|it|${NAME}) (?:sells?|sold) (?:each|every|a) (?<full>full )?(?:${BOX}) for {m:price}`, `(?:each|every|a) (?<full>full )?${BOX} (?:sells|is sold) for {m:price}`],
  scene: [PACK, '(?:go|going|goes) (?:on (?:a|an) (?:school |class |field )?(?:trip|outing|excursion|tour)|by (?:boat|bus|car|van|taxi)|camping|to (?:the|a) [a-z]+)', 'on (?:a|an) (?:school |class |field )?(?:trip|outing|excursion)', 'puts? them', '(?:they|he|she|we|i) (?:puts?|packs?|use|go|travel|ride)(?: them)?', 'rides?', 'by (?:boat|bus|car|van)', 'in|into', 'travels?', 'for (?:the|a) trip'],
} as const; // prettier-ignore

const LEFT =
  '(?:(?:are|is|will be|remain|remains|stay|do not fit|be) ?)(?:there )?(?:left(?: over)?|not (?:packed|in a full [a-z]+)|remain|remaining|over)?';
const numbersOf = (facts: readonly Statement[], { slots }: Statement): { readonly given: Record<string, string>; readonly price?: string; readonly isFull: boolean } | null => {
  const given: Record<string, string> = {};
  const boxes = new Set([...facts.map((fact) => fact.slots['box']), slots['box']].filter((box) => box !== undefined).map((box) => single(box ?? '').replace(/ve$/, 'f')));
  if (boxes.size !== 1) return null;
  const put = (name: string, value: string | undefined): boolean => {
    if (value === undefined || given[name] !== undefined || !/^\d+$/.test(value)) return false;
    given[name] = value;
    return true;
  };
  let price: string | undefined;
  let isFull = false;
  const items = new Set<string>();
  for (const { role, slots: said } of facts) {
    if (role === 'all' && !put(given['all of them'] === undefined ? 'all of them' : 'others', said['all'])) return null;
    if (role === 'more' && !put('others', said['more'])) return null;
    if (role === 'each' && !put('in each', said['each'])) return null;
    if ((role === 'price' || role === 'sold') && price !== undefined) return null;
    price = said['price'] ?? price;
    isFull ||= said['full'] !== undefined;
    if (said['item'] !== undefined) items.add(single(said['item']));
  }
  // A bus for 40 students has no known room for teachers.
  const holds = facts.find((fact) => fact.role === 'each')?.slots['item'];
  if (given['others'] !== undefined && holds !== undefined && !/^(?:people|persons?|passengers?)$/.test(holds)) return null;
  const asked = slots['item'];
  if (asked !== undefined && !items.has(single(asked)) && !/^(?:seat|place)s?$/.test(asked)) return null;
  const people = /^(?:people|person|passenger|student|child|children|kid|adult|guest|pupil|teacher|parent|boy|girl|player|camper|scout|worker|member)s?$/;
  const known = [...items].filter((item) => !people.test(item));
  if (known.length > 1 || (known.length === 1 && items.size > 1) || given['all of them'] === undefined || given['in each'] === undefined || Number(given['in each']) < 1) return null;
  return { given, ...(price !== undefined && { price }), isFull };
}; // prettier-ignore

const lines = (given: Record<string, string>): string =>
  `number of things = ${given['others'] === undefined ? (given['all of them'] ?? '') : `${given['all of them'] ?? ''} + ${given['others']}`}; in each = ${given['in each'] ?? ''}`;
export const DIVIDING: Domain = {
  hint: new RegExp(`\\b${BOX}\\b`),
  hasPeople: true,
  facts: FACTS,
  asks: {
    full: [`how many ${WHAT} (?:are|will be|can be|is|get) (?:full|filled(?: completely)?|completely full)`, `how many (?:full|complete) ${WHAT}(?: (?:are there|are|is|can|could|will|does|do|did))?(?: (?:be (?:made|filled|packed)|he|she|they|there|you|we|make|fill|get|have|${NAME} (?:make|fill|get|have|pack)|be))*`],
    left: [`how many ${THING} ${LEFT}`, `how many ${THING} (?:will|do) (?:be |remain)(?:left(?: over)?)?`],
    needed: [`how many ${WHAT} (?:(?:are|is|will be|do|does|must|should|would) ?)(?:(?:they|we|he|she|you|i|the [a-z]+|be|there|${NAME}) ?)*(?:needed|need|rent|used|use|order|required|have|take)?(?: (?:for (?:all|everyone|them all)|to (?:take|carry|pack|seat|transport|hold)(?: (?:them|everyone|everything))?(?: all)?))?`],
    empty: [`how many (?<item>seats|places) (?:stay|are|remain|will be|be|do) ?(?:left |remain )?(?:empty|free|unused|left)(?: (?:in|on) the last (?:${BOX}))?`],
    last: [`how many ${THING} (?:are|is|will be|sit|ride|go|will|be|come) (?:in|on|into) the last ${WHAT}`],
    cost: [`how much (?:do|does|will|would) the ${WHAT} cost(?: (?:in all|altogether|in total))?`, `@find the (?:total )?(?:cost|price) of the ${WHAT}`],
    money: ['how much(?: money)? (?:does|do|did|will) (?:he|she|they|it|[a-z]+) (?:get|earn|make|take in|receive)'],
  },
  table: (facts, asked): Table | null => {
    const found = numbersOf(facts, asked);
    if (!found) return null;
    const { given, price, isFull } = found;
    const { role } = asked;
    const isMoney = role === 'cost' || role === 'money';
    if (isMoney !== (price !== undefined) || (role === 'money' && !isFull)) return null;
    const start = lines(given);
    const whole = { isWhole: true };
    if (role === 'full') return tabled(start, 'floor(number of things / in each)', whole)({});
    if (role === 'needed') return tabled(start, 'ceil(number of things / in each)', whole)({});
    const full = `${start}; full ones = floor(number of things / in each)`;
    const needed = `${start}; number needed = ceil(number of things / in each)`;
    if (role === 'left') return tabled(`${full}; in the full ones = full ones * in each`, 'number of things - in the full ones', whole)({});
    if (role === 'empty') return tabled(`${needed}; places = number needed * in each`, 'places - number of things', whole)({});
    if (role === 'last') return tabled(`${needed}; in the others = in each * (number needed - 1)`, 'number of things - in the others', whole)({});
    if (role === 'cost') return tabled(`${needed}; price of one = ${price ?? ''}`, 'number needed * price of one', { unit: '$' })({});
    return tabled(`${full}; price of one = ${price ?? ''}`, 'full ones * price of one', { unit: '$' })({});
  },
}; // prettier-ignore
