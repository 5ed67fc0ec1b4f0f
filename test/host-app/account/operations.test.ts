import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAiQuestions } from '../../../host-app/data/ai-questions';
import { createHistoryRepository } from '../../../host-app/data/history';
import { saveExitSurvey } from '../../../host-app/data/surveys';
import { addSiteEvent } from '../../../host-app/data/statistics/site-events';
import { loadStatistics } from '../../../host-app/data/statistics/statistics';
import { createQuestionLog } from '../../../host-app/stores/account/question-log';
import { historyWithStatistics } from '../../../host-app/stores/account/statistics';
import { createAccountUsage } from '../../../host-app/stores/account/usage';
import { createUsage } from '../../../host-app/stores/usage';
import { survey } from '../data/repositories/samples';
import { createIds } from '../fakes';
import { createAccountWorld, settle } from './account-setup';

interface Charge {
  readonly reads: number;
  readonly writes: number;
}

const solved = {
  question: '2x = 1',
  answer: 'x = 1/2',
  approx: null,
  steps: 1,
  verification: 'steps',
} as const;
/** What the rules of a counted question and its tick read: `getAfter`, `exists` and `getAfter` again. */
const RULE_READS = 3;

const start = () => {
  const world = createAccountWorld();
  const { documents, session, account, store, clock, state } = world;
  const usage = createAccountUsage(createUsage(store, clock), session, clock);
  const questions = createAiQuestions(documents, createIds());
  const log = createQuestionLog({
    account,
    usage,
    session,
    clock,
    questions: () => Promise.resolve(questions),
  });
  const history = historyWithStatistics(createHistoryRepository(documents), account);
  const charged = async (act: () => Promise<unknown>): Promise<Charge> => {
    await settle();
    const before = { ...state };
    await act();
    await settle();
    return { reads: state.reads - before.reads, writes: state.writes - before.writes };
  };
  return { ...world, log, history, charged };
};

/** Each act of a user, with what it costs. */
const measure = async () => {
  const visitor = start();
  const asked = { subject: 'algebra', isAnonymous: true, now: visitor.clock.now() } as const;
  const visitorQuestion = await visitor.charged(async () => {
    await visitor.log.record(solved, true);
    await addSiteEvent(visitor.documents, 'question', asked);
  });
  const leaving = await visitor.charged(() => saveExitSurvey(visitor.documents, survey));

  const user = start();
  const firstVisit = await user.charged(() => user.auth.signIn('google'));
  const visit = await user.charged(async () => user.start());
  const entry = { calculator: 'ai', input: '2x = 1', result: 'x = 1/2', path: '/ai?q=2x%3D1' };
  const now = user.session.$session.get();
  const uid = now.status === 'in' ? now.user.uid : '';
  const question = await user.charged(async () => {
    await user.log.record(solved, true);
    await addSiteEvent(user.documents, 'question', { ...asked, isAnonymous: false });
    await user.history.add(uid, entry);
  });
  return {
    visitorQuestion,
    leaving,
    firstVisit,
    visit,
    question: { ...question, reads: question.reads + RULE_READS },
  };
};

const page = readFileSync('docs/scale.md', 'utf8');
let cost: Awaited<ReturnType<typeof measure>>;
beforeAll(async () => {
  cost = await measure();
});

test.each([
  ['visitorQuestion', 'A visitor asks a question'],
  ['leaving', 'A visitor answers the exit survey'],
  ['firstVisit', 'An account is made'],
  ['visit', 'An account opens the app'],
  ['question', 'An account asks a free question'],
] as const)('%s: docs/scale.md says what it costs', (act, name) => {
  const { reads, writes } = cost[act];
  expect(page).toMatch(new RegExp(`\\| ${name} +\\| +${reads} +\\| +${writes} +\\|`));
});

describe('a day of a million users', () => {
  /** Of a million: visitors and accounts, with their acts on that day. */
  const day = () => {
    const acts: readonly (readonly [times: number, Charge])[] = [
      [600_000 * 1.5, cost.visitorQuestion],
      [20_000, cost.leaving],
      [10_000, cost.firstVisit],
      [400_000 * 2, cost.visit],
      [400_000 * 2.5, cost.question],
    ];
    const sum = (of: (charge: Charge) => number): number =>
      acts.reduce((total, [times, charge]) => total + times * of(charge), 0);
    return { reads: sum(({ reads }) => reads), writes: sum(({ writes }) => writes) };
  };
  const millions = (count: number): string => (count / 1e6).toFixed(1);

  test('docs/scale.md has its reads, its writes and their price', () => {
    const { reads, writes } = day();
    expect(page).toContain(`${millions(reads)} million reads and ${millions(writes)} million writes a day`);
    // Cents for 100,000 in a multi-region database.
    const dollars = Math.round(((reads * 6 + writes * 18) / 100_000 / 100) * 30);
    expect(page).toContain(`$${dollars.toLocaleString('en-US')} a month`);
  });

  test('the busiest collection stays below 500 records a second', () => {
    const questions = 600_000 * 1.5 + 400_000 * 2.5;
    const perSecond = Math.round((questions / 86_400) * 4);
    expect(perSecond).toBeLessThan(500);
    expect(page).toContain(`${perSecond} questions a second`);
  });
});

test('docs/scale.md says what a view of the dashboard reads at ten million records', async () => {
  const { documents } = createAccountWorld();
  const TEN_MILLION = 10_000_000;
  const DAY = TEN_MILLION / 30;
  /** For each query the rules read the profile of the admin. */
  const RULE_READ = 1;
  let reads = 0;
  const now = Date.UTC(2026, 10, 21, 12);
  const many = {
    ...documents,
    list: async (query: Parameters<typeof documents.list>[0]) => {
      const found = query.collection === 'statistics' ? await documents.list(query) : [];
      reads += Math.max(1, found.length) + RULE_READ;
      return found;
    },
    // Each topic has ten million records in 30 days, spread over the values of each field.
    count: async ({ where = {}, between }: Parameters<typeof documents.count>[0]) => {
      const span = between
        ? Math.min(1, (between.before.getTime() - between.from.getTime()) / 86_400_000)
        : 30;
      const found = Math.round((DAY * span) / (Object.keys(where).length > 0 ? 5 : 1));
      reads += Math.max(1, Math.ceil(found / 1000)) + RULE_READ;
      return found;
    },
  };
  await loadStatistics(many, { isAdmin: true }, now);
  const first = reads;
  reads = 0;
  await loadStatistics(many, { isAdmin: true }, now);
  const rounded = (count: number): string => (Math.round(count / 1000) * 1000).toLocaleString('en-US');
  expect(page).toContain(`about ${rounded(reads)} reads`);
  expect(page).toContain(`about ${rounded(first)} reads`);
});
