import { angle, area, around, at, distance, integral, lengthOf, swept, turned, type Curve, type Vector } from './space.js'; // prettier-ignore

export type Amounts = Readonly<Record<string, number>>;
/** Calculates all other amounts of a formula table from the sizes of a figure. */
export type Shape = (sizes: Amounts) => Amounts;

const { PI } = Math;
const round =
  (radius: number): Curve =>
  (t) => [radius * Math.cos(t), radius * Math.sin(t)];
const both = (a: Vector, b: Vector, c: Vector, d: Vector): Amounts => ({
  A: area(a, b, c, d),
  P: around(a, b, c, d),
});
const triangle = (a: Vector, b: Vector, c: Vector): Amounts => ({ A: area(a, b, c), P: around(a, b, c) });
/** The third corner above a side from 0 to a, from its distances to both ends. */
const third = (a: number, b: number, c: number): Vector => {
  const x = (a * a + b * b - c * c) / (2 * a);
  return at(x, Math.sqrt(b * b - x * x));
};
/** The corner that closes a parallelogram. */
const fourth = (a: Vector, b: Vector, c: Vector): Vector => at(a[0] + c[0] - b[0], a[1] + c[1] - b[1]);
const [O, HALF_TURN] = [at(0, 0), PI];

const regular = (n: number, side: number): readonly Vector[] => {
  const radius = side / distance(at(1, 0), at(Math.cos((2 * PI) / n), Math.sin((2 * PI) / n)));
  return Array.from({ length: n }, (_, k) => at(...round(radius)((2 * PI * k) / n)));
};
const polygon: Shape = ({ n = 0, s = 1 }) => {
  if (!Number.isInteger(n) || n < 3 || n > 400) return {};
  const corners = regular(n, s);
  const [a = O, b = O, c = O] = corners;
  const inside = angle(a, b, c);
  const apart = corners.map((_, k) => corners.filter((__, j) => j > k + 1 && j - k !== n - 1).length);
  return {
    A: inside,
    S: n * inside,
    E: 180 - inside,
    P: around(...corners),
    D: apart.reduce((total, count) => total + count, 0),
  };
};
const sector = (r: number, turn: number): Amounts => {
  const L = lengthOf(round(r), turn);
  return { d: 2 * r, L, A: swept(round(r), turn), P: L + distance(O, at(r, 0)) * 2 };
};
const box = (l: number, w: number, h: number): Amounts => {
  const [x, y, z, up] = [at(l, 0), at(0, w), at(0, 0, h), at(l, 0, h)];
  const [floor, front, side] = [area(O, x, at(l, w), y), area(O, x, up, z), area(O, y, at(0, w, h), z)];
  return {
    V: integral(() => floor, h),
    A: 2 * (floor + front + side),
    L: 2 * (front + side),
    d: distance(O, at(l, w, h)),
    f: distance(O, up),
  };
};
const pyramid = (s: number, h: number): Amounts => {
  const [a, b, top] = [at(0, 0), at(s, 0), at(s / 2, s / 2, h)];
  const L = 4 * area(a, b, top);
  return {
    l: distance(at(s / 2, 0), top),
    V: integral((z) => (s * (1 - z / h)) ** 2, h),
    L,
    A: L + area(a, b, at(s, s), at(0, s)),
  };
};
const disc = (r: number): number => swept(round(r), 2 * PI);

