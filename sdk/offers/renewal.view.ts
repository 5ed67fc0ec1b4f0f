import type { Translator } from '../i18n/translator';
import type { OfferFacts } from './offer-facts';
import { changingPrice, lastingPrice, priceAfterTrial } from './price.view';

/** 'Renews monthly at $9.99.', or what is paid after the trial and the reduced payments; `null` if nothing renews. */
export const renewalWords = (facts: OfferFacts, t: Translator): string | null => {
  const { base, trial } = facts;
  if (!base?.period) return null;
  const changing = changingPrice(facts, t);
  if (changing) return trial ? priceAfterTrial(facts, t) : changing;
  const values = { frequency: t.frequency(base.period), productPrice: t.price(lastingPrice(facts)) };
  return trial?.period
    ? t.text('checkout.renews_after_trial', { ...values, trialDuration: t.duration(trial.period) })
    : t.text('checkout.renews', values);
};
