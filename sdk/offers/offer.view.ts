import { around } from '../i18n/isolate';
import type { Around } from '../i18n/isolate';
import type { Translator } from '../i18n/translator';
import type { Package } from '../model/offering';
import type { PricingPhase, PurchaseOption, SubscriptionOption } from '../model/product';
import type { Price } from '../model/price';

/** The texts of the side panel with the offer. */
export interface OfferView {
  readonly title: string;
  /** Free trial as a pill, e.g. '3 days free'; `null` without a trial. */
  readonly trial: string | null;
  readonly price: string;
  /** The price in a sentence, in the word order of the language: 'Then ', '$9.99', ' / month'. */
  readonly priceLine: Around;
  /** '/ month' beside the price; `null` for one-time products. */
  readonly per: string | null;
  /** 'Then $9.99 / month'; `null` without a trial. */
  readonly afterTrial: string | null;
  readonly description: string | null;
  readonly facts: readonly string[];
  readonly dueToday: { readonly label: string; readonly amount: string };
}

/** The data from which the texts of an offer are made. */
export interface OfferFacts {
  readonly title: string;
  readonly description: string | null;
  readonly price: Price;
  /** The regular phase of a subscription; `null` for one-time products. */
  readonly base: PricingPhase | null;
  readonly trial: PricingPhase | null;
}

const isSubscriptionOption = (option: PurchaseOption): option is SubscriptionOption => 'base' in option;

export const offerFacts = (rcPackage: Package, option: PurchaseOption): OfferFacts => {
  const product = rcPackage.webBillingProduct;
  const subscription = isSubscriptionOption(option) ? option : null;
  return {
    title: product.title,
    description: product.description || null,
    price: subscription?.base.price ?? product.currentPrice,
    base: subscription?.base ?? null,
    trial: subscription?.trial ?? null,
  };
};

/** '$9.99 / month', or only the price if there is no period. */
export const pricePerPeriod = ({ price, base }: OfferFacts, t: Translator): string => {
  const productPrice = t.price(price);
  return base?.period
    ? t.text('checkout.price_per_period', { productPrice, period: t.per(base.period) })
    : productPrice;
};

/** The charge of today: the trial's price or nothing, otherwise the regular price. */
const dueNow = ({ price, trial }: OfferFacts): Pick<Price, 'amountMicros' | 'currency'> =>
  trial ? (trial.price ?? { amountMicros: 0, currency: price.currency }) : price;

/** Split around the price, so that the price can be larger. */
const priceLine = (sentence: string, amount: string): Around =>
  around(sentence, amount) ?? [sentence, '', ''];

/**
 * Spec section 2, "Offer": the trial comes first. The description appears only if the branding asks for it. Frequency and
 * cancelling appear only for subscriptions.
 */
export const offerView = (facts: OfferFacts, showDescription: boolean, t: Translator): OfferView => {
  const { base, trial, title, description } = facts;
  const trialDuration = trial?.period ? t.duration(trial.period) : null;
  const frequency = t.frequency(base?.period ?? null);
  const afterTrial = trial
    ? t.text('state_present_offer.price_after_free_trial', { productPrice: pricePerPeriod(facts, t) })
    : null;
  const renewal = base?.period ? [t.text('state_present_offer.renewal_frequency', { frequency })] : [];
  return {
    title: t.text('state_present_offer.product_title', { productTitle: title }),
    trial: trialDuration && t.text('state_present_offer.free_trial_duration', { trialDuration }),
    price: t.text('state_present_offer.product_price', { productPrice: t.price(facts.price) }),
    per: base?.period ? t.per(base.period) : null,
    afterTrial,
    priceLine: priceLine(afterTrial ?? pricePerPeriod(facts, t), t.price(facts.price)),
    description:
      showDescription && description
        ? t.text('state_present_offer.product_description', { productDescription: description })
        : null,
    facts: base
      ? [
          ...renewal,
          t.text('state_present_offer.continues_until_cancelled'),
          t.text('state_present_offer.cancel_anytime'),
        ]
      : [],
    dueToday: { label: t.text('checkout.due_today'), amount: t.price(dueNow(facts)) },
  };
};
