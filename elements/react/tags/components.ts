import { useLayoutEffect } from 'react';
import type { FunctionComponent, RefObject } from 'react';
import type {
  PurchaseButtonElement,
  PurchaseButtonEventMap,
  PurchaseCheckoutElement,
  PurchaseCheckoutEventMap,
  PurchaseCustomerElement,
  PurchaseCustomerEventMap,
  PurchaseOffersElement,
  PurchaseOffersEventMap,
  PurchasePaywallElement,
  PurchasePaywallEventMap,
} from '../../entries/npm';
import { tagComponent } from './tag-component';
import type { TagProps } from './tag-props.types';

export type PurchaseButtonProps = TagProps<PurchaseButtonElement, PurchaseButtonEventMap>;
export type PurchaseCheckoutProps = TagProps<PurchaseCheckoutElement, PurchaseCheckoutEventMap>;
export type PurchaseCustomerProps = TagProps<PurchaseCustomerElement, PurchaseCustomerEventMap>;
export type PurchaseOffersProps = TagProps<PurchaseOffersElement, PurchaseOffersEventMap>;
export type PurchasePaywallProps = TagProps<PurchasePaywallElement, PurchasePaywallEventMap>;

const SALE_EVENTS = { 'purchase-finished': 1, 'purchase-cancelled': 1, 'purchase-failed': 1 } as const;

/**
 * `<purchase-button>`: opens the checkout of one product above the page.
 *
 * @example
 * <PurchaseButton package="monthly" onFinished={({ detail }) => welcome(detail)}>Go PRO</PurchaseButton>
 */
export const PurchaseButton: FunctionComponent<PurchaseButtonProps> = /* @__PURE__ */ tagComponent<
  PurchaseButtonElement,
  PurchaseButtonEventMap
>({
  tag: 'purchase-button',
  events: { ...SALE_EVENTS, 'purchase-requested': 1 },
});

/**
 * An open checkout adds a child to its element and begins a purchase. Both must wait until React has mounted the element
 * and the provider has its instance.
 */
const useOpening = (
  element: RefObject<HTMLElement | null>,
  { open, layout }: Readonly<Record<string, unknown>>,
  isReady: boolean,
): void => {
  const place = typeof layout === 'string' ? layout : null;
  const isOpen = typeof open === 'boolean' ? open : place === 'inline' || null;
  useLayoutEffect(() => {
    if (!element.current || !isReady) return;
    for (const [name, value] of [
      ['layout', place],
      ['open', isOpen],
    ] as const) {
      if (value === null) element.current.removeAttribute(name);
      else element.current.setAttribute(name, String(value));
    }
  }, [element, isReady, place, isOpen]);
};

/**
 * `<purchase-checkout>`: sells one product while `open` is set, as a dialog; with `layout="inline"` in its place in the
 * page, from the start. It closes at the end of the purchase: set `open` to false in `onFinished`, `onCancelled` and
 * `onFailed`.
 *
 * @example
 * <PurchaseCheckout package="annual" open={isBuying} onFinished={done} onCancelled={() => setIsBuying(false)} />
 */
export const PurchaseCheckout: FunctionComponent<PurchaseCheckoutProps> = /* @__PURE__ */ tagComponent<
  PurchaseCheckoutElement,
  PurchaseCheckoutEventMap
>({
  tag: 'purchase-checkout',
  events: {
    ...SALE_EVENTS,
    'purchase-succeeded': 1,
    'purchase-requested': 1,
    'purchase-opened': 1,
    'purchase-step': 1,
    'purchase-submitted': 1,
    'purchase-error': 1,
  },
  kept: ['layout', 'open'],
  useMore: useOpening,
});

/**
 * `<purchase-customer>`: what the customer owns, when it renews or ends, and where to manage it.
 *
 * @example
 * <PurchaseCustomer activeOnly onCustomerManage={openPortal} />
 */
export const PurchaseCustomer: FunctionComponent<PurchaseCustomerProps> = /* @__PURE__ */ tagComponent<
  PurchaseCustomerElement,
  PurchaseCustomerEventMap
>({
  tag: 'purchase-customer',
  events: { 'customer-manage': 1, 'customer-restored': 1, 'customer-error': 1 },
});

/**
 * `<purchase-offers>`: a price table of an offering. Children with a `slot` add content to a package.
 *
 * @example
 * <PurchaseOffers recommended="annual" onFinished={welcome}><ul slot="annual">…</ul></PurchaseOffers>
 */
export const PurchaseOffers: FunctionComponent<PurchaseOffersProps> = /* @__PURE__ */ tagComponent<
  PurchaseOffersElement,
  PurchaseOffersEventMap
>({
  tag: 'purchase-offers',
  events: { ...SALE_EVENTS, 'offers-select': 1, 'purchase-requested': 1 },
});

/**
 * `<purchase-paywall>`: the remote paywall of an offering.
 *
 * @example
 * <PurchasePaywall offering="summer" onPaywallPurchased={welcome} />
 */
export const PurchasePaywall: FunctionComponent<PurchasePaywallProps> = /* @__PURE__ */ tagComponent<
  PurchasePaywallElement,
  PurchasePaywallEventMap
>({
  tag: 'purchase-paywall',
  events: {
    'paywall-purchased': 1,
    'paywall-closed': 1,
    'paywall-error': 1,
    'paywall-select': 1,
    'paywall-purchase': 1,
    'paywall-purchase-started': 1,
    'paywall-purchase-cancelled': 1,
    'paywall-purchase-failed': 1,
    'paywall-interaction': 1,
    'paywall-navigate': 1,
    'paywall-back': 1,
    'paywall-customer-center': 1,
    'paywall-restore': 1,
    'paywall-restored': 1,
  },
});
