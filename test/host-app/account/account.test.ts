import { expect, test } from 'vitest';
import { createHistoryRepository } from '../../../host-app/data/history';
import { createFavouritesRepository } from '../../../host-app/data/favourites';
import { LOAD_FAILED } from '../../../host-app/stores/account/load-profile';
import type { AccountStore } from '../../../host-app/stores/account/account.types';
import { favouritesWithStatistics, historyWithStatistics } from '../../../host-app/stores/account/statistics';
import type { OnboardingAnswers } from '../../../host-app/data/account/onboarding';
import { createAccountWorld, everything, settle } from './account-setup';

const answers: OnboardingAnswers = {
  subject: 'Calculus',
  grade: null,
  studyGoal: 'Catch up',
  studyFrequency: null,
  originalSubject: 'calculus',
  originalGrade: null,
  originalStudyGoalId: 'catch-up',
  answeredAt: 1000,
};

const profileOf = (account: AccountStore) => {
  const now = account.$account.get();
  if (now.status !== 'ready') throw new Error(`The account is ${now.status}.`);
  return now.profile;
};

test('a first sign-in makes a profile with defaults and seeds, and the default learning progress', async () => {
  const { auth, account, clock, store } = createAccountWorld();
  store.write('user_subject', 'Algebra');
  expect(account.$account.get()).toEqual({ status: 'none' });
  await auth.signIn('google');
  expect(account.$account.get()).toEqual({ status: 'loading' });
  await settle();
  expect(profileOf(account)).toMatchObject({
    email: 'ada@example.org',
    displayName: 'Ada',
    photoURL: null,
    isAdmin: false,
    createdAt: new Date(clock.now()),
    lastSignIn: new Date(clock.now()),
    preferences: {
      theme: 'system',
      notifications: true,
      subject: 'Algebra',
      grade: null,
      onboardingCompleted: false,
      onboardingCompletedAt: null,
    },
    stats: {
      totalCalculations: 0,
      totalSolvedProblems: 0,
      totalSavedFormulas: 0,
      streak: { current: 1, longest: 1, lastActive: '2026-11-21' },
    },
  });
  const uid = profileOf(account).uid;
  expect(everything(store)[`users/${uid}/learning/progress`]).toMatchObject({
    algebra: {
      completed: 0,
      total: 5,
      topics: { basics: { title: 'basics', description: 'About basics', completed: false, order: 1 } },
    },
    geometry: { completed: 0, total: 4 },
  });
});

test('what a visitor answered is in the profile right after they sign in, with its own date', async () => {
  const { auth, account, store } = createAccountWorld();
  expect(await account.answerOnboarding(answers)).toBe(true);
  expect(store.read('user_subject')).toBe('Calculus');
  expect(store.read('onboarding_completed')).toBe('true');
  await auth.signIn('google');
  await settle();
  expect(profileOf(account).preferences).toMatchObject({
    subject: 'Calculus',
    studyGoal: 'Catch up',
    onboardingCompleted: true,
    onboardingCompletedAt: new Date(1000),
  });
  expect(store.read('pending_onboarding_data')).toBeNull();
  const records = Object.entries(everything(store)).filter(([path]) => path.startsWith('onboarding_data/'));
  expect(records).toHaveLength(1);
  expect(records[0]?.[1]).toMatchObject({ isAnonymous: false, userId: profileOf(account).uid });
});

test('the next person at the same browser is not seeded with what the first one chose', async () => {
  let email = 'ada@example.org';
  const { auth, account } = createAccountWorld(() => email);
  await account.answerOnboarding(answers);
  await auth.signIn('google');
  await settle();
  await auth.signOut();
  email = 'bob@example.org';
  await auth.signIn('google');
  await settle();
  expect(profileOf(account)).toMatchObject({
    email: 'bob@example.org',
    preferences: { subject: null, studyGoal: null, onboardingCompleted: false },
  });
});

test('answers of somebody signed in are in their profile at once, and never another person’s when offline', async () => {
  let email = 'ada@example.org';
  const { auth, account, state } = createAccountWorld(() => email);
  await auth.signIn('google');
  await settle();
  state.failAt = state.calls + 1;
  expect(await account.answerOnboarding(answers)).toBe(false);
  await auth.signOut();
  await settle();
  email = 'bob@example.org';
  await auth.signIn('google');
  await settle();
  expect(profileOf(account).preferences.onboardingCompleted).toBe(false);
  await auth.signOut();
  email = 'ada@example.org';
  await auth.signIn('google');
  await settle();
  expect(profileOf(account).preferences).toMatchObject({ subject: 'Calculus', onboardingCompleted: true });
});

