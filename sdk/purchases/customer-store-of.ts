import { purchasesContext } from './purchases-context';
import { createCustomerStore } from '../customer/customer-store';
import type { CustomerStore } from '../customer/customer-store';
import type { Connectivity } from '../ports/connectivity';
import type { Purchases } from './purchases';

const stores = new WeakMap<Purchases, CustomerStore>();

/**
 * The one customer store of an instance, which all parts of the page share.
 * @param connectivity whether the device is online, and when it is worth looking again.
 *
 * @example
 * const { $customer } = customerStoreOf(purchases, browserConnectivity);
 * const stop = $customer.subscribe((state) => console.log(state.name));
 * stop();
 */
export const customerStoreOf = (purchases: Purchases, connectivity: Connectivity): CustomerStore => {
  const store =
    stores.get(purchases) ?? createCustomerStore(purchases, connectivity, purchasesContext(purchases).clock);
  stores.set(purchases, store);
  return store;
};
