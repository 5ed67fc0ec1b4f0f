import { expect, test } from 'vitest';
import { loadStatistics, statisticsOf } from '../../../host-app/data/admin-statistics';
import { createLocalWorld } from '../fakes';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.UTC(2026, 10, 21, 12);

const record = (ago: number, subject: string | null, isAnonymous = false) => ({
  subject,
  grade: 'High school',
  studyGoal: null,
  studyFrequency: 'Every day',
  isAnonymous,
  timestamp: new Date(now - ago),
  email: 'ada@example.org',
  displayName: 'Ada',
});

test('records are counted in each window they fall into, by what was answered, most often first', () => {
  const statistics = statisticsOf(
    [
      record(HOUR, 'Algebra'),
      record(2 * HOUR, 'Calculus', true),
      record(2 * DAY, 'Calculus'),
      record(29 * DAY, null),
      record(31 * DAY, 'Geometry'),
    ],
    now,
  );
  expect(Object.values(statistics.windows).map(({ total }) => total)).toEqual([2, 3, 4]);
  expect(statistics.windows['24h'].signedIn).toBe(1);
  expect(statistics.windows['7d'].by.subject).toEqual([
    { name: 'Calculus', count: 2 },
    { name: 'Algebra', count: 1 },
  ]);
  expect(statistics.windows['30d'].by.subject).toContainEqual({ name: 'Skipped', count: 1 });
  expect(statistics.days).toHaveLength(30);
  expect([statistics.days[29], statistics.days[27], statistics.days[0]]).toEqual([2, 1, 1]);
});

test('what was answered before it reached the database counts when it was answered', () => {
  const late = { ...record(0, 'Algebra'), originalTimestamp: new Date(now - 3 * DAY) };
  const wrongClock = { ...record(HOUR, 'Algebra'), originalTimestamp: new Date(now + DAY) };
  const { windows } = statisticsOf([late, wrongClock, { subject: 'no time' }], now);
  expect([windows['24h'].total, windows['7d'].total]).toEqual([1, 2]);
});

test('nobody is named', () => {
  expect(JSON.stringify(statisticsOf([record(HOUR, 'Algebra')], now))).not.toMatch(/ada/i);
});

test('everybody but an admin is told Unauthorized, and nothing is read', async () => {
  const { documents } = createLocalWorld();
  let reads = 0;
  const watched = {
    ...documents,
    list: (query: Parameters<typeof documents.list>[0]) => {
      reads += 1;
      return documents.list(query);
    },
  };
  await expect(loadStatistics(watched, { isAdmin: false }, now)).rejects.toThrow(/^Unauthorized$/);
  await expect(loadStatistics(watched, null, now)).rejects.toThrow(/^Unauthorized$/);
  expect(reads).toBe(0);
  await documents.write('onboarding_data/a', record(HOUR, 'Algebra'));
  expect((await loadStatistics(watched, { isAdmin: true }, now)).windows['24h'].total).toBe(1);
});
