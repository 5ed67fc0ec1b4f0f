import { expect, test } from 'vitest';
import { createAiQuestions } from '../../../host-app/data/ai-questions';
import type { SolvedQuestion } from '../../../host-app/data/ai-questions';
import { createQuestionLog } from '../../../host-app/stores/account/question-log';
import { createAccountUsage } from '../../../host-app/stores/account/usage';
import { createUsage } from '../../../host-app/stores/usage';
import { createIds } from '../fakes';
import { createAccountWorld, everything, settle } from './account-setup';

const DAY = 86_400_000;
const solved: SolvedQuestion = {
  question: '2x = 1',
  answer: 'x = 1/2',
  approx: '0.5',
  steps: 1,
  verification: 'steps',
};

const start = (email: () => string = () => 'ada@example.org') => {
  const world = createAccountWorld(email);
  const { store, clock, session, account, documents } = world;
  const ids = createIds();
  const device = () => {
    const usage = createAccountUsage(createUsage(store, clock), session, clock);
    const questions = createAiQuestions(documents, ids);
    const log = createQuestionLog({
      account,
      usage,
      session,
      clock,
      questions: () => Promise.resolve(questions),
    });
    return { usage, log };
  };
  const signIn = async (): Promise<string> => {
    await world.auth.signIn('google');
    await settle();
    const now = session.$session.get();
    return now.status === 'in' ? now.user.uid : '';
  };
  return { ...world, ...device(), device, signIn };
};

const questionsIn = (store: Parameters<typeof everything>[0]) =>
  Object.entries(everything(store)).filter(([path]) => path.startsWith('ai_questions/'));

test('a visitor’s question is kept under their anonymous id, with all fields, and no counter', async () => {
  const { log, store, clock } = start();
  await log.record(solved, true);
  expect(questionsIn(store).map(([, data]) => data)).toEqual([
    {
      anonymous_id: store.read('anonymous_user_id'),
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
      timestamp: { $time: clock.now() },
    },
  ]);
});

test('a question that is still on its way when the person signs in becomes theirs', async () => {
  const { log, store, signIn } = start();
  void log.record(solved, true);
  const uid = await signIn();
  await settle();
  expect(questionsIn(store).map(([, data]) => data['user_id'])).toEqual([uid]);
});

test('a free account’s question and the tick of its counter are written together, or neither', async () => {
  const { log, usage, store, clock, state, signIn } = start();
  const uid = await signIn();
  usage.take();
  await log.record(solved, true);
  const [[path] = ['']] = questionsIn(store);
  expect(everything(store)[`usage/${uid}`]).toEqual({
    windowStart: { $time: clock.now() },
    lastAt: { $time: clock.now() },
    count: 1,
    lastQuestion: path.slice('ai_questions/'.length),
  });
  state.failAt = state.calls + 2;
  await log.record(solved, true);
  expect(questionsIn(store)).toHaveLength(1);
  expect(everything(store)[`usage/${uid}`]).toMatchObject({ count: 1 });
});

test('the count follows the account to another device, and to nobody else', async () => {
  let email = 'ada@example.org';
  const { log, usage, store, device, signIn, auth } = start(() => email);
  const uid = await signIn();
  for (let at = 0; at < 3; at += 1) {
    usage.take();
    await log.record(solved, true);
  }
  store.remove('usageCount');
  await auth.signOut();
  const other = device();
  await signIn();
  expect(other.usage.$usage.get().left).toBe(2);
  for (let at = 0; at < 4; at += 1) await other.log.record(solved, true);
  expect(everything(store)[`usage/${uid}`], 'the sixth is not counted').toMatchObject({ count: 5 });
  expect(questionsIn(store)).toHaveLength(5);
  expect(other.usage.take()).toBe(false);
  await auth.signOut();
  email = 'bob@example.org';
  await signIn();
  expect(other.usage.$usage.get()).toEqual({ left: 5, renewsAt: null });
});

test('after 24 hours a new window begins', async () => {
  const { log, usage, store, clock, signIn } = start();
  const uid = await signIn();
  for (let at = 0; at < 5; at += 1) {
    usage.take();
    await log.record(solved, true);
  }
  expect(usage.refresh()).toEqual({ left: 0, renewsAt: clock.now() + DAY });
  await clock.pass(DAY);
  expect(usage.refresh()).toEqual({ left: 5, renewsAt: null });
  usage.take();
  await log.record(solved, true);
  expect(everything(store)[`usage/${uid}`]).toMatchObject({
    count: 1,
    windowStart: { $time: clock.now() },
  });
  expect(usage.refresh().left).toBe(4);
});

test('a subscriber’s question is kept without a tick', async () => {
  const { log, store, signIn } = start();
  const uid = await signIn();
  await log.record(solved, false);
  expect(questionsIn(store)).toHaveLength(1);
  expect(everything(store)[`usage/${uid}`]).toBeUndefined();
});

test('visitors are counted in their browser, under the spec’s keys', () => {
  const { usage, store } = start();
  expect(usage.take()).toBe(true);
  expect(usage.$usage.get().left).toBe(4);
  expect(store.read('usageCount')).toBe('1');
});
