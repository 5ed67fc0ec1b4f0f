import type { PurchaseRun, TypedEmail } from './presenter.types';
import type { PurchasesContext } from './purchases-context.types';

/** What the customers of an instance have typed. In memory only. */
const typed = new WeakMap<PurchasesContext, Map<string, string>>();

/** The address that this customer has typed into an earlier checkout of the page. */
export const typedEmailOf = ({
  context,
  appUserId,
}: Pick<PurchaseRun, 'context' | 'appUserId'>): TypedEmail => {
  const known = typed.get(context) ?? new Map<string, string>();
  typed.set(context, known);
  return {
    read: () => known.get(appUserId) ?? '',
    write: (email) => void known.set(appUserId, email),
  };
};
