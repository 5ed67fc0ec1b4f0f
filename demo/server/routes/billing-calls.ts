import { pickCurrency } from '../catalogue/money';
import { toOfferingsWire } from '../catalogue/offerings';
import { toProductWire } from '../catalogue/product-wire';
import { findProduct } from '../catalogue/products';
import { json } from '../http/answer';
import type { Answer } from '../http/answer';
import type { Exchange } from '../http/exchange';
import { maskEmail } from '../http/request-log';
import { manageLink } from '../manage/manage-token';
import { backendError } from '../purchase/backend-error';
import { readCheckoutStatus } from '../purchase/checkout-status';
import { checkAppUserId, readPurchaseOrder } from '../purchase/purchase-order';
import { startPurchase } from '../purchase/start-purchase';
import { catchUp } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { toSubscriberWire } from '../subscriber/subscriber-wire';
import { subscriberOf } from '../subscriber/subscribers';
import type { FaultCall, StandInCall } from '../tenant/faults';
import { brandingOf } from '../tenant/branding-of';
import type { Tenant } from '../tenant/tenant.types';
import { checkoutCalls } from './checkout-calls';
import { customerCalls } from './customer-calls';
import { serverCalls } from './server-calls';

export interface BillingContext {
  sandbox: Sandbox;
  tenant: Tenant;
  exchange: Exchange;
  /** The variable part of the path, decoded: the app user id or the operation session id. */
  id: string;
}

export interface BillingCall {
  method: 'GET' | 'POST' | 'PATCH';
  pattern: RegExp;
  act(context: BillingContext): Promise<Answer> | Answer;
}

export const billingCalls = {
  getOfferings: {
    method: 'GET',
    pattern: /^\/v1\/subscribers\/([^/]+)\/offerings$/,
    act({ sandbox, exchange, id }) {
      checkAppUserId(id);
      const assetBaseUrl = `${exchange.url.origin}/sandbox/assets`;
      const scene = { assetBaseUrl, now: new Date(sandbox.realNow()) };
      return json(200, toOfferingsWire(scene, sandbox.hasPaywalls));
    },
  },
  getCustomerInfo: { method: 'GET', pattern: /^\/v1\/subscribers\/([^/]+)$/, act: getCustomerInfo },
  getProducts: {
    method: 'GET',
    pattern: /^\/rcbilling\/v1\/subscribers\/([^/]+)\/products$/,
    act({ id, exchange }) {
      checkAppUserId(id);
      const asked = new Set(exchange.url.searchParams.getAll('id'));
      const currency = pickCurrency(exchange.url.searchParams.get('currency'));
      const found = [...asked].map(findProduct).filter((product) => product !== undefined);
      return json(
        200,
        { product_details: found.map((product) => toProductWire(product, currency)) },
        `${found.length} of ${asked.size} products in ${currency}`,
      );
    },
  },
  getBrandingInfo: {
    method: 'GET',
    pattern: /^\/rcbilling\/v1\/branding()$/,
    act: ({ tenant }) => json(200, brandingOf(tenant)),
  },
  purchase: { method: 'POST', pattern: /^\/rcbilling\/v1\/purchase()$/, act: purchase },
  ...checkoutCalls,
  ...customerCalls,
  ...serverCalls,
  getCheckoutStatus: {
    method: 'GET',
    pattern: /^\/rcbilling\/v1\/checkout\/([^/]+)$/,
    act: getCheckoutStatus,
  },
} satisfies Record<Exclude<FaultCall, StandInCall>, BillingCall>;

function getCustomerInfo({ sandbox, tenant, exchange, id }: BillingContext): Answer {
  const now = catchUp(sandbox, tenant);
  const subscriber = subscriberOf(tenant, checkAppUserId(id), now);
  subscriber.lastSeenAt = now;
  const link = manageLink(exchange.url.origin, sandbox.state.tenants.secret, tenant, id);
  return json(200, toSubscriberWire(subscriber, { now, clientNow: sandbox.realNow() }, link));
}

async function purchase({ sandbox, tenant, exchange }: BillingContext): Promise<Answer> {
  const order = readPurchaseOrder(await exchange.readText());
  const now = catchUp(sandbox, tenant);
  const answer = await startPurchase(tenant, order, sandbox.cards, now);
  sandbox.state.change();
  const action = 'next_action' in answer ? String(answer.next_action) : 'no action';
  return json(200, answer, `${action} for ${order.product.id}, ${maskEmail(order.email)}`);
}

async function getCheckoutStatus({ sandbox, tenant, id }: BillingContext): Promise<Answer> {
  const session = tenant.sessions.get(id);
  if (session === undefined || session.isForgotten) throw backendError('unknownSession');
  const now = catchUp(sandbox, tenant);
  const answer = await readCheckoutStatus(tenant, session, sandbox.cards, now);
  sandbox.state.change();
  return json(200, answer, `operation ${answer.operation.status}`);
}
