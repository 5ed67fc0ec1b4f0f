import type { Range } from './view';

type Real = (x: number) => number;

/** A place on the x axis; exact when the function has the claimed value there without rounding. */
export interface Place {
  readonly x: number;
  readonly isExact: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Scan {
  readonly roots: readonly Place[];
  readonly minima: readonly Place[];
  readonly maxima: readonly Place[];
  readonly asymptotes: readonly Place[];
}

const SAMPLES = 600;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The decimal with the fewest digits near `x` for which `holds`, else `x` itself. */
const settled = (x: number, width: number, holds: (at: number) => boolean): Place => {
  for (let digits = 0; digits <= 4; digits += 1) {
    const at = Number(x.toFixed(digits)) + 0;
    if (Math.abs(at - x) < 1e-7 * width && holds(at)) return { x: at, isExact: true };
  }
  return { x, isExact: false };
};

/** Halves the interval until both ends are neighbors; `isLeft` says on which side a place is. */
const bisected = (from: number, to: number, isLeft: (x: number) => boolean): readonly [number, number] => {
  let [low, high] = [from, to];
  for (let turn = 0; turn < 80; turn += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (isLeft(middle)) low = middle;
    else high = middle;
  }
  return [low, high];
};

const lowest = (f: Real, from: number, to: number): number => {
  let [low, high] = [from, to];
  for (let turn = 0; turn < 60; turn += 1) {
    const [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (f(a) < f(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
};

/** True when the values grow without an end towards `x` from either side: 1/x as well as ln x. */
const isPole = (f: Real, x: number, width: number): boolean =>
  [-1, 1].some((side) => {
    const size = (distance: number): number => Math.abs(f(x + side * distance * width));
    const [near, far] = [size(1e-11), size(1e-6)];
    return Number.isFinite(near) && near > 4 && near > 1.4 * far;
  });

/** Exact for polynomials up to the fourth degree, and in the middle of a symmetric curve. */
const slope = (f: Real, x: number): number => 8 * (f(x + 0.25) - f(x - 0.25)) - (f(x + 0.5) - f(x - 0.5));

const isSmooth = (f: Real, at: number, step: number, rise: number): boolean =>
  [-1, 1].every((side) => Math.abs(f(at + side * step * 1e-4) - f(at)) <= 0.01 * rise);

class Scanner {
  readonly roots: Place[] = [];
  readonly minima: Place[] = [];
  readonly maxima: Place[] = [];
  readonly asymptotes: Place[] = [];
  private readonly f: Real;
  private readonly width: number;

  constructor(f: Real, [from, to]: Range) {
    this.f = f;
    this.width = to - from;
    const points = Array.from({ length: SAMPLES + 1 }, (_, at): Point => {
      const x = from + (this.width * at) / SAMPLES;
      return { x, y: f(x) };
    });
    points.reduce((before, point) => {
      this.between(before, point);
      return point;
    });
    for (const [at, middle] of points.entries()) {
      const [left, right] = [points[at - 1], points[at + 1]];
      if (left && right) this.around(left, middle, right);
    }
  }

  private add(list: Place[], place: Place): void {
    if (!list.some(({ x }) => Math.abs(x - place.x) < 1e-6 * this.width)) list.push(place);
  }

  private addPole(x: number): void {
    if (isPole(this.f, x, this.width))
      this.add(
        this.asymptotes,
        settled(x, this.width, (at) => !Number.isFinite(this.f(at))),
      );
  }

  private between({ x: x0, y: y0 }: Point, { x: x1, y: y1 }: Point): void {
    const { f, width } = this;
    const isRoot = (at: number): boolean => f(at) === 0;
    if (y0 === 0) this.add(this.roots, settled(x0, width, isRoot));
    else if (Number.isFinite(y0) !== Number.isFinite(y1))
      this.edge(bisected(x0, x1, (x) => Number.isFinite(f(x)) === Number.isFinite(y0)));
    else if (y0 * y1 < 0) {
      const [low, high] = bisected(x0, x1, (x) => Math.sign(f(x)) === Math.sign(y0));
      if (Math.abs(f(low) - f(high)) <= 1e-6 * Math.abs(y0 - y1))
        this.add(this.roots, settled(low, width, isRoot));
      else this.addPole(low);
    }
  }

  /** Where the domain begins or ends; sqrt(x) has its root there. */
  private edge([low, high]: readonly [number, number]): void {
    this.addPole(low);
    const root = settled(low, this.width, (at) => this.f(at) === 0);
    if (root.isExact) this.add(this.roots, root);
    else if (this.f(high) === 0) this.add(this.roots, { x: high, isExact: false });
  }

  private around({ x: x0, y: y0 }: Point, { x: x1, y: y1 }: Point, { x: x2, y: y2 }: Point): void {
    if (![y0, y1, y2].every(Number.isFinite)) return;
    const rise = Math.max(Math.abs(y0 - y1), Math.abs(y2 - y1));
    if (rise <= 1e-10 * Math.max(Math.abs(y0), Math.abs(y1))) return;
    const sign = y1 < y0 && y1 <= y2 ? 1 : y1 > y0 && y1 >= y2 ? -1 : 0;
    if (sign === 0) return;
    const { f, width } = this;
    const at = lowest((x) => sign * f(x), x0, x2);
    if (!isSmooth(f, at, x2 - x1, rise)) return this.addPole(at);
    // A step of a staircase is level on one side.
    if ([-0.25, 0.25].some((share) => sign * (f(at + share * (x2 - x1)) - f(at)) <= 0)) return undefined;
    const place = settled(at, width, (x) => slope(f, x) === 0);
    this.add(sign === 1 ? this.minima : this.maxima, place);
    const touch = settled(at, width, (x) => f(x) === 0);
    if (touch.isExact || Math.abs(f(at)) < 1e-13 * rise) this.add(this.roots, touch);
    return undefined;
  }
}

/** Roots, extrema and vertical asymptotes of a function in a range, from samples that are then refined. */
export const scanned = (f: Real, range: Range): Scan => new Scanner(f, range);

/** Single missing points at whole and half numbers, such as that of (x² − 1)/(x − 1) at 1. */
export const holesOf = (f: Real, [from, to]: Range): readonly { x: number; y: number }[] => {
  if (to - from > 200) return [];
  const count = Math.floor(to * 2) - Math.ceil(from * 2) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => (Math.ceil(from * 2) + at) / 2).flatMap(
    (x) => {
      if (Number.isFinite(f(x))) return [];
      const [left, right] = [f(x - 1e-7), f(x + 1e-7)];
      const isClose = Math.abs(left - right) <= 1e-5 * (1 + Math.abs(left));
      return isClose ? [{ x, y: Number(((left + right) / 2).toFixed(6)) + 0 }] : [];
    },
  );
};
