import { serverTime } from '../../ports';
import type { Documents } from '../../ports';

/** What the owner counts: a solved question, and the three steps towards PRO. */
export const siteEvents = ['question', 'offer-seen', 'checkout-opened', 'subscribed'] as const;
export type SiteEvent = (typeof siteEvents)[number];

export const questionSubjects = [
  'algebra',
  'arithmetic',
  'calculus',
  'geometry',
  'statistics',
  'word-problems',
  'physics',
  'chemistry',
  'biology',
  'computing',
] as const;
export type QuestionSubject = (typeof questionSubjects)[number];

const DAY_MS = 86_400_000;
/** The database deletes an event after this time; the counts of its day stay. */
const KEPT_MS = 60 * DAY_MS;

/**
 * Adds one record to `site_events`: {event, subject, isAnonymous, at, expiresAt}. It has no text and no name, so that an
 * admin can count events without reading what was asked.
 */
export const addSiteEvent = (
  documents: Documents,
  event: SiteEvent,
  { subject, isAnonymous, now }: { subject: QuestionSubject | null; isAnonymous: boolean; now: number },
): Promise<string> =>
  documents.add('site_events', {
    event,
    subject,
    isAnonymous,
    at: serverTime,
    expiresAt: new Date(now + KEPT_MS),
  });
