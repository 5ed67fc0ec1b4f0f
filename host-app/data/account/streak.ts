import type { Streak } from './profile.types';
import { dayAt } from './zone';

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Of the farthest flight west: from 14 hours before Greenwich to 12 hours behind it. */
const MOST_DAYS_BACK = 2;

/** Days of the calendar since the last active one; less than 1 is still that day, or the clock was put back. */
const daysPassed = (streak: Streak, time: number, zone: string): number => {
  if (streak.lastActive === null) return Number.POSITIVE_INFINITY;
  const here = daysBetween(streak.lastActive, dayAt(time, zone));
  if (here < 1 || streak.zone === null) return here;
  // Who flies east over the date line has lost a day of the calendar, not of their life.
  return Math.max(1, Math.min(here, daysBetween(streak.lastActive, dayAt(time, streak.zone))));
};

/**
 * The streak after being active at `time`. Days are those of the person's calendar, so that neither summer time nor a
 * flight breaks it: a day that does not lie after the last one (flown west) is no new one.
 */
export const streakAt = (streak: Streak, time: number, zone: string): Streak => {
  const passed = daysPassed(streak, time, zone);
  if (passed < -MOST_DAYS_BACK) {
    // The clock was ahead, and is right again: waiting until the calendar gets there would end every streak.
    return { ...streak, lastActive: dayAt(time, zone), zone };
  }
  if (passed < 1) return zone === streak.zone ? streak : { ...streak, zone };
  const current = passed === 1 ? streak.current + 1 : 1;
  return { current, longest: Math.max(streak.longest, current), lastActive: dayAt(time, zone), zone };
};

/** What to show: a streak that was not continued yesterday or today is over. */
export const currentStreak = (streak: Streak, time: number, zone: string): number =>
  daysPassed(streak, time, zone) <= 1 ? streak.current : 0;

export interface StreakDay {
  readonly day: string;
  readonly isActive: boolean;
  readonly isToday: boolean;
}

/** The last seven days, today at the end; active are those that the current streak reaches over. */
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
