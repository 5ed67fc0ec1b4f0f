import type { Log } from '../../ports/log';
import type { Checkout } from '../machine/checkout-control.types';
import type { CheckoutState } from '../machine/checkout.types';
import type { PurchaseParams } from '../session/request';

/** The code that the server has applied; `undefined`: the state does not say. */
const appliedCode = (state: CheckoutState): string | null | undefined =>
  state.name === 'needs-payment-info' && state.pricing?.asked === null
    ? (state.price?.discounts.find(({ code }) => code !== null)?.code ?? null)
    : undefined;

/** Does what the parameters of a purchase ask for while its checkout runs. */
export const followSale = (checkout: Checkout, params: PurchaseParams, log: Log): void => {
  const { onDiscountCodeChanged, skipSuccessPage } = params;
  if (!onDiscountCodeChanged && !skipSuccessPage) return;
  let known: string | null = null;
  checkout.$state.subscribe((state) => {
    if (state.name === 'success' && skipSuccessPage) checkout.send({ type: 'continued' });
    const code = appliedCode(state);
    if (code === undefined || code === known) return;
    known = code;
    try {
      onDiscountCodeChanged?.(code);
    } catch (error) {
      // An error of the integrator's function must not end a purchase.
      log.error(`onDiscountCodeChanged: ${String(error)}`);
    }
  });
};
