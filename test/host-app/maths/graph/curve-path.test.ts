import { expect, it } from 'vitest';
import { readPlot } from '../../../../host-app/maths/graph/plot-text';
import { curvePath } from '../../../../host-app/ui/graph/curve-path';
import { scale } from '../../../../host-app/ui/graph/scale';

const x = [-8, 8] as const;
const y = [-5, 5] as const;

const piecesOf = (text: string): readonly string[] => {
  const read = readPlot(text);
  if (!read.ok) throw new Error(text);
  const path = curvePath(read.f, { x, y, toX: scale(x, 640), toY: scale(y, 400, true) });
  return path.split('M').slice(1);
};

it.each<[string, number]>([
  ['x^3', 1],
  ['100x', 1],
  ['1/(x - 2)', 2],
  ['floor(x)', 16],
  ['sqrt(x)', 1],
  ['tan(x)', 7],
  ['ln(x^2)', 2],
  ['x/abs(x)', 2],
  ['sqrt(-1 - x^2)', 0],
])('%s is drawn in %i pieces', (text, wanted) => {
  expect(piecesOf(text)).toHaveLength(wanted);
});

it('a curve begins where its domain does', () => {
  const [left, top] = (piecesOf('sqrt(x - 1)')[0] ?? '').split('L')[0]?.split(' ').map(Number) ?? [];
  expect(Math.abs((left ?? 0) - 360)).toBeLessThan(0.1);
  expect(Math.abs((top ?? 0) - 200)).toBeLessThan(2);
});

it('a wave that is narrower than the first pieces keeps its height', () => {
  const heights = piecesOf('sin(20x)').flatMap((piece) =>
    piece.split('L').map((point) => Number(point.split(' ')[1])),
  );
  expect(Math.min(...heights)).toBeLessThan(161);
  expect(Math.max(...heights)).toBeGreaterThan(239);
});
