import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { SHAPES } from '../../../../host-app/solver/check/formulas/shapes.js';
import { evaluate } from '../../../../host-app/solver/check/values/evaluate.js';
import { measured } from '../../../../host-app/solver/check/numbers/measured.js';
import { relationsOf } from '../../../../host-app/solver/plan/formulas/amounts.js';
import { FORMULA_TABLES } from '../../../../host-app/solver/plan/formulas/formula-tables.js';
import { arg } from '../../../../host-app/solver/tree/expr.js';
import { variablesOf } from '../../../../host-app/solver/tree/walk.js';
import { picker, SEEDS } from '../seeds.js';

const answer = (question: string): string => {
  const found = solve(question);
  return found.kind === 'solution' ? `${plain(found.answer.exact)}, ${found.verification}` : found.messageKey;
};

describe('figures in sentences', () => {
  it.each([
    ['Find the surface area of a cylinder with radius 3 cm and height 10 cm.', '78*pi'],
    ['What is the total surface area of a cone of radius 3 and slant height 5?', '24*pi'],
    ['The radius of a sphere is 6. What is its volume?', '288*pi'],
    ['volume of a pyramid with square base of side 6 and height 10', '120'],
    ['volume of a 2 by 3 by 4 box', '24'],
    ['A rectangle is 5 cm long and 3 cm wide. Find its area.', '15'],
    ['A trapezoid has bases of 6 and 10 and a height of 4. Find its area', '32'],
    ['perimeter of a rhombus with diagonals 6 and 8', '20'],
    ['area of a triangle with sides 13, 14 and 15', '84'],
    ['A right triangle has hypotenuse 13 and one leg 5. Find the other leg.', '12'],
    ['Two angles of a triangle are 35 degrees and 85 degrees. What is the third angle?', '60'],
    ['What is the complement of 35 degrees?', '55'],
    ['length of an arc with radius 6 and central angle 60 degrees', '2*pi'],
    ['area of a sector with radius 3 and angle pi/3', '3*pi/2'],
    ['sum of the interior angles of a hexagon', '720'],
    ['How many diagonals does an octagon have?', '20'],
    ['Each exterior angle of a regular polygon is 40 degrees. How many sides does it have?', '9'],
    ['law of cosines: a = 5, b = 7, C = 60 degrees, find c', 'sqrt(39)'],
    ['law of sines: a = 5, A = 30 degrees, B = 45 degrees, find b', '5*sqrt(2)'],
    ['area of the triangle with vertices (0, 0), (4, 0), (0, 3)', '6'],
    ['convert 60 degrees to radians', 'pi/3'],
    ['convert 100 degrees Celsius to Fahrenheit', '212'],
    ['z-score of 85 with mean 70 and standard deviation 10', '3/2'],
  ])('%s: %s', (question, expected) => {
    expect(answer(question)).toBe(`${expected}, steps`);
  });

  it.each([
    ['A circle has area 25pi. Find its radius.', '5'],
    ['A cube has volume 64. What is its surface area?', '96'],
    ['A cylinder has volume 45pi and radius 3. Find its height.', '5'],
    ['A square has area 49. What is its perimeter?', '28'],
    ['Find the height of a triangle with area 20 and base 8', '5'],
    ['radius of a circle with circumference 12pi', '6'],
  ])('asked backwards: %s: %s', (question, expected) => {
    expect(answer(question)).toBe(`${expected}, steps`);
  });

  it('show the formula, what is put in, and the positive solution', () => {
    const found = solve('A circle has area 25pi. Find its radius.');
    const rules = found.kind === 'solution' ? (found.methods[0]?.steps ?? []).map(({ rule }) => rule) : [];
    expect(rules.slice(0, 2)).toEqual(['formula', 'story-put-in']);
    expect(rules.at(-1)).toBe('positive-root');
  });

  it.each([
    ['sides that make no triangle', 'area of a triangle with sides 1, 2, 10'],
    ['lengths in several units', 'a box has length 2 cm, width 3 m and height 4 cm. find its volume'],
    ['which side the height stands on', 'area of parallelogram with sides 5 and 8 and height 4'],
    ['an angle that could be in degrees or radians', 'area of a sector with radius 3 and angle 2'],
    ['which of the angles is meant', 'area of a triangle with sides 3 and 4 and angle 30 degrees'],
    ['more than a figure has', 'area of a square with side 5 and radius 3'],
    ['words that are not known', 'area of a wobbly circle with radius 3'],
  ])('are refused where they leave open %s', (_, question) => {
    expect(answer(question)).toMatch(/^cannot|^parse/);
  });
});

