import { useStore } from '@nanostores/react';
import { browserConnectivity, customerStoreOf } from '../../sdk/internal';
import type { CustomerState } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';

/** What the customer owns, updated while the element is on the page. */
export const useCustomer = (
  purchases: Purchases,
): CustomerState & { readonly refresh: () => Promise<void> } => {
  const { $customer, refresh } = customerStoreOf(purchases, browserConnectivity);
  return { ...useStore($customer), refresh };
};
