import { getEventListeners } from 'node:events';
import { manualClock } from '../../../../sdk/adapters/memory';
import { isPurchasesError } from '../../../../sdk/index';
import type { HttpConfig } from '../../../../sdk/index';
import type { createClient } from '../../../../sdk/net/client';
import { getTransactions, postPurchase } from '../../../../sdk/net/checkout-endpoints';
import { getCustomerInfo } from '../../../../sdk/net/customer-endpoints';
import { KEY } from '../customer';
import { cardStart, subscriber } from '../fixtures';
import type { Fetch } from '../../../../sdk/ports/http';

type MakeClient = typeof createClient;
type Reply = () => Response | Promise<Response>;

const good: Reply = () => Response.json(subscriber());
const offline: Reply = () => Promise.reject(new TypeError('offline'));
const never: Reply = () => new Promise(() => {});
const refused =
  (status: number, retryAfter?: string): Reply =>
  () =>
    Response.json({}, { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });

const BEGIN = Date.parse('2031-05-04T10:00:00Z');
const AGES = 1_000_000;

/** A client whose time, chance and line are in the law's hand. */
const bench = (
  make: MakeClient,
  replies: readonly Reply[],
  more: { chance?: number; http?: HttpConfig } = {},
) => {
  const clock = manualClock(BEGIN);
  const asked: { at: number; url: string; init: RequestInit }[] = [];
  const lines: string[] = [];
  let timers = 0;
  const fetch: Fetch = async (url, init) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)] ?? never;
    asked.push({ at: clock.now() - BEGIN, url, init });
    return reply();
  };
  const counted = {
    now: clock.now,
    after: (ms: number, action: () => void) => {
      let isOver = false;
      const end = (): void => void ((timers -= isOver ? 0 : 1), (isOver = true));
      timers += 1;
      const stop = clock.after(ms, () => (end(), action()));
      return () => (end(), stop());
    },
  };
  const log = {
    error: (line: string) => void lines.push(line),
    warn() {},
    info() {},
    debug() {},
    verbose() {},
  };
  const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => more.chance ?? 0.5 };
  const config = { apiKey: KEY, appUserId: 'u', ...(more.http ? { httpConfig: more.http } : {}) };
  const client = make(config, { fetch, clock: counted, random, log });
  /** Lets all time pass: the answer, or the code of the error; `raw` for an error of another class, `hangs` for none. */
  const end = async (promise: Promise<unknown>): Promise<unknown> => {
    const settled = promise.then(
      () => 'answer',
      (error: unknown) => (isPurchasesError(error) ? error.errorCode : 'raw'),
    );
    await clock.advance(AGES);
    const moment = new Promise<string>((resolve) => void setTimeout(resolve, 5, 'hangs'));
    return Promise.race([settled, moment]);
  };
  const read = (signal?: AbortSignal): Promise<unknown> => client(getCustomerInfo('u'), { signal });
  const pay = (body: object = {}): Promise<unknown> => client(postPurchase(), { body });
  return {
    client,
    clock,
    asked,
    lines,
    end,
    read,
    pay,
    at: () => asked.map(({ at }) => at),
    timers: () => timers,
  };
};

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A read is tried at these instants, and ends like this. */
const reads =
  (replies: readonly Reply[], instants: readonly number[], ending: unknown, chance = 0.5) =>
  async (make: MakeClient): Promise<boolean> => {
    const { end, read, at } = bench(make, replies, { chance });
    return (await end(read())) === ending && same(at(), instants);
  };

const paysOnce =
  (reply: Reply, ending: unknown) =>
  async (make: MakeClient): Promise<boolean> => {
    const { end, pay, asked } = bench(make, [reply, () => Response.json(cardStart())]);
    return (await end(pay())) === ending && asked.length === 1;
  };

const leavesNothing =
  (replies: readonly Reply[]) =>
  async (make: MakeClient): Promise<boolean> => {
    const { read, clock, timers } = bench(make, replies);
    const { signal } = new AbortController();
    const reading = read(signal);
    // Not so long that timers end by themselves.
    await clock.advance(5000);
    await reading;
    return timers() === 0 && getEventListeners(signal, 'abort').length === 0;
  };

