import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { openStore, said, stopAll } from './store-bench';

let backend: TestBackend;
beforeAll(async () => void (backend = await startBackend()));
afterAll(() => backend.stop());
beforeEach(() => backend.reset());
afterEach(stopAll);

const reads = (): number => backend.received('customerInfo').length;
const nobody = { status: 400, json: { code: 7220 } };
/** An answer that the test gives when it wants to. */
const held = (json: unknown) => {
  let give = (): void => {};
  const wait = new Promise<void>((resolve) => (give = resolve));
  return { give, script: () => wait.then(() => ({ json })) };
};

describe('an end date', () => {
  it.each([
    ['of an entitlement', {}],
    ['of a subscription that opens nothing', { entitlements: {} }],
  ])('%s makes it read again, a moment after', async (_, change) => {
    const first = said('nils', { end: 100 });
    const answer = { ...first, subscriber: { ...first.subscriber, ...change } };
    backend.script('customerInfo', { json: answer }, { json: said('nils', { at: 102, isPro: false }) });
    const { clock, listen, seen, until, settle } = openStore(backend);
    listen();
    await until(() => expect(seen).toHaveLength(2));
    await clock.advance(101_900);
    await settle();
    expect(reads()).toBe(1);
    await clock.advance(200);
    await until(() => expect(reads()).toBe(2));
    await until(() => expect(seen.at(-1)).toBe('nils: nothing'));
  });

  it('that could not be checked is checked again, until it is', async () => {
    backend.script('customerInfo', { json: said('nils', { end: 100 }) }, nobody, nobody, {
      json: said('nils', { at: 300, isPro: false }),
    });
    const { clock, listen, seen, until } = openStore(backend);
    listen();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    await clock.advance(102_000);
    await until(() => expect(seen.at(-1)).toBe('nils: pro, stale'));
    await clock.advance(60_000);
    await until(() => expect(reads()).toBe(3));
    await until(() => expect(seen.filter((word) => word.endsWith('stale'))).toHaveLength(2));
    await clock.advance(60_000);
    await until(() => expect(seen.at(-1)).toBe('nils: nothing'));
    expect(reads()).toBe(4);
  });

  it('in years overflows no timer', async () => {
    backend.script('customerInfo', { json: said('nils', { end: 50 * 366 * 86_400 }) });
    const { clock, listen, seen, until, settle } = openStore(backend);
    listen();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    await clock.advance(2 ** 31 - 2);
    await settle();
    expect(reads()).toBe(1);
  });
});

describe('somebody who comes back to the page', () => {
  it('is shown what was read when that is less than five minutes ago, and what is read now after that', async () => {
    backend.script('customerInfo', { json: said('nils') }, { json: said('nils', { at: 301, isPro: false }) });
    const { clock, line, listen, seen, until, settle } = openStore(backend);
    listen();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    await clock.advance(299_000);
    line.happen();
    await settle();
    expect(reads()).toBe(1);
    await clock.advance(2000);
    line.happen();
    await until(() => expect(seen.at(-1)).toBe('nils: nothing'));
  });

  it('makes nothing happen once nobody listens: no timer, no watcher, no listener is left', async () => {
    backend.script('customerInfo', { json: said('nils', { end: 100 }) });
    const { clock, line, purchases, listen, seen, until, settle } = openStore(backend);
    const stop = listen();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    stop();
    await until(() => expect(line.watchers.size).toBe(0));
    await clock.advance(3_600_000);
    line.happen();
    await settle();
    expect(reads()).toBe(1);
    await purchases.getCustomerInfo();
    expect(seen).toEqual(['loading', 'nils: pro']);
  });

  it('leaves no timer behind when a read fails after nobody listens any more', async () => {
    const late = held(null);
    backend.script('customerInfo', { json: said('nils', { end: 10 }) }, () =>
      late.script().then(() => nobody),
    );
    const { clock, line, store, listen, seen, until, settle } = openStore(backend);
    const stop = listen();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    await clock.advance(11_000);
    const reading = store.refresh();
    stop();
    await until(() => expect(line.watchers.size).toBe(0));
    late.give();
    await reading;
    await clock.advance(3_600_000);
    await settle();
    expect(reads()).toBe(2);
  });
});
