import { Purchases } from '../../sdk/index';
import type { PurchasesConfig } from '../../sdk/index';

/** An instance that providers use; those that ask for the same share it. */
interface Lent {
  readonly purchases: Purchases;
  readonly wanted: string;
  borrowers: number;
}

export interface Loan {
  readonly purchases: Purchases;
  /** Whoever asks for it again before this task is over, as React does in StrictMode, finds it where it was. */
  giveBack(): void;
}

const lent = new Set<Lent>();

const close = (item: Lent): void => {
  lent.delete(item);
  const isShared = Purchases.isConfigured() && Purchases.getSharedInstance() === item.purchases;
  if (isShared) item.purchases.close();
};

/** One that serves this customer, or one that nobody uses any more and that can be told of the customer. */
const find = (wanted: string, appUserId: string): Lent | undefined => {
  const fitting = [...lent].filter((item) => item.wanted === wanted);
  const isTheirs = ({ purchases }: Lent): boolean => purchases.getAppUserId() === appUserId;
  const present = fitting.find(isTheirs);
  if (present) return present;
  const free = fitting.find(({ borrowers }) => borrowers === 0);
  // A failed read is known to the stores that made it, an id that is not valid to whoever makes an instance of it.
  free?.purchases.changeUser(appUserId).catch(() => {});
  return free && isTheirs(free) ? free : undefined;
};

/** Becomes the shared instance, unless the page has one already: that is never taken away from it. */
const make = (wanted: string, appUserId: string): Lent => {
  for (const item of lent) if (item.borrowers === 0) close(item);
  const config = { ...(JSON.parse(wanted) as Omit<PurchasesConfig, 'appUserId'>), appUserId };
  const purchases = Purchases.isConfigured() ? new Purchases(config) : Purchases.configure(config);
  const item = { purchases, wanted, borrowers: 0 };
  lent.add(item);
  return item;
};

/**
 * An instance for as long as a provider needs it.
 * @param wanted its configuration as JSON, without the customer.
 * @param appUserId `null`: an anonymous customer, whom this browser remembers.
 * @throws PurchasesError 11, 14 or 23 for a configuration that can't be meant.
 */
export const borrow = (wanted: string, appUserId: string | null): Loan => {
  const user = appUserId ?? Purchases.storedAnonymousAppUserId();
  const item = find(wanted, user) ?? make(wanted, user);
  item.borrowers++;
  return {
    purchases: item.purchases,
    giveBack: () => {
      item.borrowers--;
      setTimeout(() => {
        if (item.borrowers === 0 && lent.has(item)) close(item);
      });
    },
  };
};
