import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckout, toCheckoutRequest } from '../../../sdk/internal';
import { LogLevel, Purchases } from '../../../sdk/index';
import { manualClock, scriptedPayments } from '../../../sdk/adapters/memory';
import { createLog } from '../../../sdk/purchases/log';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, failureOf, KEY, listen, packageOf, portsOf, stopListening } from '../support/customer';
import { cardStart, offerings, SECRET } from '../support/fixtures';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.reset());
afterEach(stopListening);

const EMAIL = 'ada.lovelace+shop@lime.example';

describe('the log', () => {
  it('is silent until a level is set', () => {
    const lines: string[] = [];
    const log = createLog();
    log.setHandler((_, message) => void lines.push(message));
    for (const name of ['error', 'warn', 'info', 'debug', 'verbose'] as const) log[name](name);
    expect(lines).toEqual([]);
  });

  it.each([
    [LogLevel.Silent, []],
    [LogLevel.Error, [expect.stringContaining('getCustomerInfo')]],
  ])('has, with a sandbox key too, the level %s that the page has chosen', async (level, expected) => {
    const { lines } = listen(level);
    backend.script('customerInfo', { status: 404, text: '' });
    await failureOf(connect(backend).getCustomerInfo());
    expect(lines).toEqual(expected);
  });

  it('writes the lines of its level and the more urgent ones', () => {
    for (const level of Object.values(LogLevel)) {
      const lines: string[] = [];
      const log = createLog();
      log.setLevel(level);
      log.setHandler((_, message) => void lines.push(message));
      for (const name of ['error', 'warn', 'info', 'debug', 'verbose'] as const) log[name](name);
      expect(lines).toEqual(['error', 'warn', 'info', 'debug', 'verbose'].slice(0, level));
    }
  });

  it('goes to the console under its own name, and back there when the handler is taken away', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const log = createLog();
    log.setLevel(LogLevel.Warn);
    log.setHandler(() => {});
    log.warn('unseen');
    log.setHandler(null);
    log.warn('seen');
    expect(warn.mock.calls).toEqual([['[Purchases] seen']]);
  });

  it('has the numbers that integrators know', () => {
    expect(LogLevel).toEqual({ Silent: 0, Error: 1, Warn: 2, Info: 3, Debug: 4, Verbose: 5 });
  });
});

describe('a handler that throws', () => {
  it('breaks no call and no purchase', async () => {
    Purchases.setLogLevel(LogLevel.Verbose);
    Purchases.setLogHandler(() => {
      throw new Error('the host page is broken');
    });
    const purchases = connect(backend);
    const rcPackage = await packageOf(purchases);
    const request = toCheckoutRequest({ rcPackage, customerEmail: EMAIL });
    const checkout = createCheckout(request, { ...portsOf(purchases), payment: scriptedPayments() });
    await vi.waitFor(() => expect(checkout.$state.get().name).toBe('success'));
    checkout.send({ type: 'continued' });
    expect((await checkout.done).type).toBe('completed');
  });
});

/** One purchase with everything that can be said about it, and the lines that were written. */
const talkativePurchase = async (): Promise<string[]> => {
  const { lines } = listen();
  const purchases = Purchases.configure({
    apiKey: KEY,
    appUserId: EMAIL,
    httpConfig: { proxyURL: backend.url },
  });
  purchases.close();
  const rcPackage = await packageOf(purchases);
  const clock = manualClock();
  const payment = scriptedPayments([
    { type: 'api_error', code: 'x', message: `No such intent: ${SECRET} of ${EMAIL}` },
    new Error(`lost ${SECRET} ${EMAIL} ${KEY}`),
  ]);
  const request = toCheckoutRequest({ rcPackage, customerEmail: EMAIL });
  const checkout = createCheckout(request, { ...portsOf(purchases), clock, payment });
  const until = (name: string) => vi.waitFor(() => expect(checkout.$state.get().name).toBe(name));
  await until('needs-auth-info');
  checkout.send({ type: 'email-submitted', email: EMAIL });
  await until('needs-payment-info');
  for (const type of ['payment-submitted', 'notice-dismissed', 'payment-submitted'] as const) {
    await clock.advance(0);
    checkout.send({ type });
  }
  await until('error');
  checkout.send({ type: 'closed' });
  return lines;
};

describe('no line', () => {
  it('holds the API key, a client secret or an e-mail address, even when the server quotes them', async () => {
    const quote = `Bad ${EMAIL}, key ${KEY} and "${SECRET}"; {"email":"${EMAIL}"}`;
    const answer = { code: 7012, message: quote };
    backend.script('purchase', { status: 400, json: answer }, { json: cardStart() });
    backend.script('branding', { status: 404, text: quote });
    backend.script('offerings', { json: offerings() });
    const lines = await talkativePurchase();
    const text = lines.join('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(text).toContain('getBrandingInfo');
    expect(text).toContain('invalid-email');
    for (const secret of [KEY, SECRET, EMAIL, 'ada.lovelace', 'lime.example'])
      expect(text).not.toContain(secret);
  });
});
