import { type Domain, type Statement } from '../../roles/grammar.js';
import type { Table } from '../../schemas/schema.js';
import { chained } from '../chain.js';
import { inUnit, length, NAME, one, only, plural } from '../phrases.js';

/** Rooms, gardens, boxes and wheels: what follows from their lengths, and what it costs. */
const RECT =
  '(?:rectangle|(?:rectangular )?(?:garden|field|room|lawn|yard|park|playground|court|pool|swimming pool|farm|plot|patch|pen|floor|wall|rug|carpet|table|board|picture|photo|frame|window|painting|door|lot|sheet|poster|flag|tile|deck|patio|terrace|box|tank|kitchen|hall|classroom|bathroom|fish tank|aquarium|crate|container|carton|case))';
const ROUND =
  '(?:(?:bicycle |bike |car )?wheel|(?:circular |round )?(?:table|pond|pool|track|plate|field|garden|tower|tree|clock|disc|disk|lid|coin))';
const THE = '(?:the|an?|its|his|her|my|their|this|each)';
const AREA = '(?:²|2|\\^2)';
const SQUARE = (slot: string): string =>
  `(?:{n:${slot}} square (?<au>meters?|cm|km|feet|inches|yards?)|{n:${slot}} (?<au>m|cm|km)${AREA})`;
const PRICE = `{m:price} (?:per|an?|for each|for every|each) (?<cu>meters?|foot|feet|yard|cm|km|mile)`;

const FACTS = {
  sides: [
    `(?:(?:of|is|measures|measuring|are|that is|that measures) )?{n:long} (?<u1>meters?|cm|feet|inch(?:es)?|yards?|km|mm)(?: long)? by {n:wide} (?<u2>meters?|cm|feet|inch(?:es)?|yards?|km|mm)(?: wide)? by {n:high} (?<u3>meters?|cm|feet|inch(?:es)?|yards?|km|mm)(?: (?:high|deep|tall))?`,
    `(?:(?:of|is|measures|measuring|are|that is|that measures) )?{n:long} (?<u1>meters?|cm|feet|inch(?:es)?|yards?|km|mm)(?: long)? by {n:wide} (?<u2>meters?|cm|feet|inch(?:es)?|yards?|km|mm)(?: wide)?`,
  ],
  path: [`(?:(?:is )?surrounded by|has|with|there is)(?: around it)? an? (?:path|walkway|border|strip|frame) (?:that is |of )?${length('path')}(?: wide)?(?: (?:all )?around(?: (?:it|the [a-z]+))?)?`, `(?:(?:is )?surrounded by|has|with) an? ${length('path')}(?: wide)? (?:path|walkway|border|strip|frame)(?: (?:all )?around(?: it)?)?`],
  long: [`(?:(?:is|has a length of|with a length of) )?${length('long')}(?: (?:long|in length))`, `(?:its|the) length is ${length('long')}`, `(?:has a|with a) length of ${length('long')}`],
  wide: [`(?:(?:is|has a width of|with a width of) )?${length('wide')}(?: (?:wide|in width))`, `(?:its|the) width is ${length('wide')}`, `(?:with a|has a)? ?width of ${length('wide')}`],
  high: [`(?:is )?${length('high')}(?: (?:high|deep|tall))(?: throughout)?`, `(?:its|the) (?:height|depth) is ${length('high')}`, `(?:(?:has|with) a )?(?:height|depth) of ${length('high')}`],
  side: [`(?:(?:1|one) side|its length|its width) is ${length('side')}(?: long)?`, `(?:with )?(?:1|one) side of ${length('side')}`],
  area: [`(?:(?:has|with) an )?area of ${SQUARE('area')}`, `(?:its|the) area is ${SQUARE('area')}`],
  radius: [`(?:(?:has|with) )?(?:a )?radius (?:of|is) ${length('radius')}`, `(?:its|the) radius is ${length('radius')}`],
  diameter: [`(?:(?:has|with) )?(?:a )?diameter (?:of|is) ${length('diameter')}`, `(?:its|the) diameter is ${length('diameter')}`, `(?:is )?${length('diameter')} (?:in diameter|across)`],
  price: [`(?:a |the )?(?:fence|fencing|border|wire|edging) costs? ${PRICE}`, `at ${PRICE}`],
  pi: ['(?:use|take|with) (?:pi|π) (?:=|as) {n:pi}', '(?:use|take|with) {n:pi} (?:for|as) (?:pi|π)'],
  subject: [`(?:${THE} )?(?<thing>${RECT})`, `(?:${THE} )?(?<thing>${ROUND})`, 'it', '(?:is|has|with|that is|which is)', `(?:${NAME}|he|she|i|we|they|the farmer) (?:has|wants to fence|wants to build|have|runs? around|walks? around|jogs? around|runs? along the edge of) ${THE} ${RECT}`],
} as const; // prettier-ignore
const COVER = '(?:to (?:fence|enclose|surround|go around|fence in)(?: (?:it|the [a-z]+))?(?: completely)?)';
const LENGTHS = ['long', 'wide', 'high', 'path', 'side', 'radius', 'diameter', 'goal', 'edge'];
const TITLES: Readonly<Record<string, string>> = {
  long: 'length',
  wide: 'width',
  high: 'height',
  path: 'width of the path',
  side: 'length',
  radius: 'radius',
  diameter: 'diameter',
  goal: 'whole way',
  edge: 'edge of a cube',
};
const FORMULAS: readonly string[] = [
  'width = area / length', 'perimeter = 2 * (length + width)', 'area of the walls = perimeter * height',
  'length with the path = length + 2 * width of the path', 'width with the path = width + 2 * width of the path', 'area with the path = length with the path * width with the path', 'area inside = length * width', 'area of the path = area with the path - area inside',
  'diameter = 2 * radius', 'circumference = pi value * diameter',
  'cubes along the length = floor(length / edge of a cube)', 'cubes along the width = floor(width / edge of a cube)', 'cubes along the height = floor(height / edge of a cube)', 'number of cubes = cubes along the length * cubes along the width * cubes along the height',
  'exact number of turns = whole way / circumference', 'exact number of laps = whole way / perimeter', 'cost = perimeter * price of one',
]; // prettier-ignore

