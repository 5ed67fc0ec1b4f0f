import { startBody, toCheckoutStart } from '../../model/purchase/checkout-session';
import { saleOf } from '../../model/purchase/purchase-request';
import { uuid } from '../../model/customer/uuid';
import { startCheckout } from '../../net/checkout-endpoints';
import type { Client } from '../../net/client';
import type { Random } from '../../ports/random';
import { withUtm } from './utm';
import type { Wire } from './wire.types';
import { MAY_CHARGE } from './wires';

/** What the wire of checkout sessions needs besides the customer. */
export interface CheckoutWireOptions {
  readonly random: Random;
  /** The id that the events of this page have; absent while events are off. */
  readonly traceId?: string | undefined;
  /** The language of the checkout, for the seller's e-mails; `null` if it is not known. */
  locale(): string | null;
  /** The address of the page, for UTM parameters; `null`: they are not collected. */
  pageAddress(): string | null;
}

/** The header of a call that changes a plan. */
export const tokenHeader = (token: string | undefined): Readonly<Record<string, string>> =>
  token ? { 'X-RC-Subscriber-Token': token } : {};

/** The wire of checkout sessions: a start opens a session, and its intent is created when the customer pays. */
export const checkoutWire = (request: Client, appUserId: string, options: CheckoutWireOptions): Wire => {
  const traceId = options.traceId ?? uuid(options.random.bytes(16));
  return {
    startMayCharge: MAY_CHARGE.checkout,
    start: async (target, email, signal) => {
      const { metadata, paywallId, planChange } = saleOf(target);
      const body = startBody({
        appUserId,
        target,
        email,
        traceId,
        locale: options.locale(),
        metadata: withUtm(options.pageAddress(), metadata),
        paywallId,
        planChange,
      });
      const headers = tokenHeader(planChange?.subscriberToken);
      return toCheckoutStart(await request(startCheckout(), { body, signal, headers }));
    },
  };
};
