import { serverTime } from '../../ports';
import type { DocumentData, Documents, TextStore, User } from '../../ports';
import { recordedName } from './identity';
import { toStudyPreferences } from './profile.types';
import type { StudyPreferences } from './profile.types';

/** Spec section 3, 'Local browser storage keys'. */
const PENDING = 'pending_onboarding_data';
const COMPLETED = 'onboarding_completed';
const KEYS = {
  subject: 'user_subject',
  grade: 'user_grade',
  studyGoal: 'user_study_goal',
  studyFrequency: 'user_study_frequency',
} as const;

/** The onboarding answers, with the ids of the choices beside their texts. */
export interface OnboardingAnswers extends StudyPreferences {
  readonly originalSubject: string | null;
  readonly originalGrade: string | null;
  readonly originalStudyGoalId: string | null;
  /** Time of the answers, in milliseconds since 1970. */
  readonly answeredAt: number;
}

/** Longer texts are cut, because the database's rules limit the size of a record. */
const LONGEST = 100;
const LONGEST_AGENT = 500;
/** The end of the year 9999, the latest time that the database can store. */
const LAST_MOMENT = 253_402_300_799_999;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : null;

const moment = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= LAST_MOMENT ? Math.floor(value) : 0;

export const toAnswers = (value: unknown): OnboardingAnswers | null => {
  if (typeof value !== 'object' || value === null) return null;
  const data = value as DocumentData;
  return {
    ...toStudyPreferences((name) => text(data[name])),
    originalSubject: text(data['originalSubject']),
    originalGrade: text(data['originalGrade']),
    originalStudyGoalId: text(data['originalStudyGoalId']),
    answeredAt: moment(data['answeredAt']),
  };
};

export const studyPreferencesOf = (answers: StudyPreferences): StudyPreferences =>
  toStudyPreferences((name) => answers[name]);

export interface OnboardingDrafts {
  /** Answers that were given before sign-in; `null` when there are none. */
  pending(): OnboardingAnswers | null;
  keep(answers: OnboardingAnswers): void;
  /** Removes the answers after they have been moved to an account. */
  forget(): void;
  isCompleted(): boolean;
  markCompleted(): void;
  forgetCompleted(): void;
  /** The initial preferences of a new profile. */
  preferences(): StudyPreferences;
}

/** Stores the onboarding answers of a visitor in the browser until there is an account. */
export const createOnboardingDrafts = (store: TextStore): OnboardingDrafts => ({
  pending() {
    try {
      return toAnswers(JSON.parse(store.read(PENDING) ?? 'null'));
    } catch {
      return null;
    }
  },
  keep(answers) {
    store.write(PENDING, JSON.stringify(answers));
    for (const [name, value] of Object.entries(studyPreferencesOf(answers))) {
      const key = KEYS[name as keyof typeof KEYS];
      if (value === null) store.remove(key);
      else store.write(key, value);
    }
  },
  forget: () => [PENDING, ...Object.values(KEYS)].forEach(store.remove),
  isCompleted: () => store.read(COMPLETED) === 'true',
  markCompleted: () => void store.write(COMPLETED, 'true'),
  forgetCompleted: () => store.remove(COMPLETED),
  preferences: () => toStudyPreferences((name) => text(store.read(KEYS[name]))),
});

interface OnboardingOwner {
  /** `null` before signing in. */
  readonly user: Pick<User, 'uid' | 'email' | 'displayName'> | null;
  /** The visitor's id; also set when the visitor has since signed in as `user`. */
  readonly anonymousId: string | null;
  readonly userAgent: string;
}

/** onboarding_data: one record for each completed onboarding (all fields of spec section 3). */
export const onboardingRecord = (
  answers: OnboardingAnswers,
  { user, anonymousId, userAgent }: OnboardingOwner,
): DocumentData => {
  const isMigrated = user !== null && anonymousId !== null;
  return {
    userId: user?.uid ?? null,
    anonymousId,
    ...studyPreferencesOf(answers),
    originalSubject: answers.originalSubject,
    originalGrade: answers.originalGrade,
    originalStudyGoalId: answers.originalStudyGoalId,
    email: user?.email ?? null,
    displayName: user ? recordedName(user) : null,
    userAgent: userAgent.slice(0, LONGEST_AGENT),
    timestamp: serverTime,
    source: isMigrated ? 'migration' : 'onboarding',
    isAnonymous: user === null,
    migratedAt: isMigrated ? serverTime : null,
    originalTimestamp: new Date(answers.answeredAt),
    previousAnonymousId: isMigrated ? anonymousId : null,
    anonymousIdMigrated: isMigrated,
  };
};

/** Saves the answers of a signed-in user. Each part can be written twice. */
export const saveOnboarding = async (
  documents: Documents,
  answers: OnboardingAnswers,
  owner: OnboardingOwner & { readonly user: User },
): Promise<void> => {
  const { uid } = owner.user;
  const originalTimestamp = new Date(answers.answeredAt);
  const isMigrated = owner.anonymousId !== null;
  const given = Object.entries(studyPreferencesOf(answers)).filter(([, value]) => value !== null);
  await documents.update(`users/${uid}`, {
    // A skipped question does not clear an earlier answer.
    ...Object.fromEntries(given.map(([name, value]) => [`preferences.${name}`, value])),
    'preferences.onboardingCompleted': true,
    'preferences.onboardingCompletedAt': originalTimestamp,
  });
  await documents.write(`users/${uid}/onboarding/preferences`, {
    ...studyPreferencesOf(answers),
    timestamp: serverTime,
    migratedAt: isMigrated ? serverTime : null,
    originalTimestamp,
  });
};

/** The path follows from the answers, so that writing twice makes one record. */
export const onboardingRecordPath = (uid: string, answers: OnboardingAnswers): string =>
  `onboarding_data/${uid}-${answers.answeredAt}`;
