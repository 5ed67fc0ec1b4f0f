import { describe, expect, it, vi } from 'vitest';
import {
  createPaywall,
  expressStack,
  initialPaywall,
  parsePaywall,
  paywallTransition,
} from '../../../sdk/internal';
import type { PaywallEvent, PaywallState } from '../../../sdk/internal';
import { month } from '../support/fixtures';
import { as, chosen, good, offeringOf, one, paywallWire, PACKAGES, plan, stack, text, wrong } from './wire';

const wallet = { type: 'wallet_button', name: 'wallets' };
const express = {
  type: 'express_purchase_button',
  unknown: stack([text('hello')]),
  available: stack([wallet]),
  unavailable: stack([{ type: 'purchase_button', stack: stack([text('plan')]) }]),
};
const field = { type: 'input_text', field_id: 'name', required: true };

const opened = (...components: readonly object[]): PaywallState =>
  initialPaywall(good(paywallWire(components)));
const after = (state: PaywallState, ...events: readonly PaywallEvent[]): PaywallState =>
  events.reduce((before, event) => paywallTransition(before, event)[0], state);
const press = (packageId: string): PaywallEvent => ({ type: 'wallet-pressed', packageId, name: 'wallets' });

describe('wallet buttons in the data', () => {
  it('have a theme for each colour scheme', () => {
    const styled = one('wallet-button', { ...wallet, style: { light: 'white-outline', dark: 'white' } });
    expect(styled.look.base.theme).toEqual({ light: 'white-outline', dark: 'white' });
    expect(one('wallet-button', { ...wallet, style: { light: 'white' } }).look.base.theme.dark).toBe('white');
    expect(one('wallet-button', wallet).look.base.theme).toEqual({ light: 'black', dark: 'white' });
    expect(wrong({ ...wallet, style: { light: 'pink' } })[0]?.path).toBe('style.light');
  });

  it('of the author’s own are buttons that open the checkout', () => {
    const own = one('purchase-button', { ...wallet, mode: 'custom', stack: stack([text('plan')]) });
    expect(own).toMatchObject({ name: 'wallets', method: { type: 'in-app-checkout' } });
  });

  it('are what an express button waits for', () => {
    const node = one('express-button', express);
    expect(node.walletKey).toBe('base.stack.components[0].available.components[0]');
    const named = { ...express, available: undefined, available_stack: express.available };
    expect(one('express-button', named).walletKey).toContain('available_stack');
    expect(wrong({ ...express, available: stack([text('hello')]) })[0]?.message).toMatch(/no wallet_button/);
  });
});

describe('an express button', () => {
  const node = one('express-button', express);
  const walletKey = String(node.walletKey);
  const known = (areAvailable: boolean): PaywallEvent => ({ type: 'wallets-known', walletKey, areAvailable });
  const shown = (state: PaywallState) => expressStack(node, state)?.key.split('.').pop();

  it('shows one of its stacks', () => {
    const start = opened(express);
    expect(shown(start)).toBe('unknown');
    expect(shown(after(start, known(true)))).toBe('available');
    expect(shown(after(start, known(true), known(false)))).toBe('unavailable');
    const available = after(start, known(true));
    expect(after(available, known(true))).toBe(available);
  });

  it('without a wallet button shows what it shows without a wallet', () => {
    const { paywall } = parsePaywall(paywallWire([{ ...express, available: stack([text('hello')]) }]), {
      packageIds: PACKAGES,
    });
    if (!paywall) throw new Error('There is no paywall.');
    const other = as('express-button', paywall.stack.children[0]);
    expect(expressStack(other, initialPaywall(paywall))).toBe(other.unavailable);
  });

  it('hides the packages of its other stacks', () => {
    const start = opened({ ...express, unknown: stack([plan('year')]), unavailable: stack([plan('week')]) });
    expect(start.selectedPackageId).toBe('year');
    expect(after(start, known(false)).selectedPackageId).toBe('week');
    expect(after(start, known(true)).selectedPackageId).toBeNull();
  });
});

