import { optimum } from './set-up.js';
import { num, product, relation, sum, sym, type Expr } from '../../tree/expr.js';
import type { Slots } from '../../word-problems/schemas/schema.js';
import { amount, type ProblemRecord } from '../records.js';

const [x, y, A] = [sym('x'), sym('y'), sym('A')];
export const MOST =
  '(?:largest|maximum|greatest|biggest|maximal|largest possible|maximum possible|greatest possible)';
export const LEAST = '(?:smallest|minimum|least|minimal|least amount of|minimum amount of|smallest possible)';
const AREA = [
  `@find @the ${MOST} (?:rectangular )?area(?: (?:that )?(?:@who )?(?:can )?(?:be )?(?:enclosed?|fenced?))?(?: that can be enclosed)?`,
  `@find @the area of the ${MOST} (?:field|rectangle|garden|pen|such rectangle)`,
];
const SIZES = [
  `@find @the dimensions (?:of the (?:field|rectangle|garden|pen|rectangular [a-z]+) )?(?:that|which|to) (?:will |would )?(?:maximize|give|produce|enclose|have) (?:the )?(?:${MOST} )?(?:enclosed )?area`,
  `@find @the dimensions of the (?:field|rectangle|garden|pen|rectangular [a-z]+)? ?(?:with|of|that has) (?:the )?${MOST} area`,
];
const SIZED = [
  `(?:what|which) dimensions should (?:be used|@who use) so that the (?:enclosed )?area (?:will be|is) (?:a maximum|as large as possible|maximal|maximized|largest)`,
  `(?:what|which) dimensions (?:will |would |should (?:be used|@who use) to )?(?:maximize|give|produce|enclose|yield) (?:the )?(?:${MOST} )?(?:enclosed )?area`,
  `@find @the dimensions (?:of the (?:field|rectangle|garden|pen) )?(?:that|which) (?:has|have|will have|would have|encloses?) the ${MOST} area`,
];
const FENCE = ['{n:total} (?<unit>feet|ft|meters|yards|m) of (?:fence|fencing|wire|rope|fence material)'];
const FIELD =
  'farmer rancher gardener man woman has have wants build fence enclose fences make rectangle rectangular field garden pen plot pasture area corral region yard wishes off using with dimensions maximize enclosed';
const WALL = '(?:river|barn|wall|house|building|lake|stream|road)';
const OPEN = [
  `(?:along|against|next to|beside|borders|bordering|bordered by|alongside|adjacent to|that borders)(?: on)? (?:a|the) (?:straight |long |existing )?${WALL}`,
];
const NO_FENCE =
  /,? ?(?:and |so |if )?(?:no fenc(?:e|ing) is (?:needed|required|necessary)|(?:he|she|they) (?:does|do) not need (?:a fence|fencing|to fence)|needs no fenc(?:e|ing))(?: (?:along|on|for|at|against)? ?(?:the|that|this) (?:side (?:along |by |next to |at )?)?(?:the )?(?:river|barn|wall|house|building|lake|stream|road|side)?)?/gi;

/** 'No fence is needed along the river' is part of the story only where there is a river; null elsewhere. */
export const withoutFence = (text: string): string | null => {
  const plain = text.replace(NO_FENCE, '');
  return plain !== text && !new RegExp(OPEN[0] ?? '', 'i').test(plain) ? null : plain;
};

const PENS =
  '(?:(?:equal|identical|congruent|adjacent|rectangular|smaller|separate|equal-sized|side-by-side) )*(?:pens|parts|pastures|corrals|plots|sections|areas|regions|fields|gardens|pieces)';
const BY =
  '(?: (?:by|with|using) (?:{n:inner} |an? )?(?:inner |additional |interior )?fenc(?:es?|ing)\\b(?: (?:that (?:is|are|runs?) )?parallel to (?:one|1|a|two|2)(?: of (?:the|its))? sides?(?: of the (?:rectangle|field|pen|area))?)?)?';
/** Inner fences: so many parts need one fence less. */
const DIVIDED = [
  `(?:divided?|divides|separated?|split|partitioned|subdivided?|subdivide) (?:it |the (?:field|pen|area|region|plot) |them )?into {n:parts} ${PENS}${BY}`,
  `(?:divided?|divides|separated?|split|partitioned|subdivided?) (?:it |the (?:field|pen|area|region|plot) )?in half${BY}`,
  `(?:enclose|build|make|fence(?: off| in)?|construct) {n:parts} ${PENS}(?: (?:side by side|next to each other|that share (?:one|1|a) (?:common )?(?:side|fence)|with a common (?:side|fence)))?`,
];
/** The fences across: both ends and those between the parts; null where the numbers disagree. */
const across = ({ parts = '2', inner }: Slots): number | null => {
  const count = Number(parts) + 1;
  return Number.isInteger(count) &&
    count > 2 &&
    count < 12 &&
    (inner === undefined || Number(inner) === count - 2)
    ? count
    : null;
};
const times = (count: number, e: Expr): Expr => (count === 1 ? e : product(num(count), e));

