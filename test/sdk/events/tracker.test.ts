import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../sdk/adapters/memory';
import type { PurchasesContext } from '../../../sdk/internal';
import { createTracker } from '../../../sdk/events/tracker';
import type { PaywallSubject } from '../../../sdk/events/tracker';
import type { HttpConfig } from '../../../sdk/index';
import { withoutQuery } from '../../../sdk/adapters/page-facts';

const silent = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };
const page = {
  locale: 'de-DE',
  userAgent: 'Test/1',
  timeZone: 'Europe/Berlin',
  screenWidth: 1280,
  screenHeight: 720,
  referrer: 'https://search.example/',
  url: 'https://lime.example/shop',
  title: 'Lime for ada@lime.example',
  parameter: (name: string) => (name === 'utm_source' ? 'letter' : null),
};

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly body: string;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

const open = (httpConfig: HttpConfig = {}, status = 200) => {
  const clock = manualClock(1000);
  const sent: Sent[] = [];
  let leave = (): void => {};
  let isListening = true;
  const settings: NonNullable<PurchasesContext['events']> = {
    appUserId: 'ada',
    since: 900,
    traceId: 'trace',
  };
  // The tracker uses no other part of the context.
  const context = {
    config: { apiKey: 'rcb_sb_Key', httpConfig },
    events: settings,
    clock,
    log: silent,
  } as unknown as PurchasesContext;
  const tracker = createTracker(context, settings, {
    random: {
      bytes: (count) => Uint8Array.from({ length: count }, (_, i) => i * 17 + sent.length),
      fraction: () => 0.5,
    },
    fetch: async (url, init) => {
      const body = typeof init.body === 'string' ? init.body : '';
      const { events } = JSON.parse(body) as Sent;
      sent.push({ url, init, body, events });
      return new Response('', { status });
    },
    readPageFacts: () => page,
    onPageLeft: (left) => ((leave = left), () => void (isListening = false)),
  });
  return {
    clock,
    sent,
    tracker,
    settings,
    context,
    leave: () => leave(),
    get isListening() {
      return isListening;
    },
  };
};

const end = { name: 'checkout_session_end', properties: { outcome: 'closed' } };
const paywall: PaywallSubject = { sessionId: 's', offeringId: 'spring', paywallId: null, context: {} };

describe('the tracker', () => {
  it('sends the first event when events are switched on, with the headers of every call', async () => {
    const { clock, sent } = open({ additionalHeaders: { 'X-Shop': 'lime' } });
    await clock.advance(5000);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://e.revenue.cat/v1/events');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: {
        Authorization: 'Bearer rcb_sb_Key',
        'Content-Type': 'application/json',
        'X-Platform': 'web',
        'X-Is-Sandbox': 'true',
        'X-Shop': 'lime',
      },
    });
    expect(sent[0]?.events).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        timestamp_ms: 900,
        type: 'web_billing',
        event_name: 'sdk_initialized',
        app_user_id: 'ada',
        context: expect.objectContaining({
          locale: 'de-DE',
          page_url: 'https://lime.example/shop',
          page_referrer: 'https://search.example/',
          utm_source: 'letter',
          utm_term: null,
          source: 'sdk',
        }),
        properties: { trace_id: 'trace' },
      },
    ]);
  });

  it('sends to the configured address, and not through the proxy', async () => {
    const { clock, sent } = open({
      eventsURL: 'https://events.lime.example',
      proxyURL: 'https://proxy.example',
    });
    await clock.advance(5000);
    expect(sent[0]?.url).toBe('https://events.lime.example/v1/events');
  });

  it('leaves out e-mail addresses, keys and secrets wherever they are, but not the customer’s id', async () => {
    const { clock, sent, tracker } = open();
    const message = 'ada@lime.example has pi_123_secret_456 and rcb_Secret';
    tracker.checkout({ name: 'checkout_flow_error', properties: { error_message: message } }, 'ada@id', 1);
    await clock.advance(5000);
    const { body = '' } = sent[0] ?? {};
    for (const secret of ['@lime.example', 'secret_456', 'rcb_Secret']) expect(body).not.toContain(secret);
    expect(sent[0]?.events[1]).toMatchObject({ app_user_id: 'ada@id' });
  });

  it('sends events of paywalls in the form of paywalls', async () => {
    const { clock, sent, tracker } = open();
    const context = { placement_identifier: 'home' };
    tracker.paywall({ type: 'paywall_close', properties: {} }, paywall, 'ada', 7);
    tracker.paywall({ type: 'paywall_close', properties: {} }, { ...paywall, context }, 'ada', 8);
    await clock.advance(5000);
    expect(sent[0]?.events[1]).toEqual({
      type: 'paywall_close',
      version: 1,
      id: expect.any(String),
      app_user_id: 'ada',
      session_id: 's',
      offering_id: 'spring',
      paywall_revision: 0,
      timestamp: 7,
      paywall_rc_public_id: null,
    });
    expect(sent[0]?.events[2]).toMatchObject({ presented_offering_context: context });
  });

  it.each([
    [400, 1],
    [401, 1],
    [429, 2],
    [503, 2],
  ])('after status %d has sent %d times in three seconds', async (status, times) => {
    const { clock, sent } = open({}, status);
    await clock.advance(1000 + 3000);
    expect(sent).toHaveLength(times);
  });

  it('sends what waits when the page is left, and when the instance is closed', async () => {
    const { clock, sent, tracker, leave, settings } = open();
    leave();
    await clock.advance(0);
    expect(sent).toHaveLength(1);
    tracker.checkout(end, 'ada', 1);
    settings.flush?.();
    await clock.advance(0);
    expect(sent).toHaveLength(2);
  });

  it('sends nothing after events were switched off, also when they are switched on again', async () => {
    const bench = open();
    bench.context.events = null;
    await bench.clock.advance(5000);
    bench.context.events = { appUserId: 'ada', since: 0, traceId: 'other' };
    bench.tracker.checkout(end, 'ada', 1);
    bench.leave();
    await bench.clock.advance(5000);
    expect(bench.sent).toEqual([]);
    expect(bench.isListening).toBe(false);
  });
});

it('an address has no query and no fragment in an event', () => {
  expect(withoutQuery('https://a.example/b?token=1#c')).toBe('https://a.example/b');
  expect(withoutQuery('https://a.example/b#c?d')).toBe('https://a.example/b');
});
