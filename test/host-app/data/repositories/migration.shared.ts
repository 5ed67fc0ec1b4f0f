import { describe, expect, test } from 'vitest';
import { MigrationStopped } from '../../../../host-app/data/account/migration';
import type { BackEnd, World } from './back-ends/back-end.types';
import { startBrowser } from './migration-browser';
import { testInterruptions } from './migration-interrupted.shared';
import { ANSWERED_AT } from './samples';

const migrated = { isAnonymous: false, anonymousIdMigrated: true, migratedAt: 'now' };

const testArrival = (open: () => Promise<World>): void => {
  test('pending answers, the anonymous record and the questions become the person’s, with all fields', async () => {
    const { world, mine, anonymousId, drafts, signIn, kept, pathOf } = await startBrowser(open);
    const ada = world.user('ada');
    await signIn('ada');
    const all = await kept();
    expect(all[pathOf('ada')]?.['preferences']).toEqual({
      theme: 'dark',
      notifications: true,
      subject: 'Algebra',
      grade: 'High school',
      studyGoal: 'Catch up',
      studyFrequency: 'Every day',
      onboardingCompleted: true,
      onboardingCompletedAt: new Date(ANSWERED_AT),
    });
    expect(all[pathOf('ada', '/onboarding/preferences')]).toEqual({
      subject: 'Algebra',
      grade: 'High school',
      studyGoal: null,
      studyFrequency: 'Every day',
      timestamp: 'now',
      migratedAt: 'now',
      originalTimestamp: new Date(ANSWERED_AT),
    });
    expect(all[`onboarding_data/… ${mine}`]).toMatchObject({
      ...migrated,
      userId: ada.uid,
      email: ada.email,
      displayName: ada.displayName,
      anonymousId: mine,
      previousAnonymousId: mine,
    });
    for (const question of ['first', 'second'])
      expect(all[`ai_questions/… ${question}`]).toMatchObject({
        anonymous_id: mine,
        is_anonymous: false,
        user_id: ada.uid,
        user_email: ada.email,
        auth_provider: 'google',
        anonymousIdMigrated: true,
        migratedAt: 'now',
      });
    expect(all[pathOf('ada', '/private/claim')]).toEqual({ anonymousId: mine, at: 'now' });
    expect(all['ai_questions/… strange']).toMatchObject({ user_id: null, is_anonymous: true });
    expect(drafts.pending()).toBeNull();
    expect(anonymousId.current()).not.toBe(mine);
  });

  test('answers whose record never arrived are recorded at sign-in, once', async () => {
    const { world, signIn, kept } = await startBrowser(open, { isRecorded: false });
    await signIn('ada');
    const { uid } = world.user('ada');
    const records = Object.entries(await kept()).filter(([path]) => path.startsWith('onboarding_data/'));
    expect(records).toHaveLength(2);
    expect(Object.fromEntries(records)[`onboarding_data/${uid}-${ANSWERED_AT}`]).toMatchObject({
      userId: uid,
      source: 'migration',
      isAnonymous: false,
    });
  });

  test('answers that are older than those of the account change no preference, but are recorded', async () => {
    const { world, signIn, kept, pathOf } = await startBrowser(open, { isRecorded: false });
    const before = (await kept())[pathOf('ada')];
    await signIn('ada', () => true, new Date(ANSWERED_AT + 1));
    const all = await kept();
    expect(all[pathOf('ada')]).toEqual(before);
    expect(all[`onboarding_data/${world.user('ada').uid}-${ANSWERED_AT}`]).toMatchObject({
      subject: 'Algebra',
    });
  });
};

const testOwners = (open: () => Promise<World>): void => {
  test('who left in the middle keeps what has moved, and the next person gets none of the rest', async () => {
    const { world, signIn, kept } = await startBrowser(open);
    let turns = 0;
    const leaving = signIn('ada', () => {
      turns += 1;
      return turns < 4;
    });
    await expect(leaving).rejects.toBeInstanceOf(MigrationStopped);
    await signIn('bob');
    const { uid } = world.user('bob');
    expect(
      Object.values(await kept()).filter((data) => data['userId'] === uid || data['user_id'] === uid),
    ).toEqual([]);
  });

  test('a visitor who left nothing under a new id costs no call', async () => {
    const { signIn, state, strangersState } = await startBrowser(open);
    await signIn('ada');
    const { calls } = state;
    await signIn('ada');
    await signIn('bob');
    expect([state.calls - calls, strangersState.calls]).toEqual([0, 0]);
  });

  test('what a visitor leaves after somebody signed out belongs to who signs in next', async () => {
    const { world, signIn, anonymousId, ask, kept } = await startBrowser(open);
    await signIn('ada');
    await ask('late', anonymousId.use());
    await signIn('bob');
    const all = await kept();
    expect(all['ai_questions/… late']).toMatchObject({ user_id: world.user('bob').uid, is_anonymous: false });
    expect(all['ai_questions/… first']).toMatchObject({ user_id: world.user('ada').uid });
  });
};

/** What was made before signing in becomes the person's own. */
export const testMigration = ({ open, hasRules }: BackEnd): void => {
  describe('migration', () => {
    testArrival(open);
    testOwners(open);
    testInterruptions(open, hasRules);
  });
};
