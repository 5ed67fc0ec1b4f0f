import { PurchasesError } from '../../../sdk/index';
import type { CustomerInfo } from '../../../sdk/index';
import { toCustomerInfo } from '../../../sdk/model/customer/customer-info';
import type { SubscriberWire } from '../../../sdk/net/customer-wire';

/** What the server says of a customer, as the core reads it. */
export const infoOf = (wire: SubscriberWire): CustomerInfo =>
  toCustomerInfo(wire, (...what) => new PurchasesError(...what));
