import { pricePerPeriod } from './offer.view';
import type { OfferFacts } from './offer.view';
import type { Translator } from '../i18n/translator';

/** The label of a button that opens the checkout: the trial, or the price and its frequency. */
export const purchaseLabel = (facts: OfferFacts, t: Translator): string => {
  if (facts.trial) return t.text('state_needs_payment_info.button_start_trial');
  const productPrice = pricePerPeriod(facts, t);
  return t.text(facts.base ? 'button.subscribe' : 'button.buy', { productPrice });
};
