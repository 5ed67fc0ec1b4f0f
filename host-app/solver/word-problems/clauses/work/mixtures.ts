import { type Domain, type Statement } from '../../roles/grammar.js';
import type { Slots, Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { inUnit, only, plural } from '../phrases.js';

/** What is mixed: so much of so strong (or so dear) a stuff each; the mixture has the sum of the amounts. */
const UNIT =
  '(?:liters?|ml|milliliters?|gallons?|quarts?|pints?|cups?|ounces?|grams?|kg|kilograms?|kilos?|pounds?|tons?|units?|cc|bushels?)';
const STUFF =
  '(?<stuff>(?!(?:solution|mixture|mix|blend|each|the|a|an|it|pure|water|that|which|content|in|and|with)\\b)[a-z]+(?: acid| sugar)?)';
const SOLUTION = `(?: ${STUFF})?(?: (?:solution|mixture|mix|alloy|syrup|brine|blend|drink|by volume))?`;
const OF_STRENGTH = `(?:an? |the )?{n:strength}%${SOLUTION}`;
const CONTAINS = `(?:solution|mixture|alloy|drink|brine|sea ?water|salt ?water|syrup|wine|milk|cream|juice|liquid|alcohol|antifreeze|vinegar)(?: (?:that (?:is|contains|has)|which (?:is|contains|has)|containing|with|at))? {n:strength}%(?: ${STUFF})?`;
const GOODS =
  '(?<goods>(?!(?:with|and|of|to|from|into|each|the|a|an|it|mixture|mix|blend)\\b)[a-z]+(?: (?!(?:at|for|that|which|cost|costs|costing|worth|sells?|selling|with|and|is|are|priced|per|do|does|should|must|to|make|of)\\b)[a-z]+)?)';
const PRICED = `(?:,? ?(?:at|for|that costs?|which costs?|costing|costs?|worth|cost|that sells for|that sell for|selling for|sells for|priced at|is worth|is|are|that are worth|valued at|with a price of))?(?: only)? {m:price}(?: (?:per|an?|each) (?<pu>${UNIT}))?`;
const MIXTURE = '(?:mixture|mix|blend|solution|alloy|drink|result|combination)';
const MAKE =
  '(?:to (?:make|get|obtain|produce|form|create|give|have|prepare|end up with|reach|dilute it to|reduce it to|strengthen it to|make it|become|yield|bring it to|raise it to|increase it to)|(?:makes?|making|gets?|needs?|wants?|requires?|gives?|obtains?|form|so that (?:it|the (?:mixture|solution)) (?:is|contains|becomes)|until (?:it|the (?:solution|mixture)) (?:is|has|contains|becomes)|in order to (?:get|make|obtain)|would like|has to make|must make|for|if (?:the|a) (?:final )?(?:mixture|solution) (?:is to be|should be|must be)|(?:the )?(?:result|mixture|new solution) (?:is|should be|must be)|resulting in))(?: (?:to (?:make|get|have|obtain|mix|prepare)|it|a total of|himself|herself))*';
const AMOUNT = `{n:amount} (?<u>${UNIT})`;
const VERB =
  '(?:mix(?:es|ed)?|add(?:s|ed)?|combin(?:e|es|ed)|blend(?:s|ed)?|pour(?:s|ed)?|stir(?:s|red)?|is mixed|are mixed|is added|are added|mixing|adding|is poured|is combined|are combined|is blended|are blended|dilute[sd]?|is diluted|are diluted)';
const WITH = '(?:with|to|into|and|by adding|together with)';
const SCENE =
  '(?:chemist|pharmacist|lab|grocer|nurse|scientist|shopkeeper|merchant|store|shop|farmer|student|technician|dealer|coffee shop|man|woman|jeweler|baker|bakery|teacher|cook|laboratory|company|trader|druggist|owner|seller|factory|brewer)';

const FACTS = {
  out: [
    `${MAKE} ${AMOUNT} of ${OF_STRENGTH}(?: overall)?`,
    `${MAKE} ${AMOUNT} of (?:an? |the )?(?:${MIXTURE}|${GOODS})(?: that is|,? which is)?(?: ${CONTAINS.replace(/^.*?\)\(\?: /, '(?:')})?${PRICED}`,
    `${MAKE} (?:an? |the )?(?:${MIXTURE}|${GOODS})${PRICED}`,
    `${MAKE} ${OF_STRENGTH}`,
    `${MAKE} (?:an? |the )?(?:${MIXTURE}) (?:that is|which is|that has|with|containing|that contains|of) {n:strength}%(?: ${STUFF})?`,
    `(?:until|so that) (?:the|its) (?:${STUFF} )?(?:content|concentration|strength)(?: of ${STUFF})? (?:is|becomes|reaches|drops to|rises to) {n:strength}%`,
    `(?:with|at) a (?:concentration|strength) of {n:strength}%`,
  ],
  in: [
    `${AMOUNT} of ${OF_STRENGTH}`,
    `${AMOUNT} of (?:an? |the )?(?:${STUFF} )?${CONTAINS}`,
    `${AMOUNT} of (?<water>(?:pure |distilled |fresh )?water)`,
    `${AMOUNT} of (?<pure>pure) ${STUFF}`,
    `${AMOUNT} of ${GOODS}${PRICED}`,
    `(?:an? |one |1 |the other )${OF_STRENGTH.replace('(?:an? |the )?', '')}`,
    `{n:strength}%(?: and (?:an? )?{n:other}%)${SOLUTION}s?`,
    `${GOODS}${PRICED}`,
  ],
  scene: [
    `(?:(?:an?|the|my|his) ${SCENE}|he|she|i|we|you|they|it|(?!water|acid|salt|sugar|alcohol|some|more)[a-z]+(?= ${VERB}))(?= )(?: (?:has|have|uses|use)(?: to)?)?`,
    VERB, WITH, 'is boiled', 'is heated', '(?:some )?water (?:evaporates|boils off|is evaporated)', `(?:will|must|should) be`,
  ],
} as const; // prettier-ignore
const NEED =
  '(?:(?:(?:must|should|does|do|did|will|can|would|has|have|is|are|to) ?)+(?:(?:be|it|he|she|you|they|i|we|one|(?:the|an?) [a-z]+|[a-z]+(?= (?:add|mix|need|use|have))|need|have|to) ?)*(?:added|mixed|used|combined|blended|needed|add|mix|use|need|poured|pour|boil|blend|combine|take|take|buy)?)';
const PRICE_ASK = `(?:price|cost|value)`;
interface Part {
  readonly amount?: string;
  readonly strength?: string;
  readonly name: string;
}

const stuffOf = (slots: Slots): string | undefined => slots['stuff']?.replace(/s$/, '');
/** What one piece says of a part of the mixture. */
const partOf = ({ slots }: Statement, unit: string | null): Part | null => {
  const amount = slots['amount'] === undefined ? undefined : unit === null ? null : inUnitOf(slots['amount'], slots['u'] ?? '', unit);
  if (amount === null) return null;
  const strength = slots['strength'] ?? slots['price'] ?? (slots['water'] !== undefined ? '0' : slots['pure'] !== undefined ? '100' : undefined);
  return { ...(amount !== undefined && { amount }), ...(strength !== undefined && { strength }), name: slots['goods'] ?? '' };
}; // prettier-ignore
const same = (unit: string): string => unit.replace(/s$/, '').replace(/^(?:milliliter)$/, 'ml').replace(/^kilo(?:gram)?$/, 'kg'); // prettier-ignore
const inUnitOf = (n: string, from: string, to: string): string | null =>
  same(from) === same(to) ? n : inUnit(n, from, to);

const tableOf = (facts: readonly Statement[], asked: Statement): Table | null => {
  const { role, slots } = asked;
  const inside = facts.filter((fact) => fact.role === 'in');
  const outs = facts.filter((fact) => fact.role === 'out');
  const all = [...inside, ...outs, asked];
  const unit = (slots['u'] ?? only(all.map((one) => one.slots['u']))) || null;
  // A price per pound says nothing of a kg.
  const units = new Set(all.flatMap(({ slots: said }) => [said['pu'] ?? [], said['u'] ?? []].flat()).map(same));
  if (all.some(({ slots: said }) => said['pu'] !== undefined) && units.size > 1) return null;
  const isPrice = all.some((one) => one.slots['price'] !== undefined) || role === 'price';
  const isStrong = all.some((one) => (one.slots['strength'] ?? one.slots['water'] ?? one.slots['pure']) !== undefined) || role === 'strength';
  const stuffs = new Set(all.map((one) => stuffOf(one.slots)).filter((one) => one !== undefined && !/^(?:salt|acid|sugar|alcohol|antifreeze)? ?water$/.test(one)));
  if (isPrice === isStrong || outs.length > 1 || stuffs.size > 1) return null;
  const parts = inside.flatMap((one): (Part | null)[] => {
    const { other, ...rest } = one.slots;
    const part = partOf({ ...one, slots: rest }, unit);
    return other === undefined ? [part] : [part, { strength: other, name: '' }];
  });
  const out = outs[0] ? partOf(outs[0], unit) : { name: '' };
  const target = role === 'amount' ? partOf(asked, unit) : null;
  if (!out || parts.includes(null)) return null;
  const known = parts.filter((one) => one !== null);
  // 'How many kg of nuts?' is about the part of this name.
  const at = target && target.strength === undefined ? known.findIndex((one) => one.amount === undefined && one.name !== '' && one.name === target.name) : target ? known.findIndex((one) => one.amount === undefined && one.strength === target.strength) : -1;
  if (target && target.strength === undefined && at < 0) return null;
  const mixed = target && at < 0 ? [...known, target] : known;
  if (role === 'evaporated') {
    const [only, more] = mixed;
    return only?.amount !== undefined && only.strength !== undefined && !more && out.strength !== undefined && out.amount === undefined && unit
      ? tabled(`amount = ${only.amount}; strength before = ${only.strength}; strength after = ${out.strength}`, 'water gone', { equations: 'strength before * amount = strength after * (amount - water gone)', unit: plural(same(unit)), where: '' })({})
      : null;
  }
  const word = isPrice ? 'price' : 'strength';
  if (mixed.length < 2 || mixed.length > 3 || mixed.some(({ strength }) => strength === undefined)) return null;
  const names = mixed.map(({ name, strength = '' }) => {
    const isSame = mixed.filter((one) => one.name === name).length > 1;
    return name !== '' && !isSame ? `amount of ${name}` : isPrice ? `amount at ${Math.round(Number(strength) * 100)} cents` : strength === '0' ? 'amount of water' : strength === '100' ? 'pure amount' : `amount of the ${strength.replace('.', ' point ')} percent solution`;
  });
  if (new Set(names).size < names.length) names.forEach((_, k) => (names[k] = `amount ${k + 1}`));
  const lines = mixed.flatMap(({ amount, strength }, k) => [...(amount === undefined ? [] : [`${names[k] ?? ''} = ${amount}`]), `${word} ${k + 1} = ${strength ?? ''}`]);
  const open = names.filter((_, k) => mixed[k]?.amount === undefined);
  const amounts = names.join(' + ');
  const products = names.map((name, k) => `${word} ${k + 1} * ${name}`).join(' + ');
  const isAsked = role === 'price' || role === 'strength';
  if (isAsked ? open.length > 0 || outs.length > 0 : out.strength === undefined || open.length !== (out.amount === undefined ? 1 : 2)) return null;
  const sum = isPrice ? 'whole price' : 'sum of the parts';
  if (isAsked) return tabled(`${lines.join('; ')}; amount of the mixture = ${amounts}; ${sum} = ${products}`, `${sum} / amount of the mixture`, { unit: isPrice ? '$' : '%' })({});
  const equation = `${products} = ${word} of the mixture * amount of the mixture`;
  const whole = `${word} of the mixture = ${out.strength ?? ''}; amount of the mixture = ${out.amount ?? amounts}`;
  const table = `${lines.join('; ')}; ${whole}`;
  if (role === 'each') {
    const values = Object.fromEntries(table.split('; ').map((line) => line.split(' = ')));
    return open.length === 2 && out.amount !== undefined && mixed.length === 2 ? tabled('', open[0] ?? '', { equations: `${open[0] ?? ''} = amount of the mixture - ${open[1] ?? ''}; ${equation}`, several: open })(values) : null;
  }
  const requested = names[at < 0 ? mixed.length - 1 : at] ?? '';
  const rest = out.amount === undefined ? '' : `; ${open.find((name) => name !== requested) ?? ''} = amount of the mixture - ${names.filter((name) => name !== open.find((one) => one !== requested)).join(' - ')}`;
  return tabled(table + rest, requested, { equations: equation, ...(unit && { unit: plural(same(unit)) }) })({});
}; // prettier-ignore

export const MIXTURE_KIND: Domain = {
  hint: /\b(?:mix|mixed|mixes|mixture|solution|added|add|blend|blended|combined|evaporated?|alcohol|alloy|brine)\b/,
  hasPeople: true,
  facts: FACTS,
  asks: {
    evaporated: [`how (?:much|many (?<u>${UNIT})(?: of)?) water (?:must|should|has to|needs to|have to|has|will|did|was|is) ?(?:be )?(?:evaporated?|boiled (?:off|away))(?: (?:from))?`, `how (?:much|many (?<u>${UNIT}) of) water (?:must|should) (?:you|he|she|be) (?:evaporate|boil off|removed)(?: from)?`],
    each: [`how (?:much|many (?<u>${UNIT}))(?: of)? each(?: (?:kind|type|solution|one|sort|of (?:them|these)))?(?: ${NEED})?(?: ?(?:be )?(?:in|for) the (?:mix|mixture|blend))?`, `how (?:much|many (?<u>${UNIT})) of each(?: (?:kind|type|solution|one|sort))? make`],
    amount: [
      `how (?:much|many (?<u>${UNIT}) of) (?:(?<water>(?:pure |distilled |fresh |plain )?water)|(?<pure>pure) ${STUFF}|${OF_STRENGTH}|the {n:strength}% (?:one|solution)|${GOODS}${PRICED})(?: ${NEED})?(?: ?${VERB})?(?: ${WITH})?`,
      `how (?:much|many (?<u>${UNIT}) of) (?:the )?${GOODS}(?: ${NEED})?(?: ?${VERB})?(?: ${WITH})?`,
    ],
    strength: [
      `@find (?:the |its )?(?:(?:${STUFF} )?(?:concentration|strength|content|percentage)|percent(?:age)? of ${STUFF})(?: of ${STUFF})?(?: (?:of|in) (?:the|this) (?:new |final |resulting )?${MIXTURE})?`,
      `what percent(?:age)?(?: of)? (?:(?:the|this) (?:new |final |resulting )?${MIXTURE} is ${STUFF}|${STUFF} (?:is|does|are|will)(?: in)? (?:the|this) (?:new |final |resulting )?${MIXTURE}(?: (?:contain|have|be))?)`,
      `how (?:strong|concentrated) is the (?:new |final |resulting )?${MIXTURE}`,
    ],
    price: [`@find (?:the )?${PRICE_ASK}(?: of)?(?: (?:the|this) ${MIXTURE})?(?: per| of (?:1|one|a))(?: (?<u>${UNIT}))(?: of (?:the|this) ${MIXTURE})?`, `(?:what|how much) (?:does|is|will|should) (?:1|one|a) (?<u>${UNIT}) of (?:the|this) ${MIXTURE}(?: (?:cost|worth))?`, `what is (?:the|this) ${MIXTURE} worth per (?<u>${UNIT})`],
  },
  table: tableOf,
}; // prettier-ignore
