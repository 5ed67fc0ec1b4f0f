import { chargePlan, firstPaymentMicros } from '../catalogue/charge-plan';
import { readNullable, readObject, readString } from '../input';
import type { Fields } from '../input';
import { backendError } from '../purchase/backend-error';
import { rejectIfAsked } from '../purchase/start-purchase';
import { scriptFor } from '../purchase/email-commands';
import { checkAppUserId, readEmail, readPrice } from '../purchase/purchase-order';
import { owns } from '../subscriber/ownership';
import { subscriberOf } from '../subscriber/subscribers';
import type { CheckoutTerms, Session, Tenant } from '../tenant/tenant.types';
import type { StartContext, StartOrder } from './checkout.types';
import { elementsConfiguration, gatewayParams } from './gateway-params';
import { emptySession, locationByIp } from './open-session';
import { planChangeFor, startPlanChange } from './plan-change';

/** Reads the body of POST checkout/start. Unknown keys are ignored, because newer clients send more. */
export function readStartOrder(body: unknown): StartOrder {
  const fields = readObject(body, 'body');
  const email = fields['email'] ?? null;
  return {
    appUserId: checkAppUserId(readString(fields['app_user_id'], 'body.app_user_id')),
    ...readPrice(fields),
    email: email === null ? null : readEmail(email),
    locale: readNullable(fields['locale'] ?? null, 'body.locale', readString),
    metadata: readMetadata(fields['metadata']),
    productChange: readProductChange(fields['product_change']),
  };
}

function readMetadata(value: unknown): CheckoutTerms['metadata'] {
  const fields: Fields = value === undefined || value === null ? {} : readObject(value, 'body.metadata');
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      readNullable(text, `body.metadata.${name}`, readString),
    ]),
  );
}

function readProductChange(value: unknown): StartOrder['productChange'] {
  if (value === undefined || value === null) return null;
  const path = 'body.product_change';
  const fields = readObject(value, path);
  return {
    subscriptionId: readNullable(fields['subscription_id'] ?? null, `${path}.subscription_id`, readString),
    fromProductId: readNullable(fields['from_product_id'] ?? null, `${path}.from_product_id`, readString),
  };
}

/** Opens a session without an intent: the card form works with the amounts of `elements_configuration`. */
export function startCheckout(order: StartOrder, context: StartContext): object {
  const { tenant, cards, now, managementUrl } = context;
  if (order.email !== null) rejectIfAsked(scriptFor(order.email));
  const change = planChangeFor(order, context);
  if (change !== null) return startPlanChange(change, context);
  if (owns(subscriberOf(tenant, order.appUserId, now), order.product, now))
    throw backendError('alreadyOwned');
  const session = openSession(order, tenant, now);
  tenant.sessions.set(session.id, session);
  const configuration = elementsConfiguration(
    session.trial !== null,
    session.amountMicros,
    session.currency,
    order.option.kind === 'subscription',
  );
  return {
    operation_session_id: session.id,
    checkout_mode: 'purchase',
    management_url: managementUrl,
    gateway_params: gatewayParams(cards, configuration),
    stripe_billing_params: null,
    paddle_billing_params: null,
  };
}

function openSession(order: StartOrder, tenant: Tenant, now: number): Session {
  const { product, option, currency, email, appUserId, locale, metadata } = order;
  const plan = chargePlan(option, currency);
  return emptySession({
    appUserId,
    productId: product.id,
    optionId: option.id,
    email,
    currency,
    amountMicros: firstPaymentMicros(plan),
    trial: plan.trial,
    now,
    checkout: { locale, metadata, location: locationByIp(tenant), discountCode: null, planChange: null },
  });
}
