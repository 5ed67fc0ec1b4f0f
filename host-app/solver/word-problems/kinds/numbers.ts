import { type Schema, type Slots } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

/** Numbers that follow each other: the first is unknown, the others are so much larger. */
const consecutive = [2, 3, 4, 5].flatMap((count): Schema[] =>
  [
    ['', 1],
    ['even ', 2],
    ['odd ', 2],
  ].flatMap(([kind = '', gap = 1]): Schema[] =>
    ['largest|greatest|biggest|larger|last', 'smallest|least|smaller|first', 'middle'].flatMap(
      (asked, place): Schema[] => {
        if (place === 2 && count % 2 === 0) return [];
        const at = [count - 1, 0, (count - 1) / 2][place] ?? 0;
        const shifted = (k: number): string =>
          k === 0 ? 'smallest number' : `smallest number + ${k * Number(gap)}`;
        return [
          {
            asks: [
              `(what is|find) the (${asked})( (1|number|integer))?( of (them|the ${count}|these (numbers|integers)))?`,
            ],
            says: [
              [
                `sum of ${count} consecutive ${kind}(integers|numbers|whole numbers) is {n:sum}`,
                `${count} consecutive ${kind}(integers|numbers|whole numbers) (add up|sum) to {n:sum}`,
              ],
            ],
            table: (s) => {
              const smallest = (Number(s['sum']) - (Number(gap) * count * (count - 1)) / 2) / count;
              const isFitting =
                Number.isInteger(smallest) &&
                (kind === '' || Math.abs(smallest) % 2 === (kind === 'odd ' ? 1 : 0));
              return isFitting && smallest >= 0
                ? tabled('', shifted(at), {
                    equations: `${Array.from({ length: count }, (_, k) => (k === 0 ? shifted(k) : `(${shifted(k)})`)).join(' + ')} = sum`,
                    isWhole: true,
                  })(s)
                : null;
            },
          },
        ];
      },
    ),
  ),
);

const SIDE = '(cm|meters?|feet|inches|miles?|km|yards?)';
const RECTANGLE = '( of (an?|the) (rectangle|rectangular [a-z]+|(?!square|triangle|circle)[a-z]+))?';
const sides = (s: Slots, width: string): string => {
  const times = s['times'] === undefined ? width : `times * ${width}`;
  return s['more'] === undefined ? times : `${times} + more`;
};
const rectangle = (asked: 'width' | 'length' | 'area'): Schema => ({
  asks: [`(what (is|are)|find) (the|its) ${asked}( of the rectangle)?`],
  says: [
    [
      `(its|the) length${RECTANGLE} is {n:more} (${SIDE} )?(more|longer|greater) than {n:times} times (its|the) width`,
      `(its|the) length${RECTANGLE} is {n:times} times (as long as )?(its|the) width`,
      `(its|the) length${RECTANGLE} is {n:more} ${SIDE} (more|longer|greater) than (its|the) width`,
    ],
    [`perimeter${RECTANGLE} is {q:around}`, `perimeter${RECTANGLE} is {n:around}(?! [a-z])`],
  ],
  words: 'rectangle rectangular garden field room lot',
  table: (s) =>
    tabled(`length = ${sides(s, 'width')}`, asked === 'area' ? 'length * width' : asked, {
      equations: '2 * length + 2 * width = around',
    })(s),
});

/** Two amounts: their sum, and how the one compares with the other. */
const twoParts = (isLarge: boolean, isPiece: boolean): Schema => ({
  asks: isPiece
    ? [
        `how long is the ${isLarge ? 'longer' : 'shorter'} (piece|part|1)`,
        `find the length of the ${isLarge ? 'longer' : 'shorter'} (piece|part)`,
      ]
    : [
        `(what is|find) the ${isLarge ? '(larger|bigger|greater|largest)' : '(smaller|smallest)'}( (1|number))?( of the 2)?`,
      ],
  says: isPiece
    ? [
        [
          '{q:sum}( long)? is cut into 2 (pieces|parts)',
          '{q:sum} [a-z]+ is cut into 2 (pieces|parts)',
          'cut an? {q:sum} [a-z]+ into 2 (pieces|parts)',
        ],
        [
          `1 (piece|part) is {n:times} times (as long as|the length of) the other`,
          `1 (piece|part) is {n:more} ${SIDE} longer than the other`,
        ],
      ]
    : [
        ['2 numbers (add up to|have a sum of) {n:sum}', 'sum( of (the )?2 numbers)? is {n:sum}'],
        [
          'difference (is|of) {n:more}',
          '1 number is {n:more} (more|greater|larger) than (the other|another)',
          '1 number is {n:times} times (the other|another)',
          'larger (number )?is {n:times} times the smaller( number)?',
          'larger (number )?is {n:more} (more|greater) than the smaller( number)?',
        ],
      ],
  words: '2 numbers their',
  things: isPiece ? 1 : 0,
  table: (s) => {
    const [small, large] = isPiece
      ? (['shorter piece', 'longer piece'] as const)
      : (['smaller number', 'larger number'] as const);
    if (s['times'] !== undefined && !(Number(s['times']) > 1)) return null;
    return tabled(`${large} = ${sides(s, small)}`, isLarge ? large : small, {
      equations: `${large} + ${small} = sum`,
    })(s);
  },
});

/** Numbers and lengths that are joined by their sum. */
export const NUMBERS: readonly Schema[] = [
  rectangle('width'),
  rectangle('length'),
  ...[true, false].flatMap((isLarge) => [twoParts(isLarge, true), twoParts(isLarge, false)]),
  ...consecutive,
];