/** What must hold of the client, whatever the line and the server do. */
export const clientLaws: Readonly<Record<string, (make: MakeClient) => Promise<boolean>>> = {
  'a failed read is repeated twice, with growing pauses': reads([offline], [0, 400, 1200], 10),
  'pauses have a random part': reads([offline], [0, 200, 600], 10, 0),
  'a read is repeated after 429 and 503': reads([refused(429), refused(503), good], [0, 400, 1200], 'answer'),
  'a read is not repeated after a refusal': reads([refused(404), good], [0], 16),
  'Retry-After in seconds is used': reads([refused(429, '7'), good], [0, 7000], 'answer'),
  'Retry-After as a date is used': reads(
    [refused(503, new Date(BEGIN + 12_000).toUTCString()), good],
    [0, 12_000],
    'answer',
  ),
  'a Retry-After in the past is ignored': reads(
    [refused(503, new Date(BEGIN - 60_000).toUTCString()), good],
    [0, 400],
    'answer',
  ),
  'a Retry-After of an hour ends the tries': reads([refused(429, '3600'), good], [0], 16),
  'a request without an answer ends after 30 seconds': reads([never, good], [0, 30_400], 'answer'),
  'a body that never ends is given up after 30 seconds': reads(
    [() => new Response(new ReadableStream({ start() {} })), good],
    [0, 30_400],
    'answer',
  ),
  'a purchase is sent once when the connection is cut': paysOnce(offline, 10),
  'a purchase is sent once when the server fails': paysOnce(refused(500, '1'), 16),
  'a purchase is sent once when the server is busy': paysOnce(refused(429, '1'), 16),
  'a purchase is sent once when no answer comes': paysOnce(never, 10),
  'two purchases are two requests': async (make) => {
    const { end, pay, asked } = bench(make, [() => Response.json(cardStart())]);
    return (await end(Promise.all([pay(), pay()]))) === 'answer' && asked.length === 2;
  },
  'an invalid answer is a PurchasesError': reads([() => new Response('<p>')], [0], 12),
  'simultaneous calls of the same endpoint share a request, later calls do not': async (make) => {
    const { end, read, asked } = bench(make, [good]);
    await end(Promise.all([read(), read()]));
    const shared = asked.length;
    await end(read());
    return shared === 1 && asked.length === 2;
  },
  'a call that must not be out of date sends a request of its own': async (make) => {
    const { end, asked, client } = bench(make, [good]);
    await end(Promise.all([client(getCustomerInfo('u')), client(getCustomerInfo('u'), { isOwn: true })]));
    return asked.length === 2;
  },
  'two readers of one path get an answer each': async (make) => {
    const { end, asked, client } = bench(make, [good]);
    await end(Promise.all([client(getCustomerInfo('u')), client(getTransactions('u'))]));
    return asked.length === 2;
  },
  'aborting one call does not abort the other': async (make) => {
    const { end, read } = bench(make, [never, good]);
    const controller = new AbortController();
    const first = end(read(controller.signal));
    const second = end(read(new AbortController().signal));
    controller.abort();
    return (await first) === 10 && (await second) === 'answer';
  },
  'a call that was aborted before it began sends no request': async (make) => {
    const { end, read, asked } = bench(make, [good]);
    return (await end(read(AbortSignal.abort()))) === 10 && asked.length === 0;
  },
  'an aborted call ends at once': async (make) => {
    const { read, clock } = bench(make, [never]);
    const controller = new AbortController();
    let isOver = false;
    const over = (): void => void (isOver = true);
    read(controller.signal).then(over, over);
    await clock.advance(0);
    controller.abort();
    await clock.advance(0);
    return isOver;
  },
  'a call that is aborted between two tries is not repeated': async (make) => {
    const { read, clock, asked } = bench(make, [offline, good]);
    const controller = new AbortController();
    read(controller.signal).catch(() => {});
    await clock.advance(100);
    controller.abort();
    await clock.advance(AGES);
    return asked.length === 1;
  },
  'an answer leaves no timer and no listener behind': leavesNothing([good]),
  'an answer to the third try leaves no timer and no listener behind': leavesNothing([
    offline,
    refused(503),
    good,
  ]),
  'requests have the right address, key and body': async (make) => {
    const { end, pay, asked } = bench(make, [good], { http: { proxyURL: 'https://proxy.example/b' } });
    await end(pay({ product_id: 'p' }));
    const { url, init } = asked[0] ?? { url: '', init: {} };
    const { Authorization } = init.headers as Record<string, string>;
    return (
      url === 'https://proxy.example/b/rcbilling/v1/purchase' &&
      init.body === '{"product_id":"p"}' &&
      Authorization === `Bearer ${KEY}`
    );
  },
  'a failure is logged': async (make) => {
    const { end, read, lines } = bench(make, [refused(404)]);
    await end(read());
    return lines.length === 1;
  },
};
