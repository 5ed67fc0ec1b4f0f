export type PlotFunction = (x: number) => number;
export type PlotRange = readonly [from: number, to: number];

/** A point that a student looks for. `isExact`: the rounded coordinates fulfil the equation exactly. */
export interface NotablePoint {
  readonly kind: 'root' | 'minimum' | 'maximum' | 'intersection';
  /** Indexes of the functions; two for an intersection. */
  readonly of: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly isExact: boolean;
}

const SAMPLES = 800;
const BISECTIONS = 80;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Points of a function that are more than this are not marked: they would be a pattern, not points. */
const MOST_OF_A_KIND = 24;
const DIGITS = 6;

const rounded = (value: number): number => Number(value.toPrecision(DIGITS)) + 0;

/** Where `f` changes its sign between `low` and `high`; `null` at a jump or a pole. */
const bisect = (f: PlotFunction, low: number, high: number): number | null => {
  let [a, b] = [low, high];
  let before = f(a);
  const size = Math.max(Math.abs(before), Math.abs(f(b)));
  for (let turn = 0; turn < BISECTIONS; turn += 1) {
    const middle = (a + b) / 2;
    const value = f(middle);
    if (!Number.isFinite(value)) return null;
    if (value > 0 === before > 0) [a, before] = [middle, value];
    else b = middle;
  }
  // The values on both sides of a jump do not become small.
  return Math.abs(f(a) - f(b)) <= size * 1e-6 ? (a + b) / 2 : null;
};

/** The highest point of `f` between `low` and `high` by golden-section search. */
const highest = (f: PlotFunction, low: number, high: number): number => {
  let [a, b] = [low, high];
  for (let turn = 0; turn < BISECTIONS; turn += 1) {
    const [left, right] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)];
    if (f(left) > f(right)) b = right;
    else a = left;
  }
  return (a + b) / 2;
};

const grid = ([from, to]: PlotRange): readonly number[] =>
  // A little beside round numbers, so that a root at one of them is between two samples.
  Array.from({ length: SAMPLES + 1 }, (_, at) => from + ((to - from) * (at + 0.013)) / (SAMPLES + 0.026));

const crossings = (f: PlotFunction, xs: readonly number[]): readonly number[] => {
  const values = xs.map(f);
  return xs.flatMap((x, at) => {
    const [now, next, after] = [values[at], values[at + 1], xs[at + 1]];
    if (now === undefined || next === undefined || after === undefined) return [];
    if (!Number.isFinite(now) || !Number.isFinite(next) || now > 0 === next > 0) return [];
    // Zero over a whole stretch is no point.
    if (now === 0 && (next === 0 || values[at - 1] === 0)) return [];
    const root = now === 0 ? x : bisect(f, x, after);
    return root === null ? [] : [root];
  });
};

const turns = (f: PlotFunction, xs: readonly number[], sign: 1 | -1): readonly number[] => {
  const up: PlotFunction = (x) => sign * f(x);
  const values = xs.map(up);
  return xs.flatMap((_, at) => {
    const [left, middle, right] = [values[at - 1], values[at], values[at + 1]];
    const [low, high] = [xs[at - 1], xs[at + 1]];
    if (left === undefined || middle === undefined || right === undefined) return [];
    if (low === undefined || high === undefined || !(middle > left && middle >= right)) return [];
    if (![left, middle, right].every(Number.isFinite)) return [];
    const x = highest(up, low, high);
    // Beside a pole the search ends at a value that is far from its neighbors.
    const isPole = !(
      Math.abs(up(x) - middle) <=
      4 * (Math.abs(middle - left) + Math.abs(middle - right)) + 1e-12
    );
    // On a step the highest value is its neighbor's, too.
    return isPole || up(x) <= right ? [] : [x];
  });
};

/** `x` rounded to six digits where that is as good as the found value. */
const settle = (x: number, width: number, isAsGood: (candidate: number) => boolean) => {
  const nearZero = Math.abs(x) < width * 1e-9 ? 0 : x;
  const candidate = rounded(nearZero);
  return isAsGood(candidate) ? { x: candidate, isExact: true } : { x: nearZero, isExact: false };
};

const isZero = (value: number, scale: number): boolean => Math.abs(value) <= 1e-12 * Math.max(1, scale);

const few = <T>(points: readonly T[]): readonly T[] => (points.length > MOST_OF_A_KIND ? [] : points);

/** Roots, turning points and intersections within a range, found with numbers. A function with too many has none of that kind. */
export const notablePoints = (
  functions: readonly PlotFunction[],
  range: PlotRange,
): readonly NotablePoint[] => {
  const xs = grid(range);
  const width = range[1] - range[0];
  const point = (
    kind: NotablePoint['kind'],
    of: readonly number[],
    f: PlotFunction,
    found: { x: number; isExact: boolean },
  ) => {
    const value = f(found.x);
    const y = kind === 'root' ? 0 : value;
    return { kind, of, x: found.x, y, isExact: found.isExact && rounded(y) === y };
  };
  const own = functions.flatMap((f, at) => {
    const scale = Math.max(1, ...xs.map((x) => Math.min(1e6, Math.abs(f(x)))).filter(Number.isFinite));
    const extremes = (['maximum', 'minimum'] as const).flatMap((kind) =>
      few(turns(f, xs, kind === 'maximum' ? 1 : -1)).map((x) => {
        const best = f(x);
        const found = settle(x, width, (candidate) =>
          kind === 'maximum' ? f(candidate) >= best - 1e-13 * scale : f(candidate) <= best + 1e-13 * scale,
        );
        return point(kind, [at], f, found);
      }),
    );
    // A curve that touches the axis does not change its sign there.
    const touching = extremes
      .filter(({ y }) => isZero(y, 1))
      .map((touch) => ({ ...touch, kind: 'root' as const, y: 0 }));
    const roots = few(crossings(f, xs)).map((x) =>
      point(
        'root',
        [at],
        f,
        settle(x, width, (candidate) => isZero(f(candidate), 1)),
      ),
    );
    return [...roots, ...touching, ...extremes.filter(({ y }) => !isZero(y, 1))];
  });
  const meetings = functions.flatMap((f, one) =>
    functions.slice(one + 1).flatMap((g, step) => {
      const apart: PlotFunction = (x) => f(x) - g(x);
      return few(crossings(apart, xs)).map((x) =>
        point(
          'intersection',
          [one, one + 1 + step],
          f,
          settle(x, width, (candidate) => isZero(apart(candidate), Math.abs(f(candidate)))),
        ),
      );
    }),
  );
  return [...own, ...meetings].sort((a, b) => a.x - b.x);
};
