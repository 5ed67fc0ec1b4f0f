import type { CardProvider } from '../card-provider/card-provider';
import type { Currency } from '../catalogue/money';
import { smallestUnitMicros } from '../catalogue/charge-plan';

/** Amounts of the card provider are in the currency's smallest unit: 999 for $9.99, 1500 for ¥1,500. */
export function toGatewayAmount(micros: number, currency: Currency): number {
  return Math.round(micros / smallestUnitMicros(currency));
}

/** A trial, and a first payment of nothing, only store the payment method: mode `setup` without an amount. */
export function elementsConfiguration(
  hasTrial: boolean,
  totalMicros: number,
  currency: Currency,
  isPlan: boolean,
): object {
  const isSetup = hasTrial || totalMicros === 0;
  return {
    mode: isSetup ? 'setup' : 'payment',
    payment_method_types: ['card'],
    setup_future_usage: isPlan ? 'off_session' : 'on_session',
    ...(isSetup ? {} : { amount: toGatewayAmount(totalMicros, currency) }),
    currency: currency.toLowerCase(),
  };
}

export function gatewayParams(cards: CardProvider, configuration: object): object {
  return {
    stripe_account_id: cards.accountId,
    publishable_api_key: cards.publishableKey,
    elements_configuration: configuration,
  };
}
