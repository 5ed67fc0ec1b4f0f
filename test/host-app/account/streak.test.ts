import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Streak } from '../../../host-app/data/account/profile.types';
import { currentStreak, lastWeek, streakAt } from '../../../host-app/data/account/streak';
import { dayAt, untilNextDay } from '../../../host-app/data/account/time-zone';

const none: Streak = { current: 0, longest: 0, lastActive: null, zone: null };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (iso: string): number => Date.parse(iso);

const after = (times: readonly (readonly [time: string, zone: string])[]): Streak =>
  times.reduce((streak, [time, zone]) => streakAt(streak, at(time), zone), none);

test('days in a row count, the same day counts once, a gap begins anew and the longest stays', () => {
  const berlin = 'Europe/Berlin';
  const streak = after([
    ['2026-11-19T08:00:00Z', berlin],
    ['2026-11-19T21:00:00Z', berlin],
    ['2026-11-20T08:00:00Z', berlin],
    ['2026-11-21T08:00:00Z', berlin],
  ]);
  expect(streak).toEqual({ current: 3, longest: 3, lastActive: '2026-11-21', zone: berlin });
  expect(streakAt(streak, at('2026-11-23T08:00:00Z'), berlin)).toMatchObject({ current: 1, longest: 3 });
});

test('the day is that of the person’s calendar, not of Greenwich', () => {
  const late = after([
    ['2026-11-20T23:30:00Z', 'America/New_York'],
    ['2026-11-21T04:30:00Z', 'America/New_York'],
  ]);
  expect(late).toMatchObject({ current: 1, lastActive: '2026-11-20' });
});

test('the night of the clock change is one night', () => {
  const zone = 'Europe/Berlin';
  const autumn = after([
    ['2026-10-24T20:00:00Z', zone],
    ['2026-10-25T22:30:00Z', zone],
  ]);
  const spring = after([
    ['2027-03-27T22:30:00Z', zone],
    ['2027-03-28T21:30:00Z', zone],
  ]);
  expect([autumn.current, spring.current]).toEqual([2, 2]);
});

test('a flight breaks no streak: west the day comes twice, east one is missing', () => {
  const west = after([
    ['2026-11-21T08:00:00Z', 'Pacific/Auckland'],
    ['2026-11-21T20:00:00Z', 'America/Los_Angeles'],
    ['2026-11-22T20:00:00Z', 'America/Los_Angeles'],
  ]);
  expect(west).toMatchObject({ current: 2, lastActive: '2026-11-22' });
  const east = after([
    ['2026-11-22T05:00:00Z', 'America/Los_Angeles'],
    ['2026-11-22T19:00:00Z', 'Pacific/Auckland'],
  ]);
  expect(east).toMatchObject({ current: 2, lastActive: '2026-11-23' });
});

test('the streak is the run of calendar days at the end, in any zone and over any clock change', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('UTC', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia', 'Africa/Casablanca'),
      fc.integer({ min: 0, max: 700 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
      (zone, startDay, hours) => {
        let time = at('2025-06-01T00:00:00Z') + startDay * DAY;
        let streak = none;
        const days: string[] = [];
        for (const hour of hours) {
          time += hour * HOUR;
          streak = streakAt(streak, time, zone);
          expect(streakAt(streak, time, zone)).toBe(streak);
          days.push(dayAt(time, zone));
        }
        const known = new Set(days);
        let run = 0;
        for (let day = Date.parse(`${days.at(-1) ?? ''}T00:00:00Z`); ; day -= DAY) {
          if (!known.has(new Date(day).toISOString().slice(0, 10))) break;
          run += 1;
        }
        expect(streak.current).toBe(run);
        expect(streak.longest).toBeGreaterThanOrEqual(run);
      },
    ),
    { numRuns: 40 },
  );
});

