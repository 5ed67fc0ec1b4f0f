import { expect, test } from 'vitest';
import { curvePath } from '../../../host-app/ui/graph/curve-path';
import { labelPlaces } from '../../../host-app/ui/graph/label-places';
import { scale } from '../../../host-app/ui/graph/scale';

const size = { width: 600, height: 400 };
const path = (f: (x: number) => number): string =>
  curvePath(f, { x: [-10, 10], y: [-10, 10], toX: scale([-10, 10], 600), toY: scale([-10, 10], 400, true) });
const pieces = (f: (x: number) => number): number => path(f).match(/M/g)?.length ?? 0;

test('poles and steps interrupt a curve, steep parts do not', () => {
  expect(pieces((x) => 1 / x)).toBe(2);
  expect(pieces((x) => (x < Math.SQRT2 ? 1 : 3))).toBe(2);
  expect(pieces((x) => 1e6 * x)).toBe(1);
  expect(pieces((x) => Math.sin(40 * x))).toBe(1);
});

test('a curve begins at the edge of its domain', () => {
  const [, x] = /^M(\S+) /.exec(path((at) => Math.sqrt(at - 3.3))) ?? [];
  expect(Number(x)).toBeCloseTo(399, 0);
});

test('labels keep apart and inside of the picture, or are left out', () => {
  const points = Array.from({ length: 30 }, (_, at) => ({ x: 300 + at, y: 200, label: '(1.2345, 0)' }));
  const places = labelPlaces(points, size, []).filter((place) => place !== null);
  expect(places.length).toBeGreaterThan(1);
  for (const [index, place] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.abs(place.x - other.x) > 80 || Math.abs(place.y - other.y) >= 18).toBe(true);
});

test('where many points are marked, a label is shown only where it covers no curve', () => {
  const [toX, toY] = [scale([-10, 10], 600), scale([-0.8, 0.8], 400, true)];
  const wave = (x: number): number => Math.sin(3 * x);
  const heightAt = (at: number): number => toY(wave(-10 + (at / 600) * 20) / 3);
  const points = Array.from({ length: 38 }, (_, nth) => {
    const x = ((nth - 19) * Math.PI) / 6;
    return { x: toX(x), y: toY(wave(x) / 3), label: `≈ (${x.toFixed(4)}, ${(wave(x) / 3).toFixed(2)})` };
  });
  const shown = labelPlaces(points, size, [heightAt]).flatMap((place, index) =>
    place ? [{ ...place, half: ((points[index]?.label.length ?? 0) * 8) / 2 }] : [],
  );
  expect(shown.length).toBeGreaterThan(4);
  for (const { x, y, half } of shown)
    for (let across = x - half; across <= x + half; across += 1)
      expect(Math.abs(heightAt(across) - y), `at ${across}`).toBeGreaterThan(8);
});

test.each([
  ['a minimum', (x: number) => x ** 2 - 4, { x: 0, y: -4, label: '(0, −4)' }],
  ['a maximum', (x: number) => 4 - x ** 2, { x: 0, y: 4, label: '(0, 4)' }],
  ['a root of a steep curve', (x: number) => 3 * x, { x: 0, y: 0, label: '(0, 0)' }],
  ['a root of a flat curve', (x: number) => x / 4, { x: 0, y: 0, label: '(0, 0)' }],
  ['a point of a falling curve', (x: number) => -x, { x: 2, y: -2, label: '(2, −2)' }],
])('the label of %s lies on no curve', (_name, f, point) => {
  const [toX, toY] = [scale([-10, 10], 600), scale([-10, 10], 400, true)];
  const [place] = labelPlaces([{ ...point, x: toX(point.x), y: toY(point.y) }], size, [
    (at) => toY(f(-10 + (at / 600) * 20)),
  ]);
  expect(place).toBeDefined();
  if (!place) throw new Error('The label has no place.');
  const half = (point.label.length * 8) / 2;
  for (let across = place.x - half; across <= place.x + half; across += 0.5) {
    const height = toY(f(-10 + (across / 600) * 20));
    expect(Math.abs(height - place.y), `at ${across}`).toBeGreaterThan(8);
  }
});