describe('a press of a wallet’s button', () => {
  it('selects its package, and begins a purchase with the answers', () => {
    const start = after(opened(chosen('month'), plan('year'), field, wallet), {
      type: 'input-changed',
      fieldId: 'name',
      value: 'Ada',
    });
    const [next, effects] = paywallTransition(start, press('year'));
    expect(next).toMatchObject({ purchase: 'purchasing', selectedPackageId: 'year' });
    expect(effects).toEqual([
      { type: 'announce-wallet-purchase', packageId: 'year', attributes: { name: 'Ada' } },
    ]);
    expect(paywallTransition(next, press('month'))).toEqual([next, []]);
  });

  it('begins nothing while a required answer is missing, or for a package that is not shown', () => {
    const start = opened(chosen('month'), field, wallet);
    const [next, effects] = paywallTransition(start, press('month'));
    expect(effects).toEqual([]);
    expect(next).toMatchObject({ purchase: 'idle', wanted: { fieldId: 'name' } });
    expect(paywallTransition(start, press('year'))).toEqual([start, []]);
  });

  it('keeps what is bought selected when a wallet is lost', () => {
    const both = opened({ ...express, available: stack([plan('year'), wallet]) }, chosen('month'));
    const key = 'base.stack.components[0].available.components[1]';
    const selling = after(
      both,
      { type: 'wallets-known', walletKey: key, areAvailable: true },
      press('year'),
      { type: 'wallets-known', walletKey: key, areAvailable: false },
    );
    expect(selling).toMatchObject({ purchase: 'purchasing', selectedPackageId: 'year' });
    expect(after(selling, { type: 'purchase-cancelled' }).selectedPackageId).toBe('month');
  });
});

describe('a page in a frame', () => {
  const view = (url: unknown, more: object = {}) => ({ type: 'web_view', url, ...more });
  const problemOf = (url: string): string =>
    parsePaywall(paywallWire([view(url)]), { packageIds: PACKAGES, pageOrigin: 'https://lime.example' })
      .problems.map(({ path, message }) => `${path}: ${message}`)
      .join();

  it('is of another origin, and https', () => {
    expect(one('web-view', view('https://video.example/a?b=c')).url).toBe('https://video.example/a?b=c');
    expect(problemOf('https://video.example/')).toBe('');
    expect(problemOf('https://lime.example/other')).toMatch(/components\[0\]\.url: .*same origin/);
    expect(problemOf('http://video.example/')).toMatch(/not an https address/);
    expect(problemOf('https://ada:secret@video.example/')).toMatch(/password/);
    expect(problemOf('javascript:alert(1)')).toMatch(/not an https address/);
    expect(wrong(view(undefined))[0]?.path).toBe('url');
  });

  it('is replaced by its fallback', () => {
    const { paywall } = parsePaywall(paywallWire([view('data:text/html,x', { fallback: text('hello') })]), {
      packageIds: PACKAGES,
    });
    expect(paywall?.stack.children[0]?.type).toBe('text');
  });

  it('of a later protocol is shown, with a problem', () => {
    expect(wrong(view('https://video.example/', { protocol_version: 2 }))[0]?.path).toBe('protocol_version');
  });
});

it('a redemption button has a stack, and a size for its code', () => {
  const node = one('redemption-button', { type: 'redemption_button', stack: stack([text('hello')]) });
  expect(node.look.base.size.width).toEqual({ type: 'fixed', value: 176 });
  expect(wrong({ type: 'redemption_button' })).toHaveLength(1);
});

it('a page that sells itself keeps the sheet of a wallet closed', () => {
  const offering = offeringOf({ month: month() }, paywallWire([chosen('month'), wallet]));
  const open = (isAllowed: boolean) => {
    const walletPurchase = vi.fn(() => isAllowed);
    const ports = { purchase: () => Promise.reject(new Error()), openUrl: () => {}, error: () => {} };
    const { send, $state } = createPaywall(offering, { ...ports, walletPurchase });
    send(press('month'));
    expect(walletPurchase).toHaveBeenCalledExactlyOnceWith(offering.packagesById['month'], {});
    return $state.get().purchase;
  };
  expect(open(true)).toBe('purchasing');
  expect(open(false)).toBe('idle');
});