/** All lengths in one unit; null where a number has none. */
const givenOf = (said: readonly Statement[], unit: string): Record<string, string> | null => {
  const given: Record<string, string> = {};
  for (const { slots } of said) {
    for (const [k, name] of ['long', 'wide', 'high'].entries())
      if (slots[`u${k + 1}`] !== undefined && slots[name] !== undefined) {
        const value = inUnit(slots[name], slots[`u${k + 1}`] ?? '', unit);
        if (value === null || given[TITLES[name] ?? ''] !== undefined) return null;
        given[TITLES[name] ?? ''] = value;
      }
    for (const name of LENGTHS) {
      const text = slots[name];
      if (text === undefined || slots['u1'] !== undefined) continue;
      const [value, title] = [inUnit(text, slots['ul'] ?? '', unit), TITLES[name] ?? ''];
      if (value === null || given[title] !== undefined) return null;
      given[title] = value;
    }
    if (slots['area'] !== undefined) {
      if (one((slots['au'] ?? '').replace(/^m$/, 'meter')) !== unit) return null;
      given['area'] = slots['area'];
    }
    if (slots['price'] !== undefined) {
      if (one(slots['cu'] ?? '').replace('foot', 'feet') !== unit) return null;
      given['price of one'] = slots['price'];
    }
    if (slots['pi'] !== undefined) given['pi value'] = slots['pi'];
  }
  return given;
}; // prettier-ignore
const NEED = `(?: (?:does|do|did|will|must|should|has|have|can) (?:it|the wheel|${NAME}|he|she|they|i|you)(?: have to| to)?)?`;
export const MEASURES: Domain = {
  hint: new RegExp(`\\b${RECT}\\b|\\b${ROUND}\\b`),
  hasPeople: true,
  facts: FACTS,
  asks: {
    'area of the walls': ['@find (?:the )?(?:total )?area of (?:the|all)(?: (?:4|four))?(?: (?:4|four))? walls(?: of the room)?'],
    'area of the path': ['@find the area of the (?:path|walkway|border|strip|frame)'],
    'number of cubes': [`how many cubes (?:with (?:an )?edges? (?:of )?|with (?:a )?sides? (?:of )?|of (?:edge|side) )${length('edge')}(?: each)? (?:can )?(?:fit|go|be packed)(?: (?:in|into|inside))?`, `how many ${length('edge')} cubes (?:can )?(?:fit|go|be packed)(?: (?:in|into|inside))?`],
    turns: [`how many (?:(?<full>full|complete|whole) )?(?:turns|revolutions|rotations)${NEED} (?:make|makes|turn)(?: (?:in|over|on|along)(?: a distance of| a road of)? ${length('goal')})`],
    laps: [`how many (?<laps>laps|times|rounds)${NEED} (?:run|walk|jog|go|cycle)(?: around (?:it|the [a-z]+))?(?: (?:to (?:cover|run|walk|do|complete)(?: (?:at least|a distance of))? )${length('goal')})`],
    cost: [`how much does it cost ${COVER}`, `(?:what|how much) does (?:it|the fence|fencing) cost(?: ${COVER})?`, `@find the (?:total )?cost (?:of the fence|of fencing(?: it| the [a-z]+)?|${COVER})`],
  },
  table: (facts, asked): Table | null => {
    const { role, slots } = asked;
    const said = [...facts, asked];
    const units = said.flatMap((fact) => [fact.slots['ul'], fact.slots['u1'], fact.slots['u2'], fact.slots['u3'], fact.slots['cu']?.replace('foot', 'feet')]);
    const all = new Set(units.filter((unit) => unit !== undefined).map((unit) => one(unit ?? '')));
    const unit = only(units) ?? (all.has('meter') ? 'meter' : null);
    const given = unit === null ? null : givenOf(said, unit);
    if (!given || unit === null) return null;
    const title = unit === 'meter' ? 'm' : plural(unit);
    if (role === 'turns') {
      const withPi = { ...given, ...(given['pi value'] === undefined && { 'pi value': 'pi' }) };
      // No full turn is lost by rounding: an exact number of them needs its pi.
      if (slots['full'] === undefined && given['pi value'] === undefined) return null;
      return chained(withPi, FORMULAS, slots['full'] === undefined ? 'exact number of turns' : 'floor(exact number of turns)', {});
    }
    if (role === 'laps') return chained(given, FORMULAS, 'ceil(exact number of laps)', { isWhole: true });
    if (role === 'cost') return chained(given, FORMULAS, 'cost', { unit: '$' });
    if (role === 'number of cubes') return chained(given, FORMULAS, role, { isWhole: true });
    return chained(given, FORMULAS, role, { unit: `${title}²` });
  },
}; // prettier-ignore
