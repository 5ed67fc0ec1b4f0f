import { describe, expect, test } from 'vitest';
import { createFavouritesRepository } from '../../../../host-app/data/favourites';
import { createHistoryRepository } from '../../../../host-app/data/history';
import { createProgressRepository, progressOf } from '../../../../host-app/data/progress';
import type { World } from './back-ends/back-end.types';

const testHistory = (open: () => Promise<World>): void => {
  test('history holds the latest 50 of one person, the newest first, and lets go of what is removed', async () => {
    const world = await open();
    const [ada, bob] = [world.user('ada').uid, world.user('bob').uid];
    const history = createHistoryRepository(world.as('ada'));
    const made = { calculator: 'basic', result: '2', path: '/math/basic?q=1%2B1' };
    for (let at = 1; at <= 52; at += 1) {
      await history.add(ada, { ...made, input: `${at}` });
      await world.tick();
    }
    await createHistoryRepository(world.as('bob')).add(bob, { ...made, input: 'Bob’s' });
    const latest = await history.latest(ada);
    expect(latest.map(({ input }) => input)).toEqual(Array.from({ length: 50 }, (_, at) => `${52 - at}`));
    expect(latest[0]).toMatchObject(made);
    expect(latest[0]?.at).toBeInstanceOf(Date);
    await history.remove(ada, latest[0]?.id ?? '');
    expect((await history.latest(ada)).map(({ input }) => input).slice(0, 2)).toEqual(['51', '50']);
    expect(await createHistoryRepository(world.as('bob')).latest(bob)).toHaveLength(1);
  });
};

const testFavourites = (open: () => Promise<World>): void => {
  test('the same formula twice is one favourite; the newest come first', async () => {
    const world = await open();
    const { uid } = world.user('ada');
    const favourites = createFavouritesRepository(world.as('ada'));
    const circle = { formulaId: 'circle-area', title: 'Area of a circle', subject: 'geometry' };
    const heron = { formulaId: 'heron-formula', title: 'Heron’s formula', subject: 'geometry' };
    for (const formula of [circle, heron, circle]) {
      await favourites.add(uid, formula);
      await world.tick();
    }
    const listed = await favourites.list(uid);
    expect(listed).toMatchObject([circle, heron]);
    await favourites.remove(uid, listed[0]?.id ?? '');
    expect(await favourites.list(uid)).toMatchObject([heron]);
  });
};

/** As many as there are lessons, with longer words: what the rules look at may not be too much for them. */
const topics = Object.entries({ algebra: 5, geometry: 4, calculus: 6, statistics: 3 }).flatMap(
  ([subject, length]) =>
    Array.from({ length }, (_, at) => ({
      subject,
      topic: at === 0 ? 'basics' : `on-your-own${at}`,
      title: `Lesson ${at}`,
      summary: 'What it is about. '.repeat(10),
    })),
);

const testProgress = (open: () => Promise<World>): void => {
  test('learning progress is unknown at first, then holds what is done, whatever was there before', async () => {
    const world = await open();
    const { uid } = world.user('ada');
    const progress = createProgressRepository(world.as('ada'));
    expect(await progress.read(uid)).toBeNull();
    await progress.write(uid, progressOf(topics, new Set()));
    expect(await progress.read(uid)).toEqual(new Set());
    const done = new Set(['algebra/on-your-own1', 'statistics/on-your-own2']);
    await progress.write(uid, progressOf(topics, done));
    expect(await progress.read(uid)).toEqual(done);
    const kept = await world.owner.read(`users/${uid}/learning/progress`);
    expect(kept?.data['algebra']).toMatchObject({
      completed: 1,
      total: 5,
      topics: { basics: { order: 1, completed: false }, 'on-your-own1': { order: 2, completed: true } },
    });
  });
};

/** What a person collects. */
export const testOwnLists = (open: () => Promise<World>): void => {
  describe('collections of one person', () => {
    testHistory(open);
    testFavourites(open);
    testProgress(open);
  });
};
