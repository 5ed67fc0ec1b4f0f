import type { FirebaseConfig } from '../../config';
import type { Auth, Clock, Documents, TextStore } from '../../ports';
import type { Page } from '../../ports-page';
import type { RemoteModel } from '../remote/remote.types';
import { createDeferredAnalytics, type DeferredAnalytics } from './analytics';
import { createDeferredAuth } from './auth/auth';
import { createFirebaseDocuments } from './documents/documents';
import { loadOnce } from '../load-once';

/** The model's client is loaded with the first question, or when the text box gets focus. */
const createFirebaseModel = (config: FirebaseConfig, name: string): RemoteModel => {
  const load = loadOnce(async () => {
    const [{ openFirebase }, { connectModel }] = await Promise.all([
      import('./app'),
      import('./model-client'),
    ]);
    const options = config.geminiBaseUrl === undefined ? {} : { baseUrl: config.geminiBaseUrl };
    return connectModel(await openFirebase(config), { name, ...options });
  });
  return {
    async *ask(question, signal) {
      const model = await load();
      yield* model.ask(question, signal);
    },
    read: async (question, nth, signal) => (await load()).read(question, nth, signal),
    warmUp: () => void load().catch(() => undefined),
  };
};

/** Opens connections to the hosts of the sign-in. That takes as long as loading the popup's first script. */
const preconnect = ({ authDomain, authEmulator }: FirebaseConfig): void => {
  const service = authEmulator
    ? [`http://${authEmulator}`]
    : [`https://${authDomain}`, 'https://identitytoolkit.googleapis.com'];
  for (const href of ['https://apis.google.com', ...service]) {
    if (document.head.querySelector(`link[rel="preconnect"][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href }));
  }
};

interface FirebaseParts {
  readonly store: TextStore;
  readonly sessionStore: TextStore;
  readonly clock: Clock;
  readonly browser: { readonly userAgent: string };
  readonly page: Pick<Page, 'onFocus' | 'onConnection'>;
  readonly idle: () => Promise<void>;
}

interface FirebaseAdapters {
  readonly auth: Auth;
  readonly documents: Documents;
  /** Present where a measurement id is configured; waits for consent. */
  readonly analytics: DeferredAnalytics | null;
  /** Present where a model is configured. */
  readonly model: RemoteModel | null;
}

/** Accounts, documents and analytics at Firebase. Each is a separate chunk that is loaded on demand. */
export const connectFirebase = (
  config: FirebaseConfig,
  { store, sessionStore, clock, browser, page, idle }: FirebaseParts,
): FirebaseAdapters => ({
  auth: createDeferredAuth({
    store,
    sessionStore,
    idle,
    after: clock.after,
    preconnect: () => preconnect(config),
    onOnline: (run) => page.onConnection((isOnline) => isOnline && run()),
    connect: async () => {
      const { connectAuth } = await import('./auth/auth-client');
      return connectAuth(config, { sessionStore, userAgent: browser.userAgent, onFocus: page.onFocus });
    },
  }),
  documents: createFirebaseDocuments(async () => {
    const [{ openFirebase }, { connectDocuments }] = await Promise.all([
      import('./app'),
      import('./documents/documents-client'),
    ]);
    return connectDocuments(await openFirebase(config), config.firestoreEmulator);
  }, clock),
  model: config.geminiModel === undefined ? null : createFirebaseModel(config, config.geminiModel),
  analytics:
    config.measurementId === undefined
      ? null
      : createDeferredAnalytics(async () => (await import('./analytics-client')).connectAnalytics(config)),
});
