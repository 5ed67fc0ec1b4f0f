/** Lengths, areas and volumes from points and curves, in decimals, without formulas of figures. */
export type Vector = readonly [number, number, number];
export const at = (x: number, y: number, z = 0): Vector => [x, y, z];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const distance = (a: Vector, b: Vector): number => Math.hypot(...minus(a, b));
const ORIGIN = at(0, 0);

const pairs = (corners: readonly Vector[]): (readonly [Vector, Vector])[] =>
  corners.map((corner, k) => [corner, corners[(k + 1) % corners.length] ?? corner]);
/** Half the length of the sum of the cross products along the edge. */
export const area = (...corners: readonly Vector[]): number =>
  Math.hypot(
    ...pairs(corners)
      .map(([a, b]) => cross(a, b))
      .reduce((total, next) => at(total[0] + next[0], total[1] + next[1], total[2] + next[2]), ORIGIN),
  ) / 2;
export const around = (...corners: readonly Vector[]): number =>
  pairs(corners).reduce((total, [a, b]) => total + distance(a, b), 0);
/** The angle at the middle one of three corners, in degrees. */
export const angle = (a: Vector, corner: Vector, b: Vector): number => {
  const [u, v] = [minus(a, corner), minus(b, corner)];
  const along = u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  return (Math.atan2(Math.hypot(...cross(u, v)), along) * 180) / Math.PI;
};

/** Simpson's rule. */
export const integral = (f: (x: number) => number, to: number, from = 0): number => {
  const [parts, h] = [240, (to - from) / 240];
  let total = f(from) + f(to);
  for (let k = 1; k < parts; k += 1) total += (k % 2 === 1 ? 4 : 2) * f(from + k * h);
  return (total * h) / 3;
};
export type Curve = (t: number) => readonly [x: number, y: number];
const slope = (f: (t: number) => number, t: number): number => {
  const h = 1e-3;
  return (8 * (f(t + h) - f(t - h)) - (f(t + 2 * h) - f(t - 2 * h))) / (12 * h);
};
const speed = (curve: Curve, t: number): readonly [dx: number, dy: number, ds: number] => {
  const [dx, dy] = [slope((u) => curve(u)[0], t), slope((u) => curve(u)[1], t)];
  return [dx, dy, Math.hypot(dx, dy)];
};
export const lengthOf = (curve: Curve, to: number): number => integral((t) => speed(curve, t)[2], to);
/** The area that the line from the origin to the curve sweeps over. */
export const swept = (curve: Curve, to: number): number =>
  integral((t) => curve(t)[0] * speed(curve, t)[1] - curve(t)[1] * speed(curve, t)[0], to) / 2;
/** A curve turned about the x-axis: what is inside, and its surface. */
export const turned = (curve: Curve, to: number): readonly [volume: number, surface: number] => [
  Math.abs(integral((t) => Math.PI * curve(t)[1] ** 2 * speed(curve, t)[0], to)),
  integral((t) => 2 * Math.PI * Math.abs(curve(t)[1]) * speed(curve, t)[2], to),
];
