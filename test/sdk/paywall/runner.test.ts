import { describe, expect, it, vi } from 'vitest';
import { createPaywall } from '../../../sdk/internal';
import type { PaywallPorts } from '../../../sdk/internal';
import { ErrorCode, PurchasesError } from '../../../sdk/index';
import type { PurchaseResult } from '../../../sdk/index';
import { month, oneTimeWire } from '../support/fixtures';
import { chosen, offeringOf, paywallWire, plan, text } from './wire';

const result = { redemptionInfo: null } as unknown as PurchaseResult;
const offering = offeringOf(
  { month: month(), coins: oneTimeWire('lime_coins') },
  paywallWire([chosen('month'), plan('coins'), text('hello')], {
    root: {
      components_localizations: {
        en_US: { hello: 'Hello', plan: 'P' },
        de_DE: { hello: 'Hallo', plan: 'P' },
      },
    },
  }),
);

const open = (ports: Partial<PaywallPorts> = {}) => {
  const error = vi.fn();
  const openUrl = vi.fn();
  const session = createPaywall(
    offering,
    { purchase: async () => result, openUrl, error, ...ports },
    { locales: ['de'] },
  );
  return { ...session, error, openUrl };
};
const action = (type: 'restore-purchases' | 'navigate-back' | 'visit-customer-center') =>
  ({ type: 'action-requested', action: { type } }) as const;
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a paywall', () => {
  it('sells the chosen package and says which', async () => {
    const purchase = vi.fn(async () => result);
    const { send, done, $state, paywall } = open({ purchase });
    expect(paywall.locale).toBe('de_DE');
    send({ type: 'package-selected', packageId: 'coins' });
    send({ type: 'purchase-requested' });
    expect($state.get().purchase).toBe('purchasing');
    await expect(done).resolves.toEqual({
      type: 'purchased',
      rcPackage: offering.packagesById['coins'],
      result,
    });
    expect(purchase).toHaveBeenCalledExactlyOnceWith(offering.packagesById['coins'], {});
    expect($state.get().name).toBe('closed');
  });

  it('goes on after a cancelled purchase, silently, and after a failed one, aloud', async () => {
    const answers = [
      new PurchasesError(ErrorCode.UserCancelledError),
      new PurchasesError(ErrorCode.NetworkError),
    ];
    const { send, $state, error } = open({ purchase: () => Promise.reject(answers.shift() ?? new Error()) });
    send({ type: 'purchase-requested' });
    await settled();
    expect($state.get()).toMatchObject({ name: 'open', purchase: 'idle' });
    expect(error).not.toHaveBeenCalled();
    send({ type: 'purchase-requested' });
    await settled();
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ errorCode: 10 }));
  });

  it('resolves with closed when it is closed', async () => {
    const { send, done } = open();
    send({ type: 'closed' });
    await expect(done).resolves.toEqual({ type: 'closed' });
  });

  it('goes back as the page says, or closes', async () => {
    const back = vi.fn();
    const first = open({ back });
    first.send(action('navigate-back'));
    expect(back).toHaveBeenCalledOnce();
    expect(first.$state.get().name).toBe('open');
    const second = open();
    second.send(action('navigate-back'));
    await expect(second.done).resolves.toEqual({ type: 'closed' });
  });

  it('restores', async () => {
    const { send, $state } = open({ restore: async () => true });
    send(action('restore-purchases'));
    expect($state.get().restore).toEqual({ name: 'restoring' });
    await settled();
    expect($state.get().restore).toEqual({ name: 'restored', found: true });
  });

  it('says so when restoring fails or is not set up', async () => {
    for (const ports of [{}, { restore: () => Promise.reject(new Error('x')) }]) {
      const { send, $state, error } = open(ports);
      send(action('restore-purchases'));
      await settled();
      expect($state.get().restore).toEqual({ name: 'failed' });
      expect(error).toHaveBeenCalledOnce();
    }
  });

  it('opens addresses and the customer center', () => {
    const visitCustomerCenter = vi.fn();
    const { send, openUrl, error } = open({ visitCustomerCenter });
    const url = 'https://lime.example/';
    send({
      type: 'action-requested',
      action: { type: 'open-url', url, method: 'deep-link', purpose: 'url' },
    });
    send(action('visit-customer-center'));
    expect(openUrl).toHaveBeenCalledExactlyOnceWith(url, 'deep-link');
    expect(visitCustomerCenter).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
    const without = open();
    without.send(action('visit-customer-center'));
    expect(without.error).toHaveBeenCalledOnce();
  });

  it('survives a page whose functions throw', async () => {
    const fail = () => {
      throw new Error('of the page');
    };
    const { send, done, $state } = open({
      openUrl: fail,
      back: fail,
      error: fail,
      purchase: fail,
      restore: fail,
    });
    send({
      type: 'action-requested',
      action: { type: 'open-url', url: 'https://a.b/', method: 'deep-link', purpose: 'url' },
    });
    send(action('navigate-back'));
    send(action('restore-purchases'));
    send({ type: 'purchase-requested' });
    await settled();
    expect($state.get()).toMatchObject({ name: 'open', purchase: 'idle', restore: { name: 'failed' } });
    send({ type: 'closed' });
    await expect(done).resolves.toEqual({ type: 'closed' });
  });

  it('can’t be opened without data to show', () => {
    const ports = { purchase: async () => result, openUrl: vi.fn(), error: vi.fn() };
    const opening = (data: unknown) => () => createPaywall(offeringOf({ month: month() }, data), ports);
    expect(opening(null)).toThrow(
      expect.objectContaining({
        errorCode: 23,
        message: 'You cannot use paywalls yet, they are coming soon!',
      }),
    );
    expect(opening({})).toThrow(expect.objectContaining({ errorCode: 23 }));
  });

  it('and says so with an error of the page’s own making', () => {
    const ports = { purchase: async () => result, openUrl: vi.fn(), error: vi.fn() };
    class PagesError extends PurchasesError {}
    const opening = (): unknown =>
      createPaywall(offeringOf({ month: month() }, null), ports, {
        makeError: (...what) => new PagesError(...what),
      });
    expect(opening).toThrow(PagesError);
  });
});
