import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { saveExitSurvey } from '../../data/surveys';
import type { ExitSurvey } from '../../data/surveys';
import type { Browser, Clock, Documents, TextStore } from '../../ports';
import type { Page } from '../../ports-page';
import type { Interaction } from '../tracker';
import type { SessionStore } from '../session';
import type { ToastStore } from '../toasts';
import { noAnswers, surveyMessages } from './survey.types';
import type { SurveyAnswers } from './survey.types';

/** Stored permanently, and for the session. */
const SUBMITTED = 'exit_survey_submitted';
const DISMISSED = 'exit_survey_dismissed';
/** A user who wants to leave waits no longer than this for the confirmation. */
const PATIENCE_MS = 10_000;

export type Survey =
  | { readonly status: 'closed' }
  | { readonly status: 'open' | 'submitting'; readonly answers: SurveyAnswers };

export interface SurveyStore {
  readonly $survey: ReadableAtom<Survey>;
  /** True when the visitor has neither answered the survey nor dismissed it in this session. */
  isWanted(): boolean;
  /** The user seems to leave. `false`: the survey did not open, or was open already. */
  open(): boolean;
  change(answers: Partial<SurveyAnswers>): void;
  submit(): Promise<void>;
  dismiss(): void;
}

interface SurveyParts {
  readonly store: TextStore;
  readonly sessionStore: TextStore;
  readonly clock: Clock;
  readonly documents: Documents;
  readonly browser: Pick<Browser, 'isMobile' | 'userAgent'>;
  readonly page: Pick<Page, 'path'>;
  readonly session: Pick<SessionStore, '$session'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly track: Interaction;
  /** True when no other overlay is visible. */
  readonly isFree: () => boolean;
}

/** The record of complete answers; `null` while one is missing. */
const recordOf = (
  answers: SurveyAnswers,
  parts: Pick<SurveyParts, 'browser' | 'clock' | 'page' | 'session'>,
): ExitSurvey | null => {
  const { exitReason, enjoyed, referralSource, interest, missingFeature, otherInterest } = answers;
  if (exitReason === null || enjoyed === null || referralSource === null || interest === null) return null;
  const now = parts.session.$session.get();
  const user = now.status === 'in' ? now.user : null;
  return {
    exitReason,
    missingFeatureDetail: exitReason === 'missing-features' ? missingFeature.trim() : null,
    enjoyedExperience: enjoyed,
    referralSource,
    futureInterest: (interest === 'something-else' && otherInterest.trim()) || interest,
    timestamp: new Date(parts.clock.now()).toISOString(),
    isMobile: parts.browser.isMobile,
    userId: user?.uid ?? null,
    userEmail: user?.email ?? null,
    path: parts.page.path(),
    userAgent: parts.browser.userAgent,
  };
};

/** The exit-intent survey (spec sections 3 and 4). Its triggers are in survey-triggers.ts. */
export const createSurvey = (parts: SurveyParts): SurveyStore => {
  const { store, sessionStore, clock, documents, toasts, track, isFree } = parts;
  const $survey = atom<Survey>({ status: 'closed' });
  // Also remembered here, for browsers that store nothing.
  let isOver = false;
  const isWanted = (): boolean =>
    !isOver && store.read(SUBMITTED) === null && sessionStore.read(DISMISSED) === null;
  const inTime = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const stop = clock.after(PATIENCE_MS, () => reject(new Error('Saving took too long.')));
      work.then(resolve, reject).finally(stop);
    });
  return {
    $survey,
    isWanted,
    open() {
      if ($survey.get().status !== 'closed' || !isWanted() || !isFree()) return false;
      $survey.set({ status: 'open', answers: noAnswers });
      return true;
    },
    change(answers) {
      const now = $survey.get();
      if (now.status === 'open') $survey.set({ status: 'open', answers: { ...now.answers, ...answers } });
    },
    async submit() {
      const now = $survey.get();
      const record = now.status === 'open' && recordOf(now.answers, parts);
      if (now.status !== 'open' || !record) return;
      $survey.set({ status: 'submitting', answers: now.answers });
      isOver = true;
      store.write(SUBMITTED, 'true');
      try {
        const id = await inTime(saveExitSurvey(documents, record));
        toasts.show(surveyMessages.saved);
        track('submit', 'exit_survey_submitted', { id, exitReason: record.exitReason });
      } catch (error) {
        toasts.show(surveyMessages.failed);
        const message = error instanceof Error ? error.message : String(error);
        track('error', 'exit_survey_error', { message });
      }
      $survey.set({ status: 'closed' });
    },
    dismiss() {
      isOver = true;
      sessionStore.write(DISMISSED, 'true');
      $survey.set({ status: 'closed' });
    },
  };
};
