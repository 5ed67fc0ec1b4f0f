import type { Translator } from '../../../i18n/translator';
import { hasObligationToPay } from '../../../model/purchase/obligation-countries';
import type { SaleOptions } from '../../../model/purchase/purchase-request';
import type { OfferFacts } from '../../../offers/offer-facts';
import type { OfferView } from '../../../offers/offer.view';
import { firstPrice } from '../../../offers/price.view';
import type { TotalsView } from '../../../offers/option-totals.view';
import type { CheckoutState } from '../../machine/checkout.types';
import { priceStatus } from '../../machine/pricing/price-status.machine';

type Paying = Extract<CheckoutState, { name: 'needs-payment-info' }>;

/** What the customer agrees to by pressing the button: what is due and when, how it renews, and how to cancel. */
export interface OrderTermsView {
  /** What is due today and later; the tax, while it needs an address. */
  readonly rows: TotalsView;
  readonly facts: readonly string[];
  /** For screen readers, in place of an amount that is being computed. */
  readonly waiting: string;
}

const isEssential = ({ kind, amount }: TotalsView[number]): boolean =>
  kind === 'due-today' || kind === 'due-later' || amount === '';

export const orderTerms = ({ totals, facts }: OfferView, t: Translator): OrderTermsView => ({
  rows: totals.filter(isEssential),
  facts,
  waiting: t.text('totals.calculating'),
});

/** What pressing the button charges; `null` while the server works it out, and if nothing is charged. */
const chargedNow = ({ pricing, price }: Paying, facts: OfferFacts) => {
  const status = pricing ? priceStatus(pricing) : 'disabled';
  if (status !== 'calculated' && status !== 'disabled') return null;
  const charged = price ? { amountMicros: price.totalMicros, currency: price.currency } : firstPrice(facts);
  return charged.amountMicros > 0 ? charged : null;
};

/** The country of the billing address that the customer has entered; `null`: none is known. */
const countryOf = ({ pricing }: Paying): string | null =>
  (pricing?.asked?.location ?? pricing?.location)?.country ?? null;

/** The button of a trial. The duty to pay follows the customer's country; the texts of a language know only the language. */
const trialLabel = (state: Paying, { orderButton }: SaleOptions, t: Translator): string =>
  t.text(
    orderButton === 'obligation-to-pay' || hasObligationToPay(countryOf(state))
      ? 'checkout.order_with_obligation'
      : 'state_needs_payment_info.button_start_trial',
  );

/** The label of the button that pays: 'Start Trial', 'Order with obligation to pay', or 'Pay' with the amount. */
export const payLabel = (state: Paying, sale: SaleOptions, facts: OfferFacts, t: Translator): string => {
  if (facts.trial) return trialLabel(state, sale, t);
  const charged = chargedNow(state, facts);
  return charged
    ? t.text('checkout.pay_amount', { amount: t.price(charged) })
    : t.text('state_needs_payment_info.button_pay');
};
