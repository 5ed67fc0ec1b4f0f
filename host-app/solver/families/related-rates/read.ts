import type { Problem } from '../../solution.js';
import {
  negative,
  num,
  PI,
  power,
  product,
  quotient,
  relation,
  sum,
  TWO,
  type Expr,
} from '../../tree/expr.js';
import { letter, moment, rate } from './set-up.js';
import { formalRates } from './formal.js';
import type { Slots } from '../../word-problems/schemas/schema.js';
import { amount, readRecords, type ProblemRecord } from '../records.js';

const square = (e: Expr): Expr => power(e, TWO);

const [x, y, z, r, h, A, V, C, S] = ['x', 'y', 'z', 'r', 'h', 'A', 'V', 'C', 'S'].map(letter) as [
  Expr,
  Expr,
  Expr,
  Expr,
  Expr,
  Expr,
  Expr,
  Expr,
  Expr,
];
const U = '(?:feet|ft|meters?|m|cm|inches|inch|km|miles?)';
const PER = '(?:second|sec|minute|min|hour|s)';
const speed = (slot: string): string => `{n:${slot}} ${U} per ${PER}`;
const length = (slot: string): string => `{n:${slot}} ${U}(?! per)`;
const ASK = '(?:how fast (?:is|does|are)|at what rate (?:is|does|are)|(?:find|what is) the rate at which)';
const ROUND: Readonly<Record<string, readonly [Expr, Expr]>> = {
  'area of (?:the|a) (?:circle|disk|ripple|puddle|oil spill|spill|plate)|(?:its|the) area': [
    A,
    product(PI, square(r)),
  ],
  '(?:its|the) circumference(?: of the circle)?': [C, product(TWO, PI, r)],
};
const BALL: Readonly<Record<string, readonly [Expr, Expr]>> = {
  '(?:its|the) volume(?: of (?:the|a) (?:sphere|balloon|ball|snowball))?': [
    V,
    product(quotient(num(4), num(3)), PI, power(r, num(3))),
  ],
  '(?:its|the) surface area(?: of (?:the|a) (?:sphere|balloon|ball))?': [S, product(num(4), PI, square(r))],
};
const CUBE: Readonly<Record<string, readonly [Expr, Expr]>> = {
  '(?:its|the) volume(?: of the cube)?': [V, power(x, num(3))],
  '(?:its|the) surface area(?: of the cube)?': [S, product(num(6), square(x))],
};
const UP = '(?:increas(?:es|ing)|grow(?:s|ing)|expand(?:s|ing)|rising|rises?|changing|change|increase|grow)';
const DOWN = '(?:decreas(?:es|ing)|shrink(?:s|ing)|melt(?:s|ing)|falling|decrease|shrink)';
const nameOf = (e: Expr): string => (e.kind === 'sym' ? e.name : '');

/** A figure that keeps its shape: the rate of its one length, or of what is made from it. */
const figure = (
  kind: string,
  part: string,
  size: Expr,
  made: Readonly<Record<string, readonly [Expr, Expr]>>,
): ProblemRecord[] =>
  Object.entries(made).flatMap(([words, [whole, formula]]) =>
    [true, false].map((isUp): ProblemRecord => ({
      asks: [
        `${ASK} (?:${words}) (?:${isUp ? UP : `(?:${DOWN}|changing)`}) when (?:the|its) (?:${part}) (?:is|equals|of (?:the [a-z]+) is) ${length('size')}`,
      ],
      says: [
        [
          `(?:${part})(?: of (?:a|the|an) (?:[a-z]+ )?(?:${kind}))? (?:is |are )?(?:${isUp ? UP : DOWN}) (?:at )?(?:a (?:constant )?rate of )?${speed('rate')}`,
        ],
      ],
      words: `${kind.replaceAll('|', ' ')} rate the a of its is at circular spherical each edge side`,
      problem: (s) =>
        moment(
          relation('=', whole, formula),
          { [nameOf(size)]: amount(s, 'size') },
          { [nameOf(size)]: isUp ? amount(s, 'rate') : negative(amount(s, 'rate')) },
          rate(nameOf(whole)),
        ),
    })),
  );
/** Air goes into a balloon: the rate of the volume is known, that of the radius is asked. */
const balloon = (isUp: boolean): ProblemRecord => ({
  asks: [
    `${ASK} (?:the|its) radius(?: of the [a-z]+)? (?:${isUp ? UP : DOWN}|changing) when (?:the|its) (?:(?<d>diameter)|radius) (?:is|equals) ${length('size')}`,
  ],
  says: [
    [
      isUp
        ? `(?:(?:pumped|blown|flows) into (?:a|the) (?:spherical )?balloon|balloon is (?:being )?(?:inflated|filled)|volume(?: of (?:a|the) (?:spherical )?(?:balloon|sphere))? (?:is )?${UP}) (?:at )?(?:a (?:constant )?rate of )?{n:rate} cubic ${U} per ${PER}`
        : `(?:snowball (?:is )?melt(?:s|ing)|volume(?: of (?:a|the) (?:spherical )?(?:balloon|sphere|snowball))? (?:is )?${DOWN}) (?:at )?(?:a (?:constant )?rate of )?{n:rate} cubic ${U} per ${PER}`,
    ],
  ],
  words: 'air is being a the gas spherical sphere so that its volume balloon',
  problem: (s: Slots) =>
    moment(
      relation('=', V, product(quotient(num(4), num(3)), PI, power(r, num(3)))),
      { r: s['d'] === undefined ? amount(s, 'size') : quotient(amount(s, 'size'), TWO) },
      { V: isUp ? amount(s, 'rate') : negative(amount(s, 'rate')) },
      rate('r'),
    ),
});

