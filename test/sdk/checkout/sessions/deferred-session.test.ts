import { describe, expect, it } from 'vitest';
import { createPageSessions, operationsOf } from '../../../../sdk/internal';
import type { OpenOperation, PageSessions, StorageSlot } from '../../../../sdk/internal';
import { manualClock } from '../../../../sdk/adapters/memory';
import { toStoredParams, writeRecords } from '../../../../sdk/checkout/session/operation';
import { findOpenPurchase } from '../../../../sdk/checkout/session/purchase-session';
import { confirming, creating, deferred, fillable } from '../../support/effects/deferred-steps';
import { progressOf } from '../../../../sdk/checkout/machine/payment/stored-progress.machine';
import type { CheckoutState } from '../../../../sdk/internal';
import { buying, monthly, session } from '../../support/offer';

const owner = { apiKey: 'rcb_sb_tab', appUserId: 'nils' };

const slot = (text: string | null = null): StorageSlot => {
  let kept = text;
  return { read: () => kept, write: (next) => void (kept = next) };
};

const openPage = (storage: StorageSlot, sharedStorage: StorageSlot): PageSessions =>
  createPageSessions({
    clock: manualClock(1_000_000),
    random: { bytes: (count) => new Uint8Array(count), fraction: () => 0 },
    connectivity: { isOnline: () => true, watch: () => () => {} },
    locks: { acquire: () => Promise.resolve({ handedOver: null, release() {} }) },
    address: { read: () => '', replace() {} },
    storage,
    sharedStorage,
  });

/** The record of a state. */
const recordOf = (state: CheckoutState, touchedAt = 1_000_000): OpenOperation => {
  const progress = progressOf(state);
  if (!progress) throw new Error('Nothing is open.');
  const { purchaseOption } = buying();
  const params = { rcPackage: monthly, purchaseOption };
  const productId = monthly.webBillingProduct.identifier;
  const times = { startedAt: 1_000_000, touchedAt, isDismissed: false, intentId: null };
  return {
    ...owner,
    id: 'a',
    params,
    productId,
    email: 'ada@lime.example',
    progress,
    ownedBefore: [],
    ...times,
  };
};

/** A tab that has stored a state, and the storage that all tabs share. */
const tabWith = (state: CheckoutState) => {
  const own = slot();
  const shared = slot();
  operationsOf(openPage(own, shared)).save(recordOf(state));
  return { own, shared };
};

const found = (own: StorageSlot, shared: StorageSlot) =>
  findOpenPurchase(openPage(own, shared), owner, buying())?.progress ?? null;

describe('the record of a session without an intent', () => {
  it('survives a reload as a form', () => {
    const { own, shared } = tabWith(fillable().state);
    expect(found(own, shared)).toMatchObject({ step: 'form', sessionId: 'ops_1', session: deferred });
    expect(found(slot(), shared)).toBeNull();
  });

  it('survives a reload as a payment, with its intent', () => {
    const { own, shared } = tabWith(confirming().state);
    expect(found(own, shared)).toMatchObject({ step: 'submitted', session, presses: 1 });
  });

  it('lets another tab pay the same session while there is no intent', () => {
    const { shared } = tabWith(creating().state);
    expect(found(slot(), shared)).toMatchObject({ step: 'submitted', sessionId: 'ops_1', session: deferred });
  });

  it('gives other tabs no secret', () => {
    const { shared } = tabWith(confirming().state);
    expect(shared.read()).not.toContain(session.clientSecret);
    expect(found(slot(), shared)).toMatchObject({ step: 'submitted', session: null });
  });

  it('does not let a duplicated tab request another intent than the one that is being paid', () => {
    for (const copied of [fillable().state, creating().state]) {
      const own = slot(writeRecords({ open: [recordOf(copied)], spent: [] }));
      const shared = slot();
      operationsOf(openPage(slot(), shared)).save(recordOf(confirming().state, 1_000_500));
      expect(found(own, shared)).toMatchObject({ step: 'submitted', session: null });
    }
  });

  it.each([
    ['an amount that is no integer', { amount: 8.25 }],
    ['methods that are no list', { methods: 'card' }],
    ['no mode', { mode: undefined }],
  ])('is dropped with %s', (_, odd) => {
    const { own, shared } = tabWith(fillable().state);
    const text = JSON.stringify(JSON.parse(own.read() ?? ''), (key, value: unknown) =>
      key === 'collection' ? { ...(value as object), ...odd } : value,
    );
    expect(found(slot(text), shared)).toBeNull();
  });

  it('has neither the subscriber token nor the integrator’s functions', () => {
    const stored = toStoredParams({
      rcPackage: monthly,
      discountCode: 'LIME20',
      htmlTarget: {} as HTMLElement,
      productChangeInfo: { subscriberToken: 'sub_secret' },
      onDiscountCodeChanged: () => {},
    });
    expect(Object.keys(stored).sort()).toEqual(['discountCode', 'rcPackage']);
    expect(JSON.stringify(stored)).not.toContain('sub_secret');
  });
});
