import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../sdk/adapters/memory';
import { createCheckoutApi } from '../../../sdk/checkout/runner/checkout.api';
import { infoOf } from '../support/customer-info';
import { TIMEOUT_MS } from '../../../sdk/net/attempt';
import { createClient } from '../../../sdk/net/client';
import { getCustomerInfo } from '../../../sdk/net/customer-endpoints';
import type { CheckoutApi } from '../../../sdk/internal';
import { failureOf, KEY } from '../support/customer';
import { cardStart, status, subscriber } from '../support/fixtures';
import type { Fetch } from '../../../sdk/ports/http';
import type { PurchasesContext } from '../../../sdk/checkout/runner/purchases-context.types';
import { plainContext, startOf } from '../support/selling-api';

type Reply = Response | Error | 'never';

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { status: 200, ...init });
const refused = (code: number, retryAfter?: string): Response =>
  json({}, { status: code, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });

const silent = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };

/** A client whose time and network are in the test's hand. `asked` holds the instants of the requests. */
const bench = (...replies: readonly (() => Reply)[]) => {
  const clock = manualClock(Date.parse('2031-05-04T10:00:00Z'));
  const begin = clock.now();
  const asked: number[] = [];
  const signals: AbortSignal[] = [];
  const fetch: Fetch = (_, init) => {
    const reply = (replies[Math.min(asked.length, replies.length - 1)] ?? (() => 'never' as const))();
    asked.push(clock.now() - begin);
    if (init.signal) signals.push(init.signal);
    if (reply === 'never') return new Promise(() => {});
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
  };
  const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0.5 };
  const client = createClient({ apiKey: KEY }, { fetch, clock, random, log: silent });
  const api = createCheckoutApi({ ...plainContext, request: client } as unknown as PurchasesContext, 'u');
  const customerInfo = async (id: string) => infoOf(await client(getCustomerInfo(id)));
  return { clock, asked, signals, api, backend: { customerInfo } };
};

const product = { identifier: 'p', presentedOfferingContext: { offeringIdentifier: 'o' } };
const pay = (api: CheckoutApi, signal = new AbortController().signal): Promise<unknown> =>
  startOf(api)(
    { rcPackage: { webBillingProduct: product }, purchaseOption: { id: 'x', priceId: 'y' } } as never,
    'a@b.co',
    signal,
  );
const offline = (): Error => new TypeError('offline');
const good = (): Response => json(subscriber());

/** Lets time pass until the promise has an answer. */
const outcome = async <T>(promise: Promise<T>, clock: { advance(ms: number): Promise<void> }): Promise<T> => {
  promise.catch(() => {});
  await clock.advance(200_000);
  return promise;
};

describe('a read', () => {
  it.each([
    ['a network failure', offline],
    ['status 429', () => refused(429)],
    ['status 500', () => refused(500)],
    ['status 503', () => refused(503)],
  ])('is tried again after %s and gives the answer', async (_, trouble) => {
    const { backend, clock, asked } = bench(trouble, trouble, good);
    expect((await outcome(backend.customerInfo('u'), clock)).originalAppUserId).toBe('nils');
    expect(asked).toEqual([0, 400, 1200]);
  });

  it('is tried again twice at most, and ends with the last failure', async () => {
    const { backend, clock, asked } = bench(offline, () => refused(500));
    expect((await failureOf(outcome(backend.customerInfo('u'), clock))).errorCode).toBe(16);
    expect(asked).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 408, 422])('is not tried again after status %d', async (code) => {
    const { backend, clock, asked } = bench(() => refused(code));
    await failureOf(outcome(backend.customerInfo('u'), clock));
    expect(asked).toHaveLength(1);
  });

  it('is not tried again after an answer of the wrong shape', async () => {
    const { backend, clock, asked } = bench(() => json([]));
    expect((await failureOf(outcome(backend.customerInfo('u'), clock))).errorCode).toBe(12);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['seconds', '7', 7000],
    ['no time', '0', 0],
    ['a date', 'Sun, 04 May 2031 10:00:12 GMT', 12_000],
    ['a date that has passed', 'Sun, 04 May 2031 09:00:00 GMT', 400],
    ['words', 'soon', 400],
  ])('waits as Retry-After says in %s', async (_, header, expected) => {
    const { backend, clock, asked } = bench(() => refused(503, header), good);
    await outcome(backend.customerInfo('u'), clock);
    expect(asked).toEqual([0, expected]);
  });

  it.each(['31', '3600', 'Mon, 05 May 2031 10:00:00 GMT'])(
    'gives up at once when Retry-After is as far away as %j',
    async (header) => {
      const { backend, clock, asked } = bench(() => refused(429, header), good);
      expect((await failureOf(outcome(backend.customerInfo('u'), clock))).extra).toEqual({ statusCode: 429 });
      expect(asked).toHaveLength(1);
    },
  );

  it('without an answer counts as a network failure after 30 seconds', async () => {
    const { backend, clock, asked, signals } = bench(() => 'never', good);
    await outcome(backend.customerInfo('u'), clock);
    expect(asked).toEqual([0, TIMEOUT_MS + 400]);
    expect(signals[0]?.aborted).toBe(true);
    expect(signals[1]?.aborted).toBe(false);
  });

  it('whose body never ends is given up after 30 seconds as well', async () => {
    const endless = (): Response => new Response(new ReadableStream({ start() {} }), { status: 200 });
    const { backend, clock } = bench(endless);
    const error = await failureOf(outcome(backend.customerInfo('u'), clock));
    expect(error.errorCode).toBe(10);
    expect(error.underlyingErrorMessage).toBe('No answer in 30 seconds.');
  });
});

