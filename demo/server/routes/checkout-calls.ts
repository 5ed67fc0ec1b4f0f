import { completeCheckout } from '../checkout/complete-checkout';
import { prepareCheckout } from '../checkout/prepare-checkout';
import { priceCheckout } from '../checkout/price-checkout';
import { readStartOrder, startCheckout } from '../checkout/start-checkout';
import { json } from '../http/answer';
import type { Exchange } from '../http/exchange';
import { parseJson } from '../input';
import { manageLink } from '../manage/manage-token';
import { backendError } from '../purchase/backend-error';
import { catchUp } from '../sandbox';
import type { Session } from '../tenant/tenant.types';
import type { BillingCall, BillingContext } from './billing-calls';

const bodyOf = async (exchange: Exchange): Promise<unknown> => parseJson(await exchange.readText(), 'body');

const tokenOf = ({ headers }: Exchange): string | null => {
  const token = headers['x-rc-subscriber-token'];
  return typeof token === 'string' ? token : null;
};

function sessionOf({ tenant, id }: BillingContext): Session {
  const session = tenant.sessions.get(id);
  if (session === undefined || session.isForgotten) throw backendError('unknownSession');
  return session;
}

/** The calls of a sale since version 1.0 of the reference client. */
export const checkoutCalls = {
  prepareCheckout: {
    method: 'POST',
    pattern: /^\/rcbilling\/v1\/checkout\/prepare()$/,
    act: async ({ sandbox, exchange }) => json(200, prepareCheckout(sandbox.cards, await bodyOf(exchange))),
  },
  startCheckout: {
    method: 'POST',
    pattern: /^\/rcbilling\/v1\/checkout\/start()$/,
    async act({ sandbox, tenant, exchange }) {
      const order = readStartOrder(await bodyOf(exchange));
      const now = catchUp(sandbox, tenant);
      const { secret } = sandbox.state.tenants;
      const answer = startCheckout(order, {
        tenant,
        now,
        cards: sandbox.cards,
        managementUrl: manageLink(exchange.url.origin, secret, tenant, order.appUserId),
        subscriberToken: tokenOf(exchange),
      });
      sandbox.state.change();
      return json(200, answer, `started for ${order.product.id}`);
    },
  },
  priceCheckout: {
    method: 'PATCH',
    pattern: /^\/rcbilling\/v1\/checkout\/([^/]+)$/,
    async act(context) {
      const body = await bodyOf(context.exchange);
      catchUp(context.sandbox, context.tenant);
      const answer = priceCheckout(context.tenant, sessionOf(context), body);
      context.sandbox.state.change();
      return json(200, answer, 'priced');
    },
  },
  completeCheckout: {
    method: 'POST',
    pattern: /^\/rcbilling\/v1\/checkout\/([^/]+)\/complete$/,
    async act(context) {
      const { sandbox, tenant, exchange } = context;
      const text = await exchange.readText();
      const body = text.trim() === '' ? {} : parseJson(text, 'body');
      const now = catchUp(sandbox, tenant);
      const answer = await completeCheckout(sessionOf(context), body, {
        tenant,
        now,
        cards: sandbox.cards,
        subscriberToken: tokenOf(exchange),
      });
      sandbox.state.change();
      return json(200, answer, 'completed');
    },
  },
} satisfies Record<string, BillingCall>;
