import type { Problem } from '../../solution.js';
import { call, HALF, num, PI, power, product, quotient, sum, TWO, ZERO, type Expr } from '../../tree/expr.js';
import { singular } from '../language/words.js';
import { ASK, formula, NUMBER, setUp, type Formula } from './formula.js';

type Sizes = Readonly<Record<string, Expr>>;
type Build = (sizes: Sizes) => Expr;
const at = (sizes: Sizes, name: string): Expr => sizes[name] ?? ZERO;
const square = (e: Expr): Expr => power(e, TWO);
const root = (e: Expr): Expr => call('sqrt', e);
const circle: Readonly<Record<string, Build>> = {
  'area|radius': (s) => product(PI, square(at(s, 'radius'))),
  'area|diameter': (s) => product(PI, square(quotient(at(s, 'diameter'), TWO))),
  'circumference|radius': (s) => product(TWO, PI, at(s, 'radius')),
  'circumference|diameter': (s) => product(PI, at(s, 'diameter')),
  'diameter|radius': (s) => product(TWO, at(s, 'radius')),
  'radius|diameter': (s) => quotient(at(s, 'diameter'), TWO),
  'radius|circumference': (s) => quotient(at(s, 'circumference'), product(TWO, PI)),
  'diameter|circumference': (s) => quotient(at(s, 'circumference'), PI),
  'radius|area': (s) => root(quotient(at(s, 'area'), PI)),
};
/** What is asked, and from which measures (in the order of the alphabet). */
const FIGURES: Readonly<Record<string, Readonly<Record<string, Build>>>> = {
  circle,
  square: {
    'area|side': (s) => square(at(s, 'side')),
    'perimeter|side': (s) => product(num(4), at(s, 'side')),
    'diagonal|side': (s) => product(at(s, 'side'), root(TWO)),
    'side|area': (s) => root(at(s, 'area')),
    'side|perimeter': (s) => quotient(at(s, 'perimeter'), num(4)),
    'area|perimeter': (s) => square(quotient(at(s, 'perimeter'), num(4))),
    'perimeter|area': (s) => product(num(4), root(at(s, 'area'))),
  },
  rectangle: {
    'area|length,width': (s) => product(at(s, 'length'), at(s, 'width')),
    'perimeter|length,width': (s) => product(TWO, sum(at(s, 'length'), at(s, 'width'))),
    'diagonal|length,width': (s) => root(sum(square(at(s, 'length')), square(at(s, 'width')))),
    'width|area,length': (s) => quotient(at(s, 'area'), at(s, 'length')),
    'length|area,width': (s) => quotient(at(s, 'area'), at(s, 'width')),
    'width|length,perimeter': (s) =>
      sum(quotient(at(s, 'perimeter'), TWO), product(num(-1), at(s, 'length'))),
    'length|perimeter,width': (s) => sum(quotient(at(s, 'perimeter'), TWO), product(num(-1), at(s, 'width'))),
  },
  triangle: {
    'area|base,height': (s) => product(HALF, at(s, 'base'), at(s, 'height')),
    'height|area,base': (s) => quotient(product(TWO, at(s, 'area')), at(s, 'base')),
    'base|area,height': (s) => quotient(product(TWO, at(s, 'area')), at(s, 'height')),
  },
  'equilateral triangle': {
    'area|side': (s) => product(quotient(root(num(3)), num(4)), square(at(s, 'side'))),
    'perimeter|side': (s) => product(num(3), at(s, 'side')),
    'height|side': (s) => product(quotient(root(num(3)), TWO), at(s, 'side')),
  },
  parallelogram: { 'area|base,height': (s) => product(at(s, 'base'), at(s, 'height')) },
  cube: {
    'volume|side': (s) => power(at(s, 'side'), num(3)),
    'surface area|side': (s) => product(num(6), square(at(s, 'side'))),
    'side|volume': (s) => call('cbrt', at(s, 'volume')),
  },
  'rectangular prism': {
    'volume|height,length,width': (s) => product(at(s, 'length'), at(s, 'width'), at(s, 'height')),
    'surface area|height,length,width': (s) =>
      product(
        TWO,
        sum(
          product(at(s, 'length'), at(s, 'width')),
          product(at(s, 'length'), at(s, 'height')),
          product(at(s, 'width'), at(s, 'height')),
        ),
      ),
  },
  sphere: {
    'volume|radius': (s) => product(quotient(num(4), num(3)), PI, power(at(s, 'radius'), num(3))),
    'surface area|radius': (s) => product(num(4), PI, square(at(s, 'radius'))),
    'volume|diameter': (s) =>
      product(quotient(num(4), num(3)), PI, power(quotient(at(s, 'diameter'), TWO), num(3))),
    'surface area|diameter': (s) => product(PI, square(at(s, 'diameter'))),
  },
  cylinder: {
    'volume|height,radius': (s) => product(PI, square(at(s, 'radius')), at(s, 'height')),
    'volume|diameter,height': (s) => product(PI, square(quotient(at(s, 'diameter'), TWO)), at(s, 'height')),
    'surface area|height,radius': (s) =>
      product(TWO, PI, at(s, 'radius'), sum(at(s, 'radius'), at(s, 'height'))),
  },
  cone: {
    'volume|height,radius': (s) =>
      product(quotient(num(1), num(3)), PI, square(at(s, 'radius')), at(s, 'height')),
  },
};
const OTHER_NAMES: Readonly<Record<string, string>> = { edge: 'side', 'side length': 'side', 'edge length': 'side', long: 'length', wide: 'width', high: 'height', tall: 'height', cuboid: 'rectangular prism', box: 'rectangular prism' }; // prettier-ignore
const own = (name: string): string => OTHER_NAMES[name] ?? name;

