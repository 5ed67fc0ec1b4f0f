import { expect, test, vi } from 'vitest';
import { createHistoryRepository } from '../../../host-app/data/history';
import { SolverError } from '../../../host-app/ports';
import type { Access, Solver, SolverAnswer, SolveOptions } from '../../../host-app/ports';
import { createCountedQuestions } from '../../../host-app/stores/counted-questions';
import { createHistory } from '../../../host-app/stores/history';
import { createSession } from '../../../host-app/stores/session';
import { createSolverChat } from '../../../host-app/stores/solver-chat';
import { createSubscription } from '../../../host-app/stores/subscription';
import { createUsage } from '../../../host-app/stores/usage';
import { createLocalWorld } from '../fakes';
import { explained, solved, unsolved } from './answers';

const start = async (solve: Solver['solve'], access: Access | null = null) => {
  const world = createLocalWorld();
  const session = createSession(world.auth);
  session.start();
  const usage = createUsage(world.store, world.clock);
  const subscription = createSubscription({
    readAccess: () => Promise.resolve(access),
    changeUser: () => Promise.resolve(),
    buy: () => Promise.resolve(false),
    warmUp: () => undefined,
  });
  await subscription.refresh();
  const history = createHistory(createHistoryRepository(world.documents), session);
  const questions = { record: vi.fn(() => Promise.resolve()) };
  const solver: Solver = {
    isRemote: false,
    preview: () => Promise.resolve(null),
    similar: () => Promise.resolve(null),
    separate: (text) => Promise.resolve(text.split(/; | and /)),
    recall: (_text, explanation) => Promise.resolve(explained(explanation)),
    warmUp: () => undefined,
    solve,
  };
  const counted = createCountedQuestions(world.store, world.clock);
  const events = { question: vi.fn(), step: vi.fn() };
  const parts = { solver, usage, subscription, history, questions, counted, events, memory: world.store };
  return {
    ...world,
    session,
    usage,
    history,
    questions,
    events,
    chat: createSolverChat(parts),
    reloaded: () => createSolverChat(parts),
  };
};

test('several questions in one text are asked one by one, until it is stopped or no message is left', async () => {
  const { chat, usage } = await start(() => Promise.resolve(solved));
  expect(await chat.ask('1 + 1; 2 + 2; 3 + 3')).toBe('asked');
  expect(usage.$usage.get().left).toBe(2);
  expect(await chat.ask('1 + 3; 1 + 4; 1 + 5')).toBe('no-messages-left');
  expect(chat.$exchanges.get().map(({ question }) => question[4])).toEqual(['1', '2', '3', '3', '4']);
  const other = (await start(() => new Promise(() => {}))).chat;
  void other.ask('1 + 1; 2 + 2');
  await vi.waitFor(() => expect(other.$exchanges.get()[0]?.question).toBe('1 + 1')).then(other.stop);
  expect(other.$exchanges.get().map(({ outcome }) => outcome.status)).toEqual(['stopped']);
});

test('the solver alone says which texts hold several questions: no sign in the text has to show it', async () => {
  const { chat, usage } = await start(() => Promise.resolve(solved));
  expect(await chat.ask('area and perimeter')).toBe('asked');
  expect(chat.$exchanges.get().map(({ question }) => question)).toEqual(['area', 'perimeter']);
  expect(usage.$usage.get().left).toBe(3);
});

test('a solved problem takes one free message, and the sixth is not asked', async () => {
  const solve = vi.fn(() => Promise.resolve(solved));
  const { chat, usage } = await start(solve);
  for (let at = 0; at < 5; at += 1) expect(await chat.ask(`1 + ${at}`)).toBe('asked');
  expect(usage.$usage.get().left).toBe(0);
  expect(await chat.ask('1 + 5')).toBe('no-messages-left');
  expect(solve).toHaveBeenCalledTimes(5);
  expect(chat.$exchanges.get()).toHaveLength(5);
});

test('what this device has solved is solved again for nothing, also when no message is left, until a day later', async () => {
  const { chat, usage, questions, events, clock } = await start(vi.fn(() => Promise.resolve(solved)));
  await chat.ask('2x = 6');
  await chat.ask('2x  = 6 ');
  expect(usage.$usage.get().left).toBe(4);
  expect(questions.record).toHaveBeenCalledTimes(1);
  expect(events.question.mock.calls).toEqual([['arithmetic']]);
  for (let at = 0; at < 4; at += 1) await chat.ask(`1 + ${at}`);
  expect(await chat.ask('2x = 6')).toBe('asked');
  expect(await chat.ask('2x = 8')).toBe('no-messages-left');
  await clock.pass(86_400_000);
  await chat.ask('2x = 6');
  expect(usage.refresh().left).toBe(4);
});

