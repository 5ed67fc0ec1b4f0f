import { expect, test, vi } from 'vitest';
import { createHistoryRepository } from '../../../host-app/data/history';
import type { Access, Solver, SolverAnswer } from '../../../host-app/ports';
import { createHistory } from '../../../host-app/stores/history';
import { createSession } from '../../../host-app/stores/session';
import { createSolverChat } from '../../../host-app/stores/solver-chat';
import { createSubscription } from '../../../host-app/stores/subscription';
import { createUsage } from '../../../host-app/stores/usage';
import { createLocalWorld } from '../fakes';

const solved: SolverAnswer = {
  kind: 'solution',
  reading: { task: '', text: '1 + 1', math: ['math', null, '1+1'] },
  alternatives: [],
  methods: [],
  answer: { math: ['math', null, '2'], text: '2', approx: null, words: null },
  notes: [],
  verification: 'steps',
  graph: null,
  numberLine: null,
};
const unsolved: SolverAnswer = {
  kind: 'cannot-solve',
  message: 'I can’t solve this one yet.',
  reading: null,
};

const start = async (solve: Solver['solve'], access: Access | null = null) => {
  const world = createLocalWorld();
  const session = createSession(world.auth);
  session.start();
  const usage = createUsage(world.store, world.clock);
  const subscription = createSubscription({
    readAccess: () => Promise.resolve(access),
    changeUser: () => Promise.resolve(),
    warmUp: () => undefined,
  });
  await subscription.refresh();
  const history = createHistory(createHistoryRepository(world.documents), session);
  const questions = { record: vi.fn(() => Promise.resolve()) };
  const solver: Solver = {
    isRemote: false,
    preview: () => Promise.resolve(null),
    similar: () => Promise.resolve(null),
    warmUp: () => undefined,
    solve,
  };
  return {
    ...world,
    session,
    usage,
    history,
    questions,
    chat: createSolverChat({ solver, usage, subscription, history, questions, memory: world.store }),
    reloaded: () =>
      createSolverChat({ solver, usage, subscription, history, questions, memory: world.store }),
  };
};

test('a solved problem takes one free message, and the sixth is not asked', async () => {
  const solve = vi.fn(() => Promise.resolve(solved));
  const { chat, usage } = await start(solve);
  for (let at = 0; at < 5; at += 1) expect(await chat.ask('1 + 1')).toBe('asked');
  expect(usage.$usage.get().left).toBe(0);
  expect(await chat.ask('1 + 1')).toBe('no-messages-left');
  expect(solve).toHaveBeenCalledTimes(5);
  expect(chat.$exchanges.get()).toHaveLength(5);
});

test('what could not be solved, or failed, costs nothing and keeps the question', async () => {
  const { chat, usage } = await start(
    vi
      .fn<Solver['solve']>()
      .mockResolvedValueOnce(unsolved)
      .mockRejectedValueOnce(new Error('out of memory')),
  );
  await chat.ask('prove it');
  await chat.ask('prove it again');
  expect(usage.$usage.get().left).toBe(5);
  expect(chat.$exchanges.get()).toMatchObject([
    { question: 'prove it', outcome: { status: 'answered', answer: unsolved } },
    { question: 'prove it again', outcome: { status: 'failed' } },
  ]);
});

test('subscribers are never counted', async () => {
  const { chat, usage } = await start(() => Promise.resolve(solved), { until: null, managementURL: null });
  for (let at = 0; at < 7; at += 1) expect(await chat.ask('1 + 1')).toBe('asked');
  expect(usage.$usage.get()).toEqual({ left: 5, renewsAt: null });
});

test('one question at a time, and never an empty one', async () => {
  const { chat } = await start(() => new Promise(() => undefined));
  expect(await chat.ask('  ')).toBe('empty');
  void chat.ask('1 + 1');
  expect(await chat.ask('2 + 2')).toBe('busy');
});

test('a solved problem is in the history of who is signed in, and leads back to the solver', async () => {
  const { auth, chat, history } = await start(() => Promise.resolve(solved));
  await auth.signIn('google');
  await chat.ask('1 + 1');
  await history.load();
  expect(history.$history.get()).toMatchObject({
    status: 'ready',
    calculations: [{ calculator: 'ai', input: '1 + 1', result: '2', path: '/ai?q=1%20%2B%201' }],
  });
});

test('a reload shows what was solved again, and takes no second message for it', async () => {
  const { chat, reloaded, store, usage } = await start(() => Promise.resolve(solved));
  await chat.ask('1 + 1');
  const again = reloaded();
  await again.restore();
  expect(again.$exchanges.get()).toMatchObject([{ question: '1 + 1', outcome: { answer: solved } }]);
  expect(usage.$usage.get().left).toBe(4);
  store.write('ai_conversation', '{"not": "a list"}');
  const broken = reloaded();
  await broken.restore();
  expect(broken.$exchanges.get()).toEqual([]);
});