const FIGURE = `(${[...Object.keys(FIGURES), 'cuboid'].sort((a, b) => b.length - a.length).join('|')})`;
const PROPERTY =
  '(area|perimeter|circumference|volume|surface area|diagonal|diameter|radius|side length|side|height|base|length|width)';
const UNIT =
  '(?: ?(?:square |cubic )?(cm|mm|m|km|in|ft|inches|inch|feet|foot|meters?|metres?|centimeters?|centimetres?|units?|yards?|miles?)(?:\\^[23]|²|³)?)?';
const NAME =
  '(radius|diameter|side length|edge length|side|edge|length|width|height|base|area|perimeter|circumference|volume)';
const MEASURE = `(?:(?:an?|the|its) )?${NAME}(?: of| is| =|:)? ${NUMBER}${UNIT}|${NUMBER}${UNIT} (long|wide|high|tall)`;
const MEASURES = `((?:${MEASURE})(?:(?:,? and|,) (?:${MEASURE}))*)`
  .replace(/\((?!\?)/g, '(?:')
  .replace(/^\(\?:/, '(');

/** The measures by name; null when one is named twice, or units differ. */
const sizesIn = (text: string): ReadonlyMap<string, string> | null => {
  const sizes = new Map<string, string>();
  const units = new Set<string>();
  for (const match of text.matchAll(new RegExp(MEASURE, 'g'))) {
    const [, name, first, unit, second, other, adjective] = match;
    const key = own(name ?? adjective ?? '');
    if (sizes.has(key)) return null;
    sizes.set(key, first ?? second ?? '');
    units.add(singular(unit ?? other ?? '').replace('metre', 'meter'));
  }
  return units.size > 1 ? null : sizes;
};

const read = (figure: string, property: string, measures: string): Problem | null => {
  const sizes = sizesIn(measures);
  if (!sizes) return null;
  const wanted = own(property);
  const build = FIGURES[own(figure)]?.[`${wanted}|${[...sizes.keys()].sort().join(',')}`];
  return build ? setUp(Object.fromEntries(sizes), build) : null;
};

const WITH = '(?:with|whose|having|that has|that is|which is|if|given)';
export const FIGURE_QUESTIONS: readonly Formula[] = [
  formula(
    `${ASK}?${PROPERTY} of (?:an?|the) ${FIGURE} ${WITH} ${MEASURES}`,
    (property = '', figure = '', measures = '') => read(figure, property, measures),
  ),
  formula(
    `(?:if )?an? ${FIGURE} (?:has|with|is) ${MEASURES}[.,;]? ${ASK}(?:its |the )?${PROPERTY}(?: of the [a-z ]+)?`,
    (figure = '', measures = '', property = '') => read(figure, property, measures),
  ),
  formula(
    `(?:if )?the ${NAME} of an? ${FIGURE} is ${NUMBER}${UNIT}[.,;]? ${ASK}(?:its |the )?${PROPERTY}(?: of the [a-z ]+)?`,
    (name = '', figure = '', n = '', _unit = '', property = '') => read(figure, property, `${name} ${n}`),
  ),
  formula(
    `${ASK}?hypotenuse of a right(?:-angled| angled)? triangle with (?:legs|sides)(?: of)?(?: lengths?)? ${NUMBER}${UNIT} and ${NUMBER}${UNIT}`,
    (a = '', u = '', b = '', w = '') =>
      u !== '' && w !== '' && u !== w
        ? null
        : setUp({ 'first leg': a, 'second leg': b }, (s) =>
            root(sum(square(at(s, 'first leg')), square(at(s, 'second leg')))),
          ),
  ),
  formula(
    `(?:2 of the|2) angles (?:of|in) a triangle (?:are|measure) ${NUMBER}(?:°| degrees)? and ${NUMBER}(?:°| degrees)?[.,;]? ${ASK}(?:the )?(?:third|3rd|other|remaining) angle`,
    (a = '', b = '') =>
      setUp({ 'first angle': a, 'second angle': b }, (s) =>
        sum(num(180), product(num(-1), at(s, 'first angle')), product(num(-1), at(s, 'second angle'))),
      ),
  ),
];
