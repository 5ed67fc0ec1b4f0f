// Whether ours is where it has to be. A goal is a limit, or a share of another client's value in the same round.
import { median, numbersOf, ratios } from './statistics.mjs';
import { formatted } from './units.mjs';

/** @import { Unit } from './units.mjs' */
/** @typedef {{ of?: string, titleOf?: string, most: number, unit?: Unit }} Goal */
/** @typedef {Goal & { row: string, value: number, isMet: boolean }} Verdict */
/** @typedef {Readonly<Record<string, readonly (number | null)[]>>} Samples */

/**
 * @param samples of a row, by client: one value for each round, or `null` where a client can't do it
 * @returns one verdict for each goal of the row
 * @type {(row: { id: string, goals?: readonly Goal[] }, samples: Samples, ours: string) => Verdict[]}
 */
export function judged(row, samples, ours) {
  return (row.goals ?? []).map((goal) => {
    const own = samples[ours] ?? [];
    const value =
      goal.of === undefined ? median(numbersOf(own)) : median(ratios(own, samples[goal.of] ?? []));
    return { ...goal, row: row.id, value, isMet: value <= goal.most };
  });
}

/** @type {(value: number, name: string) => string} */
const share = (value, name) => `${Math.round(value * 1000) / 1000} of ${name}`;

/** One sentence for a person. @type {(title: string, verdict: Verdict) => string} */
export function verdictLine(title, { of, titleOf, most, value, unit, isMet }) {
  /** @type {(figure: number) => string} */
  const figureText = (figure) =>
    of === undefined ? formatted(figure, unit ?? 'count') : share(figure, titleOf ?? of);
  return `${isMet ? 'met   ' : 'MISSED'}  ${title}: ${figureText(value)}, goal at most ${figureText(most)}`;
}
