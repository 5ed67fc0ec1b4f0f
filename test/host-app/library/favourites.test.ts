import { describe, expect, it } from 'vitest';
import { createFavouritesRepository } from '../../../host-app/data/favourites';
import type { FavouritesRepository } from '../../../host-app/data/favourites';
import { createLocalDocuments } from '../../../host-app/data/local/documents';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createFavourites } from '../../../host-app/stores/library/favourites';
import { createPeople, settle, userNamed } from './sign-in-setup';

const circle = { formulaId: 'circle-area', title: 'Area of a circle', subject: 'geometry' };
const heron = { formulaId: 'heron-formula', title: 'Heron’s formula', subject: 'geometry' };

const setUp = (
  change: (repository: FavouritesRepository) => Partial<FavouritesRepository> = () => ({}),
  isKnown = true,
) => {
  let now = 1_000;
  const documents = createLocalDocuments({
    store: createMemoryTextStore(),
    clock: { now: () => (now += 1), after: () => () => undefined },
    randomId: () => 'x',
  });
  const stored = createFavouritesRepository(documents);
  const people = createPeople(isKnown);
  const favourites = createFavourites({
    ...people,
    repository: { ...stored, ...change(stored) },
    now: () => now,
  });
  people.start();
  const titles = (): readonly string[] => {
    const state = favourites.$favourites.get();
    return state.status === 'ready' ? state.list.map(({ title }) => title) : [state.status];
  };
  const said = (): readonly string[] => people.toasts.$toasts.get().map(({ text }) => text);
  return { ...people, favourites, documents, stored, titles, said };
};

describe('favourite formulas', () => {
  it('are kept with their owner and come back newest first', async () => {
    const { tell, favourites, documents, titles } = setUp();
    tell(userNamed('ann'));
    await favourites.toggle(circle);
    await favourites.toggle(heron);
    await favourites.load();
    expect(titles()).toEqual([heron.title, circle.title]);
    const kept = await documents.read('users/ann/favoriteFormulas/circle-area');
    expect(kept?.data).toMatchObject({ ...circle, userId: 'ann' });
    expect(kept?.data['addedAt']).toBeInstanceOf(Date);
  });

  it('are removed by the same button', async () => {
    const { tell, favourites, documents, titles } = setUp();
    tell(userNamed('ann'));
    await favourites.toggle(circle);
    await favourites.toggle(circle);
    expect(titles()).toEqual([]);
    expect(await documents.read('users/ann/favoriteFormulas/circle-area')).toBeNull();
  });

  it('of a user whose session is not known yet wait for it, and lead to no sign-in', async () => {
    const { signIn, tell, favourites, titles } = setUp(() => ({}), false);
    const added = favourites.toggle(circle);
    await settle();
    expect(signIn.$signIn.get()).toEqual({ status: 'closed' });
    tell(userNamed('ann'));
    await added;
    expect(titles()).toEqual([circle.title]);
  });

  it('stay when a list arrives that was asked for before they were added', async () => {
    const waiting: (() => void)[] = [];
    const { tell, favourites, titles } = setUp((stored) => ({
      list: async (uid) => {
        const found = await stored.list(uid);
        await new Promise<void>((resolve) => void waiting.push(resolve));
        return found;
      },
    }));
    tell(userNamed('ann'));
    const loaded = favourites.load();
    const added = favourites.toggle(circle);
    await settle();
    // The list that was asked for last comes first.
    for (const answer of waiting.toReversed()) {
      answer();
      await settle();
    }
    await Promise.all([loaded, added]);
    expect(titles()).toEqual([circle.title]);
    const again = favourites.load();
    await favourites.toggle(heron);
    waiting.at(-1)?.();
    await again;
    expect(titles()).toEqual([heron.title, circle.title]);
  });

  it('of a visitor lead to the sign-in modal, and are added once they have signed in', async () => {
    const { signIn, favourites, titles } = setUp();
    await favourites.toggle(circle);
    expect(signIn.$signIn.get()).toMatchObject({ status: 'open', source: 'favorites' });
    await signIn.choose('google');
    await settle();
    expect(titles()).toEqual([circle.title]);
    expect(signIn.$signIn.get()).toEqual({ status: 'closed' });
  });

  it('of a visitor who closes the modal are not added at a later sign-in', async () => {
    const { signIn, tell, favourites, stored } = setUp();
    await favourites.toggle(circle);
    signIn.close();
    tell(userNamed('ann'));
    await settle();
    expect(await stored.list('ann')).toEqual([]);
  });

  it('are not added twice when the heart of a visitor was one already', async () => {
    const { signIn, favourites, stored, titles } = setUp();
    await stored.add('ann', circle);
    await favourites.toggle(circle);
    await signIn.choose('google');
    await settle();
    expect(titles()).toEqual([circle.title]);
  });

  it('that can not be loaded say so', async () => {
    const { tell, favourites } = setUp(() => ({ list: () => Promise.reject(new Error('offline')) }));
    tell(userNamed('ann'));
    await favourites.load();
    expect(favourites.$favourites.get()).toEqual({
      status: 'failed',
      message: 'Failed to load your favorite formulas. Please try again later.',
    });
  });

  it('that can not be added leave the list as it was', async () => {
    const { tell, favourites, titles, said } = setUp((stored) => ({
      add: (uid, formula) =>
        formula.formulaId === heron.formulaId ? Promise.reject(new Error('full')) : stored.add(uid, formula),
    }));
    tell(userNamed('ann'));
    await favourites.toggle(circle);
    const adding = favourites.toggle(heron);
    expect(titles()).toEqual([heron.title, circle.title]);
    await adding;
    expect(titles()).toEqual([circle.title]);
    expect(said()).toEqual(['Failed to add formula to favorites. Please try again later.']);
  });

  it('that can not be removed stay where they were', async () => {
    const { tell, favourites, titles, said } = setUp(() => ({
      remove: () => Promise.reject(new Error('offline')),
    }));
    tell(userNamed('ann'));
    await favourites.toggle(circle);
    await favourites.toggle(heron);
    expect(await favourites.remove(circle.formulaId)).toBe(false);
    expect(titles()).toEqual([heron.title, circle.title]);
    expect(said()).toEqual(['Failed to remove formula from favorites. Please try again later.']);
  });

  it('of one person are not shown to the next', async () => {
    const { tell, favourites, titles } = setUp();
    tell(userNamed('ann'));
    await favourites.toggle(circle);
    tell(null);
    expect(titles()).toEqual(['idle']);
    tell(userNamed('bob'));
    await favourites.load();
    expect(titles()).toEqual([]);
  });
});
