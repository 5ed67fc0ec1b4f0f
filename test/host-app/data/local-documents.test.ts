import { expect, test } from 'vitest';
import { createLocalDocuments } from '../../../host-app/data/local/documents';
import { createMemoryTextStore, createTextStore } from '../../../host-app/data/local/text-store';
import { DocumentsError, serverTime } from '../../../host-app/ports';
import { createFakeClock, createIds } from '../fakes';

const start = (store = createMemoryTextStore()) => {
  const clock = createFakeClock();
  return { clock, store, documents: createLocalDocuments({ store, clock, randomId: createIds() }) };
};

test('what is written is read back, with times as dates', async () => {
  const { clock, documents } = start();
  await documents.write('users/u1', { at: serverTime, born: new Date(5), tags: ['a'], deep: { n: null } });
  expect(await documents.read('users/u1')).toEqual({
    id: 'u1',
    data: { at: new Date(clock.now()), born: new Date(5), tags: ['a'], deep: { n: null } },
  });
  expect(await documents.read('users/u2')).toBeNull();
});

test('an update changes the named fields, and dotted names reach into a field', async () => {
  const { documents } = start();
  await documents.write('users/u1', { name: 'Ada', stats: { solved: 1, streak: { current: 2 } } });
  await documents.update('users/u1', { 'stats.solved': 2, 'stats.streak.longest': 9, theme: 'dark' });
  expect((await documents.read('users/u1'))?.data).toEqual({
    name: 'Ada',
    theme: 'dark',
    stats: { solved: 2, streak: { current: 2, longest: 9 } },
  });
});

test('an update of nothing is refused', async () => {
  const { documents } = start();
  await expect(documents.update('users/u1', { a: 1 })).rejects.toMatchObject({ reason: 'missing' });
});

test('a list holds the documents of its collection only, filtered, ordered and cut', async () => {
  const { clock, documents } = start();
  for (const kind of ['a', 'b', 'a']) {
    await documents.add('users/u1/calculations', { kind, at: serverTime });
    await clock.pass(1000);
  }
  await documents.add('users/u1/calculations/id-1/notes', { kind: 'a' });
  await documents.add('users/u2/calculations', { kind: 'a' });
  const found = await documents.list({
    collection: 'users/u1/calculations',
    where: { kind: 'a' },
    orderBy: { field: 'at', direction: 'desc' },
    limit: 5,
  });
  expect(found.map(({ id }) => id)).toEqual(['id-3', 'id-1']);
  expect(await documents.list({ collection: 'users/u1/calculations', limit: 1 })).toHaveLength(1);
});

test('what is removed is gone', async () => {
  const { documents } = start();
  const id = await documents.add('things', { a: 1 });
  await documents.remove(`things/${id}`);
  expect(await documents.list({ collection: 'things' })).toEqual([]);
});

test('a browser without room says so', async () => {
  const { documents } = start(
    createTextStore(() => {
      throw new Error('denied');
    }),
  );
  const error: unknown = await documents.add('things', { a: 1 }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DocumentsError);
  expect(error).toMatchObject({ reason: 'full' });
});

test('text of somebody else under its keys is skipped', async () => {
  const { documents, store } = start();
  store.write('documents:things/x', 'not json');
  expect(await documents.list({ collection: 'things' })).toEqual([]);
});
