const DAY_MS = 86_400_000;

/** Adds an ISO period (P3D, P1W, P1M, P1Y) in UTC; 31 January + P1M is the last day of February. */
export function addPeriod(from: number, period: string): number {
  const match = /^P(\d+)([DWMY])$/.exec(period);
  const count = Number(match?.[1]);
  switch (match?.[2]) {
    case 'D':
      return from + count * DAY_MS;
    case 'W':
      return from + count * 7 * DAY_MS;
    case 'M':
      return addMonths(from, count);
    case 'Y':
      return addMonths(from, count * 12);
    default:
      throw new Error(`Not a period of the catalogue: ${period}`);
  }
}

function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
