import { doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { change, drop, find, merge, put, read, together } from '../calls';
import type { Attack } from '../calls';
import { at, firstTick, ownQuestion, recordId } from '../records';
import type { Fields } from '../records';

const fresh = recordId('new');
const second = recordId('second');
type World = Parameters<Attack[1]>[0];

/** A question and its tick in a window that has begun already, as the app sends them. */
const asksAgain =
  (uid: string, tick: Fields, ids: readonly string[] = [fresh]) =>
  ({ as }: World) => {
    const db = as(uid);
    const batch = writeBatch(db);
    for (const id of ids) batch.set(doc(db, `ai_questions/${id}`), ownQuestion(uid));
    batch.update(doc(db, `usage/${uid}`), { lastAt: serverTimestamp(), lastQuestion: fresh, ...tick });
    return batch.commit();
  };
const asksFirst =
  (tick: Fields, uid = 'dora') =>
  ({ as }: World) =>
    together(
      as(uid),
      [`ai_questions/${fresh}`, ownQuestion(uid)],
      [`usage/${uid}`, { ...firstTick(fresh), ...tick }],
    );

export const usageAttacks: readonly Attack[] = [
  ['somebody reads another’s counter', ({ as }) => read(as('ada'), 'usage/bob')],
  ['somebody lists all counters', ({ as }) => find(as('ada'), 'usage')],
  ['a counter is deleted by its owner', ({ as }) => drop(as('ada'), 'usage/ada')],
  ['a visitor sets a counter', ({ visitor }) => put(visitor, 'usage/dora', firstTick(fresh))],
  [
    'a free question comes without a tick',
    ({ as }) => put(as('dora'), `ai_questions/${fresh}`, ownQuestion('dora')),
  ],
  [
    'a free question comes without a tick, of somebody who has ticked before',
    ({ as }) => put(as('ada'), `ai_questions/${fresh}`, ownQuestion('ada')),
  ],
  [
    'a profile that calls itself a subscriber’s saves the tick',
    ({ as }) => put(as('ada', { pro: 'yes' }), `ai_questions/${fresh}`, ownQuestion('ada')),
  ],
  ['a tick comes without a question', ({ as }) => put(as('dora'), 'usage/dora', firstTick(fresh))],
  [
    'a tick names a question that was counted before',
    ({ as }) =>
      change(as('ada'), 'usage/ada', {
        count: 3,
        lastAt: serverTimestamp(),
        lastQuestion: recordId('adas'),
      }),
  ],
  [
    'a tick names another’s question',
    ({ as }) =>
      change(as('ada'), 'usage/ada', {
        count: 3,
        lastAt: serverTimestamp(),
        lastQuestion: recordId('bobs'),
      }),
  ],
  ['a sixth question in 24 hours', asksAgain('bob', { count: 6 })],
  ['a question that does not count', asksAgain('ada', { count: 2 })],
  ['a question that counts backwards', asksAgain('ada', { count: 1 })],
  ['a question that counts by adding nothing', asksAgain('ada', { count: increment(0) })],
  ['a question that counts twice', asksAgain('ada', { count: 4 })],
  ['a question that counts half', asksAgain('ada', { count: 2.5 })],
  ['two questions on one tick', asksAgain('ada', { count: 3 }, [fresh, second])],
  ['a new window before 24 hours are over', asksAgain('bob', { count: 1, windowStart: serverTimestamp() })],
  ['a counter written anew before 24 hours are over', asksFirst({}, 'bob')],
  [
    'a counter deleted and made again at once',
    ({ as }) =>
      together(
        as('bob'),
        ['usage/bob', null],
        [`ai_questions/${fresh}`, ownQuestion('bob')],
        ['usage/bob', firstTick(fresh)],
      ),
  ],
  ['a window’s beginning moved back', asksAgain('bob', { count: 1, windowStart: at(0) })],
  ['a window’s beginning moved back while counting on', asksAgain('ada', { count: 3, windowStart: at(0) })],
  [
    'a window’s beginning moved on while counting on',
    asksAgain('ada', { count: 3, windowStart: serverTimestamp() }),
  ],
  [
    'a new window that begins at no question',
    asksAgain('carl', { count: 0, windowStart: serverTimestamp() }),
  ],
  ['a new window that begins in the past', asksAgain('carl', { count: 1, windowStart: at(0) })],
  ['a first window that begins in the past', asksFirst({ windowStart: at(0) })],
  ['a first tick that counts below nothing', asksFirst({ count: -100 })],
  ['a tick at another time than now', asksAgain('ada', { count: 3, lastAt: at(0) })],
  ['a counter with a field of its own', asksFirst({ limit: 100 })],
  ['a limit merged into a counter', ({ as }) => merge(as('ada'), 'usage/ada', { limit: 100 })],
  [
    'somebody counts on another’s counter',
    ({ as }) =>
      together(as('bob'), [`ai_questions/${fresh}`, ownQuestion('bob')], ['usage/dora', firstTick(fresh)]),
  ],
];
