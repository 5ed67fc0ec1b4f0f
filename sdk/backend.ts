import type { Log } from './log';
import type { CheckoutApi, CheckoutRequest, OperationStatus, PurchaseStart } from './checkout/checkout.types';
import { operationFailure } from './checkout/failure';
import { toBranding } from './model/branding';
import type { Branding } from './model/branding';
import { boughtWithin, toCustomerInfo } from './model/customer-info';
import type { CustomerInfo } from './model/customer-info';
import { toRedemption } from './model/redemption';
import type { Client } from './net/client';
import { endpoints } from './net/endpoints';
import {
  brandingAnswer,
  offeringsAnswer,
  productsAnswer,
  purchaseAnswer,
  statusAnswer,
  subscriberAnswer,
} from './net/wire';
import type { OfferingsWire, ProductWire, PurchaseBody, PurchaseWire, StatusWire } from './net/wire';

const PRODUCTS_PER_REQUEST = 40;
const BASE_OPTION = 'base_option';

/** The body of POST purchase; the keys that are not always sent come last (spec section 7). */
export const purchaseBody = (appUserId: string, request: CheckoutRequest, email: string): PurchaseBody => {
  const { identifier, presentedOfferingContext: context } = request.rcPackage.webBillingProduct;
  const { id, priceId } = request.purchaseOption;
  const { targetingContext: rule, placementIdentifier } = context;
  return {
    app_user_id: appUserId,
    product_id: identifier,
    email,
    price_id: priceId,
    presented_offering_identifier: context.offeringIdentifier,
    supports_direct_payment: true,
    ...(id === BASE_OPTION ? {} : { offer_id: id }),
    ...(rule ? { applied_targeting_rule: { rule_id: rule.ruleId, revision: rule.revision } } : {}),
    ...(placementIdentifier ? { presented_placement_identifier: placementIdentifier } : {}),
  };
};

/** An answer without `next_action` is of the older form and means that payment is collected. */
export const toPurchaseStart = (wire: PurchaseWire): PurchaseStart => {
  const { client_secret, publishable_api_key, stripe_account_id } = wire.data ?? {};
  const isComplete = client_secret && publishable_api_key && stripe_account_id;
  return {
    nextAction: wire.next_action,
    sessionId: wire.operation_session_id,
    session: isComplete
      ? { clientSecret: client_secret, publishableKey: publishable_api_key, accountId: stripe_account_id }
      : null,
  };
};

/** A status that is not known reads as 'not yet': the number of reads is limited anyway. */
export const toOperationStatus = ({ operation }: StatusWire): OperationStatus => {
  if (operation.status === 'succeeded')
    return { type: 'succeeded', redemptionInfo: toRedemption(operation.redemption_info) };
  if (operation.status === 'failed')
    return {
      type: 'failed',
      failure: operationFailure(operation.error?.code ?? null, operation.error !== null),
    };
  return { type: 'pending' };
};

/** The six calls, in domain words. */
export interface Backend {
  offerings(appUserId: string): Promise<OfferingsWire>;
  products(
    appUserId: string,
    ids: readonly string[],
    currency?: string,
  ): Promise<ReadonlyMap<string, ProductWire>>;
  customerInfo(appUserId: string, signal?: AbortSignal): Promise<CustomerInfo>;
  branding(): Promise<Branding>;
  /** The calls of one checkout, for the user who is buying when it starts. */
  checkoutApi(appUserId: string): CheckoutApi;
}

export const createBackend = (request: Client, log: Log): Backend => {
  const underWay = new Map<string, Promise<unknown>>();

  /** Callers that ask the same at the same time share one request. */
  const shared = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key) as Promise<T> | undefined;
    if (running) return running;
    const promise = ask().finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };

  const products: Backend['products'] = async (appUserId, ids, currency) => {
    const unique = [...new Set(ids)];
    const chunks: string[][] = [];
    for (let i = 0; i < unique.length; i += PRODUCTS_PER_REQUEST)
      chunks.push(unique.slice(i, i + PRODUCTS_PER_REQUEST));
    const answers = await Promise.all(
      chunks.map((chunk) => {
        const endpoint = endpoints.products(appUserId, chunk, currency);
        return shared(endpoint.path, () => request(endpoint, productsAnswer));
      }),
    );
    const found = new Map(
      answers.flatMap((answer) => answer.product_details).map((item) => [item.identifier, item]),
    );
    const missing = unique.filter((id) => !found.has(id));
    if (missing.length)
      log.warn(`No product details for ${missing.join(', ')}: check the product catalogue.`);
    return found;
  };

  const customerInfo: Backend['customerInfo'] = async (appUserId, signal) => {
    const endpoint = endpoints.customerInfo(appUserId);
    const ask = () => request(endpoint, subscriberAnswer, { signal });
    const wire = await (signal ? ask() : shared(endpoint.path, ask));
    // Expiry is judged by the server's clock: this device's may be wrong by a year.
    return toCustomerInfo(wire, wire.request_date);
  };

  let branding: Branding | null = null;
  const readBranding = async (): Promise<Branding> => {
    const endpoint = endpoints.branding();
    branding ??= await shared(endpoint.path, async () => toBranding(await request(endpoint, brandingAnswer)));
    return branding;
  };

  return {
    offerings: (appUserId) => {
      const endpoint = endpoints.offerings(appUserId);
      return shared(endpoint.path, () => request(endpoint, offeringsAnswer));
    },
    products,
    customerInfo,
    branding: readBranding,
    checkoutApi: (appUserId) => ({
      readBranding,
      startPurchase: async (purchase, email, signal) => {
        const body = purchaseBody(appUserId, purchase, email);
        return toPurchaseStart(await request(endpoints.purchase(), purchaseAnswer, { body, signal }));
      },
      readStatus: async (sessionId, signal) =>
        toOperationStatus(await request(endpoints.checkoutStatus(sessionId), statusAnswer, { signal })),
      wasBoughtWithin: async (productId, elapsedMs, signal) =>
        boughtWithin(await customerInfo(appUserId, signal), productId, elapsedMs),
    }),
  };
};
