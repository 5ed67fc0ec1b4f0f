import { describe, expect, test } from 'vitest';
import {
  onboardingRecord,
  onboardingRecordPath,
  saveOnboarding,
} from '../../../../host-app/data/account/onboarding';
import { createProfileRepository } from '../../../../host-app/data/account/profile';
import { addSiteEvent } from '../../../../host-app/data/statistics/site-events';
import { loadStatistics, sharesOf, totalOf } from '../../../../host-app/data/statistics/statistics';
import { saveExitSurvey } from '../../../../host-app/data/surveys';
import type { BackEnd, World } from './back-ends/back-end.types';
import { timelessly } from './all-documents';
import { ANSWERED_AT, answers, createSecrets, seed, survey } from './samples';

const visitor = { user: null, anonymousId: createSecrets()(), userAgent: 'test' };

const answerAs = async (world: World, person: 'ada' | 'bob'): Promise<void> => {
  const owner = { user: world.user(person), anonymousId: null, userAgent: 'test' };
  const documents = world.as(person);
  await saveOnboarding(documents, answers, owner);
  await documents.write(onboardingRecordPath(owner.user.uid, answers), onboardingRecord(answers, owner));
};

const testOnboarding = (open: () => Promise<World>): void => {
  test('a visitor’s answers are one record that names nobody', async () => {
    const world = await open();
    const id = await world.as(null).add('onboarding_data', onboardingRecord(answers, visitor));
    expect(await timelessly(world)).toEqual({
      [`onboarding_data/${id}`]: {
        userId: null,
        anonymousId: visitor.anonymousId,
        subject: 'Algebra',
        originalSubject: 'algebra',
        grade: 'High school',
        originalGrade: 'high-school',
        studyGoal: null,
        originalStudyGoalId: null,
        studyFrequency: 'Every day',
        email: null,
        displayName: null,
        userAgent: 'test',
        timestamp: 'now',
        source: 'onboarding',
        isAnonymous: true,
        migratedAt: null,
        originalTimestamp: new Date(ANSWERED_AT),
        previousAnonymousId: null,
        anonymousIdMigrated: false,
      },
    });
  });

  test('an account’s answers are in its profile, preferences and records, once, however often they are sent', async () => {
    const world = await open();
    const { uid, email } = world.user('ada');
    await createProfileRepository(world.as('ada')).create(world.user('ada'), seed);
    await answerAs(world, 'ada');
    await answerAs(world, 'ada');
    const { [`users/${uid}`]: profile, ...rest } = await timelessly(world);
    expect(profile?.['preferences']).toMatchObject({
      subject: 'Algebra',
      studyGoal: 'Catch up',
      theme: 'dark',
      onboardingCompleted: true,
      onboardingCompletedAt: new Date(ANSWERED_AT),
    });
    expect(Object.keys(rest).sort()).toEqual([
      `onboarding_data/${uid}-${ANSWERED_AT}`,
      `users/${uid}/onboarding/preferences`,
    ]);
    expect(rest[`onboarding_data/${uid}-${ANSWERED_AT}`]).toMatchObject({
      userId: uid,
      email,
      isAnonymous: false,
    });
    expect(rest[`users/${uid}/onboarding/preferences`]).toMatchObject({
      subject: 'Algebra',
      timestamp: 'now',
    });
  });
};

const testSurveys = (open: () => Promise<World>): void => {
  test('exit surveys of visitors and of accounts are kept as given, with the store’s time', async () => {
    const world = await open();
    const { uid, email } = world.user('ada');
    const mine = {
      ...survey,
      exitReason: 'other',
      missingFeatureDetail: null,
      userId: uid,
      userEmail: email,
    };
    const first = await saveExitSurvey(world.as(null), survey);
    const second = await saveExitSurvey(world.as('ada'), mine);
    expect(await timelessly(world)).toEqual({
      [`exit_surveys/${first}`]: { ...survey, createdAt: 'now' },
      [`exit_surveys/${second}`]: { ...mine, createdAt: 'now' },
    });
  });
};

const testStatistics = ({ open, hasRules }: BackEnd): void => {
  const filled = async (): Promise<World> => {
    const world = await open();
    await createProfileRepository(world.as('ada')).create(world.user('ada'), seed);
    await world.owner.write(`users/${world.user('eve').uid}`, { isAdmin: true });
    const today = { ...answers, answeredAt: world.now() - 1000 };
    for (let time = 0; time < 2; time += 1)
      await world
        .as(null)
        .add('onboarding_data', onboardingRecord({ ...today, subject: 'Geometry' }, visitor));
    const owner = { user: world.user('ada'), anonymousId: null, userAgent: 'test' };
    const path = onboardingRecordPath(owner.user.uid, today);
    await world.as('ada').write(path, onboardingRecord(today, owner));
    return world;
  };

  test('an admin sees how often what was answered', async () => {
    const world = await filled();
    const { windows, days } = await loadStatistics(world.as('eve'), { isAdmin: true }, world.now());
    expect(totalOf(windows['24h'], 'onboarding')).toBe(3);
    expect(windows['24h']['onboarding.isAnonymous.true']).toBe(2);
    expect(sharesOf(windows['24h'], 'onboarding', 'subject', 'Skipped')).toEqual([
      { name: 'Geometry', count: 2 },
      { name: 'Algebra', count: 1 },
    ]);
    expect(days).toHaveLength(30);
  });

  test('an admin sees events and surveys, and counts each finished day once', async () => {
    const world = await filled();
    const event = { subject: 'calculus', isAnonymous: true, now: world.now() } as const;
    await addSiteEvent(world.as(null), 'question', event);
    await addSiteEvent(world.as(null), 'offer-seen', { ...event, subject: null });
    await addSiteEvent(world.as('ada'), 'question', { ...event, isAnonymous: false });
    await saveExitSurvey(world.as(null), survey);
    const load = () => loadStatistics(world.as('eve'), { isAdmin: true }, world.now());
    const { windows, remarks } = await load();
    expect(windows['30d']).toMatchObject({
      questions: 2,
      'questions.subject.calculus': 2,
      'questions.isAnonymous.true': 1,
      offers: 1,
      surveys: 1,
    });
    expect(remarks).toContain(survey.missingFeatureDetail);
    const stored = await world.as('eve').list({ collection: 'statistics', limit: 40 });
    expect(stored.length).toBeGreaterThanOrEqual(28);
    expect(await load()).toEqual(await load());
  });

  if (!hasRules) return;
  test('a page that takes somebody for an admin does not make them one', async () => {
    const world = await filled();
    const load = loadStatistics(world.as('ada'), { isAdmin: true }, world.now());
    await expect(load).rejects.toMatchObject({ reason: 'denied' });
  });
};

/** Records of what people answered. */
export const testRecords = (backEnd: BackEnd): void => {
  describe('records', () => {
    testOnboarding(backEnd.open);
    testSurveys(backEnd.open);
    testStatistics(backEnd);
  });
};
