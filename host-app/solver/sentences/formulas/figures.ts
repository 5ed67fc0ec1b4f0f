import { planMeasure } from '../../plan/formulas/measure.js';
import type { Problem } from '../../solution.js';
import { isSameUnit, measuresIn, NAME, questionsOf, UNIT, VALUE, type NamedMeasure } from './amounts.js';
import { ASK, formula, type Formula } from './formula.js';

/** Figures with other names, and the facts that these names add. */
const FIGURES: Readonly<Record<string, string>> = { circle: '', 'half circle': 'semicircle', semicircle: '', 'semi-circle': 'semicircle', square: '', rectangle: '', triangle: '', 'right triangle': '', 'right-angled triangle': 'right triangle', 'right angled triangle': 'right triangle', 'isosceles triangle': '', 'equilateral triangle': '', parallelogram: '', rhombus: '', kite: '', trapezoid: '', trapezium: 'trapezoid', sector: '', 'circular sector': 'sector', 'sector of a circle': 'sector', arc: 'sector', ring: '', annulus: 'ring', ellipse: '', cube: '', 'rectangular prism': '', 'right rectangular prism': 'rectangular prism', cuboid: 'rectangular prism', box: 'rectangular prism', 'rectangular box': 'rectangular prism', 'rectangular solid': 'rectangular prism', prism: '', cylinder: '', 'right circular cylinder': 'cylinder', 'circular cylinder': 'cylinder', cone: '', 'right circular cone': 'cone', 'circular cone': 'cone', sphere: '', ball: 'sphere', hemisphere: '', 'square pyramid': '', 'square-based pyramid': 'square pyramid', 'pyramid with a square base': 'square pyramid', 'pyramid with square base': 'square pyramid', pyramid: '', 'regular tetrahedron': '', polygon: '', 'regular polygon': '' }; // prettier-ignore
const SIDES: Readonly<Record<string, number>> = { quadrilateral: 4, pentagon: 5, hexagon: 6, heptagon: 7, octagon: 8, nonagon: 9, decagon: 10, dodecagon: 12 }; // prettier-ignore

const longest = (names: readonly string[]): string =>
  [...names].sort((a, b) => b.length - a.length).join('|');
const FIGURE = `(${longest(Object.keys(FIGURES))}|(?:regular )?(?:${longest(Object.keys(SIDES))}|triangle|\\d+-gon|\\d+-sided polygon))`;

interface Figure {
  readonly names: readonly string[];
  readonly measures: readonly NamedMeasure[];
}
/** A hexagon is also a polygon with 6 sides. */
const figureOf = (text: string, wanted: string): Figure => {
  const known = FIGURES[text];
  const [, regular = '', name = ''] = /^(regular )?(.+)$/.exec(text) ?? [];
  const isOfAngles = /interior|exterior|diagonals|sum of/.test(wanted);
  const sides = SIDES[name] ?? (Number.parseInt(name, 10) || (name === 'triangle' && isOfAngles ? 3 : 0));
  if (sides > 0) {
    const count = { name: 'number of sides', value: `${sides}`, unit: '' };
    return { names: [text, `${regular}polygon`], measures: [count] };
  }
  return { names: [known === undefined || known === '' ? text : known], measures: [] };
};

/** Degrees, unless the angle is in radians or contains π; a small number without a unit is ambiguous. */
const angles = (names: readonly string[], measures: readonly NamedMeasure[]): readonly string[] | null => {
  const all = measures.filter(({ name }) => /\bangle\b/.test(name));
  // The unit of a list comes after its last angle.
  if (all.some(({ unit, value }) => /rad/.test(unit) || /pi|π/.test(value)))
    return names.includes('sector') ? ['sector in radians'] : null;
  return all.some(({ unit }) => /^°|degree/.test(unit.trim())) ||
    all.every(({ value }) => Number(value) > 6.3)
    ? names
    : null;
};

const LETTERS: Readonly<Record<string, string>> = { r: 'radius', d: 'diameter', h: 'height', b: 'base', l: 'length', w: 'width', s: 'side' }; // prettier-ignore
/** r = 3, h = 5; a letter that means something else for the figure has no place in its table. */
const inWords = (text: string): string =>
  text.replace(
    /(?<![a-z])([rdhblws]) ?= ?(?=\d|pi|π|sqrt)/g,
    (_, letter: string) => `${LETTERS[letter] ?? letter} `,
  );

/** The first formula table of the figure that leads from the measures to the requested amount. */
export const read = (figure: string, wanted: string, text: string, unit = ''): Problem | null => {
  // The sides that a hypotenuse is asked from are the legs.
  const measures = measuresIn(inWords(wanted === 'hypotenuse' ? text.replace(/\bsides\b/, 'legs') : text));
  if (!measures || !isSameUnit(measures, wanted, unit)) return null;
  const { names, measures: own } = figureOf(figure, wanted);
  const tables = angles(names, measures);
  for (const name of tables ?? []) {
    const all = name.endsWith('polygon') ? [...own, ...measures] : measures;
    const requested = figure === 'arc' && wanted === 'length' ? 'arc length' : wanted;
    const found = questionsOf(name, all, requested).find((one) => planMeasure(one) !== null);
    if (found) return found;
  }
  return null;
};

