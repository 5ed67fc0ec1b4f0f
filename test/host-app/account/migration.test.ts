import { expect, test } from 'vitest';
import { createAnonymousId } from '../../../host-app/data/account/anonymous-id';
import { createMigrationJobs } from '../../../host-app/data/account/migration-jobs';
import { createMigration, MigrationStopped } from '../../../host-app/data/account/migration';
import { createOnboardingDrafts, onboardingRecord } from '../../../host-app/data/account/onboarding';
import type { OnboardingAnswers } from '../../../host-app/data/account/onboarding';
import type { User } from '../../../host-app/ports';
import { createIds, createLocalWorld } from '../fakes';
import { createFragile, everything, user } from './world';

const answers: OnboardingAnswers = {
  subject: 'Algebra',
  grade: 'High school',
  studyGoal: null,
  studyFrequency: 'Every day',
  originalSubject: 'algebra',
  originalGrade: 'high-school',
  originalStudyGoalId: null,
  answeredAt: 5000,
};

const [ada, bob] = [user('ada'), user('bob')];

/** A browser in which a visitor answered onboarding and asked twice; two strangers' records are in the database, too. */
const start = async ({ isRecorded = true } = {}) => {
  const { store, clock, documents: plain } = createLocalWorld();
  const { state, documents } = createFragile(plain);
  const anonymousId = createAnonymousId(store, createIds());
  const drafts = createOnboardingDrafts(store);
  const jobs = createMigrationJobs(store);
  const mine = anonymousId.use();
  drafts.keep(answers);
  drafts.markCompleted();
  const visitor = { user: null, anonymousId: mine, userAgent: 'test' };
  if (isRecorded) await plain.write('onboarding_data/first', onboardingRecord(answers, visitor));
  for (const id of ['q1', 'q2'])
    await plain.write(`ai_questions/${id}`, { anonymous_id: mine, is_anonymous: true, user_id: null });
  await plain.write('ai_questions/strange', { anonymous_id: 'other', is_anonymous: true, user_id: null });
  await plain.write(
    'onboarding_data/strange',
    onboardingRecord(answers, { ...visitor, anonymousId: 'other' }),
  );
  for (const { uid } of [ada, bob])
    await plain.write(`users/${uid}`, { preferences: { theme: 'dark', studyGoal: 'kept' } });
  const migration = createMigration({ documents, drafts, jobs, anonymousId, userAgent: 'test' });
  const signIn = (who: User, isCurrent = () => true): Promise<void> => {
    migration.begin(who);
    return migration.run(who, null, isCurrent);
  };
  return { store, clock, plain, state, anonymousId, drafts, jobs, mine, migration, signIn };
};

test('pending answers, the anonymous record and the questions become the person’s, with all fields', async () => {
  const { store, clock, mine, anonymousId, drafts, signIn } = await start();
  await signIn(ada);
  const all = everything(store);
  const now = { $time: clock.now() };
  expect(all['users/ada']).toEqual({
    preferences: {
      theme: 'dark',
      studyGoal: 'kept',
      subject: 'Algebra',
      grade: 'High school',
      studyFrequency: 'Every day',
      onboardingCompleted: true,
      onboardingCompletedAt: { $time: 5000 },
    },
  });
  expect(all['users/ada/onboarding/preferences']).toEqual({
    subject: 'Algebra',
    grade: 'High school',
    studyGoal: null,
    studyFrequency: 'Every day',
    timestamp: now,
    migratedAt: now,
    originalTimestamp: { $time: 5000 },
  });
  expect(all['onboarding_data/first']).toMatchObject({
    userId: 'ada',
    email: 'ada@example.org',
    displayName: 'ada',
    isAnonymous: false,
    anonymousId: mine,
    previousAnonymousId: mine,
    anonymousIdMigrated: true,
    migratedAt: now,
  });
  for (const id of ['q1', 'q2'])
    expect(all[`ai_questions/${id}`]).toEqual({
      anonymous_id: mine,
      is_anonymous: false,
      user_id: 'ada',
      user_email: 'ada@example.org',
      auth_provider: 'google',
      anonymousIdMigrated: true,
      migratedAt: now,
    });
  expect(all['users/ada/private/claim']).toEqual({ anonymousId: mine, at: now });
  expect(drafts.pending()).toBeNull();
  expect(anonymousId.current()).not.toBe(mine);
});

