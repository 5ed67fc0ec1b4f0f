import { expect, test } from 'vitest';
import { createFavouritesRepository } from '../../../host-app/data/favourites';
import { createHistoryRepository } from '../../../host-app/data/history';
import { DocumentsError } from '../../../host-app/ports';
import type { Documents } from '../../../host-app/ports';
import { createHistory } from '../../../host-app/stores/history';
import { createFavourites } from '../../../host-app/stores/library/favourites';
import { createProgress } from '../../../host-app/stores/library/progress';
import { createProgressRepository } from '../../../host-app/data/progress';
import { createSignIn } from '../../../host-app/stores/sign-in';
import { createToasts } from '../../../host-app/stores/toasts';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createAccountWorld, settle, topics } from './account-setup';

const circle = { formulaId: 'circle-area', title: 'Area of a circle', subject: 'geometry' };
const sum = { calculator: 'basic', input: '1+1', result: '2', path: '/math/basic' };

/** Documents whose connection can be lost, and that say nothing at all for a while. */
const createLine = (documents: Documents) => {
  const state = { isOff: false, isMute: false };
  const line = new Proxy(documents, {
    get(target, name: keyof Documents) {
      return async (...given: never[]) => {
        if (state.isMute) await new Promise(() => undefined);
        if (state.isOff) throw new DocumentsError('offline', 'The connection was lost.');
        return (target[name] as (...all: never[]) => unknown)(...given);
      };
    },
  });
  return { state, line };
};

const start = async () => {
  const world = createAccountWorld();
  const { state, line } = createLine(world.plain);
  await world.auth.signIn('google');
  await settle();
  const { session, clock, auth, store } = world;
  const toasts = createToasts(clock);
  const stores = {
    history: createHistory(createHistoryRepository(line), session),
    favourites: createFavourites({
      repository: createFavouritesRepository(line),
      session,
      signIn: createSignIn(auth, clock, createMemoryTextStore()),
      toasts,
      now: clock.now,
    }),
    progress: createProgress({
      repository: createProgressRepository(line),
      session,
      store,
      topics: () => Promise.resolve(topics),
    }),
  };
  const pressTryAgain = async (): Promise<void> => {
    const [toast] = toasts.$toasts.get();
    if (toast?.action?.label !== 'Try again') throw new Error('There is nothing to try again.');
    toasts.close(toast.id);
    toast.action.run();
    await settle();
  };
  return { ...world, ...stores, toasts, line: state, pressTryAgain };
};

test('what was loaded stays on screen when it can’t be loaded again, and says so until it can', async () => {
  const { history, favourites, progress, line } = await start();
  await history.add(sum);
  await favourites.toggle(circle);
  await Promise.all([history.load(), favourites.load(), progress.load()]);
  line.isOff = true;
  await Promise.all([history.load(), favourites.load(), progress.load()]);
  expect(history.$history.get()).toMatchObject({ status: 'ready', isStale: true, calculations: [sum] });
  expect(favourites.$favourites.get()).toMatchObject({ status: 'ready', isStale: true, list: [circle] });
  expect(progress.$progress.get()).toMatchObject({ status: 'ready', isStale: true });
  line.isOff = false;
  await Promise.all([history.load(), favourites.load(), progress.load()]);
  for (const now of [history.$history.get(), favourites.$favourites.get(), progress.$progress.get()])
    expect(now).not.toHaveProperty('isStale');
});

test('while a list is asked for and nobody answers, the one before is on screen', async () => {
  const { history, line } = await start();
  await history.add(sum);
  await history.load();
  line.isMute = true;
  void history.load();
  await settle();
  expect(history.$history.get()).toMatchObject({ status: 'ready', calculations: [sum] });
});

test('what was never loaded says so', async () => {
  const { history, favourites, progress, line } = await start();
  line.isOff = true;
  await Promise.all([history.load(), favourites.load(), progress.load()]);
  expect([
    history.$history.get().status,
    favourites.$favourites.get().status,
    progress.$progress.get().status,
  ]).toEqual(['failed', 'failed', 'failed']);
});

test('a formula that could not be saved is taken back with words, and trying again saves it', async () => {
  const { favourites, toasts, line, pressTryAgain } = await start();
  await favourites.load();
  line.isOff = true;
  await favourites.toggle(circle);
  expect(favourites.$favourites.get()).toMatchObject({ list: [] });
  expect(toasts.$toasts.get()).toMatchObject([
    { tone: 'danger', text: 'Failed to add formula to favorites. Please try again later.' },
  ]);
  await pressTryAgain();
  expect(toasts.$toasts.get(), 'it failed again').toHaveLength(1);
  line.isOff = false;
  await pressTryAgain();
  expect(favourites.$favourites.get()).toMatchObject({ list: [circle] });
});

test('a formula that could not be removed is back, and trying again removes it', async () => {
  const { favourites, toasts, line, pressTryAgain } = await start();
  await favourites.toggle(circle);
  line.isOff = true;
  await favourites.toggle(circle);
  expect(favourites.$favourites.get()).toMatchObject({ list: [circle] });
  expect(toasts.$toasts.get()[0]?.text).toBe(
    'Failed to remove formula from favorites. Please try again later.',
  );
  line.isOff = false;
  await pressTryAgain();
  expect(favourites.$favourites.get()).toMatchObject({ list: [] });
});

test('trying again is not done for somebody else who sits there by then', async () => {
  const { favourites, line, pressTryAgain, auth, plain } = await start();
  line.isOff = true;
  await favourites.toggle(circle);
  await auth.signOut();
  line.isOff = false;
  await pressTryAgain();
  expect(await plain.list({ collection: 'users' })).toHaveLength(1);
  expect(favourites.$favourites.get().status).toBe('idle');
});

test('a lesson that could not be saved as done is not shown as done', async () => {
  const { progress, line } = await start();
  await progress.load();
  line.isOff = true;
  expect(await progress.setDone('algebra', 'basics', true)).toBe(false);
  expect(progress.$progress.get()).toMatchObject({
    status: 'ready',
    subjects: { algebra: { completed: 0 } },
  });
  line.isOff = false;
  expect(await progress.setDone('algebra', 'basics', true)).toBe(true);
  expect(progress.$progress.get()).toMatchObject({ subjects: { algebra: { completed: 1 } } });
});

test('a message with something to do stays long enough to do it, and is there once', async () => {
  const { toasts, clock } = await start();
  const action = { label: 'Try again', run: () => undefined };
  toasts.show('It failed.', 'danger', action);
  toasts.show('It failed.', 'danger', action);
  expect(toasts.$toasts.get()).toHaveLength(1);
  await clock.pass(15_000);
  expect(toasts.$toasts.get()).toHaveLength(1);
  await clock.pass(5000);
  expect(toasts.$toasts.get()).toHaveLength(0);
});
