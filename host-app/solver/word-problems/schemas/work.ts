import { num, product, quotient, sum, sym, call, type Expr } from '../../tree/expr.js';
import { minus, roundUp, value, type Schema, type Slots, type Table } from './schema.js';

const TOGETHER =
  'how (?:long|many hours|many minutes|many days) (?:does|do|will|would|did) (?:it take|they need|they take)';
const job =
  (sign: 1 | -1) =>
  (s: Slots): Table | null => {
    const rates = {
      'part in one unit, first': quotient(num(1), value(s['a'])),
      'part in one unit, second': quotient(num(1), value(s['b'])),
    };
    const [one, two] = Object.keys(rates).map(sym);
    if (!one || !two || (sign < 0 && Number(s['a']) >= Number(s['b']))) return null;
    return {
      lines: { ...rates, 'part in one unit, together': sign > 0 ? sum(one, two) : minus(one, two) },
      requested: quotient(num(1), sym('part in one unit, together')),
    };
  };
const TANK = '(?:tank|pool|bathtub|tub|cistern|sink)';

/** The fewest containers that hold everything, or the most that are full. */
const containers =
  (isUp: boolean) =>
  (s: Slots): Table | null =>
    [s['all'], s['each']].every((n) => /^\d+$/.test(n ?? '') && Number(n) > 0)
      ? {
          lines: { number: value(s['all']), 'in each': value(s['each']) },
          requested: isUp
            ? roundUp(quotient(sym('number'), sym('in each')))
            : call('floor', quotient(sym('number'), sym('in each'))),
          isWhole: true,
        }
      : null;
const HOLD = '(?:holds|seats|carries|fits|can hold|can seat|can carry|can fit|takes)';

/** Numbers that follow each other: the first is unknown, the others are so much larger. */
const consecutive = [2, 3, 4, 5].flatMap((count): Schema[] =>
  [
    ['', 1],
    ['even ', 2],
    ['odd ', 2],
  ].flatMap(([kind = '', gap = 1]): Schema[] =>
    ['largest|greatest|biggest|larger', 'smallest|least|smaller', 'middle'].flatMap(
      (asked, place): Schema[] => {
        if (place === 2 && count % 2 === 0) return [];
        const at = [count - 1, 0, (count - 1) / 2][place] ?? 0;
        const first = sym('smallest number');
        const shifted = (k: number): Expr => (k === 0 ? first : sum(first, num(k * Number(gap))));
        return [
          {
            asks: [
              `(?:what is|find) the (?:${asked})(?: (?:1|number|integer))?(?: of (?:them|the ${count}))?`,
            ],
            says: [[`sum of ${count} consecutive ${kind}(?:integers|numbers|whole numbers) is {n:sum}`]],
            words: '',
            things: 0,
            table: (s) => {
              const smallest = (Number(s['sum']) - (Number(gap) * count * (count - 1)) / 2) / count;
              const isFitting =
                Number.isInteger(smallest) &&
                (kind === '' || Math.abs(smallest) % 2 === (kind === 'odd ' ? 1 : 0));
              return isFitting && smallest >= 0
                ? {
                    lines: {},
                    equations: [
                      [sum(...Array.from({ length: count }, (_, k) => shifted(k))), value(s['sum'])],
                    ],
                    requested: shifted(at),
                    isWhole: true,
                  }
                : null;
            },
          },
        ];
      },
    ),
  ),
);

const SIDE = '(?:cm|meters?|feet|inches|miles?|km|yards?)';
const sides = (s: Slots, width: Expr): Expr =>
  s['times'] === undefined ? sum(width, value(s['more'])) : product(value(s['times']), width);
const rectangle = (asked: 'width' | 'length' | 'area'): Schema => ({
  asks: [`(?:what is|find|what are) (?:the|its) ${asked}(?: of the rectangle)?`],
  says: [
    [
      `length of a (?:rectangle|rectangular [a-z]+) is {n:times} times (?:its|the) width`,
      `length of a (?:rectangle|rectangular [a-z]+) is {n:more} ${SIDE} (?:more|longer|greater) than (?:its|the) width`,
    ],
    [`perimeter is {q:around}`, `perimeter of the rectangle is {q:around}`],
  ],
  words: '',
  things: 0,
  table: (s) => {
    const [width, length] = [sym('width'), sym('length')];
    return {
      lines: { length: sides(s, width) },
      equations: [[sum(product(num(2), length), product(num(2), width)), value(s['around'])]],
      requested: asked === 'area' ? product(length, width) : sym(asked),
    };
  },
});

const twoNumbers = (isLarge: boolean): Schema => ({
  asks: [
    `(?:what is|find) the ${isLarge ? '(?:larger|bigger|greater|largest)' : '(?:smaller|smallest)'}(?: (?:1|number))?(?: of the 2)?`,
  ],
  says: [
    ['2 numbers (?:add up to|have a sum of) {n:sum}', 'sum of 2 numbers is {n:sum}'],
    ['difference (?:is|of) {n:gap}'],
  ],
  words: '',
  things: 0,
  table: (s) => {
    const [small, large] = [sym('smaller number'), sym('larger number')];
    return {
      lines: { 'larger number': sum(small, value(s['gap'])) },
      equations: [[sum(large, small), value(s['sum'])]],
      requested: isLarge ? large : small,
    };
  },
});

