// Numbers out of runs: medians, ranges, and ratios of clients within a round.

/** Half of the values are below it. */
export function median(values) {
  if (values.length === 0) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const summary = (values) => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
});

/**
 * How the one compares to the other: in each round by itself, because the machine is as busy for both then. Rounds in
 * which the other is 0 or missing say nothing.
 */
export function ratios(ours, theirs) {
  return ours.flatMap((value, round) => {
    const other = theirs[round];
    return typeof other === 'number' && other > 0 && typeof value === 'number' ? [value / other] : [];
  });
}

/** Round by round another one begins, so that none is always measured on the machine another has warmed. */
export const inTurn = (all, round) => all.map((_, index) => all[(index + round) % all.length]);