/** Sizes of every sheet; the shape itself says what else is true of them. */
const sizesOf = (id: string, next: (limit: number) => number): Record<string, number> => {
  const n = (): number => 2 + next(40);
  if (id === 'triangle/sides') return { a: 20 + next(5), b: 21 + next(5), c: 22 + next(5) };
  if (id === 'triangle/two sides') return { a: n(), b: n(), C: [30, 45, 60, 90, 120][next(5)] ?? 60 };
  if (id.endsWith('/angles')) return { A: 10 + next(70), B: 10 + next(70) };
  if (id.includes('polygon')) return { n: 3 + next(20), s: n() };
  if (id === 'sector') return { r: n(), t: 10 * (1 + next(30)) };
  if (id === 'sector in radians') return { r: n(), t: 1 + next(5) };
  if (id === 'parallelogram') return { b: n(), h: 2 + next(5), a: 9 + next(9) };
  if (id === 'rhombus/height') return { s: 20 + next(9), h: n() % 19 || 1 };
  if (id === 'ring') return { r: n(), R: 50 + next(9) };
  if (id === 'complementary angles') return { A: 1 + next(88) };
  if (id === 'supplementary angles') return { A: 1 + next(178) };
  return Object.fromEntries('abhlwpqrskBmzDC'.split('').map((letter) => [letter, n()]));
};

describe.each(SEEDS)('every sheet, with numbers %s', (_, seed) => {
  const next = picker(seed);
  it.each(FORMULA_TABLES.map((sheet) => [sheet.id, sheet] as const))(
    'agrees with the figure itself: %s',
    (id, sheet) => {
      const sizes = sizesOf(id, next);
      const shape = SHAPES[id];
      const amounts = { ...sizes, ...shape?.(sizes) };
      const point = Object.fromEntries(
        Object.entries(amounts).map(([letter, value]) => [letter, measured(value ?? Number.NaN)]),
      );
      const known = relationsOf(sheet).filter((line) => variablesOf(line).every((name) => name in amounts));
      for (const line of known) {
        const [left, right] = [evaluate(arg(line, 0), point).re, evaluate(arg(line, 1), point).re];
        expect(Math.abs(left - right)).toBeLessThan(1e-6 * (1 + Math.abs(left)));
      }
      expect(known.length).toBeGreaterThan(0);
    },
  );

  it('sizes come back from what is measured on figures made of them', () => {
    for (let round = 0; round < 6; round += 1) {
      const [a, b] = [2 + next(30), 2 + next(30)];
      expect(answer(`A circle has area ${a * a}pi. Find its radius.`)).toMatch(new RegExp(`^${a},`));
      expect(answer(`A cylinder has radius ${a} and volume ${a * a * b}pi. What is its height?`)).toMatch(
        new RegExp(`^${b},`),
      );
      expect(answer(`width of a rectangle with area ${a * b} and length ${a}`)).toMatch(new RegExp(`^${b},`));
      expect(answer(`A cone has radius ${3 * a} and height ${4 * a}. What is its slant height?`)).toMatch(
        new RegExp(`^${5 * a},`),
      );
      expect(answer(`The legs of a right triangle are ${5 * b} and ${12 * b}. Find the hypotenuse.`)).toMatch(
        new RegExp(`^${13 * b},`),
      );
    }
  });
});
