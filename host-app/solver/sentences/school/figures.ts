import type { Problem } from '../../solution.js';
import { NAME, UNIT, VALUE } from '../formulas/amounts.js';
import { read } from '../formulas/figures.js';
import { normal } from '../language/normal.js';
import { Phrases } from './phrases.js';

const SILENT =
  "a|an|the|of|is|are|it|its|and|with|if|find|what|what's|how|does|do|that|to|in|has|have|whose|having|which|when|calculate|determine|you|we|i|he|she|they|can|need|needed|will|would|for|this|so|be|closed|solid|large|farmer|given|right|painted|one|each|there|as|then|made|bent|into|piece|length|around|him|her|measures|measuring|compute|work|out|state|give|uses|put|builds|build|wants|regular|equal|enclosed?";
const LAND =
  '(?:garden|field|pen|yard|plot|lawn|park|room|floor|wall|carpet|picture|photo|poster|room|farm|window|table|court|pitch|playground|piece of land|sheet of paper|screen|door|patio|enclosure|corral|area)';
const VESSEL = '(?:tank|pool|aquarium|box|container|swimming pool|crate|fish tank|brick)';
/** Things by their shape; the first that is in the text is the figure. */
const SHAPES: readonly (readonly [words: string, figure: string])[] = [
  [`square ${LAND}`, 'square'],
  [`rectangular ${LAND}`, 'rectangle'],
  [`triangular ${LAND}`, 'triangle'],
  [`circular (?:${LAND}|pond|pool|plate|table|track|pizza|disk|flower bed)`, 'circle'],
  [`(?:rectangular )?${VESSEL}`, 'rectangular prism'],
  ['cylindrical (?:can|tank|container|glass|jar|pipe|vessel|barrel)', 'cylinder'],
  ['pyramid (?:has|with) an? square base|square[- ]based pyramid|square pyramid', 'square pyramid'],
  ['(?:right[- ](?:angled )?|isosceles |equilateral )triangle', ''],
  ['(?:rectangular prism|cuboid)', 'rectangular prism'],
  [
    '(?:triangle|square|rectangle|circle|parallelogram|rhombus|trapezoid|trapezium|cube|cylinder|cone|sphere|hemisphere|semicircle|sector|kite)',
    '',
  ],
  [LAND, 'rectangle'],
];
const AMOUNT = `${VALUE}${UNIT}`;
const NAMES = `(?:${NAME}|equal side)s?`;
/** 'so much fence' is a perimeter, 'a wire of 36 cm is bent into it' too. */
const LENGTHS = '(?:fence|fencing|wire|rope|string|edging|border|ribbon)';
const ASKS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`how (?:much|many (?:met(?:er|re)s|m|feet|yards|cm) of|long an?) ${LENGTHS}`), 'perimeter'],
  [/how much (?:carpet|grass|turf|paint|tile|canvas)/, 'area'],
  [/how much (?:water|sand|space|liquid|juice|air)(?: (?:can|does|will) it hold| is in it| fits)?/, 'volume'],
  [/how (long|wide|high|tall) is (?:it|each side|the side|1 side)/, ''],
];

/** A figure, its parts with their amounts and what is asked, wherever the text says them. */
export const readFigure = (typed: string): Problem | null => {
  if (typed.length > 260 || !/\d/.test(typed)) return null;
  const plain = normal(typed).replace(/[?.!]+$/, '');
  const phrases = new Phrases(plain);
  const shape = SHAPES.find(([words]) => new RegExp(`\\b(?:${words})s?\\b`).test(plain));
  if (!shape) return null;
  const [words, as] = shape;
  const figure = as === '' ? (new RegExp(words).exec(plain)?.[0] ?? '') : as;
  const bent = phrases.take(`(?:(${AMOUNT})(?: long)?(?: piece)? ?(?:of )?(?:long )?${LENGTHS}|${LENGTHS} (?:that is |of length |of |is )?(${AMOUNT})(?: long)?)`);
  const square = figure === 'square pyramid' ? phrases.take(`base (?:of |with )?(?:an? |its )?(?:side|edge)s?(?: length)?(?: of)? (${AMOUNT})`) : null;
  const parts: string[] = [...(square ? [`side ${square[0]}`] : []), ...(bent ? [`perimeter ${bent[0] || bent[1]}`] : [])];
  for (const source of [
    `((?:sides|side lengths|legs|diagonals|dimensions|parallel sides|bases)(?: of| are| measure)?(?: lengths?)? ${AMOUNT}(?:(?:, and | and |, | by | x )${AMOUNT})+)`,
    `(${AMOUNT}(?: ?(?:by|x|×) ?${AMOUNT})+)`,
    `((?:${NAMES})(?: of the base| of (?:an?|the) (?:${words}))?(?: of| is| are| =|:)? ${AMOUNT})`,
    `(${AMOUNT} (?:long|wide|high|tall|deep))`,
    `(${AMOUNT}) (?:in )?(${NAMES})`,
  ])
    for (let found = phrases.take(source); found; found = phrases.take(source))
      parts.push(found[1] ? `${found[1].replace(/s$/, '')} ${found[0]}` : (found[0] ?? ''));
  const spoken = ASKS.find(([pattern]) => pattern.test(plain));
  if (spoken) phrases.take(spoken[0].source);
  const tail = spoken ? null : phrases.take(`(?:(?:length|measure|size) of )?(?:the |each |an? |1 |its )*(?:total |each |equal |other |missing )*(${NAMES})`);
  const wanted = spoken ? spoken[1] || (spoken[0].exec(plain)?.[1] ?? '') : (tail?.[0] ?? '');
  for (const word of [words, ...SHAPES.filter(([, kind]) => kind === figure).map(([other]) => other)]) phrases.take(`(?:${word})s?`);
  while (phrases.has(`(?:the |this )?${figure}`));
  const [unit = ''] = phrases.take('in (square (?:meters|metres|feet|inches|cm)|cubic (?:meters|metres|feet|inches|cm)|cm|meters|metres|m|feet|inches)') ?? [];
  if (wanted === '' || parts.length === 0 || !phrases.isUsedUp(figure === 'square pyramid' ? `${SILENT}|pyramid|square|base` : SILENT)) return null;
  return read(figure, wanted.replace(/^equal sides?$/, 'leg').replace(/s$/, ''), parts.join(', '), unit);
}; // prettier-ignore