test('answers whose record never arrived are recorded at sign-in, once', async () => {
  const { store, signIn } = await start({ isRecorded: false });
  await signIn(ada);
  const records = Object.entries(everything(store)).filter(([path]) => path.startsWith('onboarding_data/'));
  expect(records.map(([path]) => path)).toEqual(['onboarding_data/ada-5000', 'onboarding_data/strange']);
  expect(records[0]?.[1]).toMatchObject({ userId: 'ada', source: 'migration', isAnonymous: false });
});

test.each([true, false])(
  'after a crash at any call, signing in again ends the same (record arrived: %s)',
  async (isRecorded) => {
    const whole = await start({ isRecorded });
    await whole.signIn(ada);
    const wanted = everything(whole.store);
    expect(whole.state.calls).toBeGreaterThan(7);
    for (let failAt = 1; failAt <= whole.state.calls; failAt += 1) {
      const world = await start({ isRecorded });
      world.state.failAt = failAt;
      await expect(world.signIn(ada)).rejects.toThrow('the connection was lost');
      expect(world.anonymousId.current(), 'kept until all is done').toBe(world.mine);
      world.state.failAt = Number.POSITIVE_INFINITY;
      await world.signIn(ada);
      expect(everything(world.store), `call ${failAt}`).toEqual(wanted);
      expect(world.anonymousId.current()).not.toBe(world.mine);
      expect(world.store.read('unfinished_migrations')).toBeNull();
      expect(world.drafts.pending()).toBeNull();
    }
  },
);

test('after a crash at any call somebody else gets nothing, and the rest still reaches the first', async () => {
  const whole = await start();
  await whole.signIn(ada);
  const { 'users/bob': _, ...wanted } = everything(whole.store);
  for (let failAt = 1; failAt <= whole.state.calls; failAt += 1) {
    const world = await start();
    world.state.failAt = failAt;
    await world.signIn(ada).catch(() => undefined);
    world.state.failAt = Number.POSITIVE_INFINITY;
    world.migration.release();
    expect(world.drafts.pending()).toBeNull();
    await world.signIn(bob);
    const bobs = everything(world.store);
    expect(bobs['users/bob']).toEqual({ preferences: { theme: 'dark', studyGoal: 'kept' } });
    expect(JSON.stringify(bobs)).not.toMatch(/"(userId|user_id)":"bob"/);
    await world.signIn(ada);
    const { 'users/bob': _bob, 'users/bob/private/claim': _claim, ...rest } = everything(world.store);
    expect(rest, `call ${failAt}`).toEqual(wanted);
  }
});

test('who left in the middle keeps what has moved, and the next person gets none of the rest', async () => {
  const world = await start();
  let turns = 0;
  const leaving = world.signIn(ada, () => {
    turns += 1;
    return turns < 4;
  });
  await expect(leaving).rejects.toBeInstanceOf(MigrationStopped);
  await world.signIn(bob);
  expect(JSON.stringify(everything(world.store))).not.toMatch(/"(userId|user_id)":"bob"/);
});

test('answers that are older than those of the account change no preference, but are recorded', async () => {
  const { store, migration } = await start({ isRecorded: false });
  migration.begin(ada);
  await migration.run(ada, new Date(6000), () => true);
  const all = everything(store);
  expect(all['users/ada']).toEqual({ preferences: { theme: 'dark', studyGoal: 'kept' } });
  expect(all['onboarding_data/ada-5000']).toMatchObject({ subject: 'Algebra', userId: 'ada' });
});

test('a visitor who left nothing under a new id costs no call', async () => {
  const { signIn, state } = await start();
  await signIn(ada);
  const { calls } = state;
  await signIn(ada);
  await signIn(bob);
  expect(state.calls).toBe(calls);
});

test('what a visitor leaves after somebody signed out belongs to who signs in next', async () => {
  const { signIn, anonymousId, plain, store } = await start();
  await signIn(ada);
  await plain.write('ai_questions/late', {
    anonymous_id: anonymousId.use(),
    is_anonymous: true,
    user_id: null,
  });
  await signIn(bob);
  expect(everything(store)['ai_questions/late']).toMatchObject({ user_id: 'bob', is_anonymous: false });
  expect(everything(store)['ai_questions/q1']).toMatchObject({ user_id: 'ada' });
});

test('text that is no list of jobs counts as none', () => {
  const { store } = createLocalWorld();
  for (const text of ['{', '{"uid":"ada"}', '[1,{"uid":1}]']) {
    store.write('unfinished_migrations', text);
    expect(createMigrationJobs(store).of('ada')).toEqual([]);
  }
});