test('what is shown is over a day after it was not continued', () => {
  const streak = after([
    ['2026-11-20T12:00:00Z', 'UTC'],
    ['2026-11-21T12:00:00Z', 'UTC'],
  ]);
  expect(currentStreak(streak, at('2026-11-22T23:00:00Z'), 'UTC')).toBe(2);
  expect(currentStreak(streak, at('2026-11-23T01:00:00Z'), 'UTC')).toBe(0);
  expect(lastWeek(streak, at('2026-11-22T12:00:00Z'), 'UTC').map(({ isActive }) => isActive)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(lastWeek(none, at('2026-11-22T12:00:00Z'), 'UTC')).toHaveLength(7);
  expect(lastWeek(none, at('2026-11-22T12:00:00Z'), 'UTC').some(({ isActive }) => isActive)).toBe(false);
});

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
] as const;

test('who is active every 20 hours keeps their streak wherever they fly, and gains no more days than the calendar has', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 700 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom(...ZONES)), {
        minLength: 2,
        maxLength: 30,
      }),
      (startDay, moves) => {
        let time = at('2025-06-01T10:00:00Z') + startDay * DAY;
        let streak = none;
        const days: string[] = [];
        for (const [hours, zone] of moves) {
          time += hours * HOUR;
          const before = streak.current;
          streak = streakAt(streak, time, zone);
          expect(streak.current).toBeGreaterThanOrEqual(before);
          expect(streak.current).toBeLessThanOrEqual(before + 1);
          expect(currentStreak(streak, time, zone)).toBe(streak.current);
          days.push(dayAt(time, zone));
        }
        expect(streak.current).toBeLessThanOrEqual(new Set(days).size);
      },
    ),
    { numRuns: 60 },
  );
});

test('the longest flight east skips two dates in an hour and breaks nothing', () => {
  const streak = after([
    ['2026-11-20T22:00:00Z', 'Etc/GMT+12'],
    ['2026-11-21T11:00:00Z', 'Etc/GMT+12'],
    ['2026-11-21T11:30:00Z', 'Pacific/Kiritimati'],
  ]);
  expect(streak).toMatchObject({ current: 2, lastActive: '2026-11-22' });
});

test('a clock that was put back a little changes nothing, and one that was far ahead ends no streak', () => {
  const zone = 'Europe/Berlin';
  const streak = after([
    ['2026-11-20T10:00:00Z', zone],
    ['2026-11-21T10:00:00Z', zone],
  ]);
  expect(streakAt(streak, at('2026-11-20T10:00:00Z'), zone)).toBe(streak);
  const ahead = streakAt(streak, at('2029-01-01T10:00:00Z'), zone);
  expect(ahead).toMatchObject({ current: 1, longest: 2 });
  const right = streakAt(ahead, at('2026-11-22T10:00:00Z'), zone);
  expect(right).toMatchObject({ current: 1, lastActive: '2026-11-22' });
  expect(streakAt(right, at('2026-11-23T10:00:00Z'), zone).current).toBe(2);
});

test('the next day begins exactly when the calendar says so, on days of any length', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES, 'America/New_York', 'Africa/Casablanca'),
      fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') }),
      (zone, time) => {
        const rest = untilNextDay(time, zone);
        expect(dayAt(time + rest - 1, zone)).toBe(dayAt(time, zone));
        expect(dayAt(time + rest, zone)).not.toBe(dayAt(time, zone));
      },
    ),
    { numRuns: 60 },
  );
  expect(untilNextDay(at('2026-10-24T22:00:00Z'), 'Europe/Berlin')).toBe(25 * HOUR);
  expect(untilNextDay(at('2027-03-27T23:00:00Z'), 'Europe/Berlin')).toBe(23 * HOUR);
});

test('days are written the ISO way, also in the first millennium', () => {
  expect(dayAt(at('2026-01-02T12:00:00Z'), 'UTC')).toBe('2026-01-02');
  expect(dayAt(at('0987-06-05T12:00:00Z'), 'UTC')).toMatch(/^0987-0/);
});
