import { closest } from './closest.js';
import { formal } from './formal.js';
import { FENCES, LEAST, MOST, withoutFence } from './fences.js';
import { optimum } from './set-up.js';
import type { Problem } from '../../solution.js';
import { num, PI, power, product, relation, sum, sym, TWO, type Expr } from '../../tree/expr.js';
import { minus, type Slots } from '../../word-problems/schemas/schema.js';
import { amount, readRecords, type ProblemRecord } from '../records.js';

const [x, y, A] = [sym('x'), sym('y'), sym('A')];
const side = (s: Slots, name: string): Expr => minus(amount(s, name), product(TWO, x));
const openBox = (isSquare: boolean): ProblemRecord => ({
  asks: [
    `@find @the (?:${MOST} )?volume(?: of the ${MOST}(?: such)? box)?(?: (?:of the box|that (?:such )?(?:a|the) box can have|possible))?`,
  ],
  says: [
    isSquare
      ? [
          'square (?:piece|sheet) of [a-z]+ (?:that is |with (?:a )?side(?:s of)? )?{n:a} (?<unit>inches|cm|feet|meters)(?: (?:on (?:a|each) side|long))?',
          '(?:piece|sheet) of [a-z]+ {n:a} (?:inches|cm|feet|meters)?(?: )?(?:by|x) {n:a2} (?<unit>inches|cm|feet|meters)(?= is a square)',
        ]
      : [
          '{n:a}[ -]?(?:inch|cm|foot|meter)? by {n:b}[ -]?(?<unit>inch|cm|foot|meter) (?:piece|sheet) of [a-z]+',
          '(?:rectangular )?(?:piece|sheet) of [a-z]+ (?:that (?:is|measures) |measuring )?{n:a} (?:(?:inches|cm|feet|meters) )?(?:by|x) {n:b} (?<unit>inches|cm|feet|meters)',
        ],
    [
      '(?:equal |congruent |identical )?squares (?:are cut |cut |of equal size are cut |of the same size are cut )?(?:out )?(?:from|at|out of) (?:each of )?(?:the|its|each|all) (?:4 )?corners?',
      'cutting (?:equal |congruent |identical )?squares (?:out )?(?:from|of) (?:the|its|each) (?:4 )?corners?',
      'cutting a square from each corner',
    ],
    [
      '(?:folding|fold|folded|bending|turning|bent) (?:up )?(?:the )?(?:sides|flaps|edges)(?: up| are)?(?: folded up)?',
      'sides are (?:folded|bent|turned) up',
    ],
  ],
  words: 'cutting box open top an made make is and from by to form with cardboard metal tin out cut are',
  problem: (s) => {
    const [a, b] = [side(s, 'a'), side(s, isSquare ? 'a' : 'b')];
    if (!(Number(s['a']) > 0) || (!isSquare && s['a'] === s['b'])) return null;
    const short = isSquare || Number(s['a']) < Number(s['b']) ? amount(s, 'a') : amount(s, 'b');
    return optimum({
      best: 'max',
      objective: product(x, a, b),
      to: product(num({ n: 1n, d: 2n }), short),
      asked: [A],
    });
  },
});
/** A box whose base is a square, or a can, of a given volume with the least surface. */
const vessel = (isCan: boolean, isOpen: boolean): ProblemRecord => ({
  asks: [
    `@find @the dimensions (?:of the (?:box|can|cylinder) )?(?:that|which|to) (?:will |would )?(?:minimize|use|require|need|have|give) (?:the )?(?:${LEAST} )?(?:total )?(?:amount of )?(?:the )?(?:surface area|material|metal)(?: used)?`,
    `@find @the dimensions of the (?:box|can|cylinder) (?:with|of|that has) (?:the )?${LEAST} surface area`,
  ],
  says: [
    [
      `volume (?:of|is|must be) {n:volume} cubic (?<unit>[a-z]+)`,
      '(?:hold(?:s)?|contain(?:s)?) {n:volume} cubic (?<unit>[a-z]+)(?: of [a-z]+)?',
    ],
    [isCan ? '(?:cylindrical can|cylindrical [a-z]+|cylinder|can)' : '(?:square base|base is (?:a )?square)'],
    ...(isOpen ? [['(?:open(?: at the|-)? ?top|no (?:top|lid)|without (?:a )?(?:top|lid)|open box)']] : []),
  ],
  words: `box with has a and an is to be made must have can closed cylindrical metal material sheet ${isOpen ? '' : 'top lid'}`,
  problem: (s) => {
    const base = power(x, TWO);
    const [volume, area] = isCan
      ? [product(PI, base, y), sum(product(num(isOpen ? 1 : 2), PI, base), product(TWO, PI, x, y))]
      : [product(base, y), sum(product(num(isOpen ? 1 : 2), base), product(num(4), x, y))];
    return optimum({
      best: 'min',
      condition: relation('=', volume, amount(s, 'volume')),
      objective: area,
      asked: [x, y],
    });
  },
});

