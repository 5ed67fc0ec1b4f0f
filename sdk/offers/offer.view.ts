import { around } from '../i18n/isolate';
import type { Around } from '../i18n/isolate';
import type { Translator } from '../i18n/translator';
import { withOption } from './offer-facts';
import type { OfferFacts } from './offer-facts';
import {
  changingPrice,
  firstPrice,
  fullPrice,
  priceAfterTrial,
  pricePerPeriod,
  priceWords,
  trialWords,
} from './price.view';
import { optionTotals } from './option-totals.view';
import type { TotalsView } from './option-totals.view';
import type { PriceState, totalsView } from './totals.view';

/** The texts of the side panel with the offer. */
export interface OfferView {
  readonly title: string;
  /** The trial as a pill, e.g. '3 days free', or its price; `null` without a trial. */
  readonly trial: string | null;
  /** The price of the first payment that is not free. */
  readonly price: string;
  /** The price in a sentence, in the word order of the language: 'Then ', '$9.99', ' / month'. */
  readonly priceLine: Around;
  /** The regular price, to be struck through beside a lower one. */
  readonly fullPrice: string | null;
  /** The price line and the regular price in one sentence, for screen readers. */
  readonly priceWords: string;
  /** '/ month' beside the price; `null` for one-time products. */
  readonly per: string | null;
  /** 'Then $9.99 / month'; `null` without a trial. */
  readonly afterTrial: string | null;
  readonly description: string | null;
  readonly facts: readonly string[];
  readonly totals: TotalsView;
}

/** Split around the price, so that the price can be larger. */
const priceLine = (sentence: string, amount: string): Around =>
  around(sentence, amount) ?? [sentence, '', ''];

/** The option that is on screen: the server's, if its price names one. */
const shownFacts = (facts: OfferFacts, { status, value }: PriceState): OfferFacts =>
  status !== 'none' && value?.option ? withOption(facts, value.option) : facts;

export interface OfferViewOptions {
  /** The branding asks for the product's description. */
  readonly showDescription: boolean;
  readonly price: PriceState;
  readonly now: Date;
  /** False: no totals. Default: true. */
  readonly hasTotals?: boolean;
  /** Makes the totals of the server's price. Default: they are made of the option alone. */
  readonly pricedTotals?: typeof totalsView | undefined;
}

/** Spec section 2, "Offer": the trial comes first. Frequency and cancelling appear only for subscriptions. */
export const offerView = (
  given: OfferFacts,
  { showDescription, price, now, hasTotals = true, pricedTotals }: OfferViewOptions,
  t: Translator,
): OfferView => {
  const facts = shownFacts(given, price);
  const { base, trial, title, description } = facts;
  const frequency = t.frequency(base?.period ?? null);
  const afterTrial = trial ? priceAfterTrial(facts, t) : null;
  const line = afterTrial ?? changingPrice(facts, t) ?? pricePerPeriod(facts, t);
  const amount = t.price(firstPrice(facts));
  const full = fullPrice(facts);
  const renewal = base?.period ? [t.text('state_present_offer.renewal_frequency', { frequency })] : [];
  return {
    title: t.text('state_present_offer.product_title', { productTitle: title }),
    trial: trialWords(facts, t),
    price: t.text('state_present_offer.product_price', { productPrice: amount }),
    per: base?.period ? t.per(base.period) : null,
    afterTrial,
    priceLine: priceLine(line, amount),
    fullPrice: full && t.price(full),
    priceWords: afterTrial ?? priceWords(facts, t),
    description:
      showDescription && description
        ? t.text('state_present_offer.product_description', { productDescription: description })
        : null,
    facts: base
      ? [
          ...renewal,
          t.text('state_present_offer.continues_until_cancelled'),
          t.text('state_present_offer.cancel_anytime'),
          t.text('checkout.how_to_cancel'),
        ]
      : [],
    totals: hasTotals ? (pricedTotals?.(facts, price, now, t) ?? optionTotals(facts, now, t)) : [],
  };
};
