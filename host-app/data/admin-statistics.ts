import type { DocumentData, Documents } from '../ports';

/** Spec section 9. */
export const reportPeriods = [
  ['24h', '24 hours', 1],
  ['7d', '7 days', 7],
  ['30d', '30 days', 30],
] as const;
export type ReportPeriod = (typeof reportPeriods)[number][0];

const DAY_MS = 86_400_000;
const FIELDS = ['subject', 'grade', 'studyGoal', 'studyFrequency'] as const;
export type StatisticsField = (typeof FIELDS)[number];

export interface AnswerShare {
  readonly name: string;
  readonly count: number;
}

interface PeriodStatistics {
  readonly total: number;
  readonly signedIn: number;
  /** Most frequent first. */
  readonly by: Readonly<Record<StatisticsField, readonly AnswerShare[]>>;
}

export interface OnboardingStatistics {
  readonly windows: Readonly<Record<ReportPeriod, PeriodStatistics>>;
  /** The last 30 periods of 24 hours, the oldest first. */
  readonly days: readonly number[];
}

interface OnboardingAnswer {
  readonly at: number;
  readonly isAnonymous: boolean;
  readonly answers: Readonly<Record<StatisticsField, string>>;
}

const SKIPPED = 'Skipped';

const word = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : SKIPPED);

/** Reads only the fields that do not identify the user. */
const toAnswer = (data: DocumentData, now: number): OnboardingAnswer[] => {
  const { timestamp, originalTimestamp, isAnonymous } = data;
  const kept = timestamp instanceof Date ? timestamp.getTime() : null;
  const answered = originalTimestamp instanceof Date ? originalTimestamp.getTime() : null;
  // The device's clock may be wrong: the answers cannot be newer than the record.
  const at = answered !== null && answered > 0 && answered <= (kept ?? now) ? answered : kept;
  if (at === null) return [];
  const answers = Object.fromEntries(FIELDS.map((field) => [field, word(data[field])]));
  return [{ at, isAnonymous: isAnonymous === true, answers: answers as OnboardingAnswer['answers'] }];
};

const sharesOf = (answers: readonly OnboardingAnswer[], field: StatisticsField): readonly AnswerShare[] => {
  const counts = new Map<string, number>();
  for (const { answers: given } of answers) counts.set(given[field], (counts.get(given[field]) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
};

const periodOf = (answers: readonly OnboardingAnswer[]): PeriodStatistics => ({
  total: answers.length,
  signedIn: answers.filter(({ isAnonymous }) => !isAnonymous).length,
  by: {
    subject: sharesOf(answers, 'subject'),
    grade: sharesOf(answers, 'grade'),
    studyGoal: sharesOf(answers, 'studyGoal'),
    studyFrequency: sharesOf(answers, 'studyFrequency'),
  },
});

export const statisticsOf = (records: readonly DocumentData[], now: number): OnboardingStatistics => {
  const answers = records.flatMap((data) => toAnswer(data, now));
  const within = (days: number): readonly OnboardingAnswer[] =>
    answers.filter(({ at }) => at > now - days * DAY_MS && at <= now);
  const entries = reportPeriods.map(([id, , days]) => [id, periodOf(within(days))] as const);
  const days = Array.from({ length: 30 }, () => 0);
  for (const { at } of within(30)) {
    const index = 29 - Math.floor((now - at) / DAY_MS);
    days[index] = (days[index] ?? 0) + 1;
  }
  return { windows: Object.fromEntries(entries) as OnboardingStatistics['windows'], days };
};

/** @throws Error 'Unauthorized' unless the user is an admin (spec section 5) */
export const loadStatistics = async (
  documents: Documents,
  profile: { readonly isAdmin: boolean } | null,
  now: number,
): Promise<OnboardingStatistics> => {
  if (!profile?.isAdmin) throw new Error('Unauthorized');
  const records = await documents.list({ collection: 'onboarding_data' });
  return statisticsOf(
    records.map(({ data }) => data),
    now,
  );
};
