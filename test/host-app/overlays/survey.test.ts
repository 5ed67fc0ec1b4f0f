import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import type { Documents, TextStore } from '../../../host-app/ports';
import type { Session } from '../../../host-app/stores/session';
import { createSurvey } from '../../../host-app/stores/overlays/survey';
import type { SurveyAnswers } from '../../../host-app/stores/overlays/survey.types';
import { watchDesktop, watchMobile } from '../../../host-app/stores/overlays/survey-triggers';
import { createLocalWorld } from '../fakes';
import { createFakePage } from './fake-page';

interface Options {
  readonly store?: TextStore;
  readonly sessionStore?: TextStore;
  readonly documents?: Documents;
  readonly session?: Session;
  readonly isFree?: () => boolean;
  readonly isMobile?: boolean;
}

const start = (options: Options = {}) => {
  const world = createLocalWorld();
  const page = createFakePage();
  page.at = '/math/basic';
  const toasts: string[] = [];
  const events: unknown[][] = [];
  const documents = options.documents ?? world.documents;
  const store = options.store ?? createMemoryTextStore();
  const sessionStore = options.sessionStore ?? createMemoryTextStore();
  const survey = createSurvey({
    store,
    sessionStore,
    clock: world.clock,
    documents,
    browser: { isMobile: options.isMobile ?? false, userAgent: 'Test/1' },
    page,
    session: { $session: atom<Session>(options.session ?? { status: 'out' }) },
    toasts: { show: (text) => void toasts.push(text) },
    track: (...event) => void events.push(event),
    isFree: options.isFree ?? (() => true),
  });
  const isOpen = (): boolean => survey.$survey.get().status !== 'closed';
  return { survey, page, toasts, events, documents, store, sessionStore, clock: world.clock, isOpen };
};

const complete: SurveyAnswers = {
  exitReason: 'site-slow',
  missingFeature: '',
  enjoyed: 'yes',
  referralSource: 'friend',
  interest: 'homework-help',
  otherInterest: '',
};

const failing = (add: Documents['add']): Documents => ({ ...createLocalWorld().documents, add });

const recordFrom = async (answers: Partial<SurveyAnswers>, options: Options = {}) => {
  const { survey, documents } = start(options);
  survey.open();
  survey.change({ ...complete, ...answers });
  await survey.submit();
  return (await documents.list({ collection: 'exit_surveys' }))[0]?.data;
};

describe('on desktop the exit survey', () => {
  it('opens when the mouse comes from below to within 5 px of the top edge', () => {
    const { survey, page, isOpen } = start();
    watchDesktop(survey, page);
    page.mouse(300);
    page.mouse(6);
    expect(isOpen()).toBe(false);
    page.mouse(5);
    expect(isOpen()).toBe(true);
  });

  it('opens when a fast mouse is first seen outside', () => {
    const { survey, page, isOpen } = start();
    watchDesktop(survey, page);
    page.mouse(300);
    page.mouse(-40);
    expect(isOpen()).toBe(true);
  });

  it('stays away when the mouse comes in from above', () => {
    const { survey, page, isOpen } = start();
    watchDesktop(survey, page);
    page.mouse(2);
    page.mouse(60);
    expect(isOpen()).toBe(false);
  });

  it('stays away when somebody no longer watches', () => {
    const { survey, page, isOpen } = start();
    watchDesktop(survey, page)();
    page.mouse(300);
    page.mouse(1);
    expect(isOpen()).toBe(false);
  });
});

describe('on a phone the exit survey', () => {
  it('opens 30 s after the last touch', async () => {
    const { survey, page, clock, isOpen } = start();
    watchMobile(survey, page, clock);
    await clock.pass(29_000);
    page.touch();
    await clock.pass(29_999);
    expect(isOpen()).toBe(false);
    await clock.pass(1);
    expect(isOpen()).toBe(true);
  });

  it('opens when the page is hidden, and does not count hidden time as idle', async () => {
    const { survey, page, clock, isOpen } = start({ isFree: () => page.isVisible() });
    watchMobile(survey, page, clock);
    page.show(false);
    await clock.pass(120_000);
    expect(isOpen()).toBe(false);
    page.show(true);
    await clock.pass(29_999);
    expect(isOpen()).toBe(false);
    await clock.pass(1);
    expect(isOpen()).toBe(true);
    const hidden = start();
    watchMobile(hidden.survey, hidden.page, hidden.clock);
    hidden.page.show(false);
    expect(hidden.isOpen()).toBe(true);
  });

  it('opens on the back button, once something was touched', () => {
    const { survey, page, clock, isOpen } = start();
    watchMobile(survey, page, clock);
    expect(page.back()).toBe(false);
    page.touch();
    expect(page.back()).toBe(true);
    expect(isOpen()).toBe(true);
    expect(page.backs.count).toBe(0);
  });

  it('lets the back button through when it may not open', () => {
    const { survey, page, clock, isOpen } = start({ isFree: () => false });
    watchMobile(survey, page, clock);
    page.touch();
    page.back();
    expect(isOpen()).toBe(false);
    expect(page.backs.count).toBe(1);
  });

  it('does not hold the back button of who has answered already', () => {
    const store = createMemoryTextStore({ exit_survey_submitted: 'true' });
    const { survey, page, clock } = start({ store });
    watchMobile(survey, page, clock);
    page.touch();
    expect(page.back()).toBe(false);
  });

  it('asks again 30 s later when something else was on screen', async () => {
    let isFree = false;
    const { survey, page, clock, isOpen } = start({ isFree: () => isFree });
    watchMobile(survey, page, clock);
    await clock.pass(30_000);
    isFree = true;
    await clock.pass(29_999);
    expect(isOpen()).toBe(false);
    await clock.pass(1);
    expect(isOpen()).toBe(true);
  });
});

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
