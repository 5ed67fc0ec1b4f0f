import type { QuestionSubject, SiteEvent } from '../data/statistics/site-events';
import type { Clock, Documents, TextStore } from '../ports';
import type { SessionStore } from './session';

/** Counts events for the site's owner. A failure is not shown. */
export interface SiteEventStore {
  question(subject: QuestionSubject | null): void;
  /** Counts a step towards PRO once in a session of the tab. */
  step(event: Exclude<SiteEvent, 'question'>): void;
}

interface SiteEventParts {
  readonly documents: Documents;
  readonly sessionStore: TextStore;
  readonly clock: Clock;
  readonly session: SessionStore;
}

export const createSiteEvents = ({
  documents,
  sessionStore,
  clock,
  session,
}: SiteEventParts): SiteEventStore => {
  const add = async (event: SiteEvent, subject: QuestionSubject | null): Promise<void> => {
    const { addSiteEvent } = await import('../data/statistics/site-events');
    const isAnonymous = (await session.resolved()).status !== 'in';
    await addSiteEvent(documents, event, { subject, isAnonymous, now: clock.now() });
  };
  return {
    question: (subject) => void add('question', subject).catch(() => undefined),
    step(event) {
      const key = `counted:${event}`;
      if (sessionStore.read(key) !== null) return;
      sessionStore.write(key, 'true');
      void add(event, null).catch(() => undefined);
    },
  };
};
