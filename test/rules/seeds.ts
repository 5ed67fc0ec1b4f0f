import { at, OTHER_SECRET, recordId, SECRET } from './records';
import * as records from './records';
import type { Fields } from './records';

const HOUR = 3_600_000;
export const THIRD_SECRET = 'aaaaaaaabbbbbbbbccccccccdddddddd';

const usage = (count: number, hours: number): Fields => ({
  windowStart: at(Date.now() - hours * HOUR),
  count,
  lastAt: at(Date.now() - hours * HOUR),
  lastQuestion: recordId('adas'),
});

const belongingsOf = (uid: string, secret: string): Readonly<Record<string, Fields>> => ({
  [`users/${uid}`]: records.profile(uid),
  [`users/${uid}/calculations/${recordId('one')}`]: records.calculation(uid),
  [`users/${uid}/favoriteFormulas/quadratic-formula`]: records.favourite(uid),
  [`users/${uid}/learning/progress`]: records.progress,
  [`users/${uid}/onboarding/preferences`]: records.onboarding,
  [`users/${uid}/private/claim`]: records.claim(secret),
  [`onboarding_data/${uid}-1`]: records.ownRecord(uid),
  [`ai_questions/${recordId(`${uid}s`)}`]: records.ownQuestion(uid),
  [`exit_surveys/${recordId(`${uid}s`)}`]: records.survey(uid),
});

/**
 * What is there before an attack. Ada and Bob have accounts; Ada has claimed the id of a visitor, whose records are still
 * there; Bob, too, has had records under that id. Of the free messages Ada has used two, Bob all; Carl's day is over.
 */
export const seeds = (): Readonly<Record<string, Fields>> => ({
  ...belongingsOf('ada', SECRET),
  ...belongingsOf('bob', OTHER_SECRET),
  'users/root': { ...records.profile('root'), isAdmin: true },
  [`onboarding_data/${recordId('visitors')}`]: records.visitorsRecord(SECRET),
  [`onboarding_data/${recordId('strangers')}`]: records.visitorsRecord(THIRD_SECRET),
  'onboarding_data/bob-2': records.migratedRecord('bob'),
  [`ai_questions/${recordId('visitors')}`]: records.visitorsQuestion(SECRET),
  [`ai_questions/${recordId('strangers')}`]: records.visitorsQuestion(THIRD_SECRET),
  [`ai_questions/${recordId('movedToBob')}`]: {
    ...records.visitorsQuestion(SECRET),
    ...records.attachedQuestion('bob'),
  },
  [`exit_surveys/${recordId('nobodys')}`]: records.survey(null),
  [`site_events/${recordId('kept')}`]: records.siteEvent(true),
  [`statistics/${Math.floor(Date.now() / (24 * HOUR)) - 3}`]: records.dayOf(
    Math.floor(Date.now() / (24 * HOUR)) - 3,
  ),
  'usage/ada': usage(2, 1),
  'usage/bob': usage(5, 1),
  'usage/carl': usage(5, 25),
});
