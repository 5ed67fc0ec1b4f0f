import { identify, setAttributes, virtualCurrencies } from '../customer/customer-calls';
import { json } from '../http/answer';
import type { Exchange } from '../http/exchange';
import { parseJson, readList, readObject } from '../input';
import { manageLink } from '../manage/manage-token';
import { catchUp } from '../sandbox';
import { toSubscriberWire } from '../subscriber/subscriber-wire';
import { remember } from '../tenant/tenants';
import type { BillingCall } from './billing-calls';

const bodyOf = async (exchange: Exchange): Promise<unknown> => parseJson(await exchange.readText(), 'body');

/** The calls about a customer, and the analytics events, which are kept for tests. */
export const customerCalls = {
  identify: {
    method: 'POST',
    pattern: /^\/v1\/subscribers\/identify()$/,
    async act({ sandbox, tenant, exchange }) {
      const body = await bodyOf(exchange);
      const now = catchUp(sandbox, tenant);
      const { subscriber, wasCreated } = identify(tenant, body, now);
      sandbox.state.change();
      const { secret } = sandbox.state.tenants;
      const link = manageLink(exchange.url.origin, secret, tenant, subscriber.id);
      const time = { now, clientNow: sandbox.realNow() };
      return json(wasCreated ? 201 : 200, toSubscriberWire(subscriber, time, link));
    },
  },
  setAttributes: {
    method: 'POST',
    pattern: /^\/v1\/subscribers\/([^/]+)\/attributes$/,
    async act({ sandbox, tenant, exchange, id }) {
      const answer = setAttributes(tenant, id, await bodyOf(exchange));
      sandbox.state.change();
      return json(200, answer);
    },
  },
  getVirtualCurrencies: {
    method: 'GET',
    pattern: /^\/v1\/subscribers\/([^/]+)\/virtual_currencies$/,
    act: ({ sandbox, tenant, id }) => json(200, virtualCurrencies(tenant, id, catchUp(sandbox, tenant))),
  },
  sendEvents: {
    method: 'POST',
    pattern: /^\/v1\/events()$/,
    async act({ tenant, exchange }) {
      const { events } = readObject(await bodyOf(exchange), 'body');
      for (const event of readList(events, 'body.events', (item) => item)) remember(tenant.events, event);
      return json(200, {});
    },
  },
} satisfies Record<string, BillingCall>;
