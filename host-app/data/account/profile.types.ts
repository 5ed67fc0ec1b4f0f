type ProfileTheme = 'light' | 'dark' | 'system';

/** The onboarding answers; `null` for a skipped question. */
export interface StudyPreferences {
  readonly subject: string | null;
  readonly grade: string | null;
  readonly studyGoal: string | null;
  readonly studyFrequency: string | null;
}

/** Calls `read` for each of the four. */
export const toStudyPreferences = (
  read: (name: keyof StudyPreferences) => string | null,
): StudyPreferences => ({
  subject: read('subject'),
  grade: read('grade'),
  studyGoal: read('studyGoal'),
  studyFrequency: read('studyFrequency'),
});

export interface Preferences extends StudyPreferences {
  readonly theme: ProfileTheme;
  readonly notifications: boolean;
  readonly onboardingCompleted: boolean;
  readonly onboardingCompletedAt: Date | null;
}

export interface Streak {
  readonly current: number;
  readonly longest: number;
  /** The last active day in the user's time zone, '2026-11-21'; `null` before the first. */
  readonly lastActive: string | null;
  /** The time zone of that day. */
  readonly zone: string | null;
}

export interface Stats {
  readonly totalCalculations: number;
  readonly totalSolvedProblems: number;
  readonly totalSavedFormulas: number;
  readonly streak: Streak;
}

/** users/{uid} (spec section 3). */
export interface Profile {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly createdAt: Date | null;
  readonly lastActive: Date | null;
  readonly lastSignIn: Date | null;
  readonly isAdmin: boolean;
  readonly preferences: Preferences;
  readonly stats: Stats;
}

export type Counter = Exclude<keyof Stats, 'streak'>;
