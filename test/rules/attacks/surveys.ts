import { change, drop, find, put, read } from '../calls';
import type { Attack } from '../calls';
import { at, mailOf, recordId, survey } from '../records';
import type { Fields } from '../records';

const ALL = 'exit_surveys';
const fresh = `${ALL}/${recordId('new')}`;
type World = Parameters<Attack[1]>[0];

const says =
  (changes: Fields) =>
  ({ as }: World) =>
    put(as('ada'), fresh, { ...survey('ada'), ...changes });

export const surveyAttacks: readonly Attack[] = [
  ['a visitor lists all surveys', ({ visitor }) => find(visitor, ALL)],
  ['an admin deletes a survey', ({ as }) => drop(as('root'), `${ALL}/${recordId('bobs')}`)],
  ['somebody lists another’s surveys', ({ as }) => find(as('ada'), ALL, ['userId', '==', 'bob'])],
  ['somebody lists nobody’s surveys', ({ as }) => find(as('ada'), ALL, ['userId', '==', null])],
  ['a visitor reads a survey', ({ visitor }) => read(visitor, `${ALL}/${recordId('nobodys')}`)],
  ['somebody deletes another’s survey', ({ as }) => drop(as('ada'), `${ALL}/${recordId('bobs')}`)],
  ['somebody deletes nobody’s survey', ({ as }) => drop(as('ada'), `${ALL}/${recordId('nobodys')}`)],
  [
    'a survey is changed by who has sent it',
    ({ as }) => change(as('ada'), `${ALL}/${recordId('adas')}`, { exitReason: 'other' }),
  ],
  ['a survey is written over', ({ as }) => put(as('ada'), `${ALL}/${recordId('nobodys')}`, survey('ada'))],
  ['a visitor’s survey names an account', ({ visitor }) => put(visitor, fresh, survey('ada'))],
  [
    'a visitor’s survey names an address',
    ({ visitor }) => put(visitor, fresh, { ...survey(null), userEmail: mailOf('ada') }),
  ],
  ['a survey names another account', says({ userId: 'bob' })],
  ['a survey names another’s address', says({ userEmail: mailOf('bob') })],
  ['a survey gives a reason that there is not', says({ exitReason: 'bored' })],
  ['a survey names what is missing without that reason', says({ exitReason: 'other' })],
  ['a survey’s detail is a book', says({ missingFeatureDetail: 'x'.repeat(501) })],
  ['a survey enjoyed it perhaps', says({ enjoyedExperience: 'perhaps' })],
  ['a survey comes from nowhere', says({ referralSource: 'nowhere' })],
  ['a survey looks for a book', says({ futureInterest: 'x'.repeat(501) })],
  ['a survey’s time is no time', says({ timestamp: 'now' })],
  ['a survey was kept at another time than now', says({ createdAt: at(0) })],
  ['a survey’s page is on another site', says({ path: 'https://example.org/' })],
  ['a survey’s browser has a book for a name', says({ userAgent: 'x'.repeat(501) })],
  ['a survey has a field of its own', says({ rating: 1 })],
  ['a survey does not say whether it was a phone', says({ isMobile: null })],
  [
    'somebody writes into a collection that the app does not know',
    ({ as }) => put(as('ada'), 'notes/a', { a: 1 }),
  ],
  ['somebody reads a collection that the app does not know', ({ as }) => find(as('ada'), 'notes')],
  [
    'somebody writes below their profile what the app does not know',
    ({ as }) => put(as('ada'), 'users/ada/files/a', { a: 1 }),
  ],
];
