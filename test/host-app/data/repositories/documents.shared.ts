import { describe, expect, test } from 'vitest';
import { serverTime } from '../../../../host-app/ports';
import type { Indexes } from '../../../support/firestore-stand-in/indexes';
import type { World } from './back-ends/back-end.types';

/** What the queries below need in production. */
export const INDEXES: Indexes['indexes'] = [
  {
    collectionGroup: 'things',
    fields: [
      { fieldPath: 'kind', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'DESCENDING' },
    ],
  },
];

const ids = (found: readonly { readonly id: string }[]): readonly string[] => found.map(({ id }) => id);

const near = (world: World, value: unknown): boolean =>
  value instanceof Date && Math.abs(value.getTime() - world.now()) < 60_000;

const readingAndWriting = (open: () => Promise<World>): void => {
  test('what is written is read back, with times as dates at every depth', async () => {
    const { owner } = await open();
    const data = {
      born: new Date(5),
      none: null,
      yes: true,
      whole: 7,
      half: -0.5,
      text: 'π ≈ 3.14',
      list: ['a', { at: new Date(1_000) }],
      deep: { deeper: { at: new Date(2_000), empty: {} } },
      'a-b': 1,
    };
    await owner.write('things/t1', data);
    expect(await owner.read('things/t1')).toEqual({ id: 't1', data });
    expect(await owner.read('things/t2')).toBeNull();
  });

  test('the store’s own time takes the place of its sign, at every depth', async () => {
    const world = await open();
    await world.owner.write('things/t1', { at: serverTime, deep: { at: serverTime, other: 1 } });
    const { data } = (await world.owner.read('things/t1'))!;
    expect(near(world, data['at'])).toBe(true);
    expect(data['deep']).toEqual({ at: data['at'], other: 1 });
  });

  test('writing replaces the whole document', async () => {
    const { owner } = await open();
    await owner.write('things/t1', { a: 1, b: 2 });
    await owner.write('things/t1', { b: 3 });
    expect((await owner.read('things/t1'))?.data).toEqual({ b: 3 });
  });

  test('what is undefined is left out, and changes nothing', async () => {
    const { owner } = await open();
    await owner.write('things/t1', { a: 1, b: undefined, deep: { c: undefined } });
    expect((await owner.read('things/t1'))?.data).toEqual({ a: 1, deep: {} });
    await owner.update('things/t1', { a: undefined, b: 2 });
    expect((await owner.read('things/t1'))?.data).toEqual({ a: 1, b: 2, deep: {} });
  });

  test('what is added has an id of its own', async () => {
    const { owner } = await open();
    const [first, second] = [await owner.add('things', { a: 1 }), await owner.add('things', { a: 1 })];
    expect(first).not.toBe(second);
    expect(await owner.read(`things/${first}`)).toEqual({ id: first, data: { a: 1 } });
  });

  test('what is removed is gone, and may be removed again', async () => {
    const { owner } = await open();
    await owner.write('things/t1', { a: 1 });
    await owner.remove('things/t1');
    await owner.remove('things/t1');
    expect(await owner.list({ collection: 'things' })).toEqual([]);
  });
};

const updating = (open: () => Promise<World>): void => {
  test('an update changes the named fields, and dotted names reach into a field', async () => {
    const world = await open();
    const { owner } = world;
    await owner.write('things/t1', { name: 'Ada', none: null, stats: { solved: 1, streak: { current: 2 } } });
    await owner.update('things/t1', {
      'stats.solved': 2,
      'stats.streak.longest': 9,
      'none.now': 1,
      'made.on-the-way': 'x',
      theme: 'dark',
    });
    expect((await owner.read('things/t1'))?.data).toEqual({
      name: 'Ada',
      theme: 'dark',
      none: { now: 1 },
      made: { 'on-the-way': 'x' },
      stats: { solved: 2, streak: { current: 2, longest: 9 } },
    });
    await owner.update('things/t1', { 'stats.at': serverTime, 'stats.streak': { current: 3 } });
    const { data } = (await owner.read('things/t1'))!;
    expect(data['stats']).toMatchObject({ solved: 2, streak: { current: 3 } });
    expect(near(world, (data['stats'] as { at: unknown }).at)).toBe(true);
  });

  test('an update of what is not there is refused, and makes nothing', async () => {
    const { owner } = await open();
    await expect(owner.update('things/t1', { a: 1 })).rejects.toMatchObject({
      name: 'DocumentsError',
      reason: 'missing',
    });
    expect(await owner.read('things/t1')).toBeNull();
  });
};

