import { useStore } from '@nanostores/react';
import { browserLine, customerStoreOf } from '../../sdk/headless';
import type { CustomerState } from '../../sdk/headless';
import type { Purchases } from '../../sdk/index';

/** What the customer owns; kept up to date while the element is on the page. */
export const useCustomer = (
  purchases: Purchases,
): CustomerState & { readonly refresh: () => Promise<void> } => {
  const { $customer, refresh } = customerStoreOf(purchases, browserLine);
  return { ...useStore($customer), refresh };
};
