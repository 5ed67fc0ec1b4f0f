import { afterEach, expect, it, vi } from 'vitest';
import { Purchases } from '../../../sdk/index';

const FORM = /^\$RCAnonymousID:[0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15}$/;

afterEach(() => void vi.unstubAllGlobals());

it('is the prefix and the 32 hex digits of a random UUID', () => {
  for (let i = 0; i < 200; i++) expect(Purchases.generateRevenueCatAnonymousAppUserId()).toMatch(FORM);
});

it('is another one every time', () => {
  const ids = new Set(Array.from({ length: 500 }, () => Purchases.generateRevenueCatAnonymousAppUserId()));
  expect(ids.size).toBe(500);
});

it('is made where crypto.randomUUID is missing, as on pages without https', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  expect('randomUUID' in globalThis.crypto).toBe(false);
  expect(Purchases.generateRevenueCatAnonymousAppUserId()).toMatch(FORM);
});

it('is accepted by configure', () => {
  const appUserId = Purchases.generateRevenueCatAnonymousAppUserId();
  expect(new Purchases({ apiKey: 'rcb_x', appUserId }).getAppUserId()).toBe(appUserId);
});