const RECORDS: readonly ProblemRecord[] = [
  {
    asks: [
      `${ASK} the top(?: (?:end )?of the ladder)? (?:sliding|slide|slides|moving|move|falling|coming)(?: down)?(?: the wall)? when the (?:bottom|foot|base)(?: of the ladder)? is ${length('x')}(?: (?:away )?from the wall)?`,
    ],
    says: [
      [
        `{n:L}[ -]${U}(?:[ -]long)? ladder (?:leans|is leaning|rests|is resting|is placed|leaning)(?: up)? against (?:a|the) (?:vertical )?(?:wall|house|building)`,
        `ladder {n:L} ${U} long (?:leans|is leaning|rests|is resting)(?: up)? against (?:a|the) (?:vertical )?(?:wall|house|building)`,
      ],
      [
        `(?:bottom|foot|base)(?: (?:end )?of the ladder)? (?:slides|is sliding|is pulled|is being pulled|moves|is moving)(?: away)?(?: from the wall)? (?:at )?(?:a (?:constant )?rate of )?${speed('rate')}`,
      ],
    ],
    words: 'the if ladder away from wall',
    problem: (s) =>
      Number(s['L']) > Number(s['x'])
        ? moment(
            relation('=', sum(square(x), square(y)), square(amount(s, 'L'))),
            { x: amount(s, 'x') },
            { x: amount(s, 'rate') },
            negative(rate('y')),
          )
        : null,
  },
  ...figure('circle|disk|ripple|plate|circular ripple', 'radius', r, ROUND),
  ...figure('sphere|balloon|ball|snowball', 'radius', r, BALL),
  ...figure('cube', 'side|edge|sides|side length|edges|each side|each edge', x, CUBE),
  balloon(true),
  balloon(false),
  {
    asks: [
      `${ASK} (?:the )?distance between (?:them|the (?:2 )?(?:cars|ships|boats|cyclists|people|planes|trains))? ?(?:increasing|changing|growing|increase) (?:after )?{n:t} (?:hours?|minutes?|seconds?)(?: later)?`,
    ],
    says: [
      [
        `(?:one|1|a car|car a|the first|[a-z]+)(?: (?:drives|travels|goes|heads|walks|sails|moves|flies))? (?:due )?(?:north|south)(?: at)? ${speed('a')}`,
      ],
      [
        `(?:the other|another|other|the second|[a-z]+)?(?: (?:drives|travels|goes|heads|walks|sails|moves|flies))? ?(?:due )?(?:east|west)(?: at)? ${speed('b')}`,
      ],
    ],
    words:
      '2 two cars ships boats cyclists people start leave from the same point place intersection at time one other and travels drives goes second car ship a another',
    problem: (s) =>
      moment(
        relation('=', square(z), sum(square(x), square(y))),
        { x: product(amount(s, 'a'), amount(s, 't')), y: product(amount(s, 'b'), amount(s, 't')) },
        { x: amount(s, 'a'), y: amount(s, 'b') },
        rate('z'),
      ),
  },
  ...[true, false].map((isIn): ProblemRecord => ({
    asks: [
      `${ASK} (?:the|its) (?:water )?(?:level|depth|water level|depth of the water|height of the water)(?: of the water)? ${isIn ? '(?:rising|increasing|changing|rise|going up)' : '(?:falling|dropping|decreasing|changing|fall|going down)'} when the (?:water|depth|water level)(?: of the water)? is ${length('h')}(?: deep| high)?`,
    ],
    says: [
      ['(?:conical|cone|inverted cone)'],
      [`height(?: of)?(?: is)? ${length('H')}`, `${length('H')} (?:high|tall|deep)(?= |,|\\.)`],
      [`(?:base )?radius(?: of)?(?: is)? ${length('R')}`, `radius at the top(?: of)?(?: is)? ${length('R')}`],
      [`(?:at )?(?:a (?:constant )?rate of )?{n:rate} cubic ${U} per ${PER}`],
      [
        isIn
          ? '(?:pour(?:s|ed|ing)|flow(?:s|ing)|pumped|run(?:s|ning))(?: water)? into'
          : '(?:leak(?:s|ing)|drain(?:s|ing|ed)|flow(?:s|ing)|pumped|run(?:s|ning)) (?:out|from|out of)',
      ],
    ],
    words:
      'water tank is a the an of with has and it being in inverted at top shape cone base its radius height',
    problem: (s) =>
      Number(s['h']) < Number(s['H'])
        ? moment(
            relation(
              '=',
              V,
              product(
                quotient(num(1), num(3)),
                PI,
                square(quotient(product(amount(s, 'R'), h), amount(s, 'H'))),
                h,
              ),
            ),
            { h: amount(s, 'h') },
            { V: isIn ? amount(s, 'rate') : negative(amount(s, 'rate')) },
            isIn ? rate('h') : negative(rate('h')),
          )
        : null,
  })),
];

export const readRates = (text: string): Problem | null => formalRates(text) ?? readRecords(RECORDS, text);