test('what could not be loaded says so in the spec’s words, and can be tried again', async () => {
  const { auth, account, state } = createAccountWorld();
  state.failAt = 1;
  await auth.signIn('google');
  await settle();
  expect(account.$account.get()).toEqual({ status: 'failed', message: LOAD_FAILED });
  expect(LOAD_FAILED).toBe('Failed to load user profile data. Please try again later.');
  await account.retry();
  expect(profileOf(account).email).toBe('ada@example.org');
});

test('after a crash at any call of a first sign-in, the next start ends the same', async () => {
  const run = async (failAt: number) => {
    const world = createAccountWorld();
    await world.account.answerOnboarding(answers);
    world.state.calls = 0;
    world.state.failAt = failAt;
    await world.auth.signIn('google');
    await settle();
    const { calls } = world.state;
    world.state.failAt = Number.POSITIVE_INFINITY;
    world.start();
    await settle();
    return { calls, all: everything(world.store), jobs: world.store.read('unfinished_migrations') };
  };
  const whole = await run(Number.POSITIVE_INFINITY);
  expect(whole.calls).toBeGreaterThan(10);
  for (let failAt = 1; failAt <= whole.calls; failAt += 1) {
    const again = await run(failAt);
    expect(again.all, `call ${failAt}`).toEqual(whole.all);
    expect(again.jobs).toBeNull();
  }
});

test('a new profile takes the theme of this browser; from then on the profile’s is applied', async () => {
  const { auth, account, theme, start, applied, documents } = createAccountWorld();
  theme.choose('dark');
  await auth.signIn('google');
  await settle();
  const { uid, preferences } = profileOf(account);
  expect(preferences.theme).toBe('dark');
  await documents.update(`users/${uid}`, { 'preferences.theme': 'system' });
  start();
  await settle();
  expect(applied.at(-1)).toBe('system');
});

test('what is calculated, solved and saved is counted from what is kept, which another device may have changed', async () => {
  const { auth, account, documents } = createAccountWorld();
  await auth.signIn('google');
  await settle();
  const { uid } = profileOf(account);
  const history = historyWithStatistics(createHistoryRepository(documents), account);
  const favourites = favouritesWithStatistics(createFavouritesRepository(documents), account);
  await documents.update(`users/${uid}`, { 'stats.totalCalculations': 10 });
  const calculation = { calculator: 'basic', input: '1+1', result: '2', path: '/math/basic' };
  await history.add(uid, calculation);
  await history.add(uid, { ...calculation, calculator: 'ai' });
  await favourites.add(uid, { formulaId: 'a', title: 'A', subject: 'algebra' });
  await favourites.add(uid, { formulaId: 'b', title: 'B', subject: 'algebra' });
  await favourites.remove(uid, 'a');
  await settle();
  expect(profileOf(account).stats).toMatchObject({
    totalCalculations: 11,
    totalSolvedProblems: 1,
    totalSavedFormulas: 1,
  });
  await documents.update(`users/${uid}`, { 'stats.totalSavedFormulas': 40 });
  await account.retry();
  await favourites.list(uid);
  await settle();
  expect(profileOf(account).stats.totalSavedFormulas).toBe(1);
});

test('what fails to be saved changes nothing on screen', async () => {
  const { auth, account, state, events } = createAccountWorld();
  await auth.signIn('google');
  await settle();
  state.failAt = state.calls + 1;
  expect(await account.savePreferences({ notifications: false })).toBe(false);
  expect(profileOf(account).preferences.notifications).toBe(true);
  expect(events).toEqual([]);
  expect(await account.savePreferences({ notifications: false })).toBe(true);
  expect(profileOf(account).preferences.notifications).toBe(false);
  expect(events).toEqual([{ event: 'preference_update', parameters: { preferences: 'notifications' } }]);
});

test('signing out in the middle of loading leaves nothing of the account behind', async () => {
  const { auth, account } = createAccountWorld();
  await auth.signIn('google');
  await auth.signOut();
  await settle();
  expect(account.$account.get()).toEqual({ status: 'none' });
});