const committing = (open: () => Promise<World>): void => {
  test('a commit makes all of its changes at one time', async () => {
    const { owner } = await open();
    await owner.write('things/t1', { a: 1, b: 1 });
    await owner.commit([
      { kind: 'update', path: 'things/t1', changes: { a: 2, at: serverTime } },
      { kind: 'write', path: 'things/t2', data: { at: serverTime } },
      { kind: 'update', path: 'things/t2', changes: { 'deep.c': 3 } },
    ]);
    const [first, second] = [await owner.read('things/t1'), await owner.read('things/t2')];
    expect(first?.data).toEqual({ a: 2, b: 1, at: second?.data['at'] });
    expect(second?.data['deep']).toEqual({ c: 3 });
  });

  test('a commit of which one change is refused changes nothing', async () => {
    const { owner } = await open();
    await owner.write('things/t1', { a: 1 });
    const committed = owner.commit([
      { kind: 'write', path: 'things/t1', data: { a: 2 } },
      { kind: 'write', path: 'things/new', data: { a: 2 } },
      { kind: 'update', path: 'things/absent', changes: { a: 2 } },
      { kind: 'write', path: 'things/after', data: { a: 2 } },
    ]);
    await expect(committed).rejects.toMatchObject({ reason: 'missing' });
    expect(await owner.list({ collection: 'things' })).toEqual([{ id: 't1', data: { a: 1 } }]);
  });
};

const listing = (open: () => Promise<World>): void => {
  test('a list holds the documents of its collection only, by their ids', async () => {
    const { owner } = await open();
    for (const path of ['b', 'a', 'c/inner/a', 'c'].map((end) => `users/u1/things/${end}`))
      await owner.write(path, { path });
    await owner.write('users/u2/things/d', {});
    const found = await owner.list({ collection: 'users/u1/things' });
    expect(ids(found)).toEqual(['a', 'b', 'c']);
    expect(ids(await owner.list({ collection: 'users/u1/things', limit: 2 }))).toEqual(['a', 'b']);
  });

  test('a list goes on after an id, among the documents that fulfill its filter', async () => {
    const { owner } = await open();
    for (const [at, id] of ['a', 'b', 'c', 'd', 'e'].entries())
      await owner.write(`things/${id}`, { isEven: at % 2 === 0 });
    const page = async (after: string) =>
      ids(await owner.list({ collection: 'things', where: { isEven: true }, after, limit: 2 }));
    expect(await page('a')).toEqual(['c', 'e']);
    expect(await page('b'), 'an id that may be gone').toEqual(['c', 'e']);
    expect(await page('c')).toEqual(['e']);
    expect(await page('e')).toEqual([]);
  });

  test('a filter asks for equal values: of one kind, of several fields, inside a field, and of nothing', async () => {
    const { owner } = await open();
    const things = {
      a: { n: 1, by: null, deep: { done: true } },
      b: { n: '1', by: 'x', deep: { done: false } },
      c: { n: 1, by: 'x', deep: { done: true } },
      d: { deep: 'flat' },
    };
    for (const [id, data] of Object.entries(things)) await owner.write(`things/${id}`, data);
    const where = async (asked: Readonly<Record<string, string | number | boolean | null>>) =>
      ids(await owner.list({ collection: 'things', where: asked }));
    expect(await where({ n: 1 })).toEqual(['a', 'c']);
    expect(await where({ n: 1, by: 'x' })).toEqual(['c']);
    expect(await where({ 'deep.done': true })).toEqual(['a', 'c']);
    expect(await where({ by: null }), 'a field that is not there is not null').toEqual(['a']);
  });

  test('a list is sorted by a field, then by ids, and leaves out what has no such field', async () => {
    const { owner } = await open();
    const things = { a: 2, b: 'text', c: new Date(5), d: null, e: 10, f: 2, g: true };
    for (const [id, at] of Object.entries(things)) await owner.write(`things/${id}`, { at, kind: 'k' });
    await owner.write('things/h', { kind: 'k' });
    const sorted = async (direction: 'asc' | 'desc') =>
      ids(await owner.list({ collection: 'things', orderBy: { field: 'at', direction } })).join('');
    expect(await sorted('asc')).toBe('dgafecb');
    expect(await sorted('desc')).toBe('bcefagd');
  });

  test('the newest of one kind come first, as many as are asked for', async () => {
    const { owner, tick } = await open();
    for (const [at, kind] of ['x', 'y', 'x', 'x'].entries()) {
      await owner.write(`things/t${at}`, { kind, at: serverTime });
      await tick();
    }
    const found = await owner.list({
      collection: 'things',
      where: { kind: 'x' },
      orderBy: { field: 'at', direction: 'desc' },
      limit: 2,
    });
    expect(ids(found)).toEqual(['t3', 't2']);
  });
};

/** What the port promises, whoever keeps the documents. */
export const testDocuments = (open: () => Promise<World>): void => {
  describe('documents', () => {
    readingAndWriting(open);
    updating(open);
    committing(open);
    listing(open);
  });
};
