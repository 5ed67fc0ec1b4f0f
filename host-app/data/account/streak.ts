import type { Streak } from './profile.types';

const DAY_MS = 86_400_000;

/** The calendar day at a place: '2026-11-21'. */
export const dayAt = (time: number, timeZone: string): string =>
  // The Canadian form is the ISO one.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    time,
  );

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/**
 * The streak after being active on `today`. Days are those of the person's calendar, so that neither summer time nor a
 * flight breaks it: a day that seems to lie before the last one (flown west) changes nothing.
 */
export const streakOn = (streak: Streak, today: string): Streak => {
  const passed = streak.lastActive === null ? Number.NaN : daysBetween(streak.lastActive, today);
  if (passed <= 0) return streak;
  const current = passed === 1 ? streak.current + 1 : 1;
  return { current, longest: Math.max(streak.longest, current), lastActive: today };
};

/** What to show: a streak that was not continued yesterday or today is over. */
export const currentStreak = (streak: Streak, today: string): number =>
  streak.lastActive !== null && daysBetween(streak.lastActive, today) <= 1 ? streak.current : 0;
