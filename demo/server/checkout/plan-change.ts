import { smallestUnitMicros } from '../catalogue/charge-plan';
import type { Currency } from '../catalogue/money';
import { entitlements, findProduct, isPlanOf } from '../catalogue/products';
import type { Product, SubscriptionOption } from '../catalogue/products';
import { cardOf } from '../manage/card-on-file';
import { backendError } from '../purchase/backend-error';
import { grant } from '../subscriber/ownership';
import { addPeriod } from '../subscriber/period';
import { accessUntil, isActive } from '../subscriber/renewals';
import { addToLedger, subscriberOf } from '../subscriber/subscribers';
import type {
  CardOnFile,
  PlanChange,
  Session,
  Subscriber,
  Subscription,
  Tenant,
} from '../tenant/tenant.types';
import { queueWebhook } from '../webhooks/webhook-events';
import type { CompleteContext, StartContext, StartOrder } from './checkout.types';
import { emptySession } from './open-session';
import { findToken } from './subscriber-tokens';

interface WantedChange {
  order: StartOrder;
  subscriber: Subscriber;
  from: Subscription;
  option: SubscriptionOption;
  type: PlanChange['type'];
}

/**
 * The change that a start asks for, or null when it is an ordinary purchase: no `product_change`, no active plan of
 * this provider, or no path from one product to the other.
 */
export function planChangeFor(order: StartOrder, context: StartContext): WantedChange | null {
  const { productChange, option, appUserId, product } = order;
  if (productChange === null) return null;
  const { tenant, now, subscriberToken } = context;
  if (findToken(tenant, subscriberToken, now)?.appUserId !== appUserId) throw backendError('invalidToken');
  const subscriber = subscriberOf(tenant, appUserId, now);
  const from = [...subscriber.subscriptions.values()].find(
    (item) =>
      isActive(item, now) &&
      item.store === 'rc_billing' &&
      item.productId !== product.id &&
      (productChange.fromProductId ?? item.productId) === item.productId &&
      (productChange.subscriptionId ?? item.transactionId) === item.transactionId,
  );
  if (from === undefined || option.kind !== 'subscription' || findPlan(from.productId) === null) return null;
  return { order, subscriber, from, option, type: typeOfChange(from, product, option.period, now) };
}

const findPlan = (productId: string): { product: Product; option: SubscriptionOption } | null => {
  const product = findProduct(productId);
  const option = product?.options.find(isPlanOf);
  return product === undefined || option === undefined ? null : { product, option };
};

/** A change to the higher tier, or to a longer period of the same tier, is made at once. Other changes wait. */
function typeOfChange(from: Subscription, to: Product, period: string, now: number): PlanChange['type'] {
  const tier = tierOf(to.id) - tierOf(from.productId);
  if (tier !== 0) return tier > 0 ? 'immediate' : 'deferred';
  return addPeriod(now, period) >= addPeriod(now, from.period) ? 'immediate' : 'deferred';
}

const tierOf = (productId: string): number => (entitlements['pro']?.includes(productId) ? 2 : 1);

/** The part of the current period that was paid for and not used yet, rounded down. */
function unusedMicros({ paidMicros, purchaseAt, expiresAt, currency }: Subscription, now: number): number {
  const left = Math.max(0, expiresAt - now) / Math.max(1, expiresAt - purchaseAt);
  const unit = smallestUnitMicros(currency);
  return Math.floor((paidMicros * left) / unit) * unit;
}

const dueNowMicros = ({ from, option }: Pick<WantedChange, 'from' | 'option'>, now: number): number =>
  Math.max(0, option.prices[from.currency] - unusedMicros(from, now));

