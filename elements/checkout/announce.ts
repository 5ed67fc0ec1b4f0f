import { funnelEvents } from '../../sdk/internal';
import type { Checkout, CheckoutState, CheckoutStep, FunnelEvent } from '../../sdk/internal';
import type { CheckoutSubject, PurchaseCheckoutEventMap } from './purchase-checkout.types';

type Emit = <K extends keyof PurchaseCheckoutEventMap>(
  type: K,
  detail: PurchaseCheckoutEventMap[K]['detail'],
) => void;

const emitFunnel = (event: FunnelEvent, subject: CheckoutSubject, emit: Emit): void => {
  switch (event.type) {
    case 'step':
      return emit('purchase-step', { ...subject, step: event.step });
    case 'submitted':
      return emit('purchase-submitted', subject);
    case 'problem': {
      const { kind, code, backendErrorCode } = event.problem;
      return emit('purchase-error', { ...subject, kind, code, backendErrorCode });
    }
    case 'form-shown':
  }
};

/**
 * Fires the events of a checkout. A success is announced at once, before the customer closes the success screen: the
 * customer may close the tab instead. The other events wait until the element is in the page.
 */
export const announce = ({ $state, request }: Checkout, emit: Emit): void => {
  const { rcPackage, purchaseOption } = request;
  const { webBillingProduct: product, identifier: packageIdentifier } = rcPackage;
  const subject: CheckoutSubject = {
    productIdentifier: product.identifier,
    packageIdentifier,
    optionIdentifier: purchaseOption.id,
    offeringIdentifier: product.presentedOfferingContext.offeringIdentifier,
  };
  let before: CheckoutState | null = null;
  let shown: CheckoutStep | null = null;
  let hasSucceeded = false;
  queueMicrotask(() => emit('purchase-opened', subject));
  $state.subscribe((state) => {
    const events = funnelEvents(before, state, shown);
    before = state;
    for (const event of events) {
      if (event.type === 'step') shown = event.step;
      queueMicrotask(() => emitFunnel(event, subject, emit));
    }
    if (state.name !== 'success' || hasSucceeded) return;
    hasSucceeded = true;
    const { sessionId: operationSessionId, redemptionInfo } = state;
    emit('purchase-succeeded', { productIdentifier: product.identifier, operationSessionId, redemptionInfo });
  });
};
