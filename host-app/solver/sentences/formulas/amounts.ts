import { parse } from '../../parse/index.js';
import { amountsOf } from '../../plan/formulas/amounts.js';
import { FORMULA_TABLES, type FormulaTable } from '../../plan/formulas/formula-tables.js';
import type { Problem } from '../../solution.js';
import { list, relation, sym, type Expr } from '../../tree/expr.js';

/** An amount that a question names: '5', '25pi', '3sqrt(2)', with a unit. */
export interface NamedMeasure {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}
export const VALUE = String.raw`(?:(?:\d+ ?\*? ?)?(?:sqrt ?\(?\d+\)?|√ ?\(?\d+\)?)|(?:\d+(?:\.\d+)?(?:/\d+)? ?\*? ?)?(?:pi|π)(?:/\d+)?|\d+(?:\.\d+)?(?:/\d+)?)`;
const LENGTH =
  'cm|mm|km|m|in|ft|yd|mi|inches|inch|feet|foot|met(?:er|re)s?|(?:centi|milli|kilo)met(?:er|re)s?|units?|yards?|miles?';
export const UNIT = String.raw`(?: ?(?:(?:square |sq\.? |cubic )?(?:${LENGTH})(?:\^[23]|²|³)?|°|degrees?|radians?|rad)(?![a-z0-9]))?`;

/** Other names of amounts; the value is a name of a formula table. */
const OTHER: Readonly<Record<string, string>> = { edge: 'side', 'side length': 'side', 'edge length': 'side', 'sidelength': 'side', 'total surface area': 'surface area', surface: 'surface area', 'lateral surface area': 'lateral area', 'curved surface area': 'lateral area', 'curved surface': 'lateral area', 'lateral surface': 'lateral area', 'space diagonal': 'diagonal', 'main diagonal': 'diagonal', cathetus: 'leg', depth: 'height', long: 'length', wide: 'width', high: 'height', tall: 'height', deep: 'height', dimension: 'side', 'angle between them': 'included angle', 'angle between the sides': 'included angle', 'standard score': 'z-score', 'z score': 'z-score', mu: 'mean', 'number of side': 'number of sides', 'sum of interior angles': 'sum of the interior angles', 'sum of angles': 'sum of the angles', 'sum of its angles': 'sum of the angles', 'slant': 'slant height', 'measure of the angle': 'angle', 'arc measure': 'angle' }; // prettier-ignore
/** 'the length of each edge' is a side, 'the other leg' a leg. */
export const nameOf = (text: string): string => {
  const plain = text
    .replace(/^(?:the |its |an? |each |every |one )+/, '')
    .replace(/^(?:length|measure|size|degree measure) of (?:(?:the|an?|one|each|every|its) )*(?!arc\b)/, '')
    .replace(/^(?:the |other |missing |remaining |second |unknown |each |third (?!side$))+/, '');
  return OTHER[plain] ?? plain;
};
const known = new Set(FORMULA_TABLES.flatMap((table) => amountsOf(table).flatMap(({ names }) => names)));
export const NAME = [...known, ...Object.keys(OTHER)].sort((a, b) => b.length - a.length).join('|');

const at = (source: string): RegExp => new RegExp(`^(?:${source})`);
const READ = `(${VALUE})(${UNIT})`;
const PLURAL = at(
  `(?:(?:its|the|2|3|equal) )*(side lengths|sides|bases|legs|diagonals|angles|acute angles|dimensions|edges|semi-axes|parallel sides)(?: of| are| measure| measuring| have|:)?(?: lengths?| measures?)?(?: of)? ((?:${VALUE}${UNIT}(?:, and | and |, | by | x )?){2,})`,
);
const BY = at(`((?:${VALUE}${UNIT} ?(?:by|[x×*]) ?)+${VALUE}${UNIT})`);
const SINGLE = at(
  `(?:(?:an?|the|its|1|each|every|equal) )*(${NAME})s?(?: length)?(?: of the base)?(?: of| is| are| =|:| measures| measuring| equal to)?(?: length)? ${READ}`,
);
const ADJECTIVE = at(`${READ} (long|wide|high|tall|deep|sides)`);

