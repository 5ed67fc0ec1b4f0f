import { serverTime } from '../../ports';
import type { DocumentData, Documents, User } from '../../ports';
import type { Counter, Preferences, Profile, Stats, StudyPreferences } from './profile.types';
import { streakOn } from './streak';

const themes = ['light', 'dark', 'system'] as const;

const record = (value: unknown): DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? (value as DocumentData)
    : {};
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const date = (value: unknown): Date | null => (value instanceof Date ? value : null);
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
const day = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;

const toPreferences = (data: DocumentData): Preferences => ({
  theme: themes.find((theme) => theme === data['theme']) ?? 'light',
  notifications: data['notifications'] !== false,
  subject: text(data['subject']),
  grade: text(data['grade']),
  studyGoal: text(data['studyGoal']),
  studyFrequency: text(data['studyFrequency']),
  onboardingCompleted: data['onboardingCompleted'] === true,
  onboardingCompletedAt: date(data['onboardingCompletedAt']),
});

const toStats = (data: DocumentData): Stats => {
  const streak = record(data['streak']);
  return {
    totalCalculations: count(data['totalCalculations']),
    totalSolvedProblems: count(data['totalSolvedProblems']),
    totalSavedFormulas: count(data['totalSavedFormulas']),
    streak: {
      current: count(streak['current']),
      longest: count(streak['longest']),
      lastActive: day(streak['lastActive']),
    },
  };
};

const toProfile = (uid: string, data: DocumentData): Profile => ({
  uid,
  email: text(data['email']),
  displayName: text(data['displayName']),
  photoURL: text(data['photoURL']),
  createdAt: date(data['createdAt']),
  lastActive: date(data['lastActive']),
  lastSignIn: date(data['lastSignIn']),
  isAdmin: data['isAdmin'] === true,
  preferences: toPreferences(record(data['preferences'])),
  stats: toStats(record(data['stats'])),
});

/** What a new profile begins with, beside what is known of the person. */
export interface ProfileSeed extends StudyPreferences {
  readonly theme: Preferences['theme'];
  readonly onboardingCompleted: boolean;
}

const newProfile = (user: User, seed: ProfileSeed): DocumentData => ({
  uid: user.uid,
  email: user.email,
  displayName: user.displayName,
  photoURL: user.photoURL,
  createdAt: serverTime,
  lastActive: serverTime,
  lastSignIn: new Date(user.lastSignInAt),
  isAdmin: false,
  preferences: {
    notifications: true,
    ...seed,
    onboardingCompletedAt: seed.onboardingCompleted ? serverTime : null,
  },
  stats: {
    totalCalculations: 0,
    totalSolvedProblems: 0,
    totalSavedFormulas: 0,
    streak: { current: 0, longest: 0, lastActive: null },
  },
});

export interface ProfileRepository {
  /** Makes it with defaults where there is none. */
  load(user: User, seed: ProfileSeed): Promise<Profile>;
  /** The person is there today; keeps the streak. */
  touch(profile: Profile, today: string): Promise<Profile>;
  savePreferences(uid: string, changes: Partial<Preferences>): Promise<void>;
  saveNames(
    uid: string,
    changes: Partial<Pick<Profile, 'displayName' | 'photoURL' | 'email'>>,
  ): Promise<void>;
  count(profile: Profile, counter: Counter, by: 1 | -1): Promise<Profile>;
}

/** users/{uid} */
export const createProfileRepository = (documents: Documents): ProfileRepository => {
  const path = (uid: string): string => `users/${uid}`;
  return {
    async load(user, seed) {
      const found = await documents.read(path(user.uid));
      if (found) return toProfile(user.uid, found.data);
      await documents.write(path(user.uid), newProfile(user, seed));
      const made = await documents.read(path(user.uid));
      return toProfile(user.uid, made?.data ?? {});
    },
    async touch(profile, today) {
      const streak = streakOn(profile.stats.streak, today);
      await documents.update(path(profile.uid), { lastActive: serverTime, 'stats.streak': { ...streak } });
      return { ...profile, stats: { ...profile.stats, streak } };
    },
    savePreferences: (uid, changes) =>
      documents.update(
        path(uid),
        Object.fromEntries(Object.entries(changes).map(([name, value]) => [`preferences.${name}`, value])),
      ),
    saveNames: (uid, changes) => documents.update(path(uid), changes),
    async count(profile, counter, by) {
      const value = Math.max(0, profile.stats[counter] + by);
      await documents.update(path(profile.uid), { [`stats.${counter}`]: value });
      return { ...profile, stats: { ...profile.stats, [counter]: value } };
    },
  };
};
