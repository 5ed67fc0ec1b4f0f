import { describe, expect, test } from 'vitest';
import { featuresOf, fittedView } from '../../../../host-app/maths/graph/features';
import { plottedOf } from '../../../../host-app/maths/graph/plotted';

const found = (...texts: string[]) => featuresOf(plottedOf(texts), [-10, 10]);
const points = (kind: string, ...texts: string[]) =>
  found(...texts)
    .points.filter((point) => point.kind === kind)
    .map(({ x, y, isExact }) => `${isExact ? '' : '≈ '}${Number(x.toFixed(4))}, ${Number(y.toFixed(4))}`)
    .sort();
const asymptotes = (text: string) =>
  found(text)
    .asymptotes.map(({ x }) => Number(x.toFixed(4)))
    .sort((a, b) => a - b);

describe('notable points', () => {
  test('are exact where they are short decimals', () => {
    expect(points('root', 'y = x^2 - 4')).toEqual(['-2, 0', '2, 0']);
    expect(points('minimum', 'y = x^2 - 4')).toEqual(['0, -4']);
    expect(points('y-intercept', 'y = x^2 - 4')).toEqual(['0, -4']);
    expect(points('minimum', 'x^3 - 3x')).toEqual(['1, -2']);
    expect(points('maximum', 'x^3 - 3x')).toEqual(['-1, 2']);
  });
  test('are rounded, and say so, where they are not', () => {
    expect(points('root', 'x^2 - 2')).toEqual(['≈ -1.4142, 0', '≈ 1.4142, 0']);
    expect(points('maximum', 'sin(x)')).toEqual(['≈ -4.7124, 1', '≈ 1.5708, 1', '≈ 7.854, 1']);
  });
  test('include roots that only touch the axis, and roots at the edge of the domain', () => {
    expect(points('root', '(x-1)^2')).toEqual(['1, 0']);
    expect(points('root', 'sqrt(x-2)')).toEqual(['2, 0']);
    expect(points('root', '(x - 1.3)^2')).toEqual(['1.3, 0']);
  });
  test('are not made of poles, jumps, noise or steps', () => {
    expect(points('root', '1/x')).toEqual([]);
    expect(points('maximum', 'tan x')).toEqual([]);
    expect(points('maximum', '1/x^2')).toEqual([]);
    expect(points('minimum', 'sin(x)^2 + cos(x)^2')).toEqual([]);
    expect(points('maximum', 'floor(x)')).toEqual([]);
  });
  test('are found where two curves meet', () => {
    expect(points('intersection', 'x^2', 'x + 2')).toEqual(['-1, 1', '2, 4']);
    expect(points('intersection', '2x + 3y = 6', 'y = x')).toEqual(['1.2, 1.2']);
    expect(points('intersection', 'x^2', 'x^2')).toEqual([]);
  });
});

describe('vertical asymptotes', () => {
  test('are found at poles of both kinds and at the edge of a logarithm', () => {
    expect(asymptotes('1/x')).toEqual([0]);
    expect(asymptotes('1/(x-2)^2')).toEqual([2]);
    expect(asymptotes('1/(x^2 - 4)')).toEqual([-2, 2]);
    expect(asymptotes('ln(x - 1)')).toEqual([1]);
    expect(asymptotes('tan x')).toEqual([-7.854, -4.7124, -1.5708, 1.5708, 4.7124, 7.854]);
  });
  test('are not found at roots, edges and jumps of finite height', () => {
    for (const text of ['sqrt(x)', 'floor(x)', 'x^3', '|x|/x', '1000000x', 'x^(1/3)', 'asin(x)'])
      expect([text, asymptotes(text)]).toEqual([text, []]);
  });
  test('differ from single missing points', () => {
    expect(points('hole', '(x^2-1)/(x-1)')).toEqual(['1, 2']);
    expect(asymptotes('(x^2-1)/(x-1)')).toEqual([]);
    expect(points('hole', '1/x')).toEqual([]);
  });
});

test('the first view contains the notable points near the origin', () => {
  const { x, y } = fittedView(plottedOf(['x^2 - 4']), 5 / 8);
  expect(x).toEqual([-5, 5]);
  expect(y[0]).toBeLessThan(-4);
  expect(fittedView(plottedOf(['sqrt(-1-x^2)']), 5 / 8)).toEqual({ x: [-10, 10], y: [-10, 10] });
});
