import type { CheckoutRequest, CheckoutState, CheckoutOutcome } from '../checkout/machine/checkout.types';
import { funnelEvents } from '../checkout/view/funnel.view';
import type { CheckoutProblem, FunnelEvent } from '../checkout/view/funnel.view';
import { displayedCode } from '../model/purchase/failure';
import type { PricingPhase } from '../model/catalogue/pricing-phase';
import type { PurchaseOption } from '../model/catalogue/product';
import type { Price } from '../model/catalogue/price';
import type { Appearance } from '../ports/theme';
import type { CheckoutEventDraft, EventProperties } from './event.types';

/** The way of selling, by the server's name. */
const MODE = { mode: 'sdk_checkout' } as const;

const draft = (name: string, properties: EventProperties = {}): CheckoutEventDraft => ({
  name: `checkout_${name}`,
  properties: { ...MODE, ...properties },
});

/** The branding by the names of the wire. */
const customization = (appearance: Appearance | undefined): EventProperties => ({
  customization_color_buttons_primary: appearance?.primary ?? null,
  customization_color_accent: appearance?.accent ?? null,
  customization_color_error: appearance?.error ?? null,
  customization_color_product_info_bg: appearance?.panelBackground ?? null,
  customization_color_form_bg: appearance?.formBackground ?? null,
  customization_color_page_bg: appearance?.pageBackground ?? null,
  customization_font: appearance?.font ?? null,
  customization_shapes: appearance?.shapes ?? null,
  customization_show_product_description: appearance?.showProductDescription ?? null,
});

type AnyOption = PurchaseOption & { readonly base?: PricingPhase; readonly basePrice?: Price };

const sessionStart = (
  { rcPackage, purchaseOption, customerEmail }: CheckoutRequest,
  appearance: Appearance | undefined,
): CheckoutEventDraft => {
  const { base, basePrice }: AnyOption = purchaseOption;
  const product = rcPackage.webBillingProduct;
  const price = base?.price ?? basePrice ?? product.currentPrice;
  return draft('session_start', {
    ...customization(appearance),
    product_interval: base?.periodDuration ?? null,
    product_price: price.amountMicros,
    product_currency: price.currency,
    selected_product_id: product.identifier,
    selected_package_id: rcPackage.identifier,
    selected_purchase_option: purchaseOption.id,
    customer_email_provided_by_developer: customerEmail !== null,
  });
};

const problem = (state: CheckoutState, what: CheckoutProblem): CheckoutEventDraft => {
  const { kind, code, backendErrorCode, detail } = what;
  const isOfProvider = kind === 'payment-refused' || kind === 'form-unavailable';
  const properties = { error_code: isOfProvider ? null : (backendErrorCode ?? code), error_message: detail };
  // The provider's form shows some refusals itself: these have no text here.
  if (state.name === 'needs-auth-info' || (kind === 'payment-refused' && detail === null))
    return draft('payment_form_error', properties);
  return draft(isOfProvider ? 'payment_form_gateway_error' : 'flow_error', properties);
};

const ofFunnel = (state: CheckoutState, event: FunnelEvent): readonly CheckoutEventDraft[] => {
  switch (event.type) {
    case 'form-shown':
      return [draft('payment_form_impression')];
    case 'submitted':
      // The provider's form does not tell which of its methods is used.
      return [draft('payment_form_submit', { selected_payment_method: null })];
    case 'problem':
      return [problem(state, event.problem)];
    case 'step':
      return event.step === 'success' ? [draft('purchase_successful_impression')] : [];
  }
};

const sessionEnd = (outcome: CheckoutOutcome): CheckoutEventDraft => {
  if (outcome.type === 'completed')
    return draft('session_end', {
      outcome: 'finished',
      with_redemption_info: outcome.redemptionInfo !== null,
    });
  if (outcome.type !== 'failed') return draft('session_end', { outcome: 'closed' });
  const { failure } = outcome;
  return draft('session_end', {
    outcome: 'errored',
    error_code: displayedCode(failure),
    error_message: failure.detail,
  });
};

/** A question for the price has its answer, and the server may have added taxes. Codes change the price, too. */
const taxEvents = (before: CheckoutState | null, state: CheckoutState): readonly CheckoutEventDraft[] => {
  if (before?.name !== 'needs-payment-info' || state.name !== 'needs-payment-info') return [];
  const asked = before.pricing?.asked;
  const { pricing, price, branding } = state;
  if (!asked || !pricing || pricing.asked || branding?.terms.collectsTax === false) return [];
  const { settled, isUnread } = pricing;
  const outcome = isUnread
    ? 'failed'
    : settled === 'disabled'
      ? 'disabled'
      : price && price.taxMicros > 0
        ? 'taxed'
        : 'not-taxed';
  return [
    draft('payment_tax_calculation', {
      outcome,
      ui_element: asked.location ? 'form' : 'auto',
      tax_inclusive: price?.isTaxInclusive ?? null,
      error_code: null,
    }),
  ];
};

const hasStarted = (state: CheckoutState | null): boolean =>
  state !== null && (state.branding !== null || state.name === 'closed');

/**
 * The events between two states of a checkout. The session starts when the branding is known, because the first event has
 * its colours.
 */
export const checkoutEvents = (
  before: CheckoutState | null,
  state: CheckoutState,
  request: CheckoutRequest,
): readonly CheckoutEventDraft[] => {
  const isEnd = state.name === 'closed';
  return [
    ...(hasStarted(state) && !hasStarted(before) ? [sessionStart(request, state.branding?.appearance)] : []),
    ...taxEvents(before, state),
    ...funnelEvents(before, state, before?.name === 'success' ? 'success' : null).flatMap((event) =>
      ofFunnel(state, event),
    ),
    ...(isEnd && before?.name === 'success' ? [draft('purchase_successful_dismiss')] : []),
    ...(isEnd ? [sessionEnd(state.outcome)] : []),
  ];
};