const PROPERTY = `((?:(?:length|measure|size) of (?:the |an? |one |each |its )?)?(?:(?:total|other|missing|remaining|third|second) )?(?:${NAME}))`;
const WITH = '(?:with|whose|having|that has|that is|which is|which has|if|given|of|where|when)';
const END = String.raw`(?: of (?:the|this|that) [a-z -]+?)?(?: in ((?:square |cubic )?[a-z]+))?(?:[.,]? (?:leave|give|express) (?:your|the) answer in terms of (?:pi|π))?`;
const OWN = '(?:its |the |each |one |an? )?';
const MEASURES = '(.*\\d.*|.*(?:pi|π).*)';
const HOW = `(?:${ASK}|how long is |how large is |how big is |what are )`;

export const FIGURE_QUESTIONS: readonly Formula[] = [
  formula(
    `${ASK}?${OWN}${PROPERTY} of (?:an?|the|each)? ?${FIGURE},?(?: ${WITH})? ${MEASURES}`,
    (wanted = '', figure = '', measures = '') =>
      read(figure, wanted, measures.replace(/^(?:the |its )?/, '')),
  ),
  formula(
    `${ASK}?${OWN}${PROPERTY} of (?:an? )?(${VALUE}${UNIT}(?: ?(?:by|[x×*]) ?${VALUE}${UNIT}){1,2}) ${FIGURE}`,
    (wanted = '', measures = '', figure = '') => read(figure, wanted, measures),
  ),
  formula(`${ASK}?${OWN}${PROPERTY} (?:of|in) (?:an?|the) ${FIGURE}`, (wanted = '', figure = '') =>
    read(figure, wanted, ''),
  ),
  formula(
    `(?:${ASK}?(?:the )?hypotenuse|(?:use )?(?:the )?pythagorean theorem)(?: (?:of|with|for|if|given|when))?:? (?:legs |sides |a ?= ?)?(${VALUE}${UNIT})(?:,? and |, | )(?:b ?= ?)?(${VALUE}${UNIT})(?:[,.;]? (?:find|what is) c)?`,
    (a = '', b = '') => read('right triangle', 'hypotenuse', `legs ${a} and ${b}`),
  ),
  formula(
    `((?:legs?|hypotenuse) .*\\d)[.,;:]? (?:find|what is|calculate) (?:the )?((?:other |missing )?(?:leg|hypotenuse))`,
    (measures = '', wanted = '') => read('right triangle', wanted, measures),
  ),
  formula(
    `${ASK}?(?:the )?(circumference)(?: of| with| if| when)? ((?:radius|diameter|[rd]) .+)`,
    (wanted = '', measures = '') => read('circle', wanted, measures),
  ),
  formula(`${ASK}?(?:the )?(arc length) ${WITH} ${MEASURES}`, (wanted = '', measures = '') =>
    read('arc', wanted, measures),
  ),
  formula(`how many (diagonals) does an? ${FIGURE} have`, (_, figure = '') =>
    read(figure, 'number of diagonals', ''),
  ),
  formula(`how many (diagonals) does a polygon with (${VALUE} sides) have`, (_, measures = '') =>
    read('polygon', 'number of diagonals', measures),
  ),
  formula(
    `(?:if )?(?:each|the|an?|every) (interior|exterior) angle of a regular polygon (?:is|measures) (${VALUE})(?:°| degrees)?[.,;]? how many sides does (?:it|the polygon) have`,
    (which = '', value = '') => read('regular polygon', 'number of sides', `${which} angle ${value} degrees`),
  ),
  formula(
    `how many sides does a regular polygon have if (?:each|the|an?|every) (interior|exterior) angle (?:is|measures) (${VALUE})(?:°| degrees)?`,
    (which = '', value = '') => read('regular polygon', 'number of sides', `${which} angle ${value} degrees`),
  ),
  formula(
    `(?:if )?(?:the sum of )?the (?:interior )?angles of a polygon (?:is|add up to|sum to) (${VALUE})(?:°| degrees)?[.,;]? how many sides does (?:it|the polygon) have`,
    (value = '') => read('polygon', 'number of sides', `sum of the interior angles ${value}`),
  ),
  formula(
    `(?:if )?(?:(?:an?|the) )?${FIGURE}(?: has| with| is| have)? ${MEASURES}[.,;:]? ${HOW}${OWN}${PROPERTY}${END}`,
    (figure = '', measures = '', wanted = '', unit = '') => read(figure, wanted, measures, unit),
  ),
  formula(
    `(?:if )?the (${NAME}) of an? ${FIGURE} (?:is|measures|=) ${MEASURES}[.,;:]? ${HOW}${OWN}${PROPERTY}${END}`,
    (name = '', figure = '', measures = '', wanted = '', unit = '') =>
      read(figure, wanted, `${name} ${measures}`, unit),
  ),
  formula(
    `(?:if )?(?:the )?(sides|legs|bases|diagonals|side lengths|2 angles|2 of the angles|2 sides) (?:of|in) an? ${FIGURE} (?:are|measure|have lengths?) ${MEASURES}[.,;:]? ${HOW}${OWN}${PROPERTY}${END}`,
    (names = '', figure = '', measures = '', wanted = '', unit = '') =>
      read(figure, wanted, `${names.replace(/^2 (?:of the )?/, '')} ${measures}`, unit),
  ),
  formula(
    `${HOW}?(?:the )?(complement|supplement) of (?:an angle of |a )?(${VALUE})(?: ?°| ?degrees?)(?: angle)?`,
    (wanted = '', value = '') => read(`${wanted}ary angles`, wanted, `angle ${value} degrees`),
  ),
];
