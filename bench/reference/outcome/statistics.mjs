// Numbers out of runs: medians, ranges, and ratios of clients within a round.

/** Half of the values are below it. @type {(values: readonly number[]) => number} */
export function median(values) {
  if (values.length === 0) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = low] = sorted.slice(
    sorted.length % 2 === 1 ? middle : middle - 1,
    middle + 1,
  );
  return (low + high) / 2;
}

/** @type {(values: readonly number[]) => { median: number, least: number, most: number }} */
export const summary = (values) => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
});

/**
 * How the one compares to the other: in each round by itself, because the machine is as busy for both then. Rounds in
 * which the other is 0 or missing say nothing.
 * @type {(ours: readonly (number | null)[], theirs: readonly (number | null | undefined)[]) => number[]}
 */
export function ratios(ours, theirs) {
  return ours.flatMap((value, round) => {
    const other = theirs[round];
    return typeof other === 'number' && other > 0 && typeof value === 'number' ? [value / other] : [];
  });
}

/**
 * Round by round another one begins, and every other round goes backwards: none is always measured on the machine that the same
 * one has warmed, or while the browser clears up after the same one.
 * @type {<Item>(all: readonly Item[], round: number) => Item[]}
 */
export const inTurn = (all, round) => {
  const turned = [...all.slice(round % all.length), ...all.slice(0, round % all.length)];
  return round % 2 === 0 ? turned : turned.toReversed();
};

/** The values of the rounds that have one. @type {(values: readonly (number | null)[]) => number[]} */
export const numbersOf = (values) => values.filter((value) => value !== null);
