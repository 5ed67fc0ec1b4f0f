import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addSiteEvent } from '../../../host-app/data/statistics/site-events';
import { loadStatistics, sharesOf, totalOf } from '../../../host-app/data/statistics/statistics';
import { topicNames, topicOf } from '../../../host-app/data/statistics/topics';
import type { Documents } from '../../../host-app/ports';
import indexes from '../../../firestore.indexes.json' with { type: 'json' };
import { createLocalWorld } from '../fakes';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const admin = { isAdmin: true };

const answer = (at: number, subject: string | null, isAnonymous = false) => ({
  subject,
  grade: 'High school',
  studyGoal: null,
  studyFrequency: 'Every day',
  isAnonymous,
  timestamp: new Date(at),
  email: 'ada@example.org',
  displayName: 'Ada',
});

/** The documents, with the number of counts and lists. */
const watched = (documents: Documents) => {
  const calls = { count: 0, list: 0 };
  return {
    calls,
    documents: {
      ...documents,
      count: (query: Parameters<Documents['count']>[0]) => {
        calls.count += 1;
        return documents.count(query);
      },
      list: (query: Parameters<Documents['list']>[0]) => {
        calls.list += 1;
        return documents.list(query);
      },
    },
  };
};

const filled = async () => {
  const world = createLocalWorld();
  const now = world.clock.now();
  const records = [
    answer(now - HOUR, 'Algebra'),
    answer(now - 2 * HOUR, 'Calculus', true),
    answer(now - 2 * DAY, 'Calculus'),
    answer(now - 29 * DAY, null),
    answer(now - 31 * DAY, 'Geometry'),
  ];
  for (const [index, data] of records.entries())
    await world.documents.write(`onboarding_data/${index}`, data);
  return { ...world, now };
};

test('records are counted in each window they fall into, by what was answered, most often first', async () => {
  const { documents, now } = await filled();
  const { windows, days } = await loadStatistics(documents, admin, now);
  expect(Object.values(windows).map((counts) => totalOf(counts, 'onboarding'))).toEqual([2, 3, 4]);
  expect(windows['24h']['onboarding.isAnonymous.true']).toBe(1);
  expect(sharesOf(windows['7d'], 'onboarding', 'subject', 'Skipped')).toEqual([
    { name: 'Calculus', count: 2 },
    { name: 'Algebra', count: 1 },
  ]);
  expect(sharesOf(windows['30d'], 'onboarding', 'subject', 'Skipped')).toContainEqual({
    name: 'Skipped',
    count: 1,
  });
  expect(days.map(({ counts }) => totalOf(counts, 'onboarding'))).toEqual(
    Array.from({ length: 30 }, (_, index) => ({ 29: 2, 27: 1, 0: 1 })[index] ?? 0),
  );
});

test('a finished day is counted once; today and the last 24 hours are counted at each visit', async () => {
  const { documents, now } = await filled();
  const first = watched(documents);
  const seen = await loadStatistics(first.documents, admin, now);
  const second = watched(documents);
  expect(await loadStatistics(second.documents, admin, now)).toEqual(seen);
  expect(first.calls.count).toBeGreaterThan(30 * topicNames.length);
  // Today, the last 24 hours: the totals, and the parts of onboarding, the only topic that has records.
  const parts = Object.values(topicOf('onboarding').fields).flat().length;
  expect(second.calls).toEqual({ count: 2 * (topicNames.length + parts), list: 2 });
  await documents.write('onboarding_data/late', answer(now - 3 * DAY, 'Algebra'));
  expect(await loadStatistics(documents, admin, now)).toEqual(seen);
});

test('a day that has just ended is not stored yet', async () => {
  const { documents, now } = await filled();
  const midnight = Math.ceil(now / DAY) * DAY;
  await loadStatistics(documents, admin, midnight + 1000);
  const ids = async () => (await documents.list({ collection: 'statistics' })).map(({ id }) => Number(id));
  expect(await ids()).not.toContain(midnight / DAY - 1);
  await loadStatistics(documents, admin, midnight + HOUR);
  expect(await ids()).toContain(midnight / DAY - 1);
});

test('the statistics contain no name of a user, and an event contains no question', async () => {
  const { documents, now } = await filled();
  await addSiteEvent(documents, 'question', { subject: 'calculus', isAnonymous: false, now });
  expect(JSON.stringify(await loadStatistics(documents, admin, now))).not.toMatch(/ada/i);
  const [event] = await documents.list({ collection: 'site_events' });
  expect(Object.keys(event?.data ?? {}).sort()).toEqual([
    'at',
    'event',
    'expiresAt',
    'isAnonymous',
    'subject',
  ]);
});

test('a user who is no admin gets the error Unauthorized, and no document is read', async () => {
  const { documents, calls } = watched(createLocalWorld().documents);
  await expect(loadStatistics(documents, { isAdmin: false }, 0)).rejects.toThrow(/^Unauthorized$/);
  await expect(loadStatistics(documents, null, 0)).rejects.toThrow(/^Unauthorized$/);
  expect(calls).toEqual({ count: 0, list: 0 });
});

test('every count has an index', () => {
  const known = indexes.indexes.map(({ collectionGroup, fields }) =>
    [collectionGroup, ...fields.map(({ fieldPath }) => fieldPath)].join(' '),
  );
  const needed = topicNames.flatMap((name) => {
    const { collection, at, where = {}, fields } = topicOf(name);
    const always = Object.keys(where);
    const all = [always, ...Object.keys(fields).map((field) => [...always, field])];
    return all.filter((list) => list.length > 0).map((list) => [collection, ...list, at].join(' '));
  });
  expect(needed.filter((index) => !known.includes(index))).toEqual([]);
  expect(known.filter((index) => !needed.includes(index))).toEqual([]);
});

test('of the times that only grow, those have an index that docs/scale.md names', () => {
  const times: Readonly<Record<string, readonly string[]>> = {
    users: ['createdAt', 'lastActive', 'lastSignIn'],
    usage: ['windowStart', 'lastAt'],
    ai_questions: ['timestamp', 'migratedAt'],
    onboarding_data: ['timestamp', 'originalTimestamp', 'migratedAt'],
    exit_surveys: ['createdAt', 'timestamp'],
    site_events: ['at', 'expiresAt'],
  };
  const isIndexed = (collection: string, field: string): boolean =>
    !indexes.fieldOverrides.some(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === collection && (fieldPath === '*' || fieldPath === field),
    );
  const growing = Object.entries(times).flatMap(([collection, fields]) =>
    fields.filter((field) => isIndexed(collection, field)).map((field) => `${collection}.${field}`),
  );
  expect(growing).toEqual(['onboarding_data.timestamp', 'exit_surveys.createdAt', 'site_events.at']);
  const page = readFileSync('docs/scale.md', 'utf8');
  for (const name of growing) expect(page).toContain(`\`${name}\``);
});