test('what a model explains is counted each time', async () => {
  const { chat, usage, events } = await start(vi.fn(() => Promise.resolve(explained('Because.'))));
  await chat.ask('why is the sky blue');
  await chat.ask('why is the sky blue');
  expect(usage.$usage.get().left).toBe(3);
  expect(events.question.mock.calls).toEqual([[null], [null]]);
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
  const { chat, usage } = await start(() => Promise.resolve(solved), {
    until: null,
    willRenew: false,
    managementURL: null,
  });
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

test('the next question need not wait until a reload has worked out the earlier ones again', async () => {
  const solve = vi.fn<Solver['solve']>().mockResolvedValue(solved);
  const { chat, reloaded, usage } = await start(solve);
  await chat.ask('1 + 1');
  let answer: (answer: SolverAnswer) => void = () => undefined;
  solve.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const again = reloaded();
  const restored = again.restore();
  expect(await again.ask('2 + 2')).toBe('asked');
  answer(solved);
  await restored;
  expect(again.$exchanges.get()).toMatchObject([
    { question: '1 + 1', outcome: { status: 'answered' } },
    { question: '2 + 2', outcome: { status: 'answered' } },
  ]);
  expect(usage.$usage.get().left).toBe(3);
});

const never = (): Promise<SolverAnswer> => new Promise(() => undefined);

test('what is stopped ends at once, costs nothing, and can be asked again in its place', async () => {
  const solve = vi.fn<Solver['solve']>().mockImplementationOnce(never).mockResolvedValueOnce(solved);
  const { chat, usage } = await start(solve);
  void chat.ask('1 + 1');
  await vi.waitFor(() => expect(solve).toHaveBeenCalledTimes(1));
  chat.stop();
  expect(solve.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(chat.$exchanges.get()).toMatchObject([{ question: '1 + 1', outcome: { status: 'stopped' } }]);
  expect(usage.$usage.get().left).toBe(5);
  const [exchange] = chat.$exchanges.get();
  expect(await chat.retry(exchange?.id ?? 0)).toBe('asked');
  expect(chat.$exchanges.get()).toMatchObject([{ question: '1 + 1', outcome: { status: 'answered' } }]);
  expect(usage.$usage.get().left).toBe(4);
});

test('an answer that comes late, after stopping, is not shown and not counted', async () => {
  let answer: (answer: SolverAnswer) => void = () => undefined;
  const { chat, usage } = await start(() => new Promise((resolve) => (answer = resolve)));
  const asked = chat.ask('1 + 1');
  chat.stop();
  answer(solved);
  await asked;
  expect(chat.$exchanges.get()).toMatchObject([{ outcome: { status: 'stopped' } }]);
  expect(usage.$usage.get().left).toBe(5);
});

test('a long answer is shown as it arrives, and counted once when it is complete', async () => {
  const seen: string[] = [];
  const { chat, usage, questions } = await start(async (_text, options?: SolveOptions) => {
    for (const text of ['Force', 'Force is mass']) options?.onPart?.(explained(text));
    return explained('Force is mass times acceleration.');
  });
  chat.$exchanges.listen(([exchange]) => {
    if (exchange?.outcome.status === 'arriving') seen.push(exchange.outcome.part.text);
  });
  await chat.ask({ text: 'What is force?', subject: 'physics' });
  expect(seen).toEqual(['Force', 'Force is mass']);
  expect(usage.$usage.get().left).toBe(4);
  expect(questions.record).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ answer: 'Force is mass times acceleration.', verification: 'unchecked' }),
    true,
  );
});

test('what a remote model said is there after a reload, without being asked again', async () => {
  const solve = vi.fn<Solver['solve']>().mockResolvedValue(explained('Because of scattering.'));
  const { chat, reloaded, usage } = await start(solve);
  await chat.ask('Why is the sky blue?');
  const after = reloaded();
  await after.restore();
  expect(after.$exchanges.get()).toMatchObject([
    { outcome: { status: 'answered', answer: { text: 'Because of scattering.' } } },
  ]);
  expect(solve).toHaveBeenCalledTimes(1);
  expect(usage.$usage.get().left).toBe(4);
});

test('why a remote model could not answer is said in its own words', async () => {
  const { chat } = await start(() => Promise.reject(new SolverError('Too many questions at the moment.')));
  await chat.ask('Why is the sky blue?');
  expect(chat.$exchanges.get()).toMatchObject([
    { outcome: { status: 'failed', message: 'Too many questions at the moment.' } },
  ]);
});
