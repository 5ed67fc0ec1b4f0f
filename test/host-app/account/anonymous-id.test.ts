import { expect, test, vi } from 'vitest';
import { createAnonymousId } from '../../../host-app/data/account/anonymous-id';
import { createPurchasesBilling } from '../../../host-app/data/billing/purchases-billing';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createBrowser } from '../../../host-app/data/local/browser';

vi.stubGlobal('matchMedia', () => ({ matches: false }));

const randomId = (): string => createBrowser().randomId();

const billing = (store: ReturnType<typeof createMemoryTextStore>) =>
  createPurchasesBilling(
    {
      apiKey: 'rcb_sb_test',
      cardScript: '',
      proxyURL: '',
      assetBaseUrl: '',
      paywall: 'pro',
    },
    store,
  );

test('a visitor’s id is 128 random bits, is kept, and differs from browser to browser', () => {
  const store = createMemoryTextStore();
  const id = createAnonymousId(store, randomId).use();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(createAnonymousId(store, randomId).use()).toBe(id);
  const others = Array.from({ length: 200 }, () =>
    createAnonymousId(createMemoryTextStore(), randomId).use(),
  );
  expect(new Set([id, ...others]).size).toBe(201);
  // No digit stands still: a fixed part would be no secret.
  for (let at = 0; at < 32; at += 1)
    expect(new Set(others.map((other) => other[at])).size).toBeGreaterThan(8);
});

test('the billing provider is told another id than the one that guards the visitor’s records', () => {
  const store = createMemoryTextStore();
  const secret = createAnonymousId(store, randomId).use();
  billing(store);
  const customer = store.read('billing_customer_id');
  expect(customer).toMatch(/^\$RCAnonymousID:[0-9a-f]{32}$/);
  expect(customer).not.toContain(secret);
  expect(store.read('anonymous_user_id')).toBe(secret);
  billing(store);
  expect(store.read('billing_customer_id'), 'the same customer after a reload').toBe(customer);
});

test('an id that the billing provider was told by an earlier version guards nothing any more', () => {
  const shared = '$RCAnonymousID:0123456789abcdef0123456789abcdef';
  const store = createMemoryTextStore({ anonymous_user_id: shared });
  expect(createAnonymousId(store, randomId).current()).toMatch(/^[0-9a-f]{32}$/);
  expect(store.read('anonymous_user_id')).not.toContain(shared);
});

test('where nothing can be kept the id holds as long as the page', () => {
  const store = { ...createMemoryTextStore(), write: () => false };
  const id = createAnonymousId(store, randomId);
  expect(id.use()).toBe(id.current());
});
