import type { CheckoutRequest, CheckoutState, CheckoutOutcome } from '../checkout/machine/checkout.types';
import { funnelEvents } from '../checkout/view/funnel.view';
import type { CheckoutProblem, FunnelEvent } from '../checkout/view/funnel.view';
import { displayedCode } from '../model/failure';
import type { PricingPhase } from '../model/pricing-phase';
import type { PurchaseOption } from '../model/product';
import type { Price } from '../model/price';
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

const problemNames = {
  'payment-refused': 'payment_form_gateway_error',
  'form-unavailable': 'payment_form_gateway_error',
} as const;

const problem = (state: CheckoutState, what: CheckoutProblem): CheckoutEventDraft => {
  const ofForm = what.kind in problemNames;
  // Errors that the form shows itself have no text here.
  const isShownByForm = what.kind === 'payment-refused' && what.detail === null;
  const isInForm = isShownByForm || state.name === 'needs-auth-info';
  return draft(isInForm ? 'payment_form_error' : ofForm ? 'payment_form_gateway_error' : 'flow_error', {
    error_code: ofForm ? null : (what.backendErrorCode ?? what.code),
    error_message: what.detail,
  });
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
    // A change of the price belongs here: `checkout_payment_tax_calculation`.
    ...funnelEvents(before, state, before?.name === 'success' ? 'success' : null).flatMap((event) =>
      ofFunnel(state, event),
    ),
    ...(isEnd && before?.name === 'success' ? [draft('purchase_successful_dismiss')] : []),
    ...(isEnd ? [sessionEnd(state.outcome)] : []),
  ];
};
