import { englishMonth, isAmerican } from './english';
import { memoizeByKey, wordLanguage } from './language';
import { readable } from './number-text';

/** '2026-11' as year and month; the typed text of the year is not changed. */
export const monthParts = (text: string): { readonly year: string; readonly month: string } => {
  const at = text.lastIndexOf('-');
  return at < 0 ? { year: text, month: '01' } : { year: text.slice(0, at), month: text.slice(at + 1) };
};

/** The current month in the device's time zone. */
export const monthOf = (now: number): string => {
  const date = new Date(now);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
};

const formatterOf = (
  options: Intl.DateTimeFormatOptions,
  american: (date: string) => string,
): ((date: string) => string) => {
  const formatterIn = memoizeByKey(
    (language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
  );
  return (date) =>
    isAmerican(wordLanguage()) && englishMonth(date)
      ? american(date)
      : formatterIn(wordLanguage()).format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
};

const english =
  (letters?: number) =>
  (date: string): string =>
    `${englishMonth(date).slice(0, letters)} ${date.slice(0, 4)}`;
/** 'November 2056' */
export const longMonth = formatterOf({ month: 'long', year: 'numeric' }, english());
/** 'Nov 2056' */
export const shortMonth = formatterOf({ month: 'short', year: 'numeric' }, english(3));
const monthName = formatterOf({ month: 'long' }, englishMonth);

const optionsIn = memoizeByKey(() =>
  Array.from({ length: 12 }, (_, index) => {
    const month = String(index + 1).padStart(2, '0');
    return [month, monthName(`2024-${month}`)] as const;
  }),
);

export const monthOptions = (): readonly (readonly [month: string, text: string])[] =>
  optionsIn(wordLanguage());

/** '4 years 2 months' */
export const duration = (months: number): string => {
  const plural = (count: number, word: string): string =>
    count === 0 ? '' : `${readable(String(count))} ${word}${count === 1 ? '' : 's'}`;
  const parts = [plural(Math.floor(months / 12), 'year'), plural(months % 12, 'month')];
  return parts.filter(Boolean).join(' ') || '0 months';
};
