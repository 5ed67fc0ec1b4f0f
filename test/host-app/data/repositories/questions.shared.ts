import { describe, expect, test } from 'vitest';
import { createAiQuestions } from '../../../../host-app/data/ai-questions';
import type { AiQuestions } from '../../../../host-app/data/ai-questions';
import type { DocumentData } from '../../../../host-app/ports';
import type { BackEnd, Person, World } from './back-ends/back-end.types';
import { timelessly } from './all-documents';
import { createSecrets, solved } from './samples';

const LIMIT = 5;
const HOUR = 3_600_000;

const start = async (open: () => Promise<World>) => {
  const world = await open();
  const ids = createSecrets();
  const ada = world.user('ada');
  const repository = (person: Person | null): AiQuestions => createAiQuestions(world.as(person), ids);
  const ask = (times = 1) =>
    Array.from({ length: times }).reduce<Promise<unknown>>(
      (last) => last.then(() => repository('ada').addCounted(solved, ada, world.now(), LIMIT)),
      Promise.resolve(),
    );
  const kept = async () =>
    Object.entries(await timelessly(world)).filter(([path]) => path.startsWith('ai_questions/'));
  return { world, ada, repository, ask, kept };
};

const testRecords = (open: () => Promise<World>): void => {
  test('a visitor’s question is kept under their secret id, with all fields', async () => {
    const { repository, kept } = await start(open);
    const anonymousId = createSecrets(99)();
    const id = await repository(null).add(solved, { anonymousId });
    expect(await kept()).toEqual([
      [
        `ai_questions/${id}`,
        {
          anonymous_id: anonymousId,
          is_anonymous: true,
          user_id: null,
          user_email: null,
          auth_provider: null,
          anonymousIdMigrated: false,
          migratedAt: null,
          question: '2x = 1',
          answer: 'x = 1/2',
          answer_approx: '0.5',
          steps: 1,
          verification: 'steps',
          timestamp: 'now',
        },
      ],
    ]);
  });

  test('an account’s question and the tick of its counter are there together', async () => {
    const { world, ada, repository, ask, kept } = await start(open);
    expect(await repository('ada').quota(ada.uid)).toBeNull();
    await ask();
    const [[path, question]] = (await kept()) as [[string, DocumentData]];
    expect(question).toMatchObject({ user_id: ada.uid, user_email: ada.email, is_anonymous: false });
    expect((await timelessly(world))[`usage/${ada.uid}`]).toEqual({
      count: 1,
      lastQuestion: path.slice('ai_questions/'.length),
      windowStart: 'now',
      lastAt: 'now',
    });
  });
};

const testQuota = (open: () => Promise<World>): void => {
  test('the message after the last free one is neither kept nor counted', async () => {
    const { world, ada, repository, ask, kept } = await start(open);
    await ask(LIMIT);
    const before = await repository('ada').quota(ada.uid);
    expect(before?.count).toBe(LIMIT);
    expect(await repository('ada').addCounted(solved, ada, world.now(), LIMIT)).toEqual(before);
    expect(await kept()).toHaveLength(LIMIT);
  });

  test('after 24 hours a new window begins', async () => {
    const { world, ada, repository, ask, kept } = await start(open);
    await ask();
    const over = { count: LIMIT, windowStart: new Date(world.now() - 25 * HOUR) };
    await world.owner.update(`usage/${ada.uid}`, over);
    await ask(2);
    const quota = await repository('ada').quota(ada.uid);
    expect(quota?.count).toBe(2);
    expect(Math.abs((quota?.windowStart ?? 0) - world.now())).toBeLessThan(HOUR);
    expect(await kept()).toHaveLength(3);
  });
};

const testHonesty = (open: () => Promise<World>): void => {
  test('a client that lies about its limit or its clock changes nothing', async () => {
    const { world, ada, repository, ask, kept } = await start(open);
    await ask(LIMIT);
    const { addCounted } = repository('ada');
    await expect(addCounted(solved, ada, world.now(), 100)).rejects.toMatchObject({ reason: 'denied' });
    const ahead = await addCounted(solved, ada, world.now() + 48 * HOUR, LIMIT);
    expect(ahead.count).toBe(LIMIT);
    expect(await kept()).toHaveLength(LIMIT);
    expect((await repository('ada').quota(ada.uid))?.count).toBe(LIMIT);
  });

  test('a device whose clock is ahead counts on in the window that is still open', async () => {
    const { world, ada, repository, ask, kept } = await start(open);
    await ask(2);
    const before = await repository('ada').quota(ada.uid);
    const after = await repository('ada').addCounted(solved, ada, world.now() + 48 * HOUR, LIMIT);
    expect(after).toEqual({ windowStart: before?.windowStart, count: 3 });
    expect(await kept()).toHaveLength(3);
  });
};

export const testQuestions = ({ open, hasRules }: BackEnd): void => {
  describe('questions', () => {
    testRecords(open);
    testQuota(open);
    if (hasRules) testHonesty(open);
  });
};
