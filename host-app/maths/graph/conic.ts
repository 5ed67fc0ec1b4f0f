/** The two sides of an equation in x and y, subtracted. */
export type Plane = (x: number, y: number) => number;

/** a t² + b t + c */
type Quadratic = readonly [a: number, b: number, c: number];

/** A curve of the second degree. */
export interface Shape {
  readonly kind: 'Circle' | 'Ellipse' | 'Hyperbola' | 'Parabola';
  readonly center?: readonly [x: number, y: number];
  readonly radius?: number;
}

/** The equation whose values these are, if it is of the second degree at most. */
export const quadraticOf = (value: (t: number) => number): Quadratic | null => {
  const [c, up, down] = [value(0), value(1), value(-1)];
  const [a, b] = [(up + down) / 2 - c, (up - down) / 2];
  const size = Math.abs(a) + Math.abs(b) + Math.abs(c);
  const fits = [-3, 2.5].every((t) => Math.abs(value(t) - (a * t * t + b * t + c)) <= 1e-9 * size);
  return fits ? [a, b, c] : null;
};

/** The larger (side 1) or the smaller solution; NaN without a real one. */
export const solved = (equation: Quadratic | null, side: 1 | -1): number => {
  if (!equation) return Number.NaN;
  const [a, b, c] = equation;
  if (a === 0) return -c / b + 0;
  return (-b + side * Math.sign(a) * Math.sqrt(b * b - 4 * a * c)) / (2 * a) + 0;
};

const isNone = (value: number): boolean => Math.abs(value) < 1e-9;

/** The name of a x² + b x y + c y² + d x + e y + f = 0; `null` for two lines, and for other equations. */
export const shapeOf = (difference: Plane): Shape | null => {
  const [alongX, alongY] = [quadraticOf((x) => difference(x, 0)), quadraticOf((y) => difference(0, y))];
  if (!alongX || !alongY) return null;
  const [[a, d, f], [c, e]] = [alongX, alongY];
  const b = difference(1, 1) - (a + c + d + e + f);
  const fitted = (x: number, y: number): number => a * x * x + b * x * y + c * y * y + d * x + e * y + f;
  if (!isNone(difference(2, -3) - fitted(2, -3)) || !isNone(difference(-1.5, 2) - fitted(-1.5, 2)))
    return null;
  const bend = 4 * a * c - b * b;
  const determinant = bend * f + b * e * d - a * e * e - c * d * d;
  if (isNone(determinant)) return null;
  if (isNone(bend)) return { kind: 'Parabola' };
  const center = [(b * e - 2 * c * d) / bend + 0, (b * d - 2 * a * e) / bend + 0] as const;
  if (bend < 0) return { kind: 'Hyperbola', center };
  const square = -fitted(...center) / a;
  if (square < 0) return null;
  return isNone(b) && isNone(a - c)
    ? { kind: 'Circle', center, radius: Math.sqrt(square) }
    : { kind: 'Ellipse', center };
};
