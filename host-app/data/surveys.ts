import { serverTime } from '../ports';
import type { Documents } from '../ports';

/** The answers of the exit survey (spec section 3, 'Exit survey record'). */
export interface ExitSurvey {
  readonly exitReason: string;
  /** Set only with the reason `missing-features`. */
  readonly missingFeatureDetail: string | null;
  /** 'yes' or 'no' */
  readonly enjoyedExperience: string;
  readonly referralSource: string;
  /** The chosen interest, or the free text that replaces it. */
  readonly futureInterest: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly isMobile: boolean;
  readonly userId: string | null;
  readonly userEmail: string | null;
  readonly path: string;
  readonly userAgent: string;
}

/** Longer texts are cut, because the database's rules limit the size of a record. */
const LONGEST = 500;

/** Returns the id of the new record. */
export const saveExitSurvey = (documents: Documents, survey: ExitSurvey): Promise<string> =>
  documents.add('exit_surveys', {
    ...survey,
    missingFeatureDetail: survey.missingFeatureDetail && survey.missingFeatureDetail.slice(0, LONGEST),
    futureInterest: survey.futureInterest.slice(0, LONGEST),
    path: survey.path.slice(0, LONGEST),
    userAgent: survey.userAgent.slice(0, LONGEST),
    createdAt: serverTime,
  });
