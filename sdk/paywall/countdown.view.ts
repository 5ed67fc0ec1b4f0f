import { isLanguage, toBcp47 } from '../i18n/locales';
import type { CountdownNode } from './content/paywall.types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Names and values of a countdown's placeholders; `count_hours_with_zero` is `07`. */
const namesFor = (locale: string) => {
  const tag = isLanguage(locale) ? toBcp47(locale) : 'en';
  const twoDigits = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false });
  const plain = new Intl.NumberFormat(tag);
  return (unit: string, count: number): readonly (readonly [string, string])[] => [
    [`count_${unit}_with_zero`, twoDigits.format(count)],
    [`count_${unit}_without_zero`, plain.format(count)],
  ];
};

/**
 * The values of a countdown's placeholders, in addition to those of the package. Zeros after the end.
 * @param locale the language of the digits.
 */
export const countdownVariables = (
  { endsAt, countFrom }: Pick<CountdownNode, 'endsAt' | 'countFrom'>,
  now: number,
  locale = 'en',
): Readonly<Record<string, string>> => {
  const both = namesFor(locale);
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
