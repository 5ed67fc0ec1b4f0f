import { Purchases } from '../../sdk/index';
import type { PurchasesConfig } from '../../sdk/index';

/** An instance that providers use; those that ask for the same share it. */
interface PooledInstance {
  readonly purchases: Purchases;
  readonly configuration: string;
  users: number;
}

export interface InstanceLease {
  readonly purchases: Purchases;
  /** Whoever asks for it again before this task is over, as React does in StrictMode, finds it where it was. */
  release(): void;
}

const pool = new Set<PooledInstance>();

const close = (item: PooledInstance): void => {
  pool.delete(item);
  const isShared = Purchases.isConfigured() && Purchases.getSharedInstance() === item.purchases;
  if (isShared) item.purchases.close();
};

/** An instance of this customer, else an unused instance that can change to this customer. */
const find = (wanted: string, appUserId: string): PooledInstance | undefined => {
  const fitting = [...pool].filter((item) => item.configuration === wanted);
  const isTheirs = ({ purchases }: PooledInstance): boolean => purchases.getAppUserId() === appUserId;
  const present = fitting.find(isTheirs);
  if (present) return present;
  const free = fitting.find(({ users }) => users === 0);
  // A failed read is handled by the store that made it, an invalid id by the code that makes an instance of it.
  free?.purchases.changeUser(appUserId).catch(() => {});
  return free && isTheirs(free) ? free : undefined;
};

/** Becomes the shared instance, unless the page has one already: that is never taken away from it. */
const make = (wanted: string, appUserId: string): PooledInstance => {
  for (const item of pool) if (item.users === 0) close(item);
  const config = { ...(JSON.parse(wanted) as Omit<PurchasesConfig, 'appUserId'>), appUserId };
  const purchases = Purchases.isConfigured() ? new Purchases(config) : Purchases.configure(config);
  const item = { purchases, configuration: wanted, users: 0 };
  pool.add(item);
  return item;
};

/**
 * An instance for as long as a provider needs it.
 * @param wanted its configuration as JSON, without the customer.
 * @param appUserId `null`: an anonymous customer, whom this browser remembers.
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
