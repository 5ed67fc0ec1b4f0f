import { Purchases } from '../../sdk/index';
import type { PurchasesConfig } from '../../sdk/index';

/** An instance of the providers. Providers with the same configuration share one. */
interface PooledInstance {
  readonly purchases: Purchases;
  readonly configuration: string;
  users: number;
}

export interface InstanceLease {
  readonly purchases: Purchases;
  /** Releases the instance. If a provider acquires it again in the same task, as in StrictMode, the instance stays. */
  release(): void;
}

const pool = new Set<PooledInstance>();

const close = (item: PooledInstance): void => {
  pool.delete(item);
  const isShared = Purchases.isConfigured() && Purchases.getSharedInstance() === item.purchases;
  if (isShared) item.purchases.close();
};

/** The instance of this customer, otherwise an unused instance that can change to this customer. */
const find = (wanted: string, appUserId: string): PooledInstance | undefined => {
  const fitting = [...pool].filter((item) => item.configuration === wanted);
  const isTheirs = ({ purchases }: PooledInstance): boolean => purchases.getAppUserId() === appUserId;
  const present = fitting.find(isTheirs);
  if (present) return present;
  const free = fitting.find(({ users }) => users === 0);
  // The store that reads handles a failed read. An invalid id is reported when an instance is created with it.
  free?.purchases.changeUser(appUserId).catch(() => {});
  return free && isTheirs(free) ? free : undefined;
};

/** Creates an instance. It becomes the shared instance unless the page has one. */
const make = (wanted: string, appUserId: string): PooledInstance => {
  for (const item of pool) if (item.users === 0) close(item);
  const config = { ...(JSON.parse(wanted) as Omit<PurchasesConfig, 'appUserId'>), appUserId };
  const purchases = Purchases.isConfigured() ? new Purchases(config) : Purchases.configure(config);
  const item = { purchases, configuration: wanted, users: 0 };
  pool.add(item);
  return item;
};

/**
 * Provides an instance for a provider.
 * @param wanted its configuration as JSON, without the customer.
 * @param appUserId `null`: an anonymous customer, whose id this browser stores.
 * @throws PurchasesError 11, 14 or 23 for an invalid configuration.
 */
export const acquire = (wanted: string, appUserId: string | null): InstanceLease => {
  const user = appUserId ?? Purchases.storedAnonymousAppUserId();
  const item = find(wanted, user) ?? make(wanted, user);
  item.users++;
  return {
    purchases: item.purchases,
    release: () => {
      item.users--;
      setTimeout(() => {
        if (item.users === 0 && pool.has(item)) close(item);
      });
    },
  };
};
