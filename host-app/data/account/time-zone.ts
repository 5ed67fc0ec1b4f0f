const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  // A fixed locale with the Gregorian calendar and Latin digits gives ISO dates in any browser language.
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
};

/** The calendar day in a time zone: '2026-11-21'. */
export const dayAt = (time: number, timeZone: string): string => {
  const parts = formatOf(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

const LONGEST_DAY_MS = 26 * 3_600_000;

/** Time until the next calendar day. No day is longer than 26 hours, even when clocks change. */
export const untilNextDay = (time: number, timeZone: string): number => {
  const today = dayAt(time, timeZone);
  let [before, after] = [0, LONGEST_DAY_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(time + middle, timeZone) === today) before = middle;
    else after = middle;
  }
  return after;
};

/** The time zone of the device. */
export const localTimeZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    dayAt(0, timeZone);
    return timeZone;
  } catch {
    return 'UTC';
  }
};
