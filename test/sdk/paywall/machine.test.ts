import { describe, expect, it } from 'vitest';
import { initialPaywall, paywallTransition } from '../../../sdk/internal';
import type { PaywallEffect, PaywallEvent, PaywallState } from '../../../sdk/internal';
import type { PurchaseResult } from '../../../sdk/index';
import { chosen, good, paywallWire, plan, stack } from './wire';

const result = { redemptionInfo: null } as unknown as PurchaseResult;
const start = (...components: readonly unknown[]): PaywallState =>
  initialPaywall(good(paywallWire(components)));
const run = (state: PaywallState, ...events: readonly PaywallEvent[]) => {
  const effects: PaywallEffect[] = [];
  for (const event of events) {
    const [next, more] = paywallTransition(state, event);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
};

const buy: PaywallEvent = { type: 'purchase-requested' };
const pick = (packageId: string): PaywallEvent => ({ type: 'package-selected', packageId });
const act = (action: Extract<PaywallEvent, { type: 'action-requested' }>['action']): PaywallEvent => ({
  type: 'action-requested',
  action,
});
const bought: PaywallEvent = { type: 'purchase-completed', packageId: 'month', result };
const close: PaywallEvent = { type: 'closed' };

describe('a package', () => {
  it('is selected as the data says, then as the customer says', () => {
    const state = start(plan('month'), chosen('week'));
    expect(state.selectedPackageId).toBe('week');
    expect(run(state, pick('month')).state.selectedPackageId).toBe('month');
    expect(run(state, act({ type: 'select-package', packageId: 'month' })).state.selectedPackageId).toBe(
      'month',
    );
    for (const id of ['year', 'gone', '__proto__']) expect(run(state, pick(id)).state).toBe(state);
  });

  it('is bought only when one is selected', () => {
    expect(run(start(), buy)).toMatchObject({ effects: [], state: { purchase: 'idle' } });
    const { state, effects } = run(start(chosen('month')), buy);
    expect(effects).toEqual([{ type: 'start-purchase', packageId: 'month', attributes: {} }]);
    expect(state.purchase).toBe('purchasing');
    expect(run(start(chosen('month')), act({ type: 'purchase' })).effects).toEqual(effects);
  });

  it('is bought once, and not changed meanwhile', () => {
    const { state } = run(start(chosen('month'), plan('week')), buy);
    expect(run(state, buy, pick('week'), act({ type: 'restore-purchases' }))).toEqual({ state, effects: [] });
  });
});

describe('a purchase', () => {
  const open = run(start(chosen('month')), buy).state;

  it('ends the paywall', () => {
    const { state, effects } = run(open, bought, close, buy);
    expect(state.name).toBe('closed');
    expect(effects).toEqual([{ type: 'settle', outcome: { type: 'purchased', packageId: 'month', result } }]);
  });

  it('that is cancelled or fails leads back', () => {
    expect(run(open, { type: 'purchase-cancelled' })).toMatchObject({
      effects: [],
      state: { purchase: 'idle' },
    });
    const error = new Error('x');
    expect(run(open, { type: 'purchase-failed', error })).toMatchObject({
      effects: [{ type: 'report-error', error }],
      state: { name: 'open', purchase: 'idle' },
    });
  });

  it('is waited for when the customer leaves meanwhile', () => {
    const { state, effects } = run(open, close, close);
    expect([state.name, state.isLeaving, effects]).toEqual(['open', true, []]);
    expect(run(state, bought).effects).toMatchObject([{ type: 'settle', outcome: { type: 'purchased' } }]);
    expect(run(state, { type: 'purchase-cancelled' }).effects).toEqual([
      { type: 'settle', outcome: { type: 'closed' } },
    ]);
    expect(run(state, { type: 'purchase-failed', error: 1 }).effects.map(({ type }) => type)).toEqual([
      'report-error',
      'settle',
    ]);
  });
});

describe('restoring', () => {
  const restore = act({ type: 'restore-purchases' });
  const open = run(start(), restore);

  it('runs once and says what was found', () => {
    expect(open.effects).toEqual([{ type: 'restore-purchases' }]);
    expect(run(open.state, restore)).toEqual({ state: open.state, effects: [] });
    const { state } = run(open.state, { type: 'restore-completed', found: true });
    expect(state.restore).toEqual({ name: 'restored', found: true });
    expect(run(state, { type: 'restore-dismissed' }).state.restore).toEqual({ name: 'idle' });
    expect(run(state, restore).state.restore).toEqual({ name: 'restoring' });
  });

  it('may fail', () => {
    const { state, effects } = run(open.state, { type: 'restore-failed', error: 5 });
    expect(state.restore).toEqual({ name: 'failed' });
    expect(effects).toEqual([{ type: 'report-error', error: 5 }]);
  });

  it('is not dismissed while it runs', () => {
    expect(run(open.state, { type: 'restore-dismissed' }).state).toBe(open.state);
  });
});

it('other actions are passed on', () => {
  const url = {
    type: 'open-url',
    url: 'https://a.b/',
    method: 'external-browser',
    purpose: 'terms',
  } as const;
  const { state, effects } = run(
    start(),
    act(url),
    act({ type: 'visit-customer-center' }),
    act({ type: 'navigate-back' }),
    act({ type: 'none' }),
  );
  expect(effects).toEqual([url, { type: 'visit-customer-center' }, { type: 'go-back' }]);
  expect(state.name).toBe('open');
});

describe('tabs', () => {
  const tabs = {
    type: 'tabs',
    control: { type: 'buttons', stack: stack() },
    tabs: [
      { id: 'a', stack: stack([chosen('month')]) },
      { id: 'b', stack: stack([plan('week'), chosen('year')]) },
      { id: 'c', stack: stack([plan('week')]) },
    ],
  };
  const open = start(tabs);
  const tabsKey = 'base.stack.components[0]';
  const show = (tabId: string, key = tabsKey): PaywallEvent => ({
    type: 'tab-selected',
    tabsKey: key,
    tabId,
  });

  it('select their own package', () => {
    expect(open.selectedPackageId).toBe('month');
    expect(run(open, show('b')).state.selectedPackageId).toBe('year');
    expect(run(open, show('b'), pick('week'), show('c')).state.selectedPackageId).toBe('week');
    expect(run(open, show('c')).state.selectedPackageId).toBe('week');
    expect(run(open, show('c'), show('a')).state.selectedPackageId).toBe('month');
  });

  it('keep a package that is shown beside them', () => {
    expect(run(start(tabs, plan('week')), pick('week'), show('b')).state.selectedPackageId).toBe('week');
  });

  it('that are not there change nothing', () => {
    for (const event of [show('z'), show('a', 'gone'), show('__proto__')])
      expect(run(open, event).state).toBe(open);
  });

  it('a package of a hidden tab can’t be selected', () => {
    expect(run(open, pick('week')).state).toBe(open);
  });
});
