import { entitlements } from '../catalogue/products';
import { json } from '../http/answer';
import { catchUp } from '../sandbox';
import { activeEntitlements } from '../subscriber/active-entitlements';
import type { BillingCall } from './billing-calls';

const idOf = (name: string): string => `entl_${name}`;

const list = (url: URL, items: readonly object[]) =>
  json(200, { object: 'list', items, next_page: null, url: url.pathname });

/** Calls of version 2 of the provider's API, which takes secret keys only. Any project id is taken. */
export const serverCalls = {
  getEntitlements: {
    method: 'GET',
    pattern: /^\/v2\/projects\/([^/]+)\/entitlements$/,
    act: ({ exchange, id }) =>
      list(
        exchange.url,
        Object.keys(entitlements).map((name) => ({
          object: 'entitlement',
          id: idOf(name),
          project_id: id,
          lookup_key: name,
          display_name: name.toUpperCase(),
        })),
      ),
  },
  getActiveEntitlements: {
    method: 'GET',
    pattern: /^\/v2\/projects\/[^/]+\/customers\/([^/]+)\/active_entitlements$/,
    act({ sandbox, tenant, exchange, id }) {
      const now = catchUp(sandbox, tenant);
      const subscriber = tenant.subscribers.get(id);
      if (subscriber === undefined)
        return json(404, {
          object: 'error',
          type: 'resource_missing',
          message: 'There is no such customer.',
          retryable: false,
        });
      return list(
        exchange.url,
        activeEntitlements(subscriber, now).map(({ name, until }) => ({
          object: 'customer.active_entitlement',
          entitlement_id: idOf(name),
          expires_at: until,
        })),
      );
    },
  },
} satisfies Record<string, BillingCall>;
