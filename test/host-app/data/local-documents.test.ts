import { expect, test } from 'vitest';
import { createLocalDocuments } from '../../../host-app/data/local/documents';
import { createMemoryTextStore, createTextStore } from '../../../host-app/data/local/text-store';
import { DocumentsError } from '../../../host-app/ports';
import type { TextStore } from '../../../host-app/ports';
import { createFakeClock, createIds } from '../fakes';

const start = (store: TextStore = createMemoryTextStore()) => {
  const clock = createFakeClock();
  return { clock, store, documents: createLocalDocuments({ store, clock, randomId: createIds() }) };
};

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

test('a commit for which the room ends in the middle leaves everything as it was', async () => {
  const memory = createMemoryTextStore();
  const { documents } = start({
    ...memory,
    write: (key, value) => !value.includes('too much') && memory.write(key, value),
  });
  await documents.write('things/changed', { a: 1 });
  await documents.write('things/replaced', { a: 1 });
  const before = await documents.list({ collection: 'things' });
  const committed = documents.commit([
    { kind: 'update', path: 'things/changed', changes: { a: 2 } },
    { kind: 'write', path: 'things/replaced', data: { b: 2 } },
    { kind: 'write', path: 'things/made', data: {} },
    { kind: 'update', path: 'things/made', changes: { b: 1 } },
    { kind: 'write', path: 'things/refused', data: { text: 'too much' } },
  ]);
  await expect(committed).rejects.toMatchObject({ reason: 'full' });
  expect(await documents.list({ collection: 'things' })).toEqual(before);
});

test('text of somebody else under its keys is skipped', async () => {
  const { documents, store } = start();
  store.write('documents:things/x', 'not json');
  store.write('documents:things/y', '[1]');
  expect(await documents.list({ collection: 'things' })).toEqual([]);
  expect(await documents.read('things/x')).toBeNull();
});
