import { describe, expect, it } from 'vitest';
import { manualClock, scriptedPayments } from '../../../sdk/adapters/memory';
import { createCheckout } from '../../../sdk/internal';
import { ErrorCode, isPurchasesError, LogLevel, Purchases, PurchasesError } from '../../../sdk/index';
import { createLog } from '../../../sdk/purchases/log';
import { getCustomerInfo } from '../../../sdk/net/customer-endpoints';
import { allCalls, askAll, good } from '../support/net/answer-calls';
import type { Call } from '../support/backend';
import { failureOf, KEY, thrownBy } from '../support/customer';
import { SECRET } from '../support/fixtures';
import { branding, buying, session } from '../support/offer';
import { sellingApi } from '../support/selling-api';

const CONTROL = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).concat('\u007f');

describe('an app user id', () => {
  it.each([...CONTROL, '/', '\ud800', '\udfff'])(
    'with %j in it is refused before anything is sent',
    (character) => {
      for (const appUserId of [character, `a${character}`, `${character}a`, `a${character}b`])
        expect(thrownBy(() => new Purchases({ apiKey: KEY, appUserId })).errorCode).toBe(14);
    },
  );

  it.each([
    '..%2f',
    'a?b#c&d=e',
    'ä ö',
    '%00',
    '"<script>',
    'a\u2028',
    '\u202ex',
    '\\..\\',
    'ü'.repeat(2000),
  ])('of other characters is one part of the address: %j', (appUserId) => {
    expect(new Purchases({ apiKey: KEY, appUserId }).getAppUserId()).toBe(appUserId);
    const { pathname, search, hash } = new URL(`https://x.example${getCustomerInfo(appUserId).path}`);
    expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'v1', 'subscribers', appUserId]);
    expect([search, hash]).toEqual(['', '']);
  });

  it('that changes in the course of things is checked again', async () => {
    const purchases = new Purchases({ apiKey: KEY, appUserId: 'nils' });
    expect((await failureOf(purchases.changeUser('a\u0000b'))).errorCode).toBe(14);
    expect(purchases.getAppUserId()).toBe('nils');
  });
});

/** A checkout at its e-mail step, and what it sends. */
const atEmail = () => {
  const sent: string[] = [];
  const never = new Promise<never>(() => {});
  const api = sellingApi({
    readBranding: () => Promise.resolve(branding),
    startPurchase: (_, email) => (sent.push(email), never),
    readStatus: () => never,
    readTransactions: () => Promise.resolve([]),
  });
  const log = createLog();
  const checkout = createCheckout(buying(), { api, log, clock: manualClock(), payment: scriptedPayments() });
  return { checkout, sent };
};

