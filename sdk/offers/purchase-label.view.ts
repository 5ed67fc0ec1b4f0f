import type { OfferFacts } from './offer-facts';
import { changingPrice, firstPrice, pricePerPeriod } from './price.view';
import type { Translator } from '../i18n/translator';

/** The label of a button that opens the checkout: the trial, or the price with its frequency and with what follows it. */
export const purchaseLabel = (facts: OfferFacts, t: Translator): string => {
  if (facts.trial) return t.text('state_needs_payment_info.button_start_trial');
  const productPrice = pricePerPeriod(facts, t);
  if (changingPrice(facts, t))
    return t.text('button.subscribe_then', { introPrice: t.price(firstPrice(facts)), productPrice });
  return t.text(facts.base ? 'button.subscribe' : 'button.buy', { productPrice });
};
