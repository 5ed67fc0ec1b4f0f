import type { Store } from '../model/customer/entitlement';
import { webAddress } from '../model/web-address';
import type { Holding } from './holding.view';

/** The stores whose own pages the server can name as the customer's page. */
const HOSTS: Readonly<Partial<Record<Store, string>>> = {
  app_store: 'apps.apple.com',
  mac_app_store: 'apps.apple.com',
  play_store: 'play.google.com',
  amazon: 'www.amazon.com',
};

/**
 * The page where a subscription is managed. The customer's page belongs to one store: with the host of an app store it is
 * of that store only, and with another host it is of this provider.
 * @param isOnlyOurs no current purchase is of another store, so one of an unknown store is of this provider.
 */
export const managementAddressOf = (
  { managementURL, store }: Pick<Holding, 'managementURL' | 'store'>,
  customerUrl: string | null,
  isOnlyOurs: boolean,
): string | null => {
  const own = webAddress(managementURL);
  const shared = webAddress(customerUrl);
  if (own || !shared) return own;
  const { hostname } = new URL(shared);
  if (Object.values(HOSTS).includes(hostname)) return HOSTS[store] === hostname ? shared : null;
  return store === 'rc_billing' || store === 'stripe' || (store === 'unknown' && isOnlyOurs) ? shared : null;
};
