import type { SurveyQuestion } from '../../content/content.types';

/** `null`: not chosen yet. */
export type SurveyAnswers = Readonly<
  Record<SurveyQuestion['name'], string | null> & Record<'missingFeature' | 'otherInterest', string>
>;

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
