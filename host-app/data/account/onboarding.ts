import { serverTime } from '../../ports';
import type { DocumentData, Documents, TextStore } from '../../ports';
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

/** What onboarding collected, with the ids of the choices beside their words. */
export interface OnboardingAnswers extends StudyPreferences {
  readonly originalSubject: string | null;
  readonly originalGrade: string | null;
  readonly originalStudyGoalId: string | null;
  /** When it was answered, in milliseconds since 1970. */
  readonly answeredAt: number;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const toAnswers = (value: unknown): OnboardingAnswers | null => {
  if (typeof value !== 'object' || value === null) return null;
  const data = value as DocumentData;
  const answeredAt = data['answeredAt'];
  return {
    subject: text(data['subject']),
    grade: text(data['grade']),
    studyGoal: text(data['studyGoal']),
    studyFrequency: text(data['studyFrequency']),
    originalSubject: text(data['originalSubject']),
    originalGrade: text(data['originalGrade']),
    originalStudyGoalId: text(data['originalStudyGoalId']),
    answeredAt: typeof answeredAt === 'number' ? answeredAt : 0,
  };
};

export interface OnboardingDrafts {
  /** Answers given before signing in; `null` when there are none. */
  pending(): OnboardingAnswers | null;
  keep(answers: OnboardingAnswers): void;
  forgetPending(): void;
  isCompleted(): boolean;
  markCompleted(): void;
  /** What a new profile is seeded with. */
  preferences(): StudyPreferences;
}

/** Onboarding in the browser's own storage, before there is an account. */
export const createOnboardingDrafts = (store: TextStore): OnboardingDrafts => ({
  pending() {
    const kept = store.read(PENDING);
    if (kept === null) return null;
    try {
      return toAnswers(JSON.parse(kept));
    } catch {
      return null;
    }
  },
  keep(answers) {
    store.write(PENDING, JSON.stringify(answers));
    for (const [name, key] of Object.entries(KEYS)) {
      const value = answers[name as keyof typeof KEYS];
      if (value === null) store.remove(key);
      else store.write(key, value);
    }
  },
  forgetPending: () => store.remove(PENDING),
  isCompleted: () => store.read(COMPLETED) === 'true',
  markCompleted: () => void store.write(COMPLETED, 'true'),
  preferences: () => ({
    subject: text(store.read(KEYS.subject)),
    grade: text(store.read(KEYS.grade)),
    studyGoal: text(store.read(KEYS.studyGoal)),
    studyFrequency: text(store.read(KEYS.studyFrequency)),
  }),
});

export interface OnboardingOwner {
  /** `null` before signing in. */
  readonly userId: string | null;
  readonly anonymousId: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly userAgent: string;
  readonly source: string;
}

/** onboarding_data: one record for each time it was answered (all fields of spec section 3). */
export const addOnboardingRecord = (
  documents: Documents,
  answers: OnboardingAnswers,
  owner: OnboardingOwner,
): Promise<string> =>
  documents.add('onboarding_data', {
    userId: owner.userId,
    anonymousId: owner.anonymousId,
    subject: answers.subject,
    originalSubject: answers.originalSubject,
    grade: answers.grade,
    originalGrade: answers.originalGrade,
    studyGoal: answers.studyGoal,
    originalStudyGoalId: answers.originalStudyGoalId,
    studyFrequency: answers.studyFrequency,
    email: owner.email,
    displayName: owner.displayName,
    userAgent: owner.userAgent,
    timestamp: serverTime,
    source: owner.source,
    isAnonymous: owner.userId === null,
    migratedAt: null,
    originalTimestamp: new Date(answers.answeredAt),
    previousAnonymousId: null,
    anonymousIdMigrated: false,
  });
