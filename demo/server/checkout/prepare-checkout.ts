import type { CardProvider } from '../card-provider/card-provider';
import { chargePlan, firstPaymentMicros } from '../catalogue/charge-plan';
import { readObject } from '../input';
import { readPrice } from '../purchase/purchase-order';
import { elementsConfiguration, gatewayParams } from './gateway-params';

/** Answers POST checkout/prepare: what wallet buttons need to be drawn. It opens no session. */
export function prepareCheckout(cards: CardProvider, body: unknown): object {
  const { option, currency } = readPrice(readObject(body, 'body'));
  const plan = chargePlan(option, currency);
  const isPlan = option.kind === 'subscription';
  const configuration = elementsConfiguration(
    plan.trial !== null,
    firstPaymentMicros(plan),
    currency,
    isPlan,
  );
  return {
    stripe_gateway_params: gatewayParams(cards, configuration),
    paypal_gateway_params: null,
    paddle_billing_params: null,
  };
}