const numbers: readonly ProblemRecord[] = [
  {
    asks: [
      'find (?:2|the 2|two) (?:positive )?(?:real )?numbers',
      `what are the (?:2 )?(?:positive )?numbers`,
      `@find the ${MOST} (?<product>product)`,
    ],
    says: [
      ['sum (?:is|of) {n:sum}'],
      [
        `product is (?:as (?:large|great|big) as possible|(?:a |the )?(?:maximum|maximal|${MOST}))|product is maximized|${MOST} product|maximum product|${MOST} possible product`,
      ],
    ],
    words: 'whose and with have a 2 numbers positive two of',
    problem: (s) =>
      optimum({
        best: 'max',
        condition: relation('=', sum(x, y), amount(s, 'sum')),
        objective: product(x, y),
        to: amount(s, 'sum'),
        asked: s['product'] === undefined ? [x, y] : [A],
      }),
  },
  {
    asks: ['find (?:2|the 2|two) positive (?:real )?numbers', 'what are the (?:2 )?positive numbers'],
    says: [
      ['product (?:is|of) {n:product}'],
      [
        `sum is (?:as small as possible|(?:a |the )?(?:minimum|minimal|smallest|least))|sum is minimized|${LEAST} sum|minimum sum`,
      ],
    ],
    words: 'whose and with have a 2 numbers positive two of',
    problem: (s) =>
      optimum({
        best: 'min',
        condition: relation('=', product(x, y), amount(s, 'product')),
        objective: sum(x, y),
        asked: [x, y],
      }),
  },
  ...[true, false].map((isPrice): ProblemRecord => ({
    asks: isPrice
      ? [
          '(?:what|at what) price (?:should (?:be charged|@who charge)|will|would|does)?(?: the [a-z]+)?(?: charge)? ?(?:to )?(?:maximizes?|give|gives|produces?) (?:the )?(?:maximum |largest )?revenue',
          'what (?:ticket )?price maximizes (?:the )?revenue',
          'find the price that maximizes (?:the )?revenue',
        ]
      : [`@find @the (?:${MOST}) revenue`],
    says: [
      [
        '(?:sells|sold|attracts|rents|rented) {n:count} [a-z]+ (?:per [a-z]+ )?(?:at|for|when (?:the )?(?:price|ticket price|rent) is|if (?:the )?price is) {m:price}(?: (?:each|per [a-z]+))?',
      ],
      [
        '(?:each|every|for each|for every) {m:step} (?:increase|raise)(?: in (?:the )?price)?,? (?:it |@who |they )?(?:sells?|loses?|lowers sales by|rents?) (?:{n:loss} fewer(?: [a-z]+)?|{n:loss2}(?: [a-z]+)?(?: fewer)?)',
        '(?:each|every|for each|for every) increase of {m:step}(?: in (?:the )?price)?,? (?:it |@who |they )?(?:sells?|loses?) (?:{n:loss} fewer(?: [a-z]+)?|{n:loss2}(?: [a-z]+)?(?: fewer)?)',
      ],
    ],
    words:
      'store theater shop company a the tickets customers fewer price charge revenue for per day week month owner',
    problem: (s) => {
      const lost = s['loss'] ?? s['loss2'];
      if (lost === undefined) return null;
      const [price, count] = [
        sum(amount(s, 'price'), product(amount(s, 'step'), x)),
        minus(amount(s, 'count'), product(amount({ lost }, 'lost'), x)),
      ];
      const most = Number(s['count']) / Number(lost);
      return Number.isFinite(most) && most > 0
        ? optimum({
            best: 'max',
            objective: product(price, count),
            from: num({
              n: -BigInt(Math.round(Number(s['price']) * 1000)),
              d: BigInt(Math.round(Number(s['step']) * 1000)),
            }),
            to: product(amount(s, 'count'), power(amount({ lost }, 'lost'), num(-1))),
            asked: [isPrice ? price : A],
          })
        : null;
    },
  })),
];

const RECORDS: readonly ProblemRecord[] = [
  ...FENCES,
  ...[true, false].flatMap(openBox),
  ...[true, false].flatMap((isCan) => [vessel(isCan, true), vessel(isCan, false)]),
  ...numbers,
];

export const readOptimum = (text: string): Problem | null => {
  const plain = withoutFence(text);
  return plain === null ? null : (closest(text) ?? formal(text) ?? readRecords(RECORDS, plain));
};
