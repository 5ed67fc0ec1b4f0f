import { change, drop, find, put, read } from '../calls';
import type { Attack } from '../calls';
import { at, dayOf, recordId, siteEvent } from '../records';
import type { Fields } from '../records';

const fresh = `site_events/${recordId('new')}`;
const kept = `site_events/${recordId('kept')}`;
type World = Parameters<Attack[1]>[0];

const DAY = 86_400_000;
const today = Math.floor(Date.now() / DAY);

const counts =
  (changes: Fields) =>
  ({ visitor }: World) =>
    put(visitor, fresh, { ...siteEvent(true), ...changes });

const storesDay =
  (id: string, fields: Fields) =>
  ({ as }: World) =>
    put(as('root'), `statistics/${id}`, fields);

export const statisticsAttacks: readonly Attack[] = [
  ['a visitor lists the events', ({ visitor }) => find(visitor, 'site_events')],
  ['an account lists the events', ({ as }) => find(as('ada'), 'site_events')],
  ['an account reads an event', ({ as }) => read(as('ada'), kept)],
  ['an account changes an event', ({ as }) => change(as('ada'), kept, { event: 'subscribed' })],
  ['an account deletes an event', ({ as }) => drop(as('ada'), kept)],
  ['an admin deletes an event', ({ as }) => drop(as('root'), kept)],
  ['an event that there is not', counts({ event: 'bored' })],
  ['an event of a subject that there is not', counts({ subject: 'alchemy' })],
  ['an offer has a subject', counts({ event: 'offer-seen' })],
  ['an event at another time than now', counts({ at: at(0) })],
  ['an event is kept for a year', counts({ expiresAt: at(Date.now() + 365 * DAY) })],
  ['an event is over before it happens', counts({ expiresAt: at(Date.now() - DAY) })],
  ['an event has a text', counts({ text: '2x = 1' })],
  ['a visitor’s event is an account’s', counts({ isAnonymous: false })],
  ['an account’s event is a visitor’s', ({ as }) => put(as('ada'), fresh, siteEvent(true))],
  ['an event has an id of its own kind', ({ visitor }) => put(visitor, 'site_events/a', siteEvent(true))],
  ['an account lists the counts of days', ({ as }) => find(as('ada'), 'statistics')],
  ['a visitor reads the counts of a day', ({ visitor }) => read(visitor, `statistics/${today - 3}`)],
  [
    'an account stores the counts of a day',
    ({ as }) => put(as('ada'), `statistics/${today - 2}`, dayOf(today - 2)),
  ],
  ['an admin stores a day that is not over', storesDay(String(today), dayOf(today))],
  ['an admin stores a day under another’s id', storesDay(String(today - 4), dayOf(today - 2))],
  [
    'an admin stores a day with a field of its own',
    storesDay(String(today - 2), { ...dayOf(today - 2), note: 'a' }),
  ],
  ['an admin stores counts that are none', storesDay(String(today - 2), { ...dayOf(today - 2), counts: 7 })],
  [
    'an admin changes the counts of a day',
    ({ as }) => change(as('root'), `statistics/${today - 3}`, { counts: {} }),
  ],
];
