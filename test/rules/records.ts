import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';

/** Records as the app writes them; what an attack changes about one is all that is wrong with it. */
export type Fields = Readonly<Record<string, unknown>>;

export const SECRET = '0123456789abcdef0123456789abcdef';
export const OTHER_SECRET = 'fedcba9876543210fedcba9876543210';
export const ANSWERED_AT = 1_763_700_000_000;
export const mailOf = (uid: string): string => `${uid}@example.org`;
export const at = (ms: number): Timestamp => Timestamp.fromMillis(ms);
/** A record's name, as the client makes them. */
export const recordId = (name: string): string => name.padEnd(20, '0');

const now = serverTimestamp();

export const stats: Fields = {
  totalCalculations: 0,
  totalSolvedProblems: 0,
  totalSavedFormulas: 0,
  streak: { current: 0, longest: 0, lastActive: null, zone: null },
};

export const answers: Fields = {
  subject: 'Algebra',
  grade: 'High school',
  studyGoal: null,
  studyFrequency: 'Every day',
};

export const preferences: Fields = {
  theme: 'light',
  notifications: true,
  ...answers,
  onboardingCompleted: false,
  onboardingCompletedAt: null,
};

export const profile = (uid: string): Fields => ({
  uid,
  email: mailOf(uid),
  displayName: uid,
  photoURL: 'https://pictures.example.org/me.jpg',
  createdAt: now,
  lastActive: now,
  lastSignIn: at(ANSWERED_AT),
  isAdmin: false,
  preferences,
  stats,
});

export const calculation = (uid: string): Fields => ({
  calculator: 'basic',
  input: '1 + 1',
  result: '2',
  path: '/calculators/basic?input=1',
  timestamp: now,
  userId: uid,
});

export const favourite = (uid: string): Fields => ({
  formulaId: 'quadratic-formula',
  title: 'Quadratic formula',
  subject: 'algebra',
  addedAt: now,
  userId: uid,
});

export const topic: Fields = { title: 'Basics', description: 'Where it begins', completed: true, order: 1 };

export const progress: Fields = {
  algebra: { completed: 1, total: 2, topics: { basics: topic, equations: { ...topic, completed: false } } },
};

export const onboarding: Fields = {
  ...answers,
  timestamp: now,
  migratedAt: null,
  originalTimestamp: at(ANSWERED_AT),
};

export const claim = (anonymousId: string): Fields => ({ anonymousId, at: now });

export const visitorsRecord = (anonymousId: string): Fields => ({
  userId: null,
  anonymousId,
  ...answers,
  originalSubject: 'algebra',
  originalGrade: 'high-school',
  originalStudyGoalId: null,
  email: null,
  displayName: null,
  userAgent: 'A browser',
  timestamp: now,
  source: 'onboarding',
  isAnonymous: true,
  migratedAt: null,
  originalTimestamp: at(ANSWERED_AT),
  previousAnonymousId: null,
  anonymousIdMigrated: false,
});

export const ownRecord = (uid: string): Fields => ({
  ...visitorsRecord(SECRET),
  userId: uid,
  anonymousId: null,
  email: mailOf(uid),
  displayName: uid,
  isAnonymous: false,
});

/** What changes when a visitor's record becomes a person's. */
export const attachedRecord = (uid: string): Fields => ({
  userId: uid,
  email: mailOf(uid),
  displayName: uid,
  isAnonymous: false,
  migratedAt: now,
  previousAnonymousId: SECRET,
  anonymousIdMigrated: true,
});

export const migratedRecord = (uid: string): Fields => ({
  ...ownRecord(uid),
  ...attachedRecord(uid),
  anonymousId: SECRET,
  source: 'migration',
});

export const visitorsQuestion = (anonymousId: string): Fields => ({
  anonymous_id: anonymousId,
  is_anonymous: true,
  user_id: null,
  user_email: null,
  auth_provider: null,
  anonymousIdMigrated: false,
  migratedAt: null,
  question: '2x = 1',
  answer: 'x = 1/2',
  answer_approx: '0.5',
  steps: 1,
  verification: 'steps',
  timestamp: now,
});

export const ownQuestion = (uid: string): Fields => ({
  ...visitorsQuestion(SECRET),
  anonymous_id: null,
  is_anonymous: false,
  user_id: uid,
  user_email: mailOf(uid),
  auth_provider: 'google',
});

export const attachedQuestion = (uid: string): Fields => ({
  user_id: uid,
  user_email: mailOf(uid),
  auth_provider: 'google',
  is_anonymous: false,
  anonymousIdMigrated: true,
  migratedAt: now,
});

export const firstTick = (lastQuestion: string): Fields => ({
  windowStart: now,
  count: 1,
  lastAt: now,
  lastQuestion,
});

export const survey = (uid: string | null): Fields => ({
  exitReason: 'missing-features',
  missingFeatureDetail: 'Matrices',
  enjoyedExperience: 'yes',
  referralSource: 'friend',
  futureInterest: 'homework-help',
  timestamp: new Date(ANSWERED_AT).toISOString(),
  isMobile: false,
  userId: uid,
  userEmail: uid && mailOf(uid),
  path: '/learning',
  userAgent: 'A browser',
  createdAt: now,
});

const DAY = 86_400_000;

export const siteEvent = (isAnonymous: boolean): Fields => ({
  event: 'question',
  subject: 'algebra',
  isAnonymous,
  at: now,
  expiresAt: at(Date.now() + 60 * DAY),
});

/** The counts of a day, which is a number of days since 1970. */
export const dayOf = (day: number): Fields => ({
  day: at(day * DAY),
  counts: { questions: 3, 'questions.subject.algebra': 2 },
});
