import { plainSale } from '../../../../sdk/model/purchase/purchase-request';
import type { SaleOptions } from '../../../../sdk/model/purchase/purchase-request';
import type { PriceAnswer } from '../../../../sdk/model/purchase/checkout-session';
import type { PlanChange } from '../../../../sdk/model/purchase/plan-change';
import type { DeferredSession } from '../../../../sdk/ports/payment';
import { branding, session } from '../offer';
import { begin, owned } from '../steps';
import type { initialCheckout } from '../../../../sdk/internal';

/** A checkout on the wire of sessions, step by step. */

const collection = (amount: number) =>
  ({ mode: 'payment', methods: ['card'], futureUse: 'off_session', amount, currency: 'eur' }) as const;

export const deferred: DeferredSession = {
  publishableKey: session.publishableKey,
  accountId: session.accountId,
  managementUrl: null,
  collection: collection(825),
};

const nowhere = { state: null, city: null, line1: null, line2: null };
export const place = (postalCode: string) => ({ country: 'US', postalCode, ...nowhere });

/** The server's price, in cents. */
export const priceOf = (cents: number, more: Partial<PriceAnswer> = {}): PriceAnswer => ({
  price: {
    currency: 'EUR',
    totalMicros: cents * 10_000,
    taxMicros: 0,
    totalExcludingTaxMicros: cents * 10_000,
    originalMicros: cents * 10_000,
    isTaxInclusive: false,
    taxes: [],
    discounts: [],
    option: null,
  },
  collection: collection(cents),
  failedReason: null,
  interrupts: false,
  ...more,
});

export const priced = (cents: number, more: Partial<PriceAnswer> = {}) => ({
  type: 'price-read',
  answer: priceOf(cents, more),
});

export const refusedBy = (backendErrorCode: number, statusCode = 400) => ({
  kind: 'setting-up',
  code: 2,
  detail: 'refused',
  extra: { statusCode, backendErrorCode },
});
export const lost = { kind: 'network', code: 10, detail: 'lost', extra: undefined };

const unknownParts = {
  from: null,
  dueNow: null,
  nextRenewal: null,
  email: null,
  method: null,
  address: null,
};
export const planChange: PlanChange = {
  type: 'immediate',
  ...unknownParts,
  to: { productId: 'p', name: null, priceMicros: 1, currency: 'EUR', period: null },
};

interface Setting {
  readonly taxes?: boolean;
  readonly sale?: Partial<SaleOptions>;
  readonly needsConsent?: boolean;
  readonly opening?: Parameters<typeof initialCheckout>[1];
}

/** The branding has come; the server speaks the wire of sessions. */
export const onSessions = ({ taxes = true, sale = {}, needsConsent = false, opening = {} }: Setting = {}) =>
  begin('ada@lime.example', { sale: { ...plainSale, ...sale } }, opening).on({
    type: 'branding-loaded',
    startMayCharge: false,
    needsConsent,
    branding: { ...branding, terms: { ...branding.terms, collectsTax: taxes } },
  });

/** The form is open and has no intent. */
export const opened = (setting: Setting = {}) =>
  onSessions(setting)
    .on(owned)
    .on({
      type: 'purchase-started',
      start: { nextAction: 'collect_payment_info', sessionId: 'ops_1', session: deferred, planChange: null },
    });

/** The form is complete and shows a total of 8.25. */
export const fillable = (setting: Setting = {}) => {
  const checkout = opened(setting).on({ type: 'form-ready' });
  if (setting.taxes !== false || setting.sale?.discountCode) checkout.on(priced(825));
  return checkout.on({ type: 'form-changed', complete: true });
};

export const collected = { type: 'payment-collected', location: null };

/** The customer has pressed, and the intent is being created. */
export const creating = (setting: Setting = {}) =>
  fillable(setting).on({ type: 'payment-submitted' }).on(collected);

/** The intent is being confirmed. */
export const confirming = (setting: Setting = {}) =>
  creating(setting).on({ type: 'intent-created', session });
