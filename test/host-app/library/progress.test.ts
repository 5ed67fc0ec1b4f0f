import { lessons } from 'content:lessons';
import { describe, expect, it } from 'vitest';
import { createLocalDocuments } from '../../../host-app/data/local/documents';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createProgressRepository } from '../../../host-app/data/progress';
import type { ProgressRepository } from '../../../host-app/data/progress';
import { createProgress, isTopicDone } from '../../../host-app/stores/library/progress';
import { createPeople, settle, userNamed } from './sign-in-setup';

const PATH = 'users/ann/learning/progress';

const setUp = (change: (repository: ProgressRepository) => Partial<ProgressRepository> = () => ({})) => {
  const store = createMemoryTextStore();
  const documents = createLocalDocuments({
    store: createMemoryTextStore(),
    clock: { now: () => 0, after: () => () => undefined },
    randomId: () => 'x',
  });
  const people = createPeople();
  const stored = createProgressRepository(documents);
  const progress = createProgress({
    repository: { ...stored, ...change(stored) },
    session: people.session,
    store,
    topics: () => Promise.resolve(lessons),
  });
  people.start();
  const isDone = (subject: string, topic: string): boolean =>
    isTopicDone(progress.$progress.get(), subject, topic);
  return { ...people, progress, documents, store, isDone };
};

describe('learning progress', () => {
  it('begins with all topics of the four subjects, in the order of learning', async () => {
    const { tell, progress, documents } = setUp();
    tell(userNamed('ann'));
    await progress.load();
    const { data } = (await documents.read(PATH))!;
    const totals = Object.entries(data).map(([subject, entry]) => [
      subject,
      (entry as { total: number }).total,
    ]);
    expect(Object.fromEntries(totals)).toEqual({ algebra: 5, geometry: 4, calculus: 6, statistics: 3 });
    const { topics } = data['calculus'] as { topics: Record<string, { order: number; completed: boolean }> };
    expect(Object.keys(topics).sort((a, b) => topics[a]!.order - topics[b]!.order)).toEqual([
      'limits',
      'derivatives',
      'applications',
      'integration',
      'applications2',
      'series',
    ]);
    expect(Object.values(topics).some(({ completed }) => completed)).toBe(false);
  });

  it('of a signed-in person is kept in their document', async () => {
    const { tell, progress, documents, isDone } = setUp();
    tell(userNamed('ann'));
    expect(await progress.setDone('algebra', 'quadratic', true)).toBe(true);
    expect(isDone('algebra', 'quadratic')).toBe(true);
    expect((await documents.read(PATH))?.data['algebra']).toMatchObject({
      completed: 1,
      total: 5,
      topics: { quadratic: { title: 'Quadratic equations', completed: true, order: 3 } },
    });
    await progress.setDone('algebra', 'quadratic', false);
    expect(isDone('algebra', 'quadratic')).toBe(false);
  });

  it('of a visitor stays in the browser', async () => {
    const { progress, documents, store, isDone } = setUp();
    await progress.setDone('geometry', 'circles', true);
    expect(isDone('geometry', 'circles')).toBe(true);
    expect(store.read('learning_progress')).toBe('["geometry/circles"]');
    expect(await documents.read(PATH)).toBeNull();
  });

  it('of a visitor is added to the account at sign-in, and then no longer kept apart', async () => {
    const { tell, progress, documents, store, isDone } = setUp();
    tell(userNamed('ann'));
    await progress.setDone('algebra', 'basics', true);
    tell(null);
    await settle();
    expect(isDone('algebra', 'basics')).toBe(false);
    await progress.setDone('geometry', 'circles', true);
    tell(userNamed('ann'));
    await settle();
    expect(isDone('algebra', 'basics')).toBe(true);
    expect(isDone('geometry', 'circles')).toBe(true);
    expect(store.read('learning_progress')).toBeNull();
    expect((await documents.read(PATH))?.data['geometry']).toMatchObject({ completed: 1 });
  });

  it('of a visitor is not lost when the account can not be reached', async () => {
    const { tell, progress, store } = setUp(() => ({ read: () => Promise.reject(new Error('offline')) }));
    await progress.setDone('geometry', 'circles', true);
    tell(userNamed('ann'));
    await settle();
    expect(progress.$progress.get()).toEqual({ status: 'failed' });
    expect(store.read('learning_progress')).toBe('["geometry/circles"]');
  });

  it('that can not be kept says so, and shows what is kept', async () => {
    let isOffline = false;
    const { tell, progress, isDone } = setUp((stored) => ({
      write: (uid, next) => (isOffline ? Promise.reject(new Error('offline')) : stored.write(uid, next)),
    }));
    tell(userNamed('ann'));
    await progress.load();
    isOffline = true;
    expect(await progress.setDone('algebra', 'basics', true)).toBe(false);
    expect(isDone('algebra', 'basics')).toBe(false);
  });

  it('survives two changes at once', async () => {
    const { tell, progress, isDone } = setUp();
    tell(userNamed('ann'));
    await Promise.all([
      progress.setDone('algebra', 'basics', true),
      progress.setDone('algebra', 'equations', true),
    ]);
    expect(isDone('algebra', 'basics') && isDone('algebra', 'equations')).toBe(true);
  });

  it('in a document of another shape counts as nothing done', async () => {
    const { tell, progress, documents, isDone } = setUp();
    await documents.write(PATH, { algebra: 'all of it', geometry: { topics: [1, 2] }, other: null });
    tell(userNamed('ann'));
    await progress.load();
    expect(progress.$progress.get().status).toBe('ready');
    expect(isDone('algebra', 'basics')).toBe(false);
  });
});
