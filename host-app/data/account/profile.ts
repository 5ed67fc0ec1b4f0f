import { serverTime } from '../../ports';
import type { DocumentData, Documents, User } from '../../ports';
import { recordedName } from './identity';
import { photoOf } from './photo';
import { toStudyPreferences } from './profile.types';
import type { Counter, Preferences, Profile, Stats, StudyPreferences } from './profile.types';
import { streakAt } from './streak';
import { dayAt } from './time-zone';

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

const zone = (value: unknown): string | null => {
  const name = text(value);
  try {
    return name && dayAt(0, name) && name;
  } catch {
    return null;
  }
};

const toPreferences = (data: DocumentData): Preferences => ({
  theme: themes.find((theme) => theme === data['theme']) ?? 'light',
  notifications: data['notifications'] !== false,
  ...toStudyPreferences((name) => text(data[name])),
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
      zone: zone(streak['zone']),
    },
  };
};

const toProfile = (uid: string, data: DocumentData): Profile => ({
  uid,
  email: text(data['email']),
  displayName: text(data['displayName']),
  photoURL: photoOf(data['photoURL']),
  createdAt: date(data['createdAt']),
  lastActive: date(data['lastActive']),
  lastSignIn: date(data['lastSignIn']),
  isAdmin: data['isAdmin'] === true,
  preferences: toPreferences(record(data['preferences'])),
  stats: toStats(record(data['stats'])),
});

/** Initial preferences of a new profile; the user's account has the other fields. */
export interface ProfileSeed extends StudyPreferences {
  readonly theme: Preferences['theme'];
  readonly onboardingCompleted: boolean;
}

const newProfile = (user: User, seed: ProfileSeed): DocumentData => ({
  uid: user.uid,
  email: user.email,
  displayName: recordedName(user),
  photoURL: photoOf(user.photoURL),
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
    streak: { current: 0, longest: 0, lastActive: null, zone: null },
  },
});

const signedInSince = (user: User, { lastSignIn }: Profile): DocumentData =>
  user.lastSignInAt > (lastSignIn?.getTime() ?? 0) ? { lastSignIn: new Date(user.lastSignInAt) } : {};

export interface ProfileRepository {
  find(uid: string): Promise<Profile | null>;
  create(user: User, seed: ProfileSeed): Promise<void>;
  /** Records a visit: updates the streak and the fields that come from the account. */
  touch(user: User, profile: Profile, time: number, timeZone: string): Promise<Profile>;
  savePreferences(uid: string, changes: Partial<Preferences>): Promise<void>;
  saveNames(
    uid: string,
    changes: Partial<Pick<Profile, 'displayName' | 'photoURL' | 'email'>>,
  ): Promise<void>;
  /** Adds to the stored number, because another device may have changed it. Returns the new number. */
  count(uid: string, counter: Counter, by: 1 | -1): Promise<number>;
  setCount(uid: string, counter: Counter, value: number): Promise<void>;
}

/** users/{uid} */
export const createProfileRepository = (documents: Documents): ProfileRepository => {
  const path = (uid: string): string => `users/${uid}`;
  const find = async (uid: string): Promise<Profile | null> => {
    const found = await documents.read(path(uid));
    return found && toProfile(uid, found.data);
  };
  return {
    find,
    create: (user, seed) => documents.write(path(user.uid), newProfile(user, seed)),
    async touch(user, profile, time, timeZone) {
      const streak = streakAt(profile.stats.streak, time, timeZone);
      await documents.update(path(profile.uid), {
        ...signedInSince(user, profile),
        lastActive: serverTime,
        'stats.streak': { ...streak },
      });
      // A separate write: the rules accept only the e-mail address of the sign-in token, which may be an
      // hour older than the account.
      if (user.email !== profile.email)
        await documents.update(path(profile.uid), { email: user.email }).catch(() => undefined);
      return { ...profile, email: user.email, stats: { ...profile.stats, streak } };
    },
    savePreferences: (uid, changes) =>
      documents.update(
        path(uid),
        Object.fromEntries(Object.entries(changes).map(([name, value]) => [`preferences.${name}`, value])),
      ),
    saveNames: (uid, { email, displayName, photoURL }) =>
      documents.update(path(uid), {
        ...(email !== undefined && { email }),
        ...(displayName !== undefined && { displayName: recordedName({ displayName }) }),
        ...(photoURL !== undefined && { photoURL: photoOf(photoURL) }),
      }),
    async count(uid, counter, by) {
      const value = Math.max(0, ((await find(uid))?.stats[counter] ?? 0) + by);
      await documents.update(path(uid), { [`stats.${counter}`]: value });
      return value;
    },
    setCount: (uid, counter, value) => documents.update(path(uid), { [`stats.${counter}`]: value }),
  };
};
