export function median(values: readonly number[]): number;
export function summary(values: readonly number[]): { median: number; least: number; most: number };
export function ratios(
  ours: readonly (number | null)[],
  theirs: readonly (number | null | undefined)[],
): number[];
