import { createAnonymousId } from '../../data/account/anonymous-id';
import type { AnonymousId } from '../../data/account/anonymous-id';
import { createMigrationJobs } from '../../data/account/migration-jobs';
import type { MigrationJobs } from '../../data/account/migration-jobs';
import { createMigration } from '../../data/account/migration';
import {
  createOnboardingDrafts,
  onboardingRecord,
  onboardingRecordPath,
  saveOnboarding,
  studyPreferencesOf,
} from '../../data/account/onboarding';
import type { OnboardingAnswers, OnboardingDrafts } from '../../data/account/onboarding';
import { createProfileRepository } from '../../data/account/profile';
import type { ProfileRepository } from '../../data/account/profile';
import type { Profile, Stats } from '../../data/account/profile.types';
import { streakAt } from '../../data/account/streak';
import type { Clock, Documents, TextStore, User } from '../../ports';
import type { Theme } from '../../ports';

interface AccountServiceParts {
  readonly documents: Documents;
  readonly store: TextStore;
  readonly clock: Clock;
  readonly browser: { readonly userAgent: string; randomId(): string };
  readonly timeZone: () => string;
  readonly theme: () => Theme;
  /** Creates the default learning progress where there is none; `false` when that failed. */
  readonly ensureProgress: () => Promise<boolean>;
}

export interface AccountService {
  readonly profiles: ProfileRepository;
  readonly anonymousId: AnonymousId;
  begin(user: User): void;
  release(): void;
  /** Loads the profile, or creates it, and records today's visit. */
  load(user: User): Promise<Profile>;
  /** The changes of a new day; `null` on the same day. */
  touch(user: User, profile: Profile): Promise<Pick<Stats, 'streak'> | null>;
  /** Returns the profile after the migration; `null` when there was nothing to migrate. */
  migrate(user: User, profile: Profile, isCurrent: () => boolean): Promise<Profile | null>;
  /**
   * Returns the changed profile; `null` for visitors, and when the answers could only be stored in this
   * browser.
   */
  answer(user: User | null, answers: OnboardingAnswers): Promise<Profile | null>;
}

/** Reads profiles, and creates the profile of a new account. */
const createProfiles = (parts: AccountServiceParts, drafts: OnboardingDrafts, jobs: MigrationJobs) => {
  const profiles = createProfileRepository(parts.documents);
  return {
    profiles,
    /** @throws Error when there is no profile */
    async existing(uid: string): Promise<Profile> {
      const profile = await profiles.find(uid);
      if (!profile) throw new Error('The profile is not there.');
      return profile;
    },
    async create(user: User): Promise<void> {
      // The progress is created before the profile, so that a crash in between is repaired on the next load.
      if (!(await parts.ensureProgress())) throw new Error('The learning progress could not be made.');
      const pending = jobs.of(user.uid).at(-1)?.answers ?? null;
      const seed = studyPreferencesOf(pending ?? drafts.preferences());
      const isAnswered = Object.values(seed).some((value) => value !== null);
      await profiles.create(user, {
        ...seed,
        theme: parts.theme(),
        // The migration marks pending answers as completed, with their own date.
        onboardingCompleted: pending === null && isAnswered && drafts.isCompleted(),
      });
    },
  };
};

export const createAccountService = (parts: AccountServiceParts): AccountService => {
  const { documents, store, clock, browser, timeZone } = parts;
  const { userAgent } = browser;
  const drafts = createOnboardingDrafts(store);
  const jobs = createMigrationJobs(store);
  const anonymousId = createAnonymousId(store, browser.randomId);
  const migration = createMigration({ documents, drafts, jobs, anonymousId, userAgent });
  const { profiles, existing, create } = createProfiles(parts, drafts, jobs);
  const answerAsUser = async (user: User, answers: OnboardingAnswers): Promise<Profile | null> => {
    const owner = { user, anonymousId: null, userAgent };
    try {
      await saveOnboarding(documents, answers, owner);
      await documents.write(onboardingRecordPath(user.uid, answers), onboardingRecord(answers, owner));
      return await existing(user.uid);
    } catch {
      // The answers are handled by a migration from here on.
      drafts.keep(answers);
      migration.begin(user);
      return null;
    }
  };
  return {
    profiles,
    anonymousId,
    begin: migration.begin,
    release: migration.release,
    async load(user) {
      if (!(await profiles.find(user.uid))) await create(user);
      return profiles.touch(user, await existing(user.uid), clock.now(), timeZone());
    },
    async touch(user, { stats }) {
      const [now, zone] = [clock.now(), timeZone()];
      if (streakAt(stats.streak, now, zone) === stats.streak) return null;
      // Another device may have changed the profile since this page was opened.
      const { stats: updated } = await profiles.touch(user, await existing(user.uid), now, zone);
      return { streak: updated.streak };
    },
    async migrate(user, profile, isCurrent) {
      if (jobs.of(user.uid).length === 0) return null;
      await migration.run(user, profile.preferences.onboardingCompletedAt, isCurrent);
      return existing(user.uid);
    },
    async answer(user, answers) {
      drafts.markCompleted();
      if (user) return answerAsUser(user, answers);
      drafts.keep(answers);
      const owner = { user: null, anonymousId: anonymousId.use(), userAgent };
      // This record is for the statistics only. The drafts contain the answers and are saved at sign-in.
      await documents.add('onboarding_data', onboardingRecord(answers, owner)).catch(() => undefined);
      return null;
    },
  };
};
