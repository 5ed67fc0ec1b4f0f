import type { MessageKey } from '../../i18n/en';
import type { Translator } from '../../i18n/translator';
import { addPeriod } from '../../model/catalogue/add-period';
import { redemptionLink } from '../../model/purchase/purchase-result';
import { webAddress } from '../../model/web-address';
import type { OfferFacts } from '../../offers/offer-facts';
import { firstPrice, isPaid } from '../../offers/price.view';
import { renewalWords } from '../../offers/renewal.view';
import type { CheckoutState } from '../machine/checkout.types';
import { planSuccess } from './plan.view';
import type { LinkView, RedemptionView, SuccessView } from './view.types';

type Succeeded = Extract<CheckoutState, { name: 'success' }>;

/** The page where the customer manages what they have bought; `null` until its address is known. */
export const manageView = ({ managementUrl }: CheckoutState, t: Translator): LinkView | null => {
  const url = webAddress(managementUrl);
  return url ? { label: t.text('customer.manage'), url } : null;
};

const startedKey = ({ trial }: OfferFacts): MessageKey => {
  if (!trial) return 'checkout.bought';
  return isPaid(trial) ? 'checkout.paid_trial_started' : 'checkout.trial_started';
};

const chargedText = ({ price }: Succeeded, facts: OfferFacts, t: Translator): string => {
  const first = facts.trial ? (facts.trial.price ?? null) : firstPrice(facts);
  const paid = price && !facts.trial ? { amountMicros: price.totalMicros, currency: price.currency } : first;
  return paid && paid.amountMicros > 0
    ? t.text('checkout.charged', { amount: t.price(paid) })
    : t.text('checkout.nothing_charged');
};

/** The day of the next payment; `null` if nothing renews. */
const nextPayment = (
  { now, transaction }: Succeeded,
  { base, trial, reduction }: OfferFacts,
): Date | null => {
  const period = trial?.period ?? reduction?.period ?? base?.period;
  return base && period ? addPeriod(transaction?.purchaseDate ?? new Date(now), period) : null;
};

const redemptionView = ({ redemptionInfo }: Succeeded, t: Translator): RedemptionView | null => {
  const url = redemptionLink(redemptionInfo);
  return url
    ? {
        title: t.text('checkout.redeem_title'),
        link: { label: t.text('checkout.redeem_open'), url },
        scan: t.text('checkout.redeem_scan'),
      }
    : null;
};

/** What was bought and charged, until when, how to cancel, and where the receipt goes. */
export const successView = (state: Succeeded, facts: OfferFacts, t: Translator): SuccessView => {
  if (state.changeType) return planSuccess(state.changeType, facts, t);
  const productTitle = facts.title;
  const renewal = renewalWords(facts, t);
  const next = nextPayment(state, facts);
  const manage = facts.base ? manageView(state, t) : null;
  return {
    screen: 'success',
    title: t.text('state_success.purchase_successful'),
    message: facts.base ? t.text('state_success.subscription_now_active') : null,
    details: [
      t.text(startedKey(facts), { productTitle }),
      chargedText(state, facts, t),
      ...(renewal ? [renewal] : []),
      ...(next ? [t.text('checkout.next_payment', { date: t.date(next) })] : []),
      ...(state.email ? [t.text('checkout.receipt_sent', { email: state.email })] : []),
      ...(facts.base
        ? [t.text(manage ? 'state_present_offer.cancel_anytime' : 'checkout.how_to_cancel')]
        : []),
    ],
    manage,
    redemption: redemptionView(state, t),
    button: t.text('state_success.button_close'),
  };
};
