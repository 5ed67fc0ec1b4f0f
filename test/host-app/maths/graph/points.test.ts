import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notablePoints, type NotablePoint } from '../../../../host-app/maths/graph/points';
import { heightFor, readPlot } from '../../../../host-app/maths/graph/plot-text';

const functionOf = (text: string) => {
  const read = readPlot(text);
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return read.f;
};
const found = (texts: readonly string[], range: readonly [number, number] = [-10, 10]) =>
  notablePoints(texts.map(functionOf), range);
const brief = ({ kind, x, y, isExact }: NotablePoint): string =>
  `${kind} ${Number(x.toFixed(6))} ${Number(y.toFixed(6))}${isExact ? '' : ' about'}`;

describe('The points of a graph', () => {
  it.each<[string, string[]]>([
    ['x^2 - 4', ['root -2 0', 'minimum 0 -4', 'root 2 0']],
    ['(x - 3)^2', ['root 3 0']],
    [
      'x^3 - 3x',
      ['root -1.732051 0 about', 'maximum -1 2', 'root 0 0', 'minimum 1 -2', 'root 1.732051 0 about'],
    ],
    ['2x + 1', ['root -0.5 0']],
    ['e^x', []],
    ['1/x', []],
    ['1/(x - 2)^2', []],
    ['abs(x) - 1', ['root -1 0', 'minimum 0 -1', 'root 1 0']],
    ['floor(x) + 0.5', []],
    ['floor(x)', []],
    ['abs(x) + x', []],
    ['5', []],
    ['0', []],
    ['x/0', []],
  ])('of %s', (text, wanted) => {
    expect(found([text]).map(brief)).toEqual(wanted);
  });

  it('have the intersections of each two', () => {
    const points = found(['x^2', 'x + 2', '4']).filter(({ kind }) => kind === 'intersection');
    expect(points.map(({ of, ...point }) => `${of.join('')} ${brief({ of, ...point })}`)).toEqual([
      '02 intersection -2 4',
      '01 intersection -1 1',
      '01 intersection 2 4',
      '02 intersection 2 4',
      '12 intersection 2 4',
    ]);
  });

  it('are the roots of sin(x), and poles of tan(x) are none', () => {
    const roots = (text: string) => found([text]).filter(({ kind }) => kind === 'root');
    expect(roots('sin(x)').map(({ x }) => Math.round(x / Math.PI))).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(roots('tan(x)').map(({ x }) => Math.round((x / Math.PI) * 2) / 2)).toEqual([
      -3, -2, -1, 0, 1, 2, 3,
    ]);
  });

  it('are none where there would be a pattern of them', () => {
    expect(found(['sin(40x)'])).toEqual([]);
  });

  it('of a parabola with whole roots are found exactly', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        fc.pre(a < b);
        const roots = notablePoints([(x) => (x - a) * (x - b)], [-10, 10]).filter(
          ({ kind }) => kind === 'root',
        );
        return (
          roots.length === 2 &&
          roots[0]?.x === a &&
          roots[1]?.x === b &&
          roots.every(({ isExact }) => isExact)
        );
      }),
    );
  });
});

describe('What is typed for a graph', () => {
  it.each([
    ['y = x^2', 9],
    ['f(x) = 2x + 3', 9],
    ['3x', 9],
    ['g(x)=|x|+6', 9],
  ])('%s is read', (typed, at3) => {
    expect(functionOf(typed)(3)).toBe(at3);
  });

  it.each([
    ['a x', 'plotLetter'],
    ['', 'empty'],
    ['2 +', 'unexpectedEnd'],
  ])('%s is refused with a reason', (typed, message) => {
    expect(readPlot(typed)).toMatchObject({ ok: false, message });
  });

  it('is shown with equal units where that shows enough, else with all of its points', () => {
    const height = (text: string) => heightFor([functionOf(text)]);
    expect(['x^2 - 4', 'sin(x)', '2x + 1', 'tan(x)', 'e^x'].map(height)).toEqual(Array.from({ length: 5 }, () => [-5, 5]));
    expect(height('x^2 - 20')[0]).toBeLessThan(-20);
    expect(height('100x + 500')[1]).toBeGreaterThan(0);
  });

  it('has a range that shows the axis, and is never flat', () => {
    for (const text of ['5', '0', 'x^2', '1/x', 'e^x', 'sqrt(x)', 'x/0']) {
      const [from, to] = heightFor([functionOf(text)]);
      expect(from).toBeLessThan(0);
      expect(to).toBeGreaterThan(0);
      expect(to - from).toBeGreaterThan(2);
    }
  });
});
