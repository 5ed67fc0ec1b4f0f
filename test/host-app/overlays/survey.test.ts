import { describe, expect, it } from 'vitest';
import type { Documents } from '../../../host-app/ports';
import type { SurveyAnswers } from '../../../host-app/stores/overlays/survey.types';
import type { Session } from '../../../host-app/stores/session';
import { createLocalWorld } from '../fakes';
import { startSurvey as start } from './survey-setup';
import type { SurveyOptions } from './survey-setup';

const complete: SurveyAnswers = {
  exitReason: 'site-slow',
  missingFeature: '',
  enjoyed: 'yes',
  referralSource: 'friend',
  interest: 'homework-help',
  otherInterest: '',
};

const failing = (add: Documents['add']): Documents => ({ ...createLocalWorld().documents, add });

const recordFrom = async (answers: Partial<SurveyAnswers>, options: SurveyOptions = {}) => {
  const { survey, documents } = start(options);
  survey.open();
  survey.change({ ...complete, ...answers });
  await survey.submit();
  return (await documents.list({ collection: 'exit_surveys' }))[0]?.data;
};

describe('the exit survey', () => {
  it('does not open twice', () => {
    const { survey } = start();
    expect(survey.open()).toBe(true);
    survey.change({ enjoyed: 'no' });
    expect(survey.open()).toBe(false);
    expect(survey.$survey.get()).toMatchObject({ answers: { enjoyed: 'no' } });
  });

  it('rests for the session after it was dismissed, and comes back in the next', () => {
    const first = start();
    first.survey.open();
    first.survey.dismiss();
    expect(first.isOpen()).toBe(false);
    expect(first.survey.open()).toBe(false);
    expect(start({ store: first.store, sessionStore: first.sessionStore }).survey.open()).toBe(false);
    expect(start({ store: first.store }).survey.open()).toBe(true);
  });

  it('never comes back after it was submitted', async () => {
    const { survey, store } = start();
    survey.open();
    survey.change(complete);
    await survey.submit();
    expect(start({ store }).survey.open()).toBe(false);
  });

  it.each(['exitReason', 'enjoyed', 'referralSource', 'interest'] as const)(
    'is not sent without %s',
    async (missing) => {
      expect(await recordFrom({ [missing]: null })).toBeUndefined();
    },
  );

  it('keeps every field of the record', async () => {
    expect(await recordFrom({})).toEqual({
      exitReason: 'site-slow',
      missingFeatureDetail: null,
      enjoyedExperience: 'yes',
      referralSource: 'friend',
      futureInterest: 'homework-help',
      timestamp: '2026-11-21T12:00:00.000Z',
      isMobile: false,
      userId: null,
      userEmail: null,
      path: '/math/basic',
      userAgent: 'Test/1',
      createdAt: new Date('2026-11-21T12:00:00.000Z'),
    });
  });

  it('keeps who answered, and on what', async () => {
    const user = { uid: 'u1', email: 'ada@example.org', displayName: 'Ada', photoURL: null } as const;
    const session: Session = {
      status: 'in',
      user: { ...user, provider: 'google', createdAt: 1, lastSignInAt: 1 },
    };
    expect(await recordFrom({}, { session, isMobile: true })).toMatchObject({
      userId: 'u1',
      userEmail: 'ada@example.org',
      isMobile: true,
    });
  });

  it('keeps the free texts only where they were asked for', async () => {
    const texts = { missingFeature: ' matrices ', otherInterest: ' a physics tutor ' };
    expect(await recordFrom({ ...texts })).toMatchObject({
      missingFeatureDetail: null,
      futureInterest: 'homework-help',
    });
    const asked = { exitReason: 'missing-features', interest: 'something-else' } as const;
    expect(await recordFrom({ ...texts, ...asked })).toMatchObject({
      missingFeatureDetail: 'matrices',
      futureInterest: 'a physics tutor',
    });
    expect(await recordFrom(asked)).toMatchObject({
      missingFeatureDetail: '',
      futureInterest: 'something-else',
    });
  });

  it('is submitting until the record is kept, then says so and closes', async () => {
    const { survey, toasts, events, isOpen } = start();
    survey.open();
    survey.change(complete);
    const sent = survey.submit();
    expect(survey.$survey.get().status).toBe('submitting');
    survey.change({ enjoyed: 'no' });
    await survey.submit();
    await sent;
    expect(isOpen()).toBe(false);
    expect(toasts).toEqual(['Survey submitted successfully!']);
    expect(events).toEqual([['submit', 'exit_survey_submitted', { id: 'id-1', exitReason: 'site-slow' }]]);
  });

  it('thanks all the same when the record could not be kept', async () => {
    const documents = failing(() => Promise.reject(new Error('denied')));
    const { survey, toasts, events, isOpen } = start({ documents });
    survey.open();
    survey.change(complete);
    await survey.submit();
    expect(isOpen()).toBe(false);
    expect(toasts).toEqual(['Thank you for your feedback!']);
    expect(events).toEqual([['error', 'exit_survey_error', { message: 'denied' }]]);
  });

  it('keeps nobody waiting longer than 10 s', async () => {
    const { survey, toasts, clock, isOpen } = start({
      documents: failing(() => new Promise(() => undefined)),
    });
    survey.open();
    survey.change(complete);
    void survey.submit();
    await clock.pass(9999);
    expect(isOpen()).toBe(true);
    await clock.pass(1);
    expect(isOpen()).toBe(false);
    expect(toasts).toEqual(['Thank you for your feedback!']);
  });
});
