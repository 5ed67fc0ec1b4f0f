import type { CustomerInfo } from '../../model/customer/customer-info';
import { hasIntent } from '../../model/purchase/has-intent';
import type { Checkout } from '../machine/checkout-control.types';
import type { CheckoutState } from '../machine/checkout.types';

/** The customer has something to manage, which the screen shows. */
const isNeeded = (state: CheckoutState): boolean =>
  state.name === 'success' || (state.name === 'error' && state.failure.kind === 'already-purchased');

/** Finds the page where the customer manages what they have bought: in the session, otherwise in the customer info. */
export const followManagement = (
  { $state, send }: Pick<Checkout, '$state' | 'send'>,
  readInfo: () => Promise<CustomerInfo>,
): void => {
  let isRead = false;
  $state.subscribe((state) => {
    if (state.name === 'needs-payment-info' && !hasIntent(state.session) && state.session.managementUrl)
      if (state.managementUrl === null) send({ type: 'management-known', url: state.session.managementUrl });
    if (isRead || !isNeeded(state)) return;
    isRead = true;
    readInfo().then(
      ({ managementURL }) => managementURL && send({ type: 'management-known', url: managementURL }),
      () => {}, // The screen is complete without it.
    );
  });
};
