import { atom } from 'nanostores';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import type { Documents, TextStore } from '../../../host-app/ports';
import { createSurvey } from '../../../host-app/stores/overlays/survey';
import type { Session } from '../../../host-app/stores/session';
import { createLocalWorld } from '../fakes';
import { createFakePage } from './fake-page';

export interface SurveyOptions {
  readonly store?: TextStore;
  readonly sessionStore?: TextStore;
  readonly documents?: Documents;
  readonly session?: Session;
  readonly isFree?: () => boolean;
  readonly isMobile?: boolean;
}

/** A survey and what happens around it. */
export const startSurvey = (options: SurveyOptions = {}) => {
  const world = createLocalWorld();
  const page = createFakePage();
  page.at = '/math/basic';
  const toasts: string[] = [];
  const events: unknown[][] = [];
  const documents = options.documents ?? world.documents;
  const store = options.store ?? createMemoryTextStore();
  const sessionStore = options.sessionStore ?? createMemoryTextStore();
  const survey = createSurvey({
    store,
    sessionStore,
    clock: world.clock,
    documents,
    browser: { isMobile: options.isMobile ?? false, userAgent: 'Test/1' },
    page,
    session: { $session: atom<Session>(options.session ?? { status: 'out' }) },
    toasts: { show: (text) => void toasts.push(text) },
    track: (...event) => void events.push(event),
    isFree: options.isFree ?? (() => true),
  });
  const isOpen = (): boolean => survey.$survey.get().status !== 'closed';
  return { survey, page, toasts, events, documents, store, sessionStore, clock: world.clock, isOpen };
};
