import type { OnboardingAnswers } from '../../../../host-app/data/account/onboarding';
import type { ProfileSeed } from '../../../../host-app/data/account/profile';
import type { SolvedQuestion } from '../../../../host-app/data/ai-questions';
import type { ExitSurvey } from '../../../../host-app/data/surveys';

/** Secrets and record ids as the browser makes them: 32 hexadecimal digits, counting. */
export const createSecrets = (start = 0): (() => string) => {
  let last = start;
  return () => {
    last += 1;
    return last.toString(16).padStart(32, '0');
  };
};

export const ANSWERED_AT = Date.UTC(2026, 0, 5, 8);

export const answers: OnboardingAnswers = {
  subject: 'Algebra',
  grade: 'High school',
  studyGoal: null,
  studyFrequency: 'Every day',
  originalSubject: 'algebra',
  originalGrade: 'high-school',
  originalStudyGoalId: null,
  answeredAt: ANSWERED_AT,
};

export const seed: ProfileSeed = {
  subject: null,
  grade: null,
  studyGoal: 'Catch up',
  studyFrequency: null,
  theme: 'dark',
  onboardingCompleted: false,
};

export const solved: SolvedQuestion = {
  question: '2x = 1',
  answer: 'x = 1/2',
  approx: '0.5',
  steps: 1,
  verification: 'steps',
};

export const survey: ExitSurvey = {
  exitReason: 'missing-features',
  missingFeatureDetail: 'A slide rule',
  enjoyedExperience: 'yes',
  referralSource: 'friend',
  futureInterest: 'Proofs',
  timestamp: '2026-11-21T12:00:00.000Z',
  isMobile: false,
  userId: null,
  userEmail: null,
  path: '/math/basic',
  userAgent: 'test',
};
