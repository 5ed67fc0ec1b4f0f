import { serverTimestamp } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { change, count, drop, find, put, read, together } from './calls';
import * as records from './records';
import { at, recordId, SECRET } from './records';
import { seeds } from './seeds';
import { createRulesWorld } from './world';
import type { RulesWorld } from './world';

/** What each attack changes one thing about: rules that deny everything would pass every attack. */
let world: RulesWorld;
beforeAll(async () => {
  world = await createRulesWorld('demo-rules-allowed');
});
beforeEach(async () => {
  await world.clear();
  await world.seed(seeds());
});
afterAll(() => world.end());

const fresh = recordId('new');
const visitors = recordId('visitors');

describe('an owner', () => {
  test('makes, reads, changes and deletes their profile, and makes it again', async () => {
    const carl = world.as('carl');
    await put(carl, 'users/carl', records.profile('carl'));
    await read(carl, 'users/carl');
    await change(carl, 'users/carl', {
      displayName: null,
      photoURL: null,
      lastActive: serverTimestamp(),
      lastSignIn: at(records.ANSWERED_AT),
      'preferences.theme': 'dark',
      'preferences.onboardingCompleted': true,
      'preferences.onboardingCompletedAt': at(records.ANSWERED_AT),
      'stats.totalCalculations': 7,
      'stats.streak': { current: 2, longest: 3, lastActive: '2026-11-21', zone: 'Europe/Berlin' },
    });
    await drop(carl, 'users/carl');
    await put(carl, 'users/carl', records.profile('carl'));
  });

  test('without an address has a profile without one', async () => {
    await put(world.as('erik', { email: undefined }), 'users/erik', {
      ...records.profile('erik'),
      email: null,
    });
  });

  test('whose address has changed since keeps the old one or takes the new one', async () => {
    const ada = world.as('ada', { email: 'new@example.org' });
    await change(ada, 'users/ada', { displayName: 'Ada' });
    await change(ada, 'users/ada', { email: 'new@example.org' });
  });

  test('who is an admin changes their profile, and stays one', async () => {
    await change(world.as('root'), 'users/root', { 'preferences.theme': 'dark' });
  });

  test.each([
    [`calculations/${fresh}`, records.calculation('ada')],
    ['favoriteFormulas/quadratic-formula', records.favourite('ada')],
    ['learning/progress', records.progress],
    ['onboarding/preferences', records.onboarding],
    ['private/claim', records.claim(SECRET)],
  ])('writes, lists and deletes their own %s', async (path, data) => {
    const ada = world.as('ada');
    await put(ada, `users/ada/${path}`, data);
    await read(ada, `users/ada/${path}`);
    expect(await find(ada, `users/ada/${path.split('/')[0]}`)).toContain(path.split('/')[1]);
    await drop(ada, `users/ada/${path}`);
  });

  test.each([
    ['onboarding_data', 'userId', ['ada-1']],
    ['ai_questions', 'user_id', [recordId('adas')]],
    ['exit_surveys', 'userId', [recordId('adas')]],
  ])('lists and deletes their own records in %s', async (collection, field, wanted) => {
    const ada = world.as('ada');
    expect(await find(ada, collection, [field, '==', 'ada'])).toEqual(wanted);
    for (const id of wanted) await drop(ada, `${collection}/${id}`);
    expect(await find(ada, collection, [field, '==', 'ada'])).toEqual([]);
  });
});

