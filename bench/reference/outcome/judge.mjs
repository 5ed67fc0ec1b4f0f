// Whether ours is where it has to be. A goal is a limit, or a share of another client's value in the same round.
import { median, ratios } from './statistics.mjs';
import { formatted } from './units.mjs';

/**
 * @param samples of a row, by client: one value for each round, or `null` where a client can't do it
 * @returns one verdict for each goal of the row
 */
export function judged(row, samples, ours) {
  return (row.goals ?? []).map((goal) => {
    const own = samples[ours] ?? [];
    const value = goal.of === undefined ? median(own) : median(ratios(own, samples[goal.of] ?? []));
    return { ...goal, row: row.id, value, isMet: value <= goal.most };
  });
}

const share = (value, name) => `${Math.round(value * 1000) / 1000} of ${name}`;

/** One sentence for a person. */
export function verdictLine(title, { of, titleOf, most, value, unit, isMet }) {
  const said = (figure) => (of === undefined ? formatted(figure, unit) : share(figure, titleOf ?? of));
  return `${isMet ? 'met   ' : 'MISSED'}  ${title}: ${said(value)}, goal at most ${said(most)}`;
}
