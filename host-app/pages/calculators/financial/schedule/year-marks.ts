import type { ScheduleRow } from '../../../../maths/finance/schedule';

/** This many fit on a phone. */
const MOST_MARKS = 6;

/** The years on the horizontal axis of a chart: few, and evenly spaced. */
export const yearMarks = (
  rows: readonly ScheduleRow[],
  perYear: number,
): readonly { readonly step: number; readonly text: string }[] => {
  const years = Math.max(1, Math.floor(rows.length / perYear));
  const every = [1, 2, 5, 10, 20, 25, 50].find((count) => years / count < MOST_MARKS) ?? 100;
  const firstYear = Number(rows[0]?.date?.slice(0, 4) ?? 0);
  const count = Math.floor(years / every) + 1;
  return Array.from({ length: count }, (_, index) => ({
    step: index * every * perYear,
    text: firstYear > 0 ? String(firstYear + index * every) : `${index * every} y`,
  })).filter(({ step }) => step <= rows.length);
};