const several = (name: string, text: string): NamedMeasure[] =>
  [...text.matchAll(new RegExp(READ, 'g'))].map(([, value = '', unit = '']) => ({
    name,
    value,
    unit: unit.trim(),
  }));

/** All measures of a text; null unless each word belongs to one. */
export const measuresIn = (text: string): readonly NamedMeasure[] | null => {
  const found: NamedMeasure[] = [];
  let rest = text.trim().replace(/[.,;:]+$/, '');
  while (rest !== '') {
    const [plural, by, single, adjective] = [PLURAL, BY, SINGLE, ADJECTIVE].map((source) =>
      source.exec(rest),
    );
    const match = plural ?? by ?? single ?? adjective;
    if (!match) return null;
    if (plural)
      found.push(
        ...several(nameOf(plural[1]?.replace(/s$/, '').replace(/axe$/, 'axis') ?? ''), plural[2] ?? ''),
      );
    else if (by) found.push(...several('side', by[1] ?? ''));
    else if (single)
      found.push({ name: nameOf(single[1] ?? ''), value: single[2] ?? '', unit: single[3] ?? '' });
    else
      found.push({
        name: match[3] === 'sides' ? 'number of sides' : nameOf(match[3] ?? ''),
        value: match[1] ?? '',
        unit: match[2] ?? '',
      });
    const length = match[0].length;
    rest = rest.slice(length).replace(/^(?:,? and |, |,? with |; | )/, '');
    if (length === 0) return null;
  }
  return found;
};

const SHORT: Readonly<Record<string, string>> = { cm: 'centimeter', mm: 'millimeter', km: 'kilometer', m: 'meter', in: 'inch', ft: 'foot', yd: 'yard', mi: 'mile' }; // prettier-ignore
const unitKind = (unit: string): string => {
  const plain = unit
    .trim()
    .replace(/^(?:square|sq\.?|cubic) /, '')
    .replace(/\^[23]|²|³|s$/g, '')
    .replace('metre', 'meter')
    .replace('feet', 'foot')
    .replace('inche', 'inch');
  return SHORT[plain] ?? plain;
};
const isAngle = ({ unit }: NamedMeasure): boolean => /^(?:°|degrees?|radians?|rad)$/.test(unit.trim());

/** 'What is its area in square meters?' after a side in cm asks for another number than the formula gives. */
export const isSameUnit = (measures: readonly NamedMeasure[], wanted: string, unit: string): boolean => {
  if (unit === '') return true;
  if (/^degrees?$/.test(unit)) return /\bangle/.test(wanted);
  return (
    new RegExp(`^(?:square |cubic )?(?:${LENGTH})$`).test(unit) &&
    measures.every((one) => one.unit === '' || isAngle(one) || unitKind(one.unit) === unitKind(unit))
  );
};

/** Each name gets a letter of its own; null where the table has none for it. */
const assigned = (table: FormulaTable, measures: readonly NamedMeasure[], wanted: string): Problem | null => {
  const amounts = amountsOf(table);
  const used = new Map<string, Expr>();
  const free = (name: string): string | undefined =>
    amounts.find(({ letter, names }) => names.includes(name) && !used.has(letter))?.letter;
  for (const { name, value } of measures) {
    const letter = free(name);
    if (letter === undefined) return null;
    used.set(letter, parse(value));
  }
  const requested = free(wanted);
  return requested === undefined
    ? null
    : {
        kind: 'measure',
        expression: list(
          'system',
          [...used].map(([letter, value]) => relation('=', sym(letter), value)),
        ),
        variable: requested,
        options: { operation: table.id },
      };
};

/** Every formula table of the figure that fits the question. */
export const questionsOf = (
  figure: string,
  measures: readonly NamedMeasure[],
  wanted: string,
): readonly Problem[] => {
  const lengths = new Set(
    measures.filter((one) => !isAngle(one) && one.unit !== '').map(({ unit }) => unitKind(unit)),
  );
  if (lengths.size > 1 || measures.length === 0) return [];
  return FORMULA_TABLES.filter(({ id }) => id.split('/')[0] === figure)
    .map((table) => assigned(table, measures, nameOf(wanted)))
    .filter((one) => one !== null);
};
