import { change, drop, find, put, read } from '../calls';
import type { Attack } from '../calls';
import {
  at,
  attachedRecord,
  mailOf,
  migratedRecord,
  ownRecord,
  recordId,
  SECRET,
  visitorsRecord,
} from '../records';
import type { Fields } from '../records';
import { THIRD_SECRET } from '../seeds';

const ALL = 'onboarding_data';
const visitors = `${ALL}/${recordId('visitors')}`;
const strangers = `${ALL}/${recordId('strangers')}`;
type World = Parameters<Attack[1]>[0];

const visitorLeaves =
  (changes: Fields, id = recordId('new')) =>
  ({ visitor }: World) =>
    put(visitor, `${ALL}/${id}`, { ...visitorsRecord(SECRET), ...changes });
const adaLeaves =
  (changes: Fields, id = 'ada-9') =>
  ({ as }: World) =>
    put(as('ada'), `${ALL}/${id}`, { ...ownRecord('ada'), ...changes });
const adaMoves =
  (changes: Fields, path = visitors) =>
  ({ as }: World) =>
    change(as('ada'), path, { ...attachedRecord('ada'), ...changes });

/** Ids of accounts that would be patterns for another's places. */
const PATTERNS = [
  ['.*', 'bob-9'],
  ['b.b', 'bob-8'],
  ['bob|eve', 'bob'],
] as const;

export const onboardingDataAttacks: readonly Attack[] = [
  ['a visitor lists all records', ({ visitor }) => find(visitor, ALL)],
  ['somebody lists all records', ({ as }) => find(as('ada'), ALL)],
  ['somebody lists all anonymous records', ({ as }) => find(as('ada'), ALL, ['isAnonymous', '==', true])],
  [
    'a visitor lists the records of a secret id',
    ({ visitor }) => find(visitor, ALL, ['anonymousId', '==', SECRET], ['isAnonymous', '==', true]),
  ],
  [
    'somebody lists the records of an id that they have not claimed',
    ({ as }) => find(as('ada'), ALL, ['anonymousId', '==', THIRD_SECRET], ['isAnonymous', '==', true]),
  ],
  [
    'somebody lists the records of two ids, one of them claimed',
    ({ as }) =>
      find(as('ada'), ALL, ['anonymousId', 'in', [SECRET, THIRD_SECRET]], ['isAnonymous', '==', true]),
  ],
  [
    'somebody lists the records of every other id',
    ({ as }) => find(as('ada'), ALL, ['anonymousId', '!=', SECRET], ['isAnonymous', '==', true]),
  ],
  [
    'somebody lists what others have moved away from the claimed id',
    ({ as }) => find(as('ada'), ALL, ['anonymousId', '==', SECRET]),
  ],
  ['somebody lists another’s records', ({ as }) => find(as('ada'), ALL, ['userId', '==', 'bob'])],
  ['somebody lists the records of nobody', ({ as }) => find(as('ada'), ALL, ['userId', '==', null])],
  ['somebody reads another’s record', ({ as }) => read(as('ada'), `${ALL}/bob-1`)],
  ['somebody reads an anonymous record that they can’t claim', ({ as }) => read(as('ada'), strangers)],
  ['an admin deletes somebody’s record', ({ as }) => drop(as('root'), `${ALL}/ada-1`)],
  [
    'an admin changes somebody’s record',
    ({ as }) => change(as('root'), `${ALL}/ada-1`, { subject: 'Geometry' }),
  ],
  ['somebody deletes another’s record', ({ as }) => drop(as('ada'), `${ALL}/bob-1`)],
  ['somebody deletes an anonymous record', ({ as }) => drop(as('ada'), visitors)],
  ['a visitor deletes an anonymous record', ({ visitor }) => drop(visitor, visitors)],
  ['a visitor’s record names an account', visitorLeaves({ userId: 'ada' })],
  ['a visitor’s record names an address', visitorLeaves({ email: mailOf('ada') })],
  ['a visitor’s record says that it is somebody’s', visitorLeaves({ isAnonymous: false, userId: 'ada' })],
  ['a visitor’s record has an id that could be guessed', visitorLeaves({ anonymousId: 'me' })],
  ['a visitor’s record has no id', visitorLeaves({ anonymousId: null })],
  ['a visitor’s record was moved already', visitorLeaves({ anonymousIdMigrated: true })],
  ['a visitor’s record was kept at another time than now', visitorLeaves({ timestamp: at(0) })],
  ['a visitor’s record has a field of its own', visitorLeaves({ school: 'x' })],
  [
    'a visitor’s record tells of a browser with a book for a name',
    visitorLeaves({ userAgent: 'x'.repeat(501) }),
  ],
  ['a visitor takes the place where an account’s record will be', visitorLeaves({}, 'carl-1')],
  ['a visitor writes over a record', ({ visitor }) => put(visitor, visitors, visitorsRecord(SECRET))],
  ['an own record names another account', adaLeaves({ userId: 'bob' })],
  ['an own record names another’s address', adaLeaves({ email: mailOf('bob') })],
  ['an own record takes the place where another’s will be', adaLeaves({}, 'bob-9')],
  ...PATTERNS.map(([uid, place]): Attack => [
    `an account with the id ${uid} takes the place ${place}`,
    ({ as }) => put(as(uid), `${ALL}/${place}`, ownRecord(uid)),
  ]),
  ['an own record’s place has no number', adaLeaves({}, 'ada-')],
  ['an own record’s place has a name behind the account’s', adaLeaves({}, 'ada-9-9')],
  ['an own record comes from a migration that never was', adaLeaves({ source: 'migration' })],
  [
    'a moved record names an id that its owner has not claimed',
    adaLeaves({ ...migratedRecord('ada'), anonymousId: THIRD_SECRET, previousAnonymousId: THIRD_SECRET }),
  ],
  ['an own record is answered anew', adaLeaves({ subject: 'Geometry' }, 'ada-1')],
  ['somebody writes over another’s record', ({ as }) => put(as('ada'), `${ALL}/bob-1`, ownRecord('ada'))],
  [
    'somebody moves a record of an id that they have not claimed',
    adaMoves({ previousAnonymousId: THIRD_SECRET }, strangers),
  ],
  ['somebody moves a record that another has moved already', adaMoves({}, `${ALL}/bob-2`)],
  [
    'somebody without a claim moves a record',
    ({ as }) => change(as('carl'), visitors, attachedRecord('carl')),
  ],
  ['a visitor moves a record', ({ visitor }) => change(visitor, visitors, attachedRecord('ada'))],
  ['somebody moves a record to another', adaMoves({ userId: 'bob', email: mailOf('bob') })],
  ['a record is moved together with another’s address', adaMoves({ email: mailOf('bob') })],
  ['a moved record’s answers are changed', adaMoves({ subject: 'Geometry' })],
  ['a moved record stays anonymous', adaMoves({ isAnonymous: true })],
  ['a moved record forgets the id it had', adaMoves({ previousAnonymousId: null })],
  ['a moved record gets another id', adaMoves({ anonymousId: THIRD_SECRET })],
  ['a moved record was moved at another time than now', adaMoves({ migratedAt: at(0) })],
];
