import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialPaywall, paywallTransition } from '../../../../sdk/internal';
import type { PaywallEffect, PaywallEvent, PaywallState } from '../../../../sdk/internal';
import type { PurchaseResult } from '../../../../sdk/index';
import { chosen, good, paywallWire, plan, stack } from '../wire';

const result = { redemptionInfo: null } as unknown as PurchaseResult;
const start = (...components: readonly unknown[]): PaywallState =>
  initialPaywall(good(paywallWire(components)));
const pick = (packageId: string): PaywallEvent => ({ type: 'package-selected', packageId });
const act = (type: 'restore-purchases' | 'navigate-back'): PaywallEvent => ({
  type: 'action-requested',
  action: { type },
});
const buy: PaywallEvent = { type: 'purchase-requested' };
const bought: PaywallEvent = { type: 'purchase-completed', packageId: 'month', result };
const close: PaywallEvent = { type: 'closed' };

describe('on every walk', () => {
  const tabs = {
    type: 'tabs',
    control: { type: 'buttons', stack: stack() },
    tabs: [
      { id: 'a', stack: stack([chosen('month')]) },
      { id: 'b', stack: stack([plan('week')]) },
    ],
  };
  const first = start(tabs, plan('year'));
  const event = fc.constantFrom<PaywallEvent>(
    buy,
    buy,
    pick('month'),
    pick('week'),
    pick('year'),
    { type: 'tab-selected', tabsKey: 'base.stack.components[0]', tabId: 'a' },
    { type: 'tab-selected', tabsKey: 'base.stack.components[0]', tabId: 'b' },
    act('restore-purchases'),
    act('navigate-back'),
    { type: 'wallet-pressed', packageId: 'year' },
    { type: 'wallets-known', walletKey: 'base.stack.components[2]', areAvailable: true },
    { type: 'restore-dismissed' },
    bought,
    { type: 'purchase-cancelled' },
    { type: 'purchase-cancelled' },
    { type: 'purchase-failed', error: 1 },
    { type: 'restore-completed', found: false },
    { type: 'restore-failed', error: 1 },
    close,
  );
  const walk = fc.array(event, { size: 'max', maxLength: 40 });
  interface Step {
    readonly before: PaywallState;
    readonly event: PaywallEvent;
    readonly after: PaywallState;
    readonly effects: readonly PaywallEffect[];
  }
  const stepsOf = (events: readonly PaywallEvent[]): readonly Step[] => {
    let before = first;
    return events.map((event) => {
      const [after, effects] = paywallTransition(before, event);
      const step = { before, event, after, effects };
      before = after;
      return step;
    });
  };
  const invariants: Readonly<Record<string, (steps: readonly Step[]) => void>> = {
    'it settles at most once, when it closes': (steps) => {
      for (const { before, after, effects } of steps)
        expect(effects.filter(({ type }) => type === 'settle')).toHaveLength(
          before.name === 'open' && after.name === 'closed' ? 1 : 0,
        );
    },
    'nothing leaves closed': (steps) => {
      for (const { before, after, effects } of steps.filter((step) => step.before.name === 'closed')) {
        expect(after).toBe(before);
        expect(effects).toEqual([]);
      }
    },
    'purchases never overlap': (steps) => {
      let open = 0;
      for (const { before, event, effects } of steps) {
        if (before.purchase === 'purchasing' && /^purchase-(completed|cancelled|failed)/.test(event.type))
          open -= 1;
        open += effects.filter(({ type }) => type === 'start-purchase').length;
        expect(open).toBeLessThanOrEqual(1);
      }
    },
    'what is bought is selected and shown': (steps) => {
      for (const { before, effects } of steps)
        for (const effect of effects)
          if (effect.type === 'start-purchase') {
            expect(effect.packageId).toBe(before.selectedPackageId);
            const tab = before.tabs.get('base.stack.components[0]') ?? 'a';
            expect([tab === 'a' ? 'month' : 'week', 'year']).toContain(effect.packageId);
          }
    },
    'it does not close while a purchase is under way': (steps) => {
      for (const { before, event, after } of steps)
        if (before.purchase === 'purchasing' && event.type === 'closed') expect(after.name).toBe('open');
    },
    'a customer who has bought is told so': (steps) => {
      for (const { before, event, effects } of steps)
        if (before.name === 'open' && before.purchase === 'purchasing' && event.type === 'purchase-completed')
          expect(effects).toMatchObject([{ outcome: { type: 'purchased' } }]);
    },
  };

  it.each(Object.entries(invariants))('%s', (_, holds) => {
    fc.assert(
      fc.property(walk, (events) => holds(stepsOf(events))),
      { numRuns: 200 },
    );
  });
});
