// Measured rows as tables of Markdown.
import { median, ratios, summary } from './statistics.mjs';

const FORMATS = {
  ms: (value) => `${Math.round(value)} ms`,
  B: (value) => `${Math.round(value).toLocaleString('en-US')} B`,
  kB: (value) => `${(value / 1000).toFixed(0)} kB`,
  count: (value) => String(Math.round(value * 10) / 10),
};

/** `–` joins a range; where nothing varies the range is left out. */
export function cell(values, unit) {
  if (!Array.isArray(values) || values.length === 0 || values.includes(null)) return '—';
  const format = FORMATS[unit];
  const { median: middle, least, most } = summary(values);
  const [low, high] = [format(least), format(most)];
  return low === high ? low : `${format(middle)} (${low.replace(/ \S+$/, '')}–${high.replace(/ \S+$/, '')})`;
}

export function ratioCell(ours, theirs) {
  const shares = ratios(ours ?? [], theirs ?? []);
  return shares.length === 0 ? '—' : median(shares).toFixed(2);
}

const goalText = ({ of, titleOf, most, unit, isMet }) => {
  const limit = of === undefined ? FORMATS[unit ?? 'count'](most) : `${most} × ${titleOf ?? of}`;
  return `≤ ${limit}: ${isMet ? 'met' : '**missed**'}`;
};

const line = (cells) => `| ${cells.join(' | ')} |`;

/**
 * @param rows `{id, title, unit}`
 * @param samples by row and client
 * @param verdicts of the judge, by row
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