interface Layout {
  readonly says: readonly (readonly string[])[];
  /** How often each side is fenced. */
  readonly counts: (s: Slots) => readonly [number, number] | null;
}
const LAYOUTS: readonly Layout[] = [
  { says: [], counts: () => [2, 2] },
  { says: [OPEN], counts: () => [2, 1] },
  {
    says: [DIVIDED],
    counts: (s) => {
      const count = across(s);
      return count === null ? null : [2, count];
    },
  },
];
const fenceOf = ({ counts }: Layout, s: Slots): Expr | null => {
  const found = counts(s);
  return found && sum(times(found[0], x), times(found[1], y));
};

/** So much fence: the largest area. */
const largest = (layout: Layout): ProblemRecord[] =>
  [
    [
      ...AREA,
      `@find @the ${MOST} (?:possible )?(?:total |combined )?area(?: (?:of|for) (?:the|all) (?:[0-9]+ )?${PENS})?`,
    ],
    [...SIZES, ...SIZED],
  ].map((asks, isSizes): ProblemRecord => ({
    asks,
    says: [FENCE, ...layout.says],
    words: FIELD,
    problem: (s) => {
      const fence = fenceOf(layout, s);
      return (
        fence &&
        optimum({
          best: 'max',
          condition: relation('=', fence, amount(s, 'total')),
          objective: product(x, y),
          to: amount(s, 'total'),
          asked: isSizes ? [x, y] : [A],
        })
      );
    },
  }));

const OF_FIELD =
  '(?:of (?:the|a) (?:field|rectangle|garden|pen|rectangular [a-z]+) )?(?:(?:with|of) (?:an? )?area (?:of )?{n:area} (?<unit>square [a-z]+) )?';
const AMOUNT_OF = '(?:fenc(?:e|ing)|wire|fence material)';
/** So much area: the least fence, or the least perimeter of a rectangle. */
const shortest = (layout: Layout): ProblemRecord[] =>
  [
    [
      `@find @the ${LEAST} (?:amount |length )?(?:of )?(?:${AMOUNT_OF}|perimeter)(?: (?:needed|required|possible|that (?:is|will be) needed))?`,
      `@find @the perimeter of the rectangle (?:with|of) ${LEAST} perimeter`,
      `how much ${AMOUNT_OF} (?:is|does @who) (?:needed|need) at least`,
    ],
    [
      `(?:what|which) dimensions (?:will |would |should (?:be used|@who use) to )?(?:minimize|require|use|need|give|have) (?:the )?(?:${LEAST} )?(?:(?:amount|length|cost) of )?(?:${AMOUNT_OF}|perimeter)`,
      `@find @the dimensions ${OF_FIELD}(?:that|which|to) (?:will |would )?(?:minimizes?|(?:requires?|uses?|needs?|gives?|has|have) (?:the )?${LEAST}) (?:the )?(?:(?:amount|length) of )?(?:${AMOUNT_OF}|perimeter)`,
      `@find @the dimensions ${OF_FIELD}(?:with|of|that has) (?:the )?${LEAST} perimeter`,
      `@find @the dimensions ${OF_FIELD}whose perimeter is (?:as small as possible|minimal|a minimum|minimized)`,
      `@find @the dimensions ${OF_FIELD}(?:if|so that|when) the perimeter is (?:to be )?(?:as small as possible|minimal|a minimum|minimized)`,
    ],
  ].map((asks, isSizes): ProblemRecord => ({
    asks,
    says: [
      [
        'area (?:is|of|must be|should be|equal to) {n:area} (?<unit>square [a-z]+|[a-z]+ ?(?:\\^2|²))',
        '(?:enclose|contain|covers?|has)(?:s)? (?:an area of )?{n:area} (?<unit>square [a-z]+)',
        '{n:area} (?<unit>square [a-z]+)',
      ],
      ...layout.says,
    ],
    words: `${FIELD} least smallest minimum perimeter rectangle area square must should whose is amount possible minimize minimizes`,
    problem: (s) => {
      const fence = fenceOf(layout, s);
      return (
        fence &&
        optimum({
          best: 'min',
          condition: relation('=', product(x, y), amount(s, 'area')),
          objective: fence,
          asked: isSizes ? [x, y] : [A],
        })
      );
    },
  }));

export const FENCES: readonly ProblemRecord[] = LAYOUTS.flatMap((layout) => [
  ...largest(layout),
  ...shortest(layout),
]);