describe('who has claimed a secret id', () => {
  test('finds the records that are still anonymous, and makes them their own', async () => {
    const ada = world.as('ada');
    const found = await find(
      ada,
      'onboarding_data',
      ['anonymousId', '==', SECRET],
      ['isAnonymous', '==', true],
    );
    expect(found).toEqual([visitors]);
    await change(ada, `onboarding_data/${visitors}`, records.attachedRecord('ada'));
    expect(
      await find(ada, 'onboarding_data', ['anonymousId', '==', SECRET], ['userId', '==', 'ada']),
    ).toEqual([visitors]);
  });

  test('finds the questions that are still anonymous, and makes them their own', async () => {
    const ada = world.as('ada');
    const found = await find(
      ada,
      'ai_questions',
      ['anonymous_id', '==', SECRET],
      ['is_anonymous', '==', true],
    );
    expect(found).toEqual([visitors]);
    await change(ada, `ai_questions/${visitors}`, records.attachedQuestion('ada'));
  });

  test('records what was answered before, and may send it twice', async () => {
    const ada = world.as('ada');
    await put(ada, 'onboarding_data/ada-9', records.migratedRecord('ada'));
    await put(ada, 'onboarding_data/ada-9', records.migratedRecord('ada'));
  });

  test('makes a record that was kept as their own already one of a migration', async () => {
    await put(world.as('ada'), 'onboarding_data/ada-1', records.migratedRecord('ada'));
  });
});

describe('a visitor', () => {
  test('leaves answers, questions and surveys', async () => {
    const { visitor } = world;
    await put(visitor, `onboarding_data/${fresh}`, records.visitorsRecord(SECRET));
    await put(visitor, `ai_questions/${fresh}`, records.visitorsQuestion(SECRET));
    await put(visitor, `exit_surveys/${fresh}`, records.survey(null));
  });

  test('who signs in while it is on its way still leaves it', async () => {
    await put(world.as('ada'), `onboarding_data/${fresh}`, records.visitorsRecord(SECRET));
    await put(world.as('ada'), `ai_questions/${fresh}`, records.visitorsQuestion(SECRET));
    await put(world.as('ada'), `exit_surveys/${fresh}`, records.survey(null));
  });
});

test('an account’s survey names it, and says nothing where nothing is missing', async () => {
  const changes = { exitReason: 'other', missingFeatureDetail: null, futureInterest: 'A book' };
  await put(world.as('ada'), `exit_surveys/${fresh}`, { ...records.survey('ada'), ...changes });
});

test('an account’s answers are kept, and may be sent twice', async () => {
  const ada = world.as('ada');
  await put(ada, 'onboarding_data/ada-9', records.ownRecord('ada'));
  await put(ada, 'onboarding_data/ada-9', records.ownRecord('ada'));
});

test.each(['.*', 'a-b-1', 'x@y.z', '(', 'ö'])(
  'answers of an account with the id %s are kept',
  async (uid) => {
    await put(world.as(uid), `onboarding_data/${uid}-9`, records.ownRecord(uid));
  },
);

test('an admin lists all answers', async () => {
  expect(await find(world.as('root'), 'onboarding_data')).toContain('bob-1');
});

test('an admin counts surveys and events, and stores, reads and deletes the counts of a finished day', async () => {
  const root = world.as('root');
  expect(await count(root, 'exit_surveys')).toBeGreaterThan(0);
  expect(await count(root, 'site_events')).toBe(1);
  const day = Math.floor(Date.now() / 86_400_000) - 2;
  await put(root, `statistics/${day}`, records.dayOf(day));
  expect(await find(root, 'statistics')).toContain(String(day));
  await drop(root, `statistics/${day}`);
});

test('a visitor and an account leave events', async () => {
  await put(world.visitor, `site_events/${fresh}`, records.siteEvent(true));
  const offer = { ...records.siteEvent(false), event: 'offer-seen', subject: null };
  await put(world.as('ada'), `site_events/${recordId('another')}`, offer);
});

describe('free messages', () => {
  test('the first comes with a new counter', async () => {
    const dora = world.as('dora');
    await together(
      dora,
      [`ai_questions/${fresh}`, records.ownQuestion('dora')],
      ['usage/dora', records.firstTick(fresh)],
    );
    await read(dora, 'usage/dora');
  });

  test('after 24 hours a counter begins anew', async () => {
    await together(
      world.as('carl'),
      [`ai_questions/${fresh}`, records.ownQuestion('carl')],
      ['usage/carl', records.firstTick(fresh)],
    );
  });

  test('a subscriber’s sign-in says so, and needs no tick', async () => {
    await put(world.as('bob', { pro: true }), `ai_questions/${fresh}`, records.ownQuestion('bob'));
  });
});