describe('a purchase', () => {
  it.each([
    ['a network failure', offline, 10],
    ['status 429', () => refused(429, '1'), 16],
    ['status 500', () => refused(500, '1'), 16],
  ])('is never sent again after %s', async (_, trouble, code) => {
    const { api, clock, asked } = bench(trouble, () => json(cardStart()));
    expect((await failureOf(outcome(pay(api), clock))).errorCode).toBe(code);
    expect(asked).toHaveLength(1);
  });

  it('without an answer ends after exactly 30 seconds', async () => {
    const { api, clock } = bench(() => 'never');
    let isOver = false;
    const promise = pay(api).finally(() => (isOver = true));
    promise.catch(() => {});
    await clock.advance(TIMEOUT_MS - 1);
    expect(isOver).toBe(false);
    await clock.advance(1);
    expect((await failureOf(promise)).errorCode).toBe(10);
  });
});

describe('a cancelled request', () => {
  it('ends at once as a network failure, and the platform hears of it', async () => {
    const { api, signals } = bench(() => 'never');
    const controller = new AbortController();
    const promise = pay(api, controller.signal);
    controller.abort();
    expect((await failureOf(promise)).underlyingErrorMessage).toBe('The request was cancelled.');
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is not made at all when it was cancelled before', async () => {
    const { api, asked } = bench(good);
    expect((await failureOf(pay(api, AbortSignal.abort()))).errorCode).toBe(10);
    expect(asked).toEqual([]);
  });

  it('is not tried again when it is cancelled between two tries', async () => {
    const { api, clock, asked } = bench(offline, () => json(status('succeeded')));
    const controller = new AbortController();
    const promise = api.readStatus('s', controller.signal);
    promise.catch(() => {});
    await clock.advance(100);
    controller.abort();
    await failureOf(promise);
    await clock.advance(100_000);
    expect(asked).toEqual([0]);
  });

  it('leaves no timer behind', async () => {
    const { backend, clock, asked } = bench(good);
    await backend.customerInfo('u');
    await clock.advance(1_000_000);
    expect(asked).toEqual([0]);
  });

  it('hears of being cancelled once, and no longer than it lasts', async () => {
    const { api, clock } = bench(offline, offline, () => json(status('succeeded')));
    const { signal } = new AbortController();
    const listeners = (): number => getEventListeners(signal, 'abort').length;
    const reading = api.readStatus('s', signal);
    const seen: number[] = [];
    for (let ms = 0; ms < 1000; ms += 100) {
      seen.push(listeners());
      await clock.advance(100);
    }
    await outcome(reading, clock);
    expect(Math.max(...seen)).toBe(1);
    expect(listeners()).toBe(0);
  });
});
