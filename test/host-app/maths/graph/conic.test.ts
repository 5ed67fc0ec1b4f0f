import { expect, test } from 'vitest';
import { featuresOf, fittedView } from '../../../../host-app/maths/graph/features';
import { plottedOf } from '../../../../host-app/maths/graph/plotted';
import { curveFacts, curveName } from '../../../../host-app/ui/graph/describe';

const view = { x: [-12, 12], y: [-12, 12] } as const;
const described = (...texts: string[]): string[] => {
  const curves = plottedOf(texts);
  const features = featuresOf(curves, view.x);
  return curves.map(
    (curve, at) => `${curveName(curve)}: ${curveFacts(at, curves, features, view).join(' ')}`,
  );
};

test('a vertical line is drawn, and meets what it crosses', () => {
  expect(plottedOf(['x = 3', '2x - 1 = 6', 'x^2 = 4']).map(({ vertical }) => vertical)).toEqual([
    3, 3.5, -2, 2,
  ]);
  expect(described('x = 3', 'x^2')).toEqual([
    'x = 3: Vertical line. Root: x = 3. Meets y = x^2 at (3, 9).',
    'y = x^2: Root: x = 0. Minimum: (0, 0). Meets the y axis at (0, 0).',
  ]);
});

test('a circle is two halves of one color, with its center and radius in words', () => {
  expect(plottedOf(['x', 'x^2 + y^2 = 25']).map(({ color }) => color)).toEqual([0, 1, 1]);
  expect(described('x^2 + y^2 = 25', 'x = 3')).toEqual([
    'x^2 + y^2 = 25, upper half: Circle with center (0, 0) and radius 5. Roots: x = −5 and x = 5. Maximum: (0, 5). ' +
      'Meets the y axis at (0, 5). Meets x = 3 at (3, 4).',
    'x^2 + y^2 = 25, lower half: Roots: x = −5 and x = 5. Minimum: (0, −5). Meets the y axis at (0, −5). ' +
      'Meets x = 3 at (3, −4).',
    'x = 3: Vertical line. Root: x = 3.',
  ]);
});

test.each([
  ['(x - 1)^2 + (y + 2)^2 = 9', 'Circle with center (1, −2) and radius 3.'],
  ['x^2/9 + y^2/4 = 1', 'Ellipse with center (0, 0).'],
  ['x^2 - y^2 = 1', 'Hyperbola with center (0, 0).'],
  ['x^2 + x y + y^2 = 7', 'Ellipse with center (0, 0).'],
  ['x = y^2', 'Parabola.'],
])('%s is named', (text, name) => expect(described(text)[0]).toContain(name));

test.each(['x^2 = y^2', 'x^2 + y^2 = -1', 'y^2 = x^3'])('%s has no such name', (text) =>
  expect(described(text)[0]).not.toMatch(/Circle|Ellipse|Hyperbola|Parabola/),
);

test('each half has its own values; a curve without points says so', () => {
  const values = plottedOf(['(x - 1)^2 + (y + 2)^2 = 9']).map(({ f }) => [f(1), f(4), f(5)]);
  expect(values).toEqual([
    [1, -2, Number.NaN],
    [-5, -2, Number.NaN],
  ]);
  expect(described('x^2 + y^2 = -1')[0]).toContain('no real values');
});

test('a circle is round in the first view', () => {
  const { x, y } = fittedView(plottedOf(['x^2 + y^2 = 25']), 5 / 8);
  expect((y[1] - y[0]) / (x[1] - x[0])).toBeCloseTo(5 / 8);
  expect(y[0]).toBeLessThan(-5);
  expect(y[1]).toBeGreaterThan(5);
});
