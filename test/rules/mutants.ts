import { longListAttacks } from './attacks/long-lists';
import { onboardingDataAttacks } from './attacks/onboarding-data';
import { profileAttacks } from './attacks/profile';
import { questionAttacks } from './attacks/questions';
import { statisticsAttacks } from './attacks/statistics';
import { surveyAttacks } from './attacks/surveys';
import { usageAttacks } from './attacks/usage';
import type { Attack } from './calls';

/** A mistake that somebody could make in firestore.rules, who should notice, what is there, and what would take its place. */
export type Mutant = readonly [mistake: string, noticedBy: readonly Attack[], from: string, to: string];

export const mutants: readonly Mutant[] = [
  [
    'anybody who is signed in is the owner',
    profileAttacks,
    'request.auth != null && request.auth.uid == uid',
    'request.auth != null',
  ],
  ['a profile may begin as an admin’s', profileAttacks, 'sent().isAdmin == false', 'sent().isAdmin is bool'],
  [
    'a profile may become an admin’s',
    profileAttacks,
    "changesOnly(['email', 'displayName',",
    "changesOnly(['isAdmin', 'email', 'displayName',",
  ],
  [
    'an own profile makes a subscriber',
    usageAttacks,
    "request.auth.token.get('pro', false) == true",
    "request.auth.token.get('pro', false) != false",
  ],
  [
    'fields of any name are taken',
    surveyAttacks,
    'return part.keys().hasOnly(fields) && part.keys().hasAll(fields);',
    'return part.keys().hasAll(fields);',
  ],
  [
    'texts of any length are taken',
    surveyAttacks,
    'value is string && value.size() <= most;',
    'value is string;',
  ],
  ['a secret may be short', onboardingDataAttacks, "value.matches('^[0-9a-f]{32}$')", 'value.size() < 40'],
  [
    'all anonymous answers can be listed',
    onboardingDataAttacks,
    'had().isAnonymous == true && had().anonymousId == claimed();',
    'had().isAnonymous == true;',
  ],
  [
    'answers that others have moved can be listed',
    onboardingDataAttacks,
    '|| had().isAnonymous == true && had().anonymousId == claimed();',
    '|| had().anonymousId == claimed();',
  ],
  [
    'answers of any id can be moved',
    onboardingDataAttacks,
    "&& had().anonymousId == claimed()\n        && changesOnly(['userId'",
    "&& changesOnly(['userId'",
  ],
  [
    'questions that others have moved can be moved on',
    questionAttacks,
    'had().is_anonymous == true && had().user_id == null\n',
    'true\n',
  ],
  [
    'an account’s id is read as a pattern',
    onboardingDataAttacks,
    "id[0:start] == uid + '-' && id[start:id.size()].matches('^[0-9]{1,15}$')",
    "id.matches(uid + '-[0-9]{1,15}')",
  ],
  [
    'everybody may list all answers',
    onboardingDataAttacks,
    'allow list: if isPage() && canRead() || isAdmin();',
    'allow list: if request.auth != null;',
  ],
  [
    'a free question needs no tick',
    usageAttacks,
    '(isPro() || isCounted())',
    '(isPro() || request.auth != null)',
  ],
  [
    'one tick counts for several questions',
    usageAttacks,
    'usage.lastQuestion == id && usage.lastAt',
    'usage.lastAt',
  ],
  [
    'an old tick counts again',
    usageAttacks,
    'usage.lastQuestion == id && usage.lastAt == request.time',
    'usage.lastAt is timestamp',
  ],
  ['a sixth question counts', usageAttacks, 'sent().count <= 5', 'sent().count <= 6'],
  [
    'a window may begin anew at any time',
    usageAttacks,
    "|| isFirst() && request.time >= had().windowStart + duration.value(24, 'h')",
    '|| isFirst()',
  ],
  ['a running window’s beginning may move', usageAttacks, 'sent().windowStart == had().windowStart && ', ''],
  [
    'a tick needs no question',
    usageAttacks,
    '&& !exists(question) && getAfter(question).data.user_id == uid',
    '',
  ],
  ['a tick may name an old question', usageAttacks, '&& !exists(question) && getAfter', '&& getAfter'],
  [
    'a counter can be deleted',
    usageAttacks,
    'allow get: if isMe(uid);\n      allow create: if isTick()',
    'allow get, delete: if isMe(uid);\n      allow create: if isTick()',
  ],
  [
    'a day may be stored before it is over',
    statisticsAttacks,
    "&& sent().day + duration.value(24, 'h') <= request.time\n",
    '\n',
  ],
  ['a day may have another’s id', statisticsAttacks, 'sent().day.toMillis() == int(day) * 86400000', 'true'],
  [
    'an event may be kept for ever',
    statisticsAttacks,
    "&& sent().expiresAt < request.time + duration.value(61, 'd')",
    '',
  ],
  [
    'an event’s writer may say anything',
    statisticsAttacks,
    'sent().isAnonymous == (request.auth == null)',
    'true',
  ],
  [
    'everybody may list all surveys',
    surveyAttacks,
    'isPage() && isMe(had().userId) || isAdmin();',
    'request.auth != null;',
  ],
  ['a page may be longer', longListAttacks, 'request.query.limit <= 100', 'request.query.limit <= 101'],
  [
    'own questions come all at once',
    longListAttacks,
    'allow list: if isPage() && canRead();',
    'allow list: if canRead();',
  ],
  [
    'own surveys come all at once',
    longListAttacks,
    'allow list: if isPage() && isMe(had().userId) || isAdmin();',
    'allow list: if isMe(had().userId) || isAdmin();',
  ],
  ['a survey may name anybody', surveyAttacks, 'isMe(sent().userId) && sent().userEmail', 'sent().userEmail'],
];
