import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerStoreOf, purchasesContext } from '../../../sdk/internal';
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

describe('the store of a customer', () => {
  it('reads nothing before somebody listens, then once, and says when it is there', async () => {
    backend.script('customerInfo', { json: said('nils') });
    const { listen, seen, until, settle } = openStore(backend);
    await settle();
    expect(reads()).toBe(0);
    listen();
    await until(() => expect(seen).toEqual(['loading', 'nils: pro']));
    expect(reads()).toBe(1);
  });

  it('is one for an instance, and one request serves all who listen', async () => {
    backend.script('customerInfo', { json: said('nils') });
    const { purchases, listen, seen, until, line } = openStore(backend);
    expect(customerStoreOf(purchases, line)).toBe(customerStoreOf(purchases, line));
    listen();
    listen();
    listen();
    await until(() => expect(seen.filter((word) => word === 'nils: pro')).toHaveLength(3));
    expect(reads()).toBe(1);
  });

  it('hears of what others have read of the customer', async () => {
    backend.script(
      'customerInfo',
      { json: said('nils', { isPro: false }) },
      { json: said('nils', { at: 5 }) },
    );
    const { purchases, listen, seen, until } = openStore(backend);
    listen();
    await until(() => expect(seen.at(-1)).toBe('nils: nothing'));
    await purchases.getCustomerInfo();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    expect(reads()).toBe(2);
  });

  it('keeps what it knows when an earlier request is answered after a later one', async () => {
    const early = held(said('nils', { isPro: false, at: 1 }));
    backend.script('customerInfo', { json: said('nils', { isPro: false }) }, early.script, {
      json: said('nils', { at: 3 }),
    });
    const { purchases, store, listen, seen, until, settle } = openStore(backend);
    listen();
    await until(() => expect(seen.at(-1)).toBe('nils: nothing'));
    const slow = store.refresh();
    await until(() => expect(reads()).toBe(2));
    await purchasesContext(purchases).readCustomerInfo('nils', new AbortController().signal);
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    early.give();
    await slow;
    await settle();
    expect(seen.at(-1)).toBe('nils: pro');
  });

  it('believes a server whose clock was put back', async () => {
    backend.script(
      'customerInfo',
      { json: said('nils', { at: 3600 }) },
      { json: said('nils', { isPro: false }) },
    );
    const { store, listen, seen, until } = openStore(backend);
    listen();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    await store.refresh();
    expect(seen.at(-1)).toBe('nils: nothing');
  });
});

describe('when the customer changes', () => {
  it('nothing of the earlier one is shown any more, even when their answer is still on its way', async () => {
    const early = held(said('nils'));
    backend.script('customerInfo', ({ url }) =>
      url.endsWith('nils') ? early.script() : { json: said('mira', { isPro: false }) },
    );
    const { purchases, listen, seen, until, settle } = openStore(backend);
    listen();
    await until(() => expect(reads()).toBe(1));
    await purchases.changeUser('mira');
    early.give();
    await settle();
    expect(new Set(seen)).toEqual(new Set(['loading', 'mira: nothing']));
    expect(reads()).toBe(2);
  });

  it('an earlier one whose answer fails changes nothing', async () => {
    const early = held(null);
    backend.script('customerInfo', ({ url }) =>
      url.endsWith('nils') ? early.script().then(() => nobody) : { json: said('mira') },
    );
    const { purchases, listen, seen, until, settle } = openStore(backend);
    listen();
    await until(() => expect(reads()).toBe(1));
    await purchases.changeUser('mira');
    early.give();
    await settle();
    expect(seen.at(-1)).toBe('mira: pro');
    expect(seen).not.toContain('failed');
  });

  it('and nobody listens, the next who does is not shown the earlier one', async () => {
    backend.script('customerInfo', ({ url }) => ({ json: said(url.split('/').at(-1) ?? '') }));
    const { purchases, listen, seen, until, line } = openStore(backend);
    const stop = listen();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    stop();
    await until(() => expect(line.watchers.size).toBe(0));
    await purchases.changeUser('mira');
    seen.length = 0;
    listen();
    await until(() => expect(seen.at(-1)).toBe('mira: pro'));
    expect(seen).toEqual(['loading', 'mira: pro']);
  });
});

describe('a read that fails', () => {
  it('is said, and the next one that succeeds is shown', async () => {
    backend.script('customerInfo', nobody, { json: said('nils') });
    const { store, listen, seen, until } = openStore(backend);
    listen();
    await until(() => expect(seen.at(-1)).toBe('failed'));
    expect(store.$customer.get()).toMatchObject({ name: 'failed', error: { errorCode: 14 } });
    await store.refresh();
    expect(seen).toEqual(['loading', 'failed', 'loading', 'nils: pro']);
  });

  it('leaves what was known, as stale, and with the reason', async () => {
    backend.script('customerInfo', { json: said('nils') }, nobody, { json: said('nils', { at: 9 }) });
    const { store, listen, seen, until } = openStore(backend);
    listen();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    await store.refresh();
    expect(seen.at(-1)).toBe('nils: pro, stale');
    expect(store.$customer.get()).toMatchObject({ error: { errorCode: 14 } });
    await store.refresh();
    expect(seen.at(-1)).toBe('nils: pro');
    expect(store.$customer.get()).not.toHaveProperty('error');
  });

  it.each([
    ['the first one', [nobody]],
    ['a later one', [{ json: said('nils') }, nobody]],
  ] as const)('because the line was away is made again when it is back: %s', async (_, before) => {
    backend.script('customerInfo', before[0], ...before.slice(1), { json: said('nils', { at: 9 }) });
    const { store, listen, line, seen, until, settle } = openStore(backend);
    listen();
    await until(() => expect(reads()).toBe(1));
    await until(() => expect(seen.at(-1)).not.toBe('loading'));
    if (before.length > 1) await store.refresh();
    line.online = false;
    line.happen();
    await settle();
    expect(reads()).toBe(before.length);
    line.online = true;
    line.happen();
    await until(() => expect(seen.at(-1)).toBe('nils: pro'));
    expect(reads()).toBe(before.length + 1);
  });
});