const PIPES = 'water open pipe pipes tank pool';
export const WORK: readonly Schema[] = [
  {
    asks: [
      `${TOGETHER} (?:them )?(?:to (?:fill|empty) the ${TANK} )?(?:together|with both pipes(?: open)?|if both (?:pipes )?are open|if they work together)`,
    ],
    says: [
      [
        '(?<x>[a-z]+ [a-z]) fills an? (?<what>[a-z]+) in {t:a}',
        '1 pipe (?:can )?fills? an? (?<what>[a-z]+) in {t:a}',
        'pipe can fill an? (?<what>[a-z]+) in {t:a}',
      ],
      [
        '(?<y>[a-z]+ [a-z]) fills (?:it|the tank|the pool) in {t:b}',
        'another (?:pipe )?(?:can )?fills? it in {t:b}',
      ],
    ],
    words: PIPES,
    things: 0,
    table: job(1),
  },
  {
    asks: [
      `${TOGETHER} to fill (?:the ${TANK}|it) (?:with both (?:pipes )?open|if both (?:pipes )?are open)`,
    ],
    says: [['filled by 1 pipe in {t:a}'], ['emptied by another(?: pipe)? in {t:b}']],
    words: PIPES,
    things: 0,
    table: job(-1),
  },
  {
    asks: [
      'how (?:many days|many hours|long) (?:do|will|would|does it take|will it take) {n:more} (?<who>[a-z]+)(?: need| take)?(?: to (?:build|dig|paint|do) (?:it|the (?<same>[a-z]+)))?',
    ],
    says: [
      [
        '{n:some} (?<whom>workers|men|painters|people|machines) (?:can )?(?:build|dig|paint|plow|finish|do|need for) an? (?<job>[a-z]+) in {t:time}',
      ],
    ],
    words: '',
    things: 0,
    same: [['who', 'whom']],
    table: (s) =>
      s['same'] !== undefined && s['same'] !== s['job'] && s['same'] !== 'job' && s['same'] !== 'work'
        ? null
        : {
            lines: { 'time for one': product(value(s['some']), value(s['time'])) },
            requested: quotient(sym('time for one'), value(s['more'])),
          },
  },
  {
    asks: [
      'how many (?<box>[a-z]+) (?:are|is|will be|do (?:they|we)) need(?:ed)? (?:for|to (?:carry|take|hold|transport|pack)) {n:all} (?<what>[a-z]+)(?! (?:and|or)\\b)',
      'how many (?<box>[a-z]+) (?:are|will be) needed(?! for| to)',
      'how many (?<box>[a-z]+) do (?:they|we) need(?! for| to)',
    ],
    says: [
      ['{n:all} (?<what>[a-z]+)(?= (?:go|are going|travel|must|want|have to|need))'],
      [`(?:an?|each|every) (?<boxes>[a-z]+) ${HOLD} {n:each} (?<which>[a-z]+)(?! and)`],
    ],
    words: 'go going trip travel school',
    things: 0,
    same: [
      ['box', 'boxes'],
      ['what', 'which'],
    ],
    table: containers(true),
  },
  {
    asks: [
      'how many (?<box>[a-z]+) (?:are|is|will be) needed (?:for|to (?:pack|hold)) {n:all} (?<what>[a-z]+)(?! (?:and|or)\\b)',
    ],
    says: [
      [
        '(?<which>[a-z]+) (?:are|is) (?:packed|sold|put|placed) in (?<boxes>[a-z]+) of {n:each}',
        '(?<which>[a-z]+) come in (?<boxes>[a-z]+) of {n:each}',
      ],
    ],
    words: '',
    things: 0,
    same: [
      ['box', 'boxes'],
      ['what', 'which'],
    ],
    table: containers(true),
  },
  {
    asks: [
      'how many full (?<box>[a-z]+) of {n:each} can (?:be (?:made|filled|packed)|[a-z]+ (?:make|fill|pack)) (?:with|from) {n:all} [a-z]+(?! (?:and|or)\\b)',
    ],
    says: [],
    words: '',
    things: 0,
    table: containers(false),
  },
  {
    asks: [
      'how many days (?:does|will|would|do) (?:it take|you need|it need)(?: [a-z]+)? to read (?:an? )?{n:all}[ -](?<what>pages?)(?: book)? (?:at|reading) {n:each} (?:pages )?per day',
      'how many days (?:for|to read) {n:all} (?<what>pages) at {n:each} (?:pages )?per day',
    ],
    says: [],
    words: '',
    things: 0,
    table: containers(true),
  },
  rectangle('width'),
  rectangle('length'),
  rectangle('area'),
  twoNumbers(true),
  twoNumbers(false),
  ...consecutive,
];
