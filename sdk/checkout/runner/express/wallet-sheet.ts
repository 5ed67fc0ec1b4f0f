import { addPeriod } from '../../../model/catalogue/add-period';
import { hasIntent } from '../../../model/purchase/has-intent';
import { offerFacts, withOption } from '../../../offers/offer-facts';
import type { OfferFacts } from '../../../offers/offer-facts';
import { firstPrice } from '../../../offers/price.view';
import type { RecurringPayment, WalletSheet } from '../../../ports/payment';
import type { CheckoutRequest, CheckoutState } from '../../machine/checkout.types';

/** Currencies without a smaller unit, by the card provider's list. */
const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');

/** Micros in the currency's smallest unit, rounded down. */
export const smallestUnits = (amountMicros: number, currency: string): number =>
  Math.floor(amountMicros / (WHOLE.includes(currency) ? 1_000_000 : 10_000));

/** Apple Pay has no weeks. */
const intervalOf = ({ number, unit }: { number: number; unit: string }) => {
  if (unit === 'week') return { unit: 'day', count: number * 7 } as const;
  return { unit: unit === 'day' || unit === 'month' ? unit : 'year', count: number } as const;
};

const recurringOf = (facts: OfferFacts, managementUrl: string | null, now: Date): RecurringPayment | null => {
  const { base, trial, price, title } = facts;
  if (!base?.period) return null;
  return {
    managementUrl,
    trialLabel: trial ? title : null,
    regular: {
      label: title,
      amount: smallestUnits(price.amountMicros, price.currency),
      startsAt: trial?.period ? addPeriod(now, trial.period) : null,
      ...intervalOf(base.period),
    },
  };
};

/** The full price and the discount; nothing where the price is the full one. */
const linesOf = (facts: OfferFacts, state: CheckoutState): WalletSheet['lines'] => {
  const { title, price: full, trial } = facts;
  const due = state.price?.totalExcludingTaxMicros ?? firstPrice(facts).amountMicros;
  const off = full.amountMicros - due;
  if (trial || off <= 0 || state.price?.taxMicros) return [];
  return [
    { name: title, amount: smallestUnits(full.amountMicros, full.currency) },
    { name: title, amount: -smallestUnits(off, full.currency) },
  ];
};

/** What a wallet shows of this sale. */
export const walletSheet = (request: CheckoutRequest, state: CheckoutState): WalletSheet => {
  const option = state.price?.option;
  const plain = offerFacts(request.rcPackage, request.purchaseOption);
  const facts = option ? withOption(plain, option) : plain;
  const session = state.name === 'needs-payment-info' ? state.session : null;
  const managementUrl = session && !hasIntent(session) ? session.managementUrl : null;
  return {
    title: facts.title,
    lines: linesOf(facts, state),
    recurring: recurringOf(facts, managementUrl, new Date(state.now)),
  };
};
