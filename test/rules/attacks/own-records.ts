import { serverTimestamp } from 'firebase/firestore/lite';
import { change, drop, find, put, read } from '../calls';
import type { Attack } from '../calls';
import {
  at,
  calculation,
  claim,
  favourite,
  OTHER_SECRET,
  onboarding,
  progress,
  recordId,
  SECRET,
  topic,
} from '../records';
import type { Fields } from '../records';

const below = [
  ['calculation', `calculations/${recordId('one')}`],
  ['favourite', 'favoriteFormulas/quadratic-formula'],
  ['learning progress', 'learning/progress'],
  ['onboarding', 'onboarding/preferences'],
  ['claim', 'private/claim'],
] as const;

const foreign = below.flatMap(([name, path]): Attack[] => [
  [`somebody reads another’s ${name}`, ({ as }) => read(as('bob'), `users/ada/${path}`)],
  [`a visitor reads somebody’s ${name}`, ({ visitor }) => read(visitor, `users/ada/${path}`)],
  [`somebody deletes another’s ${name}`, ({ as }) => drop(as('bob'), `users/ada/${path}`)],
  [
    `somebody lists another’s collection that holds the ${name}`,
    ({ as }) => find(as('bob'), `users/ada/${path.slice(0, path.indexOf('/'))}`),
  ],
]);

const adaPuts =
  (path: string, data: Fields, changes: Fields = {}) =>
  ({ as }: Parameters<Attack[1]>[0]) =>
    put(as('ada'), `users/ada/${path}`, { ...data, ...changes });
const calculates = (changes: Fields) =>
  adaPuts(`calculations/${recordId('two')}`, calculation('ada'), changes);
const likes = (changes: Fields) => adaPuts('favoriteFormulas/quadratic-formula', favourite('ada'), changes);
const learns = (algebra: Fields) => adaPuts('learning/progress', progress, { algebra });
const topics = (count: number, name = 'topic'): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}-${index}`, topic]));

export const ownRecordAttacks: readonly Attack[] = [
  ...foreign,
  [
    'somebody adds to another’s history',
    ({ as }) => put(as('bob'), `users/ada/calculations/${recordId('two')}`, calculation('ada')),
  ],
  ['a calculation names another owner', calculates({ userId: 'bob' })],
  ['a calculation is younger than it is', calculates({ timestamp: at(4_000_000_000_000) })],
  ['a calculation has a field of its own', calculates({ html: '<b>2</b>' })],
  ['a calculation’s input is a book', calculates({ input: 'x'.repeat(4001) })],
  ['a calculation’s result is a number', calculates({ result: 2 })],
  ['a calculation’s path leads to another site', calculates({ path: '//example.org/' })],
  ['a calculation’s path leads to another site by a backslash', calculates({ path: '/\\example.org/' })],
  ['a calculation’s path is a script', calculates({ path: 'javascript:alert(1)' })],
  [
    'a calculation is changed afterwards',
    ({ as }) => change(as('ada'), `users/ada/calculations/${recordId('one')}`, { result: '3' }),
  ],
  [
    'somebody adds to another’s favourites',
    ({ as }) => put(as('bob'), 'users/ada/favoriteFormulas/quadratic-formula', favourite('ada')),
  ],
  ['a favourite names another owner', likes({ userId: 'bob' })],
  ['a favourite goes by another formula’s name', likes({ formulaId: 'circle-area' })],
  ['a favourite’s time is not now', likes({ addedAt: at(0) })],
  ['a favourite’s title is a book', likes({ title: 'x'.repeat(201) })],
  ['a favourite has a field of its own', likes({ note: 'x' })],
  [
    'a favourite’s name is no formula’s',
    adaPuts('favoriteFormulas/A b', favourite('ada'), { formulaId: 'A b' }),
  ],
  ['progress is kept under another name', adaPuts('learning/notes', progress)],
  ['progress is a text', adaPuts('learning/progress', { algebra: 'done' })],
  ['progress counts more than there is', learns({ completed: 3, total: 2, topics: topics(2) })],
  ['progress’s total is not the number of topics', learns({ completed: 1, total: 4, topics: topics(2) })],
  ['a subject has a hundred topics', learns({ completed: 0, total: 100, topics: topics(100) })],
  ['a subject’s topics are a text', learns({ completed: 0, total: 2, topics: 'ab' })],
  ['a topic’s name is no name', learns({ completed: 0, total: 1, topics: { 'A topic.': topic } })],
  ['a subject has a field of its own', learns({ completed: 0, total: 1, topics: topics(1), more: 1 })],
  [
    'the names of the topics are a book',
    learns({ completed: 0, total: 50, topics: topics(50, 'x'.repeat(40)) }),
  ],
  ['there are more subjects than at any school', adaPuts('learning/progress', subjects(7))],
  ['the sixth subject is no subject', adaPuts('learning/progress', { ...subjects(5), z: { a: 1 } })],
  [
    'somebody changes another’s progress',
    ({ as }) => put(as('bob'), 'users/ada/learning/progress', progress),
  ],
  ['onboarding is kept under another name', adaPuts('onboarding/more', onboarding)],
  ['onboarding’s time is not now', adaPuts('onboarding/preferences', onboarding, { timestamp: at(0) })],
  ['onboarding has a field of its own', adaPuts('onboarding/preferences', onboarding, { age: 9 })],
  ['onboarding’s goal is a list', adaPuts('onboarding/preferences', onboarding, { studyGoal: ['a'] })],
  [
    'onboarding was moved at another time than now',
    adaPuts('onboarding/preferences', onboarding, { migratedAt: at(0) }),
  ],
  [
    'somebody claims an id for another',
    ({ as }) => put(as('bob'), 'users/ada/private/claim', claim(OTHER_SECRET)),
  ],
  [
    'a claim names nothing, and so all that was never anonymous',
    adaPuts('private/claim', { ...claim(SECRET), anonymousId: null }),
  ],
  ['a claim’s id could be guessed', adaPuts('private/claim', claim('visitor'))],
  ['a claim was made at another time than now', adaPuts('private/claim', claim(SECRET), { at: at(0) })],
  [
    'a claim names several ids',
    adaPuts('private/claim', { anonymousId: [SECRET, OTHER_SECRET], at: serverTimestamp() }),
  ],
  ['a second claim is kept under another name', adaPuts('private/other', claim(SECRET))],
];

function subjects(count: number): Fields {
  const subject = { completed: 0, total: 1, topics: topics(1) };
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`subject-${index}`, subject]));
}
