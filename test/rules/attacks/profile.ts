import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { change, drop, find, merge, put, read, together } from '../calls';
import type { Attack } from '../calls';
import { at, mailOf, preferences, profile, stats } from '../records';
import type { Fields } from '../records';

const carlMakes =
  (changes: Fields, uid = 'carl') =>
  (world: Parameters<Attack[1]>[0]) =>
    put(world.as('carl'), `users/${uid}`, { ...profile(uid), ...changes });
const adaChanges = (changes: Fields) => (world: Parameters<Attack[1]>[0]) =>
  change(world.as('ada'), 'users/ada', changes);

export const profileAttacks: readonly Attack[] = [
  ['a visitor reads a profile', ({ visitor }) => read(visitor, 'users/ada')],
  ['a visitor makes a profile', ({ visitor }) => put(visitor, 'users/carl', profile('carl'))],
  ['somebody reads another’s profile', ({ as }) => read(as('bob'), 'users/ada')],
  ['an admin reads another’s profile', ({ as }) => read(as('root'), 'users/ada')],
  ['somebody lists all profiles', ({ as }) => find(as('ada'), 'users')],
  ['somebody lists the profiles that name them', ({ as }) => find(as('ada'), 'users', ['uid', '==', 'ada'])],
  ['somebody changes another’s profile', ({ as }) => change(as('bob'), 'users/ada', { displayName: 'x' })],
  ['somebody deletes another’s profile', ({ as }) => drop(as('bob'), 'users/ada')],
  ['somebody makes a profile for another', carlMakes({}, 'dora')],
  ['a new profile says that its owner is an admin', carlMakes({ isAdmin: true })],
  ['a new profile says nothing of its owner being no admin', carlMakes({ isAdmin: null })],
  ['an owner makes themselves an admin', adaChanges({ isAdmin: true })],
  [
    'an owner makes themselves an admin by merging',
    ({ as }) => merge(as('ada'), 'users/ada', { isAdmin: true }),
  ],
  [
    'an owner makes themselves an admin by writing the profile anew',
    ({ as }) => put(as('ada'), 'users/ada', { ...profile('ada'), isAdmin: true }),
  ],
  [
    'an owner deletes their profile and makes it again as an admin, at once',
    ({ as }) => together(as('ada'), ['users/ada', null], ['users/ada', { ...profile('ada'), isAdmin: true }]),
  ],
  ['an owner removes the field that says they are no admin', adaChanges({ isAdmin: deleteField() })],
  ['an owner makes it a text', adaChanges({ isAdmin: 'true' })],
  ['a new profile names another uid', carlMakes({ uid: 'ada' })],
  ['a profile is given another uid', adaChanges({ uid: 'bob' })],
  ['a new profile names another’s address', carlMakes({ email: mailOf('ada') })],
  ['a profile is given another’s address', adaChanges({ email: mailOf('bob') })],
  ['a new profile is older than it is', carlMakes({ createdAt: at(0) })],
  ['a profile’s beginning is changed', adaChanges({ createdAt: serverTimestamp() })],
  ['a new profile was last active in the future', carlMakes({ lastActive: at(4_000_000_000_000) })],
  ['a profile was last active in the future', adaChanges({ lastActive: at(4_000_000_000_000) })],
  ['the last sign-in is no time', adaChanges({ lastSignIn: 'today' })],
  ['a new profile has a field of its own', carlMakes({ isPro: true })],
  ['a profile is given a field of its own', adaChanges({ role: 'admin' })],
  [
    'a new profile lacks its statistics',
    ({ as }) => {
      const { stats: _, ...rest } = profile('carl');
      return put(as('carl'), 'users/carl', rest);
    },
  ],
  ['a name is longer than a page', adaChanges({ displayName: 'x'.repeat(201) })],
  ['a name is no text', adaChanges({ displayName: { first: 'Ada' } })],
  ['a picture is a script', adaChanges({ photoURL: 'javascript:alert(1)' })],
  ['a picture can be read on its way', adaChanges({ photoURL: 'http://example.org/me.jpg' })],
  [
    'a picture of a kind that can hold a script',
    adaChanges({ photoURL: 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=' }),
  ],
  [
    'a picture that fills the profile',
    adaChanges({ photoURL: `data:image/webp;base64,${'A'.repeat(40_000)}` }),
  ],
  [
    'a picture’s address is longer than any browser takes',
    adaChanges({ photoURL: `https://x.org/${'x'.repeat(2000)}` }),
  ],
  ['preferences get a field of their own', adaChanges({ 'preferences.plan': 'pro' })],
  ['preferences lose a field', adaChanges({ preferences: { theme: 'dark' } })],
  ['a theme is none that there is', adaChanges({ 'preferences.theme': 'pink' })],
  ['the wish for notifications is a number', adaChanges({ 'preferences.notifications': 1 })],
  ['a subject is a book', adaChanges({ 'preferences.subject': 'x'.repeat(101) })],
  [
    'onboarding was completed at no time',
    adaChanges({ preferences: { ...preferences, onboardingCompletedAt: 5 } }),
  ],
  ['a count is negative', adaChanges({ 'stats.totalCalculations': -1 })],
  ['a count is a fraction', adaChanges({ 'stats.totalSolvedProblems': 1.5 })],
  ['a count is a text', adaChanges({ 'stats.totalSavedFormulas': '9' })],
  ['statistics get a field of their own', adaChanges({ stats: { ...stats, rank: 1 } })],
  [
    'a streak is longer than the longest',
    adaChanges({ 'stats.streak': { current: 3, longest: 2, lastActive: '2026-11-21', zone: 'UTC' } }),
  ],
  [
    'a streak’s day is no day',
    adaChanges({ 'stats.streak': { current: 1, longest: 1, lastActive: 'always', zone: 'UTC' } }),
  ],
];
