export const exitReasons = [
  ['found-what-i-needed', 'I found what I needed'],
  ['site-slow', 'The site is slow'],
  ['not-user-friendly', 'It is hard to use'],
  ['missing-features', 'Something is missing'],
  ['other', 'Another reason'],
] as const;

export const referralSources = [
  ['search-engine', 'A search engine'],
  ['social-media', 'Social media'],
  ['friend', 'A friend'],
  ['advertisement', 'An advertisement'],
  ['other', 'Somewhere else'],
] as const;

export const interests = [
  ['calculator', 'A calculator'],
  ['financial-calculator', 'A financial calculator'],
  ['homework-help', 'Help with homework'],
  ['something-else', 'Something else'],
] as const;

export const enjoyments = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

type ExitReason = (typeof exitReasons)[number][0];
type ReferralSource = (typeof referralSources)[number][0];
export type Interest = (typeof interests)[number][0];
type Enjoyment = (typeof enjoyments)[number][0];

/** `null`: not chosen yet. */
export interface SurveyAnswers {
  readonly exitReason: ExitReason | null;
  readonly missingFeature: string;
  readonly enjoyed: Enjoyment | null;
  readonly referralSource: ReferralSource | null;
  readonly interest: Interest | null;
  readonly otherInterest: string;
}

export const noAnswers: SurveyAnswers = {
  exitReason: null,
  missingFeature: '',
  enjoyed: null,
  referralSource: null,
  interest: null,
  otherInterest: '',
};

export const surveyMessages = {
  saved: 'Survey submitted successfully!',
  failed: 'Thank you for your feedback!',
} as const;

/**
 * Spec section 4: reason, referral source, looking-for and yes/no are required; the free texts are optional.
 */
export const isComplete = ({ exitReason, enjoyed, referralSource, interest }: SurveyAnswers): boolean =>
  exitReason !== null && enjoyed !== null && referralSource !== null && interest !== null;
