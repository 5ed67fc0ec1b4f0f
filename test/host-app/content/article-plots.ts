import { evaluate, parseExpression, variablesOf } from '../../../host-app/maths/expression';

const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((end) => Number.isFinite(end)) &&
  value[0] < value[1];

const isPoint = (value: unknown): value is { x: number; y: number; label?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  Number.isFinite(value.x) &&
  Number.isFinite(value.y) &&
  (!('label' in value) || typeof value.label === 'string');

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `null` where the curve has no value. */
const heightAt = (curve: string, x: number): number | null => {
  const parsed = parseExpression(curve);
  if (!parsed.ok) return null;
  try {
    return evaluate(parsed.tree, { x });
  } catch {
    return null;
  }
};

const curveProblems = (curve: unknown, [left, right]: [number, number]): readonly string[] => {
  if (typeof curve !== 'string') return ['a curve is no text'];
  const parsed = parseExpression(curve);
  if (!parsed.ok) return [`'${curve}': ${parsed.problem.message}`];
  const strange = variablesOf(parsed.tree).filter((name) => name !== 'x');
  if (strange.length > 0) return [`'${curve}' has ${strange.join(', ')}`];
  const somewhere = Array.from({ length: 21 }, (_, i) => left + ((right - left) * i) / 20).some(
    (x) => heightAt(curve, x) !== null,
  );
  return somewhere ? [] : [`'${curve}' has no value in the picture`];
};

/** A labelled point lies in the picture and, to the eye, on one of the curves (next to it where there is a hole). */
const pointProblems = (
  point: unknown,
  curves: readonly string[],
  x: [number, number],
  y: [number, number],
): readonly string[] => {
  if (!isPoint(point)) return ['a point needs numbers x and y'];
  const name = `(${point.x}, ${point.y})`;
  if (point.x < x[0] || point.x > x[1] || point.y < y[0] || point.y > y[1])
    return [`${name} is outside of the picture`];
  const tolerance = (y[1] - y[0]) / 100;
  const touches = curves.some((curve) =>
    [point.x, point.x + 1e-6].some((at) => {
      const height = heightAt(curve, at);
      return height !== null && Math.abs(height - point.y) <= tolerance;
    }),
  );
  return touches ? [] : [`${name} lies on no curve`];
};

export const plotProblems = (plot: Readonly<Record<string, unknown>>): readonly string[] => {
  const { x, y, caption } = plot;
  if (!isRange(x) || !isRange(y)) return ['a plot needs the ranges x and y'];
  const curves = asList(plot['curves']);
  const drawn = curves.filter((curve) => typeof curve === 'string');
  return [
    ...(typeof caption === 'string' && caption.length > 20 ? [] : ['a plot needs a caption']),
    ...(curves.length > 0 ? [] : ['a plot needs a curve']),
    ...curves.flatMap((curve) => curveProblems(curve, x)),
    ...asList(plot['points']).flatMap((point) => pointProblems(point, drawn, x, y)),
  ];
};
