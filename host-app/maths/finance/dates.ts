/** Calendar dates as 'YYYY-MM-DD', without time and time zone. */
export type IsoDate = string;

interface Day {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** `null` when the text is not a calendar date; '2026-03' gives the first day of the month. */
export const parseDate = (text: string): Day | null => {
  const match = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 1)];
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
};

const written = ({ year, month, day }: Day): IsoDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * 31 January plus one month is 28 or 29 February. Months are counted from the first date, so March has 31
 * again.
 */
const plusMonths = ({ year, month, day }: Day, months: number): Day => {
  const count = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return { year: newYear, month: newMonth, day: Math.min(day, daysInMonth(newYear, newMonth)) };
};

const plusDays = (from: Day, days: number): Day => {
  const date = new Date(Date.UTC(from.year, from.month - 1, from.day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** The date of payment `count` with `perYear` payments a year; payment 0 is the start itself. */
const paymentDate = (start: Day, count: number, perYear: number): Day => {
  if (12 % perYear === 0) return plusMonths(start, (12 / perYear) * count);
  if (perYear === 24) {
    const month = plusMonths(start, Math.floor(count / 2));
    return count % 2 === 0 ? month : plusDays(month, 15);
  }
  if (perYear === 26 || perYear === 52) return plusDays(start, (364 / perYear) * count);
  return plusDays(start, Math.round((365.2425 / perYear) * count));
};

export const paymentDateText = (start: Day, count: number, perYear: number): IsoDate =>
  written(paymentDate(start, count, perYear));

/** The number of the monthly payment in the month of `date`. The first payment is a month after the start. */
export const paymentInMonth = (start: Day, date: Day): number =>
  Math.max(1, (date.year - start.year) * 12 + date.month - start.month);