/** Opens the session of a change and answers with both plans and the price. */
export function startPlanChange(change: WantedChange, { tenant, now }: StartContext): object {
  const { order, from, option, type } = change;
  const { currency } = from;
  const dueNow = dueNowMicros(change, now);
  const session = emptySession({
    appUserId: order.appUserId,
    productId: order.product.id,
    optionId: option.id,
    email: order.email,
    currency,
    amountMicros: type === 'immediate' ? dueNow : 0,
    trial: null,
    now,
    checkout: {
      locale: order.locale,
      metadata: order.metadata,
      location: null,
      discountCode: null,
      planChange: { fromProductId: from.productId, type },
    },
  });
  tenant.sessions.set(session.id, session);
  return {
    checkout_mode: 'subscription_change',
    operation_session_id: session.id,
    change_type: type,
    from_product: toPlanWire(findProduct(from.productId), from.priceMicros, from.period, currency),
    to_product: toPlanWire(order.product, option.prices[currency], option.period, currency),
    price_breakdown: type === 'immediate' ? toSumWire(dueNow, option.prices[currency], currency) : null,
    estimated_renewal_price:
      type === 'deferred' ? toSumWire(option.prices[currency], option.prices[currency], currency) : null,
    email: order.email ?? 'customer@stepwise.example',
    payment_method: toMethodWire(cardOf(change.subscriber.card)),
    billing_address: null,
  };
}

const toMethodWire = ({ brand, last4, expiryMonth, expiryYear }: CardOnFile): object => ({
  type: 'card',
  last_4: last4,
  brand,
  exp_month: expiryMonth,
  exp_year: expiryYear,
});

const toPlanWire = (
  product: Product | undefined,
  priceMicros: number,
  period: string,
  currency: Currency,
): object => ({
  product_id: product?.id ?? '',
  display_name: product?.title ?? null,
  price_in_micros: priceMicros,
  currency,
  period_duration: period,
});

const toSumWire = (totalMicros: number, originalMicros: number, currency: Currency): object => ({
  currency,
  total_amount_in_micros: totalMicros,
  tax_amount_in_micros: null,
  total_excluding_tax_in_micros: totalMicros,
  original_amount_in_micros: originalMicros,
});

/** Makes the change. A second call answers the same and changes nothing. */
export function completePlanChange(session: Session, context: CompleteContext): object {
  const { tenant, now, subscriberToken } = context;
  const change = session.checkout?.planChange ?? null;
  if (change === null) throw backendError('sessionNotOpen');
  if (findToken(tenant, subscriberToken, now)?.appUserId !== session.appUserId)
    throw backendError('invalidToken');
  if (session.completedAt === null) applyChange(session, change, tenant, now);
  return {
    checkout_mode: 'subscription_change',
    operation_session_id: session.id,
    change_type: change.type,
    new_product_id: session.productId,
  };
}

function applyChange(session: Session, change: PlanChange, tenant: Tenant, now: number): void {
  const subscriber = subscriberOf(tenant, session.appUserId, now);
  const from = subscriber.subscriptions.get(change.fromProductId);
  const plan = findPlan(session.productId);
  if (from === undefined || !isActive(from, now) || plan === null) throw backendError('sessionNotOpen');
  session.confirmedAt = now;
  session.completedAt = now;
  const product = { new_product_id: session.productId };
  if (change.type === 'deferred') {
    from.nextProductId = session.productId;
    from.cancelledAt = null;
    queueWebhook(tenant, 'PRODUCT_CHANGE', subscriber, from, now, product);
    return;
  }
  const amountMicros = dueNowMicros({ from, option: plan.option }, now);
  from.expiresAt = Math.min(accessUntil(from), now);
  from.cancelledAt ??= now;
  from.graceUntil = null;
  from.isEndReported = true;
  addToLedger(tenant, {
    sessionId: session.id,
    appUserId: subscriber.id,
    productId: session.productId,
    amountMicros,
    currency: from.currency,
    kind: 'charge',
    at: now,
  });
  const bought = grant(subscriber, { ...plan, currency: from.currency, trial: null, at: now });
  session.transactionId = bought.transactionId;
  queueWebhook(tenant, 'PRODUCT_CHANGE', subscriber, from, now, product);
}
