// Measured rows as tables of Markdown.
import { median, numbersOf, ratios, summary } from './statistics.mjs';
import { formatted } from './units.mjs';

/** @import { Samples, Verdict } from './judge.mjs' */
/** @import { Unit } from './units.mjs' */
/** @typedef {{ samples: Readonly<Record<string, Samples>>, verdicts: Readonly<Record<string, readonly Verdict[]>>, clients: readonly { id: string, title: string }[], ours: string }} Measured */

/**
 * `–` joins a range; where nothing varies the range is left out.
 * @type {(values: readonly (number | null)[] | undefined, unit: Unit) => string}
 */
export function cell(values, unit) {
  if (!values || values.length === 0 || values.includes(null)) return '—';
  const { median: middle, least, most } = summary(numbersOf(values));
  const [low, high] = [formatted(least, unit), formatted(most, unit ?? 'count')];
  return low === high
    ? low
    : `${formatted(middle, unit)} (${low.replace(/ \S+$/, '')}–${high.replace(/ \S+$/, '')})`;
}

/** @type {(ours: Samples[string] | undefined, theirs: Samples[string] | undefined) => string} */
export function ratioCell(ours, theirs) {
  const shares = ratios(ours ?? [], theirs ?? []);
  return shares.length === 0 ? '—' : median(shares).toFixed(2);
}

/** @type {(verdict: Verdict) => string} */
const goalText = ({ of, titleOf, most, unit, isMet }) => {
  const limit = of === undefined ? formatted(most, unit ?? 'count') : `${most} × ${titleOf ?? of}`;
  return `≤ ${limit}: ${isMet ? 'met' : '**missed**'}`;
};

/** @type {(cells: readonly string[]) => string} */
const line = (cells) => `| ${cells.join(' | ')} |`;

/**
 * @param rows `{id, title, unit}`
 * @param samples by row and client
 * @param verdicts of the judge, by row
 * @type {(rows: readonly { id: string, title: string, unit: Unit }[], all: Measured) => string}
 */
export function table(rows, { samples, verdicts, clients, ours }) {
  const others = clients.filter(({ id }) => id !== ours);
  const head = [
    '',
    ...clients.map(({ title }) => title),
    ...others.map(({ title }) => `ours ÷ ${title}`),
    'goal',
  ];
  const body = rows.map(({ id, title, unit }) => {
    const values = samples[id] ?? {};
    return line([
      title,
      ...clients.map((client) => cell(values[client.id], unit)),
      ...others.map((client) => ratioCell(values[ours], values[client.id])),
      (verdicts[id] ?? []).map(goalText).join('; '),
    ]);
  });
  const rule = head.map((_, index) => (index === 0 || index === head.length - 1 ? '---' : '--:'));
  return [line(head), line(rule), ...body].join('\n');
}
