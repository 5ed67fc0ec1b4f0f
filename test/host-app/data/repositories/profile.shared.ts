import { describe, expect, test } from 'vitest';
import { createProfileRepository } from '../../../../host-app/data/account/profile';
import type { World } from './back-ends/back-end.types';
import { timelessly } from './all-documents';
import { seed } from './samples';

const DAY = 86_400_000;

const start = async (open: () => Promise<World>) => {
  const world = await open();
  const ada = world.user('ada');
  const profiles = createProfileRepository(world.as('ada'));
  await profiles.create(ada, seed);
  const found = async () => (await profiles.find(ada.uid))!;
  return { world, ada, profiles, found };
};

export const testProfiles = (open: () => Promise<World>): void => {
  describe('a profile', () => {
    test('begins with defaults, what is known of the person, and what they chose before', async () => {
      const { world, ada, profiles, found } = await start(open);
      const all = await timelessly(world);
      expect(all[`users/${ada.uid}`]).toMatchObject({ createdAt: 'now', lastActive: 'now' });
      expect(Object.keys(all)).toEqual([`users/${ada.uid}`]);
      expect(await found()).toMatchObject({
        uid: ada.uid,
        email: ada.email,
        displayName: ada.displayName,
        photoURL: null,
        lastSignIn: new Date(ada.lastSignInAt),
        isAdmin: false,
        preferences: { theme: 'dark', notifications: true, subject: null, studyGoal: 'Catch up' },
        stats: { totalCalculations: 0, streak: { current: 0, longest: 0, lastActive: null } },
      });
      const strangers = createProfileRepository(world.as('bob'));
      expect(await strangers.find(world.user('bob').uid)).toBeNull();
      expect(await profiles.find(ada.uid)).toEqual(await found());
    });

    test('keeps the streak from day to day, and what the account knows better', async () => {
      const { world, ada, profiles, found } = await start(open);
      const stale = { email: 'old@example.org', lastSignIn: new Date(0), lastActive: new Date(0) };
      await world.owner.update(`users/${ada.uid}`, stale);
      const today = Date.UTC(2026, 10, 21, 12);
      const once = await profiles.touch(ada, await found(), today, 'UTC');
      const twice = await profiles.touch(ada, once, today + DAY, 'UTC');
      expect(twice.stats.streak).toEqual({ current: 2, longest: 2, lastActive: '2026-11-22', zone: 'UTC' });
      expect(await found()).toMatchObject({
        email: ada.email,
        lastSignIn: new Date(ada.lastSignInAt),
        stats: { streak: twice.stats.streak },
      });
      expect((await found()).lastActive?.getTime()).toBeGreaterThan(Date.UTC(2026, 0, 1));
    });

    test('takes single preferences, names and numbers, and keeps the rest', async () => {
      const { ada, profiles, found } = await start(open);
      const completedAt = new Date(5000);
      await profiles.savePreferences(ada.uid, {
        notifications: false,
        subject: 'Calculus',
        onboardingCompletedAt: completedAt,
      });
      await profiles.saveNames(ada.uid, { displayName: 'Ada L.', photoURL: 'https://example.org/a.png' });
      expect(await profiles.count(ada.uid, 'totalCalculations', 1)).toBe(1);
      expect(await profiles.count(ada.uid, 'totalCalculations', 1)).toBe(2);
      expect(await profiles.count(ada.uid, 'totalSolvedProblems', -1), 'never below nothing').toBe(0);
      await profiles.setCount(ada.uid, 'totalSavedFormulas', 7);
      expect(await found()).toMatchObject({
        displayName: 'Ada L.',
        photoURL: 'https://example.org/a.png',
        email: ada.email,
        preferences: {
          theme: 'dark',
          notifications: false,
          subject: 'Calculus',
          studyGoal: 'Catch up',
          onboardingCompletedAt: completedAt,
        },
        stats: { totalCalculations: 2, totalSolvedProblems: 0, totalSavedFormulas: 7 },
      });
    });

    test('of nobody takes no changes', async () => {
      const { world, profiles } = await start(open);
      const nobody = createProfileRepository(world.as('bob')).savePreferences(world.user('bob').uid, {
        theme: 'light',
      });
      await expect(nobody).rejects.toMatchObject({ name: 'DocumentsError' });
      expect(await profiles.find(world.user('ada').uid)).not.toBeNull();
    });
  });
};
