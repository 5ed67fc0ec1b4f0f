import { manualClock } from '../../../../sdk/adapters/memory';
import { catalogue } from '../../../../sdk/purchases/answers/catalogue';
import { createCheckoutApi } from '../../../../sdk/checkout/runner/checkout.api';
import type { CheckoutApi } from '../../../../sdk/internal';
import type { CustomerInfo, Offerings } from '../../../../sdk/index';
import { createLog } from '../../../../sdk/purchases/log';
import type { LogControl } from '../../../../sdk/purchases/log';
import { infoOf } from '../customer-info';
import { createClient } from '../../../../sdk/net/client';
import { getCustomerInfo } from '../../../../sdk/net/customer-endpoints';
import { getOfferings } from '../../../../sdk/net/endpoints';
import type { Call } from '../backend';
import { KEY } from '../customer';
import {
  branding,
  cardStart,
  entitlementWire,
  offerings,
  products,
  status,
  subscriber,
  coinsItem,
  subscriptionItem,
} from '../fixtures';
import { buying } from '../offer';
import { paywallWire, plan, text } from '../../paywall/wire';
import type { Fetch } from '../../../../sdk/ports/http';
import type { PurchasesContext } from '../../../../sdk/checkout/runner/purchases-context.types';
import { plainContext, startOf } from '../selling-api';

/** A good answer of each call, with everything in it that answers may have. */
export const good: Readonly<Record<Call, unknown>> = {
  offerings: {
    ...offerings(),
    offerings: offerings().offerings.map((item, index) => ({
      ...item,
      metadata: { colour: 'green', nested: { list: [1, null] } },
      paywall_components: index ? null : paywallWire([text('hello'), plan('$rc_monthly')]),
    })),
  },
  products: products(),
  customerInfo: subscriber({
    entitlements: { pro: entitlementWire('lime_month'), coins: entitlementWire('lime_coins') },
    subscriptions: { lime_month: subscriptionItem() },
    non_subscriptions: { lime_coins: [coinsItem(), coinsItem()] },
  }),
  branding: branding(),
  status: status('failed', { code: 3 }),
  purchase: cardStart(),
};

/** What the client makes of an answer, call by call. */
export interface Answers {
  readonly offerings: Offerings;
  readonly products: Offerings;
  readonly customerInfo: CustomerInfo;
  readonly branding: Awaited<ReturnType<CheckoutApi['readBranding']>>;
  readonly status: Awaited<ReturnType<CheckoutApi['readStatus']>>;
  readonly purchase: Awaited<ReturnType<ReturnType<typeof startOf>>>;
}

export type AskAll = { readonly [K in Call]: () => Promise<Answers[K]> };

const callOf = (path: string): Call => {
  if (path.endsWith('/offerings')) return 'offerings';
  if (path.includes('/products?')) return 'products';
  if (path.endsWith('/branding')) return 'branding';
  if (path.includes('/checkout/')) return 'status';
  return path.endsWith('/purchase') ? 'purchase' : 'customerInfo';
};

/** Every call of the client, with no line in between: `say` is asked what the server says. */
export const askAll = (
  say: (call: Call) => Response | Promise<Response>,
  log: LogControl = createLog(),
): AskAll => {
  const fetch: Fetch = async (url) => say(callOf(url));
  // Pauses between tries are over at once.
  const clock = { ...manualClock(), after: (ms: number, run: () => void) => (ms < 9999 && run(), () => {}) };
  const random = { bytes: (count: number) => new Uint8Array(count), fraction: () => 0 };
  const request = createClient({ apiKey: KEY }, { fetch, clock, random, log });
  const api = (): CheckoutApi =>
    createCheckoutApi({ ...plainContext, request } as unknown as PurchasesContext, 'nils');
  const ports = { request, log, prefetch: () => {} };
  const all = async () => {
    const data = await request(getOfferings('nils', catalogue.readOfferings));
    return catalogue.offerings(ports, 'nils', data, {});
  };
  const { signal } = new AbortController();
  return {
    offerings: all,
    products: all,
    customerInfo: async () => infoOf(await request(getCustomerInfo('nils'))),
    branding: () => api().readBranding(),
    status: () => api().readStatus('ops', signal),
    purchase: () => startOf(api())(buying(), 'ada@lime.example', signal),
  };
};

export const allCalls = Object.keys(good) as Call[];

/** The answer as text, good ones for all calls but this. */
export const saying =
  (spoilt: Call, text: string, code = 200) =>
  (call: Call): Response =>
    call === spoilt ? new Response(text, { status: code }) : new Response(JSON.stringify(good[call]));
