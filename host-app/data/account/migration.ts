import { serverTime } from '../../ports';
import type { Documents, User } from '../../ports';
import type { OnboardingAnswers, OnboardingDrafts } from './onboarding';

interface MigrationParts {
  readonly documents: Documents;
  readonly drafts: OnboardingDrafts;
  readonly userAgent: string;
}

const preferencesOf = (answers: OnboardingAnswers) => ({
  subject: answers.subject,
  grade: answers.grade,
  studyGoal: answers.studyGoal,
  studyFrequency: answers.studyFrequency,
});

/** Under the person's own id: doing it again writes the same document, not a second one. */
const writePending = async (
  { documents, userAgent }: MigrationParts,
  user: User,
  anonymousId: string,
  answers: OnboardingAnswers,
): Promise<void> => {
  const originalTimestamp = new Date(answers.answeredAt);
  const preferences = preferencesOf(answers);
  await documents.update(`users/${user.uid}`, {
    ...Object.fromEntries(Object.entries(preferences).map(([name, value]) => [`preferences.${name}`, value])),
    'preferences.onboardingCompleted': true,
    'preferences.onboardingCompletedAt': originalTimestamp,
  });
  await documents.write(`users/${user.uid}/onboarding/preferences`, {
    ...preferences,
    timestamp: serverTime,
    migratedAt: serverTime,
    originalTimestamp,
  });
  await documents.write(`onboarding_data/${user.uid}-${answers.answeredAt}`, {
    ...preferences,
    userId: user.uid,
    anonymousId,
    originalSubject: answers.originalSubject,
    originalGrade: answers.originalGrade,
    originalStudyGoalId: answers.originalStudyGoalId,
    email: user.email,
    displayName: user.displayName,
    userAgent,
    timestamp: serverTime,
    source: 'migration',
    isAnonymous: false,
    migratedAt: serverTime,
    originalTimestamp,
    previousAnonymousId: anonymousId,
    anonymousIdMigrated: true,
  });
};

/** Proof for the database's rules that these records are the caller's: only who made them knows their id. */
const claim = (documents: Documents, user: User, anonymousId: string): Promise<void> =>
  documents.write(`users/${user.uid}/private/claim`, { anonymousId, at: serverTime });

/**
 * What was made before signing in becomes the person's own (spec section 4, 'Migration on sign-in'). Each step may be
 * done twice, and what is pending is forgotten last: a crash in the middle is made good at the next sign-in.
 * @throws DocumentsError; nothing local is lost then
 */
export const migrateAnonymousData = async (
  parts: MigrationParts,
  user: User,
  anonymousId: string,
): Promise<{ readonly records: number; readonly questions: number }> => {
  const { documents, drafts } = parts;
  const pending = drafts.pending();
  if (pending) await writePending(parts, user, anonymousId, pending);
  await claim(documents, user, anonymousId);
  const records = await documents.list({
    collection: 'onboarding_data',
    where: { anonymousId, isAnonymous: true },
  });
  for (const { id } of records)
    await documents.update(`onboarding_data/${id}`, {
      userId: user.uid,
      email: user.email,
      displayName: user.displayName,
      isAnonymous: false,
      migratedAt: serverTime,
      previousAnonymousId: anonymousId,
      anonymousIdMigrated: true,
    });
  const questions = await documents.list({
    collection: 'ai_questions',
    where: { anonymous_id: anonymousId, is_anonymous: true },
  });
  for (const { id } of questions)
    await documents.update(`ai_questions/${id}`, {
      user_id: user.uid,
      user_email: user.email,
      auth_provider: user.provider,
      is_anonymous: false,
      anonymousIdMigrated: true,
      migratedAt: serverTime,
    });
  drafts.forgetPending();
  return { records: records.length, questions: questions.length };
};
