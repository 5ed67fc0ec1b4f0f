import { change, drop, find, put, read, together } from '../calls';
import type { Attack } from '../calls';
import {
  at,
  attachedQuestion,
  firstTick,
  mailOf,
  ownQuestion,
  recordId,
  SECRET,
  visitorsQuestion,
} from '../records';
import type { Fields } from '../records';
import { THIRD_SECRET } from '../seeds';

const ALL = 'ai_questions';
const visitors = `${ALL}/${recordId('visitors')}`;
const fresh = recordId('new');
type World = Parameters<Attack[1]>[0];

const visitorAsks =
  (changes: Fields) =>
  ({ visitor }: World) =>
    put(visitor, `${ALL}/${fresh}`, { ...visitorsQuestion(SECRET), ...changes });
/** Dora asks for the first time, with her tick. */
const doraAsks =
  (changes: Fields) =>
  ({ as }: World) =>
    together(
      as('dora'),
      [`${ALL}/${fresh}`, { ...ownQuestion('dora'), ...changes }],
      ['usage/dora', firstTick(fresh)],
    );
const adaMoves =
  (changes: Fields, name = 'visitors') =>
  ({ as }: World) =>
    change(as('ada'), `${ALL}/${recordId(name)}`, { ...attachedQuestion('ada'), ...changes });

export const questionAttacks: readonly Attack[] = [
  ['a visitor lists all questions', ({ visitor }) => find(visitor, ALL)],
  ['an admin lists all questions', ({ as }) => find(as('root'), ALL)],
  ['somebody lists all anonymous questions', ({ as }) => find(as('ada'), ALL, ['is_anonymous', '==', true])],
  [
    'somebody lists the questions of an id that they have not claimed',
    ({ as }) => find(as('ada'), ALL, ['anonymous_id', '==', THIRD_SECRET], ['is_anonymous', '==', true]),
  ],
  [
    'somebody lists questions that others have moved away from the claimed id',
    ({ as }) => find(as('ada'), ALL, ['anonymous_id', '==', SECRET]),
  ],
  ['somebody lists another’s questions', ({ as }) => find(as('ada'), ALL, ['user_id', '==', 'bob'])],
  ['a visitor reads a question', ({ visitor }) => read(visitor, visitors)],
  ['somebody deletes another’s question', ({ as }) => drop(as('ada'), `${ALL}/${recordId('bobs')}`)],
  ['somebody deletes an anonymous question', ({ as }) => drop(as('ada'), visitors)],
  [
    'somebody changes what they have asked',
    ({ as }) => change(as('ada'), `${ALL}/${recordId('adas')}`, { question: '1 = 1' }),
  ],
  ['a visitor’s question names an account', visitorAsks({ user_id: 'ada' })],
  ['a visitor’s question names an address', visitorAsks({ user_email: mailOf('ada') })],
  ['a visitor’s question has an id that could be guessed', visitorAsks({ anonymous_id: 'me' })],
  ['a visitor’s question says that it is somebody’s', visitorAsks({ is_anonymous: false })],
  ['a question is a book', visitorAsks({ question: 'x'.repeat(4001) })],
  ['an answer is a book', visitorAsks({ answer: 'x'.repeat(4001) })],
  ['an answer was checked in a way that there is not', visitorAsks({ verification: 'trust me' })],
  ['a question was asked at another time than now', visitorAsks({ timestamp: at(0) })],
  ['a question has a field of its own', visitorAsks({ rating: 5 })],
  ['a question has a half step', visitorAsks({ steps: 0.5 })],
  ['a question by a provider that there is not', doraAsks({ auth_provider: 'magic' })],
  ['an own question names another account', doraAsks({ user_id: 'ada' })],
  ['an own question names another’s address', doraAsks({ user_email: mailOf('ada') })],
  ['an own question names a visitor’s id', doraAsks({ anonymous_id: SECRET })],
  ['somebody moves a question of an id that they have not claimed', adaMoves({}, 'strangers')],
  ['somebody moves a question that another has moved already', adaMoves({}, 'movedToBob')],
  ['somebody moves a question to another', adaMoves({ user_id: 'bob', user_email: mailOf('bob') })],
  ['a moved question’s words are changed', adaMoves({ question: '1 = 1' })],
  ['a moved question stays anonymous', adaMoves({ is_anonymous: true })],
  ['a moved question was moved at another time than now', adaMoves({ migratedAt: at(0) })],
  ['a visitor moves a question', ({ visitor }) => change(visitor, visitors, attachedQuestion('ada'))],
];
