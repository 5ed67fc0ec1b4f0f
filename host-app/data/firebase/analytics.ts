import type { Analytics, EventParameters } from '../../ports';

/** Enough for the time until somebody answers; older events give way. */
const LONGEST_QUEUE = 200;

export interface DeferredAnalytics extends Analytics {
  /** Consent is there: what was queued is sent, and everything after it at once. */
  start(): Promise<void>;
}

/**
 * Nothing of the analytics service is loaded, and nothing leaves the page, before `start`. Until then events wait in
 * memory; without consent they are gone with the page.
 */
export const createDeferredAnalytics = (connect: () => Promise<Analytics | null>): DeferredAnalytics => {
  let sink: Analytics | null = null;
  let starting: Promise<void> | null = null;
  let queue: (readonly [event: string, parameters: EventParameters])[] = [];
  let user: string | null | undefined;
  const open = async (): Promise<void> => {
    sink = await connect();
    if (sink && user !== undefined) sink.setUser(user);
    for (const [event, parameters] of queue) sink?.log(event, parameters);
    queue = [];
  };
  return {
    log(event, parameters = {}) {
      if (sink) sink.log(event, parameters);
      else queue = [...queue, [event, parameters] as const].slice(-LONGEST_QUEUE);
    },
    setUser(uid) {
      user = uid;
      sink?.setUser(uid);
    },
    start() {
      starting ??= open().catch((error: unknown) => {
        starting = null;
        throw error;
      });
      return starting;
    },
  };
};
