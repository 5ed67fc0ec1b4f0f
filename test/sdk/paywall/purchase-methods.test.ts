import { describe, expect, it } from 'vitest';
import { createPaywall } from '../../../sdk/internal';
import type { PurchaseMethod } from '../../../sdk/internal';
import type { Offering, PurchaseResult } from '../../../sdk/index';
import { month, oneTimeWire } from '../support/fixtures';
import { as, chosen, offeringOf, one, paywallWire, read, stack, text, wrong } from './wire';

const action = (fields: object) => ({ type: 'button', action: fields, stack: stack() });
const buying = (more: object = {}) => ({ type: 'purchase_button', stack: stack([text('hello')]), ...more });
const offering = offeringOf(
  { coins: oneTimeWire('lime_coins'), month: month() },
  paywallWire([chosen('coins'), buying()]),
);
const never = new Promise<PurchaseResult>(() => {});

/** The address that a press of a purchase button reports. */
const reported = (method: PurchaseMethod, sold: Offering = offering): string | undefined => {
  const found: (string | undefined)[] = [];
  const { send } = createPaywall(sold, {
    purchase: () => never,
    openUrl: () => {},
    error: () => {},
    interaction: ({ component_url }) => void found.push(component_url),
  });
  send({ type: 'purchase-requested', method });
  expect(found).toHaveLength(1);
  return found[0];
};

describe('the method of a purchase button', () => {
  const methodOf = (more: object) =>
    one('purchase-button', buying(more), { words: { shop: 'https://shop.example/?a=1' } }).method;

  it.each([
    [{}, 'in-app-checkout'],
    [{ action: 'web_checkout' }, 'web-checkout'],
    [{ method: { type: 'web_product_selection', auto_dismiss: true } }, 'web-product-selection'],
    [{ method: { type: 'unknown' } }, 'unknown'],
    [{ method: { type: 'web_checkout' }, action: 'in_app_checkout' }, 'web-checkout'],
  ])('of %j is %s', (more, type) => expect(methodOf(more)).toEqual({ type }));

  it('has an address, which is only reported', () => {
    const custom_url = { url_lid: 'shop', package_param: 'plan' };
    const method = methodOf({ method: { type: 'custom_web_checkout', custom_url } });
    expect(method).toEqual({
      type: 'custom-web-checkout',
      url: 'https://shop.example/?a=1',
      packageParameter: 'plan',
    });
    expect(reported(method)).toBe('https://shop.example/?a=1&plan=coins');
  });

  it('has the address of the package, otherwise that of the offering', () => {
    const coins = offering.packagesById['coins'];
    if (!coins) throw new Error('The fixture has no coins.');
    const urlWith = (more: object) =>
      reported(
        { type: 'web-checkout' },
        {
          ...offering,
          packagesById: { coins: { ...coins, ...more } },
          webCheckoutURL: 'https://all.example/',
        },
      );
    expect(urlWith({ webCheckoutURL: 'https://one.example/' })).toBe('https://one.example/');
    expect(urlWith({})).toBe('https://all.example/');
    expect(reported({ type: 'web-checkout' })).toBeUndefined();
  });

  it.each([
    [{ method: { type: 'teleport' } }, 'method.type'],
    [{ action: 'teleport' }, 'action'],
    [
      { method: { type: 'custom_web_checkout', custom_url: { url_lid: 'bad' } } },
      'method.custom_url.url_lid',
    ],
  ])('%j is named as a problem, and the button still sells', (more, path) => {
    expect(wrong(buying(more)).map((problem) => problem.path)).toEqual([path]);
    const { paywall } = read(paywallWire([buying(more)]));
    expect(as('purchase-button', paywall?.stack.children[0]).type).toBe('purchase-button');
  });
});

describe('a button of other platforms', () => {
  it.each([
    { type: 'navigate_to', destination: 'offer_code' },
    { type: 'screen_redirect' },
    { type: 'workflow' },
    { type: 'complete_workflow', url: 'https://a.example' },
    { type: 'close_workflow' },
  ])('%j is not shown, and named', (fields) => {
    const { paywall, problems } = read(paywallWire([action(fields)]));
    expect(paywall?.stack.children).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(/is not supported/);
  });

  it.each([{ type: 'web_paywall_link' }, { type: 'navigate_to', destination: 'web_paywall_link' }])(
    '%j is not shown, as the web never shows it',
    (fields) => {
      expect(read(paywallWire([action(fields)]))).toMatchObject({
        paywall: { stack: { children: [] } },
        problems: [],
      });
    },
  );
});
