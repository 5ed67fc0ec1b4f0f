import { describe, expect, it, vi } from 'vitest';
import { createPaywall } from '../../../sdk/internal';
import type { PaywallEvent, PaywallInteractionEvent, PaywallPorts } from '../../../sdk/internal';
import type { PurchaseResult } from '../../../sdk/index';
import { month, oneTimeWire } from '../support/fixtures';
import { chosen, one, offeringOf, paywallWire, plan, stack, text } from './wire';

const action = (fields: object) => ({ type: 'button', action: fields, stack: stack() });
const buying = { type: 'purchase_button', stack: stack([text('hello')]) };
const carousel = {
  type: 'carousel',
  name: 'Benefits',
  pages: [
    { ...stack(), name: 'First' },
    { ...stack(), name: 'Second' },
  ],
};
const tabs = (type: string) => ({
  type: 'tabs',
  control: { type, stack: stack() },
  default_tab_id: 'b',
  tabs: [
    { id: 'a', stack: stack() },
    { id: 'b', stack: stack() },
  ],
});
const sheet = { name: 'All plans', stack: stack([chosen('month')]) };
const SHEET = 'base.stack.components[6].action.sheet';
const data = paywallWire([
  chosen('coins'),
  plan('month'),
  tabs('buttons'),
  tabs('toggle'),
  carousel,
  buying,
  action({ type: 'navigate_to', destination: 'sheet', sheet }),
]);
const products = { coins: oneTimeWire('lime_coins'), month: month() };
const offering = offeringOf(products, data);
const monthId = offering.packagesById['month']?.webBillingProduct.identifier;

const never = new Promise<PurchaseResult>(() => {});
const open = (ports: Partial<PaywallPorts> = {}) => {
  const found: PaywallInteractionEvent[] = [];
  const session = createPaywall(offering, {
    purchase: () => never,
    openUrl: () => {},
    back: () => {},
    visitCustomerCenter: () => {},
    restore: () => new Promise<boolean>(() => {}),
    error: () => {},
    interaction: (interaction) => void found.push(interaction),
    ...ports,
  });
  return { ...session, found };
};
const after = (...events: readonly PaywallEvent[]): readonly PaywallInteractionEvent[] => {
  const { send, found } = open();
  events.forEach(send);
  return found;
};

const origin = { origin_package_id: 'coins', origin_product_id: 'lime_coins' };
const initial = { default_package_id: 'coins', default_product_id: 'lime_coins' };
const pick: PaywallEvent = { type: 'package-selected', packageId: 'month', name: 'Plan' };

describe('an interaction', () => {
  it('has the packages of a choice, and is none without a change', () => {
    expect(after(pick, pick, { type: 'package-selected', packageId: 'gone' })).toEqual([
      {
        component_type: 'package',
        component_value: 'month',
        component_name: 'Plan',
        ...origin,
        destination_package_id: 'month',
        destination_product_id: monthId,
        ...initial,
      },
    ]);
    const chosenByButton = { type: 'select-package', packageId: 'month' } as const;
    expect(after({ type: 'action-requested', action: chosenByButton })).toMatchObject([
      { component_type: 'button', component_value: 'select_package', destination_package_id: 'month' },
    ]);
  });

  it.each([
    [2, 'tab'],
    [3, 'switch'],
  ])('has the numbers and ids of tabs (%i is a %s)', (index, type) => {
    const tabsKey = `base.stack.components[${index}]`;
    const choose = (tabId: string): PaywallEvent => ({ type: 'tab-selected', tabsKey, tabId });
    expect(after(choose('a'), choose('a'), choose('gone'))).toEqual([
      {
        component_type: type,
        component_value: 'a',
        origin_index: 1,
        destination_index: 0,
        default_index: 1,
        origin_context_name: 'b',
        destination_context_name: 'a',
      },
    ]);
  });

  it('has the pages of a carousel', () => {
    const node = one('carousel', carousel);
    expect(after({ type: 'page-turned', carousel: node, origin: 0, destination: 1 })).toEqual([
      {
        component_type: 'carousel',
        component_value: '1',
        component_name: 'Benefits',
        origin_index: 0,
        destination_index: 1,
        default_index: 0,
        origin_context_name: 'First',
        destination_context_name: 'Second',
      },
    ]);
  });

  it('has the action of a button and the address of a link', () => {
    const press = (action: Extract<PaywallEvent, { type: 'action-requested' }>['action']): PaywallEvent => ({
      type: 'action-requested',
      action,
      name: 'Small',
    });
    const link = { type: 'open-url', url: 'https://a.example/?x=1', method: 'deep-link' } as const;
    const restore = press({ type: 'restore-purchases' });
    expect(
      after(
        press({ type: 'navigate-back' }),
        press({ type: 'visit-customer-center' }),
        press({ ...link, purpose: 'terms' }),
        restore,
        restore,
        press({ type: 'none' }),
        { type: 'link-opened', url: link.url },
      ),
    ).toEqual([
      { component_type: 'button', component_value: 'navigate_back', component_name: 'Small' },
      { component_type: 'button', component_value: 'navigate_to_customer_center', component_name: 'Small' },
      {
        component_type: 'button',
        component_value: 'navigate_to_terms',
        component_name: 'Small',
        component_url: link.url,
      },
      { component_type: 'button', component_value: 'restore_purchases', component_name: 'Small' },
      { component_type: 'text', component_value: 'navigate_to_url', component_url: link.url },
    ]);
  });

  it('has the package of a sheet and the one that is selected again', () => {
    const [opened, closed] = after(
      { type: 'action-requested', action: { type: 'open-sheet', sheetKey: SHEET } },
      { type: 'sheet-closed' },
      { type: 'sheet-closed' },
    );
    expect(opened).toEqual({
      component_type: 'button',
      component_value: 'navigate_to_sheet',
      current_package_id: 'coins',
      current_product_id: 'lime_coins',
      resulting_package_id: 'month',
      resulting_product_id: monthId,
    });
    expect(closed).toEqual({
      component_type: 'package_selection_sheet',
      component_value: 'close',
      component_name: 'All plans',
      current_package_id: 'month',
      current_product_id: monthId,
      resulting_package_id: 'coins',
      resulting_product_id: 'lime_coins',
    });
  });

  it('has the package of a purchase, once', () => {
    const buy: PaywallEvent = { type: 'purchase-requested', name: 'Buy' };
    expect(after(buy, buy, pick)).toEqual([
      {
        component_type: 'purchase_button',
        component_value: 'in_app_checkout',
        component_name: 'Buy',
        current_package_id: 'coins',
        current_product_id: 'lime_coins',
      },
    ]);
  });

  it('is none after the paywall was closed', () => {
    expect(after({ type: 'closed' }, pick)).toEqual([]);
  });

  it('that the page can’t handle does not stop the paywall', () => {
    const error = vi.fn();
    const thrown = new Error('of the page');
    const interaction = (): never => {
      throw thrown;
    };
    const { send, $state } = open({ interaction, error });
    send(pick);
    expect($state.get().selectedPackageId).toBe('month');
    expect(error).toHaveBeenCalledExactlyOnceWith(thrown);
  });
});
