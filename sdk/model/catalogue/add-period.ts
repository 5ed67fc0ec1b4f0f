import type { Period } from './period';

const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;

/** The date one period later, at the same time of day. The 31st of January plus a month is the last day of February. */
export const addPeriod = (from: Date, { number, unit }: Period): Date => {
  const to = new Date(from);
  if (unit === 'day' || unit === 'week') {
    to.setDate(from.getDate() + number * (unit === 'week' ? DAYS_OF_WEEK : 1));
    return to;
  }
  to.setMonth(from.getMonth() + number * (unit === 'year' ? MONTHS_OF_YEAR : 1));
  // The month was too short, and the date is in the next one.
  if (to.getDate() !== from.getDate()) to.setDate(0);
  return to;
};
