import type { Unit } from './units.mjs';

export interface Goal {
  readonly of?: string;
  readonly titleOf?: string;
  readonly most: number;
  readonly unit?: Unit;
}
export type Verdict = Goal & { readonly row: string; readonly value: number; readonly isMet: boolean };
export type Samples = Readonly<Record<string, readonly (number | null)[]>>;
export function judged(
  row: { readonly id: string; readonly goals?: readonly Goal[] },
  samples: Samples,
  ours: string,
): Verdict[];
export function verdictLine(title: string, verdict: Verdict): string;
