import type { PriceState } from '../../../offers/totals.view';
import type { CheckoutState } from '../../machine/checkout.types';
import { priceStatus } from '../../machine/pricing/price-status.machine';

/** The server's price for the totals. After the form the last price stays. */
export const priceStateOf = (state: CheckoutState): PriceState => {
  const { price: value } = state;
  const status = state.name === 'needs-payment-info' && state.pricing ? priceStatus(state.pricing) : null;
  if (status === 'loading' || (status === 'pending' && value)) return { status, value };
  return { status: value ? 'known' : 'none', value };
};
