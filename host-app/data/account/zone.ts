/** The calendar day at a place: '2026-11-21'. */
export const dayAt = (time: number, timeZone: string): string =>
  // The Canadian form is the ISO one.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    time,
  );

/** Where the person is, as far as their device knows. */
export const zoneHere = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    dayAt(0, timeZone);
    return timeZone;
  } catch {
    return 'UTC';
  }
};