export const SHAPES: Readonly<Record<string, Shape>> = {
  circle: ({ r = 0 }) => ({ d: 2 * r, C: lengthOf(round(r), 2 * PI), A: disc(r) }),
  semicircle: ({ r = 0 }) => {
    const L = lengthOf(round(r), HALF_TURN);
    return { d: 2 * r, L, A: swept(round(r), HALF_TURN), P: L + 2 * r };
  },
  square: ({ s = 0 }) => ({ ...both(O, at(s, 0), at(s, s), at(0, s)), d: distance(O, at(s, s)) }),
  rectangle: ({ l = 0, w = 0 }) => ({ ...both(O, at(l, 0), at(l, w), at(0, w)), d: distance(O, at(l, w)) }),
  triangle: ({ b = 0, h = 0 }) => triangle(O, at(b, 0), at(b / 3, h)),
  'triangle/sides': ({ a = 0, b = 0, c = 0 }) => ({ ...triangle(O, at(a, 0), third(a, b, c)), s: (a + b + c) / 2 }),
  'triangle/angles': ({ A = 0, B = 0 }) => {
    const [p, q] = [Math.tan((A * PI) / 360), Math.tan((B * PI) / 360)];
    // Halves of the angles meet in the centre of the circle inside; the third half is what is left of a right angle.
    return { C: (2 * Math.atan((1 - p * q) / (p + q)) * 180) / PI };
  },
  'triangle/two sides': ({ a = 0, b = 0, C = 0 }) => {
    const [right, corner] = [at(a, 0), at(...round(b)((C * PI) / 180))];
    return {
      S: area(O, right, corner),
      c: distance(right, corner),
      A: angle(O, corner, right),
      B: angle(O, right, corner),
    };
  },
  'right triangle': ({ a = 0, b = 0 }) => ({ ...triangle(O, at(a, 0), at(0, b)), c: distance(at(a, 0), at(0, b)) }),
  'right triangle/angles': ({ A = 0 }) => ({ B: angle(O, at(0, Math.tan((A * PI) / 180)), at(1, 0)) }),
  'isosceles triangle': ({ b = 0, h = 0 }) => {
    const top = at(b / 2, h);
    return { ...triangle(O, at(b, 0), top), l: distance(O, top) };
  },
  'equilateral triangle': ({ s = 0 }) => {
    const top = third(s, s, s);
    return { ...triangle(O, at(s, 0), top), h: distance(at(s / 2, 0), top) };
  },
  parallelogram: ({ b = 0, h = 0, a = h }) => {
    const left = at(Math.sqrt(a * a - h * h), h);
    return both(O, at(b, 0), fourth(at(b, 0), O, left), left);
  },
  'parallelogram/sides': ({ a = 0, b = 0 }) => {
    const left = at(a / 2, (a * Math.sqrt(3)) / 2);
    return { P: around(O, at(b, 0), fourth(at(b, 0), O, left), left) };
  },
  rhombus: ({ p = 0, q = 0 }) => {
    const [a, b] = [at(p / 2, 0), at(0, q / 2)];
    return { ...both(a, b, at(-p / 2, 0), at(0, -q / 2)), s: distance(a, b) };
  },
  'rhombus/height': ({ s = 0, h = 0 }) => {
    const left = at(Math.sqrt(s * s - h * h), h);
    return both(O, at(s, 0), fourth(at(s, 0), O, left), left);
  },
  kite: ({ p = 0, q = 0 }) => both(O, at(p / 3, q / 2), at(p, 0), at(p / 3, -q / 2)),
  trapezoid: ({ a = 0, b = 0, h = 0 }) => ({
    ...both(O, at(a, 0), at(1 + b, h), at(1, h)),
    m: distance(at(0.5, h / 2), at((1 + a + b) / 2, h / 2)),
  }),
  polygon,
  'regular polygon': polygon,
  'regular hexagon': ({ s = 0 }) => ({ A: area(...regular(6, s)), P: around(...regular(6, s)) }),
  sector: ({ r = 0, t = 0 }) => (t > 360 ? {} : sector(r, (t * PI) / 180)),
  'sector in radians': ({ r = 0, t = 0 }) => (t > 2 * PI ? {} : sector(r, t)),
  ring: ({ R = 0, r = 0 }) => ({ A: integral((x) => lengthOf(round(x), 2 * PI), R, r) }),
  ellipse: ({ a = 0, b = 0 }) => ({ A: swept((t) => [a * Math.cos(t), b * Math.sin(t)], 2 * PI) }),
  cube: ({ s = 0 }) => box(s, s, s),
  'rectangular prism': ({ l = 0, w = 0, h = 0 }) => box(l, w, h),
  prism: ({ B = 0, h = 0 }) => ({ V: integral(() => B, h) }),
  cylinder: ({ r = 0, h = 0 }) => {
    const [V, L] = turned((t) => [t, r], h);
    return { d: 2 * r, B: disc(r), V, L, A: L + 2 * disc(r) };
  },
  cone: ({ r = 0, h = 0 }) => {
    const [V, L] = turned((t) => [t, r - (r * t) / h], h);
    return { d: 2 * r, l: distance(at(r, 0), at(0, h)), V, L, A: L + disc(r) };
  },
  sphere: ({ r = 0 }) => {
    const [V, A] = turned(round(r), PI);
    return { d: 2 * r, V, A };
  },
  hemisphere: ({ r = 0 }) => {
    const [V, L] = turned(round(r), PI / 2);
    return { d: 2 * r, V, L, A: L + disc(r) };
  },
  'square pyramid': ({ s = 0, h = 0 }) => pyramid(s, h),
  pyramid: ({ B = 0, h = 0 }) => ({ V: integral((z) => B * (1 - z / h) ** 2, h) }),
  'regular tetrahedron': ({ s = 0 }) => {
    const base = [O, at(s, 0), third(s, s, s)] as const;
    const foot = at(s / 2, base[2][1] / 3);
    const h = Math.sqrt(s * s - distance(O, foot) ** 2);
    return { h, V: integral((z) => area(...base) * (1 - z / h) ** 2, h), A: 4 * area(...base) };
  },
  'complementary angles': ({ A = 0 }) => ({ B: angle(at(...round(1)((A * PI) / 180)), O, at(0, 1)) }),
  'supplementary angles': ({ A = 0 }) => ({ B: angle(at(...round(1)((A * PI) / 180)), O, at(-1, 0)) }),
  'normal value': ({ m = 0, s = 0, z = 0 }) => ({ x: m + z * s }),
  'degrees and radians': ({ D = 0 }) => ({ R: (D / 360) * lengthOf(round(1), 2 * PI) }),
  temperatures: ({ C = 0 }) => ({ F: 32 + ((212 - 32) * C) / 100 }),
  'celsius and kelvin': ({ C = 0 }) => ({ K: C + 273.15 }),
  'similar figures': ({ k = 0 }) => ({ A: area(O, at(k, 0), at(k, k), at(0, k)), V: box(k, k, k)['V'] ?? 0 }),
}; // prettier-ignore
