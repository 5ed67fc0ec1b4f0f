import type { Streak } from './profile.types';
import { dayAt } from './time-zone';

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The largest difference between time zones: from 14 hours before Greenwich to 12 hours behind it. */
const MOST_DAYS_BACK = 2;

/** Calendar days since the last active day. Less than 1 means the same day, or a clock that was set back. */
const daysPassed = (streak: Streak, time: number, zone: string): number => {
  if (streak.lastActive === null) return Number.POSITIVE_INFINITY;
  const here = daysBetween(streak.lastActive, dayAt(time, zone));
  if (here < 1 || streak.zone === null) return here;
  // A user who crosses the date line eastwards skips a calendar day, but has not missed one.
  return Math.max(1, Math.min(here, daysBetween(streak.lastActive, dayAt(time, streak.zone))));
};

/**
 * The streak after a visit at `time`. Days are calendar days of the user, so that neither daylight saving
 * time nor a flight breaks the streak. A day that is not later than the last active day does not count as a
 * new one.
 */
export const streakAt = (streak: Streak, time: number, zone: string): Streak => {
  const passed = daysPassed(streak, time, zone);
  if (passed < -MOST_DAYS_BACK) {
    // The clock was ahead and is right again. Without this reset the streak would end while the calendar
    // catches up.
    return { ...streak, lastActive: dayAt(time, zone), zone };
  }
  if (passed < 1) return zone === streak.zone ? streak : { ...streak, zone };
  const current = passed === 1 ? streak.current + 1 : 1;
  return { current, longest: Math.max(streak.longest, current), lastActive: dayAt(time, zone), zone };
};

/** The streak to show: it is over when the last active day is before yesterday. */
export const currentStreak = (streak: Streak, time: number, zone: string): number =>
  daysPassed(streak, time, zone) <= 1 ? streak.current : 0;

interface StreakDay {
  readonly day: string;
  readonly isActive: boolean;
  readonly isToday: boolean;
}

/** The last seven days, today last. The days of the current streak are marked as active. */
export const lastWeek = (streak: Streak, time: number, zone: string): readonly StreakDay[] => {
  const today = dayAt(time, zone);
  const length = currentStreak(streak, time, zone);
  const end = streak.lastActive === null ? Number.NaN : daysBetween(streak.lastActive, today);
  return [6, 5, 4, 3, 2, 1, 0].map((ago) => ({
    day: new Date(Date.parse(`${today}T00:00:00Z`) - ago * DAY_MS).toISOString().slice(0, 10),
    isActive: length > 0 && ago >= end && ago < end + length,
    isToday: ago === 0,
  }));
};
