import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  PurchaseButton,
  PurchaseCheckout,
  PurchaseCustomer,
  PurchaseOffers,
  PurchasePaywall,
} from '../../../elements/react/tags/components';
import { PurchaseGate } from '../../../elements/react/tags/gate';
import { PurchasesProvider } from '../../../elements/react/provider';
import type { PurchaseButtonElement, PurchaseOffersElement } from '../../../elements/entries/npm';
import { Purchases } from '../../../sdk/index';
import type { Offering } from '../../../sdk/index';
import { platform } from '../../../sdk/purchases/platform';
import { fire, KEY, OTHER_KEY, render, setStage, the } from './support/stage';

setStage();
// The entry fetches the screens when a tag appears; here the tags stay what React makes of them.
beforeEach(() => void vi.spyOn(platform, 'loadUi').mockReturnValue(new Promise(() => {})));

describe('attributes and properties', () => {
  it('texts and flags are attributes, objects are properties, and nothing is [object Object]', async () => {
    const appearance = { shape: 'pill' } as const;
    const texts = { de: {} };
    await render(
      <PurchaseButton
        package="monthly"
        apiKey={KEY}
        appUserId={null}
        proxyUrl={undefined}
        disabled={false}
        {...{ appearance, texts }}
      >
        Buy
      </PurchaseButton>,
    );
    const button = the('purchase-button');
    expect(button.outerHTML).toBe(
      `<purchase-button package="monthly" api-key="${KEY}">Buy</purchase-button>`,
    );
    expect(button['appearance']).toBe(appearance);
    expect(button['texts']).toBe(texts);
  });

  it('a change is passed on, an object that says the same is not, and what is no longer said is taken back', async () => {
    const { again } = await render(<PurchaseOffers package="annual" appearance={{ shape: 'pill' }} />);
    const offers = the('purchase-offers');
    const before = offers['appearance'];
    await again(<PurchaseOffers package="monthly" appearance={{ shape: 'pill' }} periods="never" />);
    expect(offers['appearance']).toBe(before);
    expect(offers.outerHTML).toBe('<purchase-offers package="monthly" periods="never"></purchase-offers>');
    await again(<PurchaseOffers />);
    expect(offers['appearance']).toBe(null);
    expect(offers.outerHTML).toBe('<purchase-offers></purchase-offers>');
  });

  it('a subscriber token is never an attribute', async () => {
    const productChangeInfo = { subscriberToken: 'sub_1' };
    const { again } = await render(<PurchaseOffers productChangeInfo={productChangeInfo} />);
    const offers = the('purchase-offers');
    expect(offers['productChangeInfo']).toBe(productChangeInfo);
    expect(offers.outerHTML).toBe('<purchase-offers></purchase-offers>');
    await again(<PurchaseOffers />);
    expect(offers['productChangeInfo']).toBe(null);
  });

  it('an offering may be a name or an object, in turn', async () => {
    const offering = { identifier: 'spring', availablePackages: [] } as unknown as Offering;
    const { again } = await render(<PurchasePaywall offering={offering} />);
    const paywall = the('purchase-paywall');
    expect(paywall['offering']).toBe(offering);
    expect(paywall.hasAttribute('offering')).toBe(false);
    await again(<PurchasePaywall offering="autumn" />);
    expect(paywall['offering']).toBe('autumn');
    await again(<PurchasePaywall />);
    expect(paywall['offering']).toBe(null);
  });

  it('what every HTML element takes goes through, as do children with a slot', async () => {
    const press = vi.fn();
    await render(
      <PurchaseCustomer className="wide" id="mine" aria-label="Mine" data-x="1" onClick={press} activeOnly>
        <p slot="empty">Nothing</p>
      </PurchaseCustomer>,
    );
    const customer = the('purchase-customer');
    expect([...customer.attributes].map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
      'active-only=',
      'aria-label=Mine',
      'class=wide',
      'data-x=1',
      'id=mine',
    ]);
    expect(customer.innerHTML).toBe('<p slot="empty">Nothing</p>');
    customer.click();
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('a ref holds the element while it is there', async () => {
    const object = createRef<PurchaseOffersElement>();
    const calls: (PurchaseButtonElement | null)[] = [];
    const { leave } = await render(
      <>
        <PurchaseOffers ref={object} />
        <PurchaseButton ref={(element) => void calls.push(element)} />
      </>,
    );
    expect(object.current).toBe(the('purchase-offers'));
    expect(calls.at(-1)).toBe(the('purchase-button'));
    await leave();
    expect(object.current).toBe(null);
    expect(calls.at(-1)).toBe(null);
  });
});

describe('the instance', () => {
  const tree = (config: { apiKey: string; appUserId: string } | null, more = {}) => (
    <PurchasesProvider config={config}>
      <PurchaseButton {...more} />
    </PurchasesProvider>
  );

  it('is the provider’s, as soon as there is one, and follows it', async () => {
    const { again } = await render(tree(null));
    expect(the('purchase-button')['purchases'] ?? null).toBe(null);
    await again(tree({ apiKey: KEY, appUserId: 'nils' }));
    expect(the('purchase-button')['purchases']).toBe(Purchases.getSharedInstance());
    await again(tree({ apiKey: OTHER_KEY, appUserId: 'nils' }));
    expect(the('purchase-button')['purchases']).toBe(Purchases.getSharedInstance());
  });

  it('is another where the element says so, by an instance or by a key', async () => {
    const purchases = new Purchases({ apiKey: KEY, appUserId: 'ada' });
    const config = { apiKey: KEY, appUserId: 'nils' };
    const { again } = await render(tree(config, { purchases }));
    expect(the('purchase-button')['purchases']).toBe(purchases);
    await again(tree(config, { apiKey: OTHER_KEY }));
    expect(the('purchase-button')['purchases']).toBe(null);
  });
});

describe('handlers', () => {
  const EVENTS = {
    'purchase-button': [PurchaseButton, 'onRequested onFinished onCancelled onFailed'],
    'purchase-checkout': [PurchaseCheckout, 'onFinished onCancelled onFailed'],
    'purchase-customer': [PurchaseCustomer, 'onCustomerManage onCustomerRestored onCustomerError'],
    'purchase-gate': [PurchaseGate, 'onGateChange'],
    'purchase-offers': [PurchaseOffers, 'onOffersSelect onRequested onFinished onCancelled onFailed'],
    'purchase-paywall': [
      PurchasePaywall,
      `onPaywallPurchased onPaywallClosed onPaywallError onPaywallSelect onPaywallPurchase onPaywallNavigate
       onPaywallBack onPaywallCustomerCenter onPaywallRestore onPaywallRestored`,
    ],
  } as const;
  const eventOf = (handler: string): string => {
    const rest = handler.slice(2).replace(/[A-Z]/g, (letter, at) => (at ? '-' : '') + letter.toLowerCase());
    return rest.includes('-') ? rest : `purchase-${rest}`;
  };

  it.each(Object.entries(EVENTS))('%s: each hears its event, with the detail', async (tag, [Part, names]) => {
    const heard: string[] = [];
    const all = names.split(/\s+/);
    const handlers = Object.fromEntries(
      all.map((name) => [name, (event: CustomEvent) => heard.push(`${name} ${String(event.detail)}`)]),
    );
    await render(<Part {...handlers} />);
    for (const name of all) fire(the(tag), eventOf(name), 7);
    expect(heard).toEqual(all.map((name) => `${name} 7`));
    expect(the(tag).getAttributeNames()).toEqual(tag === 'purchase-gate' ? ['hidden'] : []);
  });

  it('the latest one is called, each once, it may prevent, and none after it is taken away', async () => {
    const first = vi.fn();
    const second = vi.fn((event: Event) => event.preventDefault());
    const { again } = await render(<PurchaseButton onRequested={first} />);
    expect(fire(the('purchase-button'), 'purchase-requested')).toBe(true);
    await again(<PurchaseButton onRequested={second} />);
    expect(fire(the('purchase-button'), 'purchase-requested')).toBe(false);
    await again(<PurchaseButton onRequested={undefined} />);
    expect(fire(the('purchase-button'), 'purchase-requested')).toBe(true);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('hears its own element, not one that stands inside of it', async () => {
    const outer = vi.fn();
    const inner = vi.fn();
    await render(
      <PurchaseGate onGateChange={outer} id="outer">
        <PurchaseGate onGateChange={inner} id="inner" />
      </PurchaseGate>,
    );
    fire(the('#inner'), 'gate-change');
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
    fire(the('#outer'), 'gate-change');
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
  });
});