describe('an e-mail address', () => {
  const bad = [...CONTROL, '\u0085', '\u2028', '\u00a0'].map((character) => `ada${character}x@lime.example`);

  it.each([
    ...bad,
    'ada@lime.example\r\nBcc: all@lime.example',
    'ada@lime\u0000.example',
    `${'a'.repeat(300)}@b.co`,
  ])('%j is not sent, and asked for again', async (email) => {
    const { checkout, sent } = atEmail();
    await Promise.resolve();
    checkout.send({ type: 'email-submitted', email });
    expect(checkout.$state.get()).toMatchObject({
      name: 'needs-auth-info',
      failure: { kind: 'invalid-email' },
    });
    expect(sent).toEqual([]);
  });

  it('of megabytes is refused at once', async () => {
    const { checkout, sent } = atEmail();
    await Promise.resolve();
    const began = performance.now();
    for (const letter of ['a', '@', '.', 'a.'])
      checkout.send({ type: 'email-submitted', email: `${letter.repeat(5_000_000)}@b.co` });
    expect(sent).toEqual([]);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

/** Ways in which a key or a secret comes back. */
const QUOTES = [
  `The key ${KEY} is not known.`,
  `{"authorization":"Bearer ${KEY}","secret":"${SECRET}"}`,
  `url=%2Fkey%2F${KEY}%20${SECRET}`,
  `x_${KEY} 9${SECRET} ${KEY}`,
];
const SECRETS = [KEY, KEY.slice(4), SECRET, SECRET.slice(-12)];

/** Everything of an error that somebody may print. */
const told = (error: PurchasesError): string =>
  [
    error.message,
    error.underlyingErrorMessage,
    String(error),
    error.stack,
    JSON.stringify(error),
    JSON.stringify(error.extra),
    JSON.stringify(Object.values(error).map(String)),
  ].join('\n');

const expectNoSecret = (text: string): void => {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
};

/** Every answer, and every failure to answer, in which the server or the platform quotes what it was sent. */
const quoting: Readonly<Record<string, (words: string) => Response | Promise<Response>>> = {
  'a known code': (message) => Response.json({ code: 7225, message }, { status: 401 }),
  'an unknown code': (message) => Response.json({ code: 1, message }, { status: 400 }),
  'no JSON': (words) => new Response(words, { status: 400 }),
  'a server error': (words) => new Response(words, { status: 500 }),
  'no JSON and a good status': (words) => new Response(words),
  'a key of the wrong shape': (words) =>
    Response.json({ operation: { [words]: 1 }, offerings: { [words]: 1 } }),
  'an entitlement nobody has': (words) => {
    const json = structuredClone(good.customerInfo) as { subscriber: { entitlements: object } };
    const item = { product_identifier: words, purchase_date: '2031-05-04T10:00:00Z' };
    json.subscriber.entitlements = { [words]: item };
    return Response.json(json);
  },
  'a failing line': (words) => Promise.reject(new TypeError(words)),
  'a failing line without an error': (words) => Promise.reject(words),
};

describe('the API key and card secrets', () => {
  it.each(Object.entries(quoting))('are in no error and in no line of any level: %s', async (_, answer) => {
    for (const words of QUOTES)
      for (const call of allCalls) {
        const lines: string[] = [];
        const log = createLog();
        log.setLevel(LogLevel.Verbose);
        log.setHandler((_level, line) => void lines.push(line));
        const say = (asked: Call): Response | Promise<Response> =>
          asked === call ? answer(words) : Response.json(good[asked]);
        const asking = askAll(say, log)[call]();
        const error: unknown = await asking.catch((reason: unknown) => reason);
        if (isPurchasesError(error)) expectNoSecret(told(error));
        expect(lines.length).toBeGreaterThan(0);
        expectNoSecret(lines.join('\n'));
      }
  });

  it('are in no error that a page, or the card provider, brings about', async () => {
    for (const words of QUOTES) {
      expectNoSecret(told(new PurchasesError(ErrorCode.UnknownError, words, words)));
      const lines: string[] = [];
      const log = createLog();
      log.setLevel(LogLevel.Verbose);
      log.setHandler((_level, line) => void lines.push(line));
      let reads = 0;
      const api = sellingApi({
        readBranding: () => Promise.reject(new Error(words)),
        startPurchase: () => Promise.resolve({ nextAction: null, sessionId: 'ops', session }),
        readStatus: () => Promise.reject(new Error(words)),
        // The first read, before the purchase is started, goes well.
        readTransactions: () => ((reads += 1) === 1 ? Promise.resolve([]) : Promise.reject(new Error(words))),
      });
      const payment = scriptedPayments([new Error(words)]);
      const request = buying(undefined, { email: 'ada@lime.example' });
      const clock = manualClock();
      const checkout = createCheckout(request, { api, log, clock, payment });
      await clock.advance(10);
      checkout.send({ type: 'payment-submitted' });
      await clock.advance(60_000);
      expect(checkout.$state.get().name).toBe('error');
      expectNoSecret(lines.join('\n'));
      expect(lines.join('\n')).toContain('rcb_…');
    }
  });
});
