import type { Analytics, EventParameters } from '../../ports';

/** Enough for the time until the user answers the consent question; then the oldest events are dropped. */
const LONGEST_QUEUE = 200;

export interface DeferredAnalytics extends Analytics {
  /** The user has consented: sends the queued events, and all later events at once. */
  start(): Promise<void>;
}

/**
 * Before `start`, the analytics library is not loaded and no event leaves the page. Events wait in memory
 * until then. Without consent they are dropped with the page.
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
