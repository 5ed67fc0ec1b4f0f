import type { Samples, Verdict } from './judge.mjs';
import type { Unit } from './units.mjs';

export function cell(values: readonly (number | null)[] | undefined, unit: Unit): string;
export function ratioCell(ours: Samples[string] | undefined, theirs: Samples[string] | undefined): string;
export function table(
  rows: readonly { readonly id: string; readonly title: string; readonly unit: Unit }[],
  all: {
    readonly samples: Readonly<Record<string, Samples>>;
    readonly verdicts: Readonly<Record<string, readonly Verdict[]>>;
    readonly clients: readonly { readonly id: string; readonly title: string }[];
    readonly ours: string;
  },
): string;
