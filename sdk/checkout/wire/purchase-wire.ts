import { purchaseBody, toPurchaseStart } from '../../model/purchase/purchase';
import { postPurchase } from '../../net/checkout-endpoints';
import type { Client } from '../../net/client';
import type { Wire } from './wire.types';
import { MAY_CHARGE } from './wires';

/** The wire of `POST purchase`: the intent, or the finished purchase, comes with the answer to the start. */
export const purchaseWire = (request: Client, appUserId: string): Wire => ({
  startMayCharge: MAY_CHARGE.purchase,
  start: async (purchase, email, signal) => {
    const body = purchaseBody(appUserId, purchase, email);
    return toPurchaseStart(await request(postPurchase(), { body, signal }));
  },
});
