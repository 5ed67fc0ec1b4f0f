import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAiQuestions } from '../../../host-app/data/ai-questions';
import type { SolvedQuestion } from '../../../host-app/data/ai-questions';
import { createQuestionLog } from '../../../host-app/stores/account/question-log';
import { createAccountUsage } from '../../../host-app/stores/account/usage';
import { createUsage } from '../../../host-app/stores/usage';
import { createIds } from '../fakes';
import { createAccountWorld, everything, settle } from './account-setup';

const HOUR = 3_600_000;
const solved: SolvedQuestion = {
  question: '2x = 1',
  answer: 'x = 1/2',
  approx: null,
  steps: 1,
  verification: 'steps',
};

/** One browser, and whoever sits at it. */
const start = () => {
  let email = '';
  const world = createAccountWorld(() => email);
  const { store, clock, session, account, documents, auth } = world;
  const questions = createAiQuestions(documents, createIds());
  const usage = createAccountUsage(createUsage(store, clock), session, clock);
  const log = createQuestionLog({
    account,
    usage,
    session,
    clock,
    questions: () => Promise.resolve(questions),
  });
  const signIn = async (name: string): Promise<string> => {
    email = `${name}@example.org`;
    await auth.signIn('google');
    await settle();
    const now = session.$session.get();
    return now.status === 'in' ? now.user.uid : '';
  };
  const signOut = async (): Promise<void> => {
    await auth.signOut();
    await settle();
  };
  /** How many of them were free. */
  const ask = async (times = 1): Promise<number> => {
    let free = 0;
    for (let at = 0; at < times; at += 1) {
      if (usage.refresh().left === 0) continue;
      if (usage.take()) free += 1;
      await log.record(solved, true);
    }
    return free;
  };
  return { ...world, usage, signIn, signOut, ask };
};

test('who used up their messages as a visitor gets none by signing in, and none by signing out again', async () => {
  const { usage, clock, ask, signIn, signOut } = start();
  expect(await ask(6)).toBe(5);
  await clock.pass(HOUR);
  await signIn('ada');
  expect(usage.$usage.get()).toEqual({ left: 0, renewsAt: clock.now() + 23 * HOUR });
  await signOut();
  expect(usage.$usage.get().left).toBe(0);
});

test('who used up their messages with an account gets none by signing out', async () => {
  const { usage, ask, signIn, signOut } = start();
  await signIn('ada');
  expect(await ask(6)).toBe(5);
  await signOut();
  expect(usage.$usage.get().left).toBe(0);
});

test('the larger count stands and the two are never added: two as a visitor and three elsewhere leave two', async () => {
  const { usage, clock, plain, ask, signIn, signOut } = start();
  const uid = await signIn('ada');
  await signOut();
  const elsewhere = { windowStart: new Date(clock.now()), lastAt: new Date(clock.now()), count: 3 };
  await plain.write(`usage/${uid}`, { ...elsewhere, lastQuestion: 'q' });
  await clock.pass(HOUR);
  expect(await ask(2)).toBe(2);
  await signIn('ada');
  expect(usage.$usage.get()).toEqual({ left: 2, renewsAt: clock.now() + 23 * HOUR });
  expect(await ask(9), 'both go on from there').toBe(2);
});

test('what is carried along ends with the window it was used in', async () => {
  const { usage, clock, ask, signIn } = start();
  await ask(3);
  await clock.pass(20 * HOUR);
  await signIn('ada');
  expect(await ask(9)).toBe(2);
  await clock.pass(4 * HOUR);
  // Of the account's own window, which began 20 hours later.
  expect(usage.refresh().left).toBe(3);
  await clock.pass(20 * HOUR);
  expect(usage.refresh()).toEqual({ left: 5, renewsAt: null });
});

test('the next person at the same browser does not pay for the first one’s messages', async () => {
  const { usage, ask, signIn, signOut, store } = start();
  await ask(2);
  await signIn('ada');
  await ask(3);
  await signOut();
  const bob = await signIn('bob');
  expect(usage.$usage.get()).toEqual({ left: 5, renewsAt: null });
  expect(await ask(2)).toBe(2);
  expect(everything(store)[`usage/${bob}`]).toMatchObject({ count: 2 });
});

test('in one window a browser and one account have five messages between them, in whatever order one signs in and out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('in', 'out', 'ask', 'ask', 'wait'), { minLength: 5, maxLength: 30 }),
      async (acts) => {
        const { clock, ask, signIn, signOut } = start();
        let free = 0;
        for (const act of acts) {
          if (act === 'in') await signIn('ada');
          else if (act === 'out') await signOut();
          else if (act === 'wait') await clock.pass(HOUR / 2);
          else free += await ask();
        }
        const asked = acts.filter((act) => act === 'ask').length;
        expect(free).toBe(Math.min(5, asked));
      },
    ),
    { numRuns: 40 },
  );
});

test('with each further account come five messages, never more', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('ada', 'bob', 'out', 'ask', 'ask'), { minLength: 10, maxLength: 40 }),
      async (acts) => {
        const { ask, signIn, signOut } = start();
        let free = 0;
        for (const act of acts) {
          if (act === 'ask') free += await ask();
          else if (act === 'out') await signOut();
          else await signIn(act);
        }
        expect(free).toBeLessThanOrEqual(10);
      },
    ),
    { numRuns: 25 },
  );
});
