import { createAnonymousId } from '../../../../host-app/data/account/anonymous-id';
import { createMigrationJobs } from '../../../../host-app/data/account/migration-jobs';
import { createMigration } from '../../../../host-app/data/account/migration';
import { createOnboardingDrafts, onboardingRecord } from '../../../../host-app/data/account/onboarding';
import { createProfileRepository } from '../../../../host-app/data/account/profile';
import { createAiQuestions } from '../../../../host-app/data/ai-questions';
import { createMemoryTextStore } from '../../../../host-app/data/local/text-store';
import type { User } from '../../../../host-app/ports';
import type { Everything, Person, World } from './back-ends/back-end.types';
import { timelessly } from './all-documents';
import { interrupted } from './interrupted-documents';
import type { Interruption } from './interrupted-documents';
import { answers, createSecrets, seed, solved } from './samples';

export interface BrowserOptions {
  /** The record of the answers has arrived when they were given. */
  readonly isRecorded?: boolean;
  readonly how?: Interruption;
}

/** Ids differ from run to run where the database makes them: records are known by what they hold. */
const byContent = (all: Everything): Everything => {
  const named = Object.entries(all).map(([path, data]): [string, Everything[string]] => {
    const isMade = /^(onboarding_data|ai_questions)\/\w+$/.test(path);
    const id = String(data['question'] ?? data['anonymousId']);
    return isMade ? [`${path.split('/')[0] ?? ''}/… ${id}`, data] : [path, data];
  });
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** A browser in which a visitor answered onboarding and asked twice; a stranger's records are in the database, too. */
export const startBrowser = async (
  open: () => Promise<World>,
  { isRecorded = true, how = 'unsent' }: BrowserOptions = {},
) => {
  const world = await open();
  const visitor = world.as(null);
  const store = createMemoryTextStore();
  const secrets = createSecrets();
  const anonymousId = createAnonymousId(store, secrets);
  const [mine, strange] = [anonymousId.use(), createSecrets(500)()];
  const drafts = createOnboardingDrafts(store);
  drafts.keep(answers);
  drafts.markCompleted();
  const questions = createAiQuestions(visitor, secrets);
  const ask = (question: string, id: string): Promise<string> =>
    questions.add({ ...solved, question }, { anonymousId: id });
  const record = (id: string): Promise<string> =>
    visitor.add(
      'onboarding_data',
      onboardingRecord(answers, { user: null, anonymousId: id, userAgent: 'test' }),
    );
  if (isRecorded) await record(mine);
  await record(strange);
  for (const question of ['first', 'second']) await ask(question, mine);
  await ask('strange', strange);
  for (const person of ['ada', 'bob'] as const)
    await createProfileRepository(world.as(person)).create(world.user(person), seed);

  const connections = { ada: interrupted(world.as('ada'), how), bob: interrupted(world.as('bob'), how) };
  const jobs = createMigrationJobs(store);
  const migrationOf = (person: 'ada' | 'bob') =>
    createMigration({ ...connections[person], drafts, jobs, anonymousId, userAgent: 'test' });
  const signIn = (person: 'ada' | 'bob', isCurrent = () => true, completedAt: Date | null = null) => {
    const [migration, user]: [ReturnType<typeof migrationOf>, User] = [
      migrationOf(person),
      world.user(person),
    ];
    migration.begin(user);
    return migration.run(user, completedAt, isCurrent);
  };
  const pathOf = (person: Person, rest = ''): string => `users/${world.user(person).uid}${rest}`;
  return {
    world,
    store,
    anonymousId,
    drafts,
    mine,
    ask,
    signIn,
    signOut: () => migrationOf('ada').release(),
    state: connections.ada.state,
    strangersState: connections.bob.state,
    pathOf,
    kept: async () => byContent(await timelessly(world)),
  };
};
