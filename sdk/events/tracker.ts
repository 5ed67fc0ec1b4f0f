import { browserFetch, browserRandom } from '../adapters/browser';
import { onPageLeft, readPageFacts } from '../adapters/page-facts';
import type { PageFacts } from '../adapters/page-facts';
import type { EventSettings, PurchasesContext } from '../checkout/runner/purchases-context.types';
import { redact } from '../errors/quote';
import { uuid } from '../model/customer/uuid';
import { headersFor } from '../net/attempt';
import { CLIENT_VERSION } from '../net/http-config';
import type { Fetch } from '../ports/http';
import type { Random } from '../ports/random';
import { createEventQueue } from './event-queue';
import type { PostResult } from './event-queue';
import type { CheckoutEventDraft, EventProperties, PaywallEventDraft } from './event.types';

const DEFAULT_EVENTS_URL = 'https://e.revenue.cat';
const LIMIT_MS = 30_000;
/** Statuses that do not mean that the events themselves were refused. */
const PASSING = [408, 425, 429];

/** The platform of a tracker. */
export interface TrackerPorts {
  readonly fetch: Fetch;
  readonly random: Random;
  readPageFacts(): PageFacts;
  onPageLeft(left: () => void): () => void;
}

/** A paywall that is shown. */
export interface PaywallSubject {
  readonly sessionId: string;
  readonly offeringId: string;
  readonly paywallId: string | null;
  readonly context: EventProperties;
}

/** Records events and sends them. */
export interface Tracker {
  checkout(draft: CheckoutEventDraft, appUserId: string, at: number): void;
  paywall(draft: PaywallEventDraft, subject: PaywallSubject, appUserId: string, at: number): void;
  /** Sends what waits. */
  flush(): void;
}

/** The context of the page, by the names of the wire. */
const contextOf = (page: PageFacts): EventProperties => ({
  library_name: 'purchases-js',
  library_version: CLIENT_VERSION,
  locale: page.locale,
  user_agent: page.userAgent,
  time_zone: page.timeZone,
  screen_width: page.screenWidth,
  screen_height: page.screenHeight,
  ...Object.fromEntries(
    ['source', 'medium', 'campaign', 'content', 'term'].map((name) => [
      `utm_${name}`,
      page.parameter(`utm_${name}`),
    ]),
  ),
  page_referrer: page.referrer,
  page_url: page.url,
  page_title: page.title,
  source: 'sdk',
});

/** No event has an e-mail address, a key or a secret. Only the customer's id is sent as it is. */
const toJson = (event: object): string =>
  JSON.stringify(event, (key, value: unknown) =>
    typeof value === 'string' && key !== 'app_user_id' ? redact(value) : value,
  );

const poster =
  ({ config, clock }: PurchasesContext, { fetch }: TrackerPorts) =>
  async (body: string): Promise<PostResult> => {
    const controller = new AbortController();
    const stopTimer = clock.after(LIMIT_MS, () => controller.abort());
    try {
      const { ok, status } = await fetch(`${config.httpConfig?.eventsURL || DEFAULT_EVENTS_URL}/v1/events`, {
        method: 'POST',
        headers: headersFor(config),
        body,
        keepalive: true,
        signal: controller.signal,
      });
      if (ok) return 'taken';
      return status >= 400 && status < 500 && !PASSING.includes(status) ? 'refused' : 'lost';
    } catch {
      return 'lost';
    } finally {
      stopTimer();
    }
  };

/** Sends the events of an instance while `settings` are its current ones. */
export const createTracker = (
  context: PurchasesContext,
  settings: EventSettings,
  ports: TrackerPorts,
): Tracker => {
  const { random } = ports;
  const { traceId } = settings;
  const isOn = (): boolean => context.events === settings;
  const queue = createEventQueue({
    clock: context.clock,
    log: context.log,
    random,
    post: poster(context, ports),
    isOn,
  });
  const stopListening = ports.onPageLeft(() => {
    queue.flush();
    if (!isOn()) stopListening();
  });
  const tracker: Tracker = {
    checkout({ name, properties }, appUserId, at) {
      queue.add(
        toJson({
          id: uuid(random.bytes(16)),
          timestamp_ms: at,
          type: 'web_billing',
          event_name: name,
          app_user_id: appUserId,
          context: contextOf(ports.readPageFacts()),
          properties: { trace_id: traceId, ...properties },
        }),
      );
    },
    paywall({ type, properties }, subject, appUserId, at) {
      queue.add(
        toJson({
          type,
          version: 1,
          id: uuid(random.bytes(16)),
          app_user_id: appUserId,
          session_id: subject.sessionId,
          offering_id: subject.offeringId,
          paywall_revision: 0,
          timestamp: at,
          paywall_rc_public_id: subject.paywallId,
          ...(Object.keys(subject.context).length > 0 ? { presented_offering_context: subject.context } : {}),
          ...properties,
        }),
      );
    },
    flush: queue.flush,
  };
  settings.flush = queue.flush;
  tracker.checkout({ name: 'sdk_initialized', properties: {} }, settings.appUserId, settings.since);
  return tracker;
};

const trackers = new WeakMap<EventSettings, Tracker>();
const browserPorts: TrackerPorts = { fetch: browserFetch, random: browserRandom, readPageFacts, onPageLeft };

/** The tracker of an instance; `null` while its events are off. */
export const trackerOf = (context: PurchasesContext): Tracker | null => {
  const { events } = context;
  if (!events) return null;
  const tracker = trackers.get(events) ?? createTracker(context, events, browserPorts);
  trackers.set(events, tracker);
  return tracker;
};
