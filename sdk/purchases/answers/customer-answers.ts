import type { MakeError } from '../../errors/purchases-error';
import type { CustomerAttributes } from '../../model/customer/customer-attributes';
import { toCustomerInfo } from '../../model/customer/customer-info';
import type { CustomerInfo } from '../../model/customer/customer-info';
import { toVirtualCurrencies } from '../../model/customer/virtual-currencies';
import type { VirtualCurrencies } from '../../model/customer/virtual-currencies';
import type { Client } from '../../net/client';
import {
  postAttributes,
  postIdentify,
  subscriberAnswer,
  virtualCurrenciesAnswer,
} from '../../net/customer-endpoints';
import type { Read } from '../../net/read';
import type { Clock } from '../../ports/clock';

/** Sends the attributes with the time of the device. The customer must exist on the server. */
const sendAttributes = (
  request: Client,
  clock: Clock,
  appUserId: string,
  attributes: CustomerAttributes,
): Promise<unknown> => {
  const updated_at_ms = clock.now();
  const entries = Object.entries(attributes).map(([key, value]) => [key, { value, updated_at_ms }]);
  return request(postAttributes(appUserId), { body: { attributes: Object.fromEntries(entries) } });
};

/** What reads and changes a customer. The script tag fetches it with the first call, and before a payment is sent. */
export const customerAnswers = {
  readCustomerInfo:
    (makeError: MakeError): Read<CustomerInfo> =>
    (...what) =>
      toCustomerInfo(subscriberAnswer(...what), makeError),
  readVirtualCurrencies: ((...what) =>
    toVirtualCurrencies(virtualCurrenciesAnswer(...what))) satisfies Read<VirtualCurrencies>,
  identify: async (
    request: Client,
    from: string,
    to: string,
    makeError: MakeError,
  ): Promise<readonly [info: CustomerInfo, wasCreated: boolean]> => {
    const [wire, wasCreated] = await request(postIdentify, {
      body: { app_user_id: from, new_app_user_id: to },
    });
    return [toCustomerInfo(wire, makeError), wasCreated];
  },
  sendAttributes,
};

export type CustomerAnswers = typeof customerAnswers;
