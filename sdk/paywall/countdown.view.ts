import type { CountdownNode } from './paywall.types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Names and values of the placeholders inside a countdown; `count_hours_with_zero` is `07`. */
const both = (unit: string, count: number): readonly (readonly [string, string])[] => [
  [`count_${unit}_with_zero`, String(count).padStart(2, '0')],
  [`count_${unit}_without_zero`, String(count)],
];

/** The values of a countdown's placeholders, to be put beside those of the package. Zeros when it is over. */
export const countdownVariables = (
  { endsAt, countFrom }: Pick<CountdownNode, 'endsAt' | 'countFrom'>,
  now: number,
): Readonly<Record<string, string>> => {
  const left = Math.max(0, endsAt - now);
  const days = countFrom === 'days' ? Math.floor(left / DAY) : 0;
  const hours = countFrom === 'minutes' ? 0 : Math.floor((left - days * DAY) / HOUR);
  const minutes = Math.floor((left - days * DAY - hours * HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  return Object.fromEntries([
    ...both('days', days),
    ...both('hours', hours),
    ...both('minutes', minutes),
    ...both('seconds', seconds),
  ]);
};
