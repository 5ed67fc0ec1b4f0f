import { useMemo } from 'react';
import type { EntitlementInfo, PurchasesError } from '../../sdk/index';
import { useCustomer } from './use-customer-info';
import type { UseCustomerInfo } from './use-customer-info';

/** Whether the customer has an entitlement. */
export type EntitlementState =
  | { readonly status: 'loading'; readonly isActive: false; readonly entitlement: null; readonly error: null }
  | {
      readonly status: 'active';
      readonly isActive: true;
      readonly entitlement: EntitlementInfo;
      readonly error: null;
    }
  | {
      readonly status: 'inactive';
      readonly isActive: false;
      /** One that has ended; `null` for one that the customer never had. */
      readonly entitlement: EntitlementInfo | null;
      readonly error: null;
    }
  /** It could not be read. */
  | {
      readonly status: 'unknown';
      readonly isActive: false;
      readonly entitlement: null;
      readonly error: PurchasesError;
    };

/** What `useEntitlement` returns. */
export type UseEntitlement = EntitlementState & Pick<UseCustomerInfo, 'refresh'>;

const of = <T>(record: Readonly<Record<string, T>>, name: string): T | null =>
  Object.hasOwn(record, name) ? (record[name] ?? null) : null;

const stateOf = (customer: UseCustomerInfo, identifier: string): EntitlementState => {
  if (customer.status === 'loading')
    return { status: 'loading', isActive: false, entitlement: null, error: null };
  if (customer.status === 'failed')
    return { status: 'unknown', isActive: false, entitlement: null, error: customer.error };
  const { active, all } = customer.customerInfo.entitlements;
  const entitlement = of(active, identifier);
  return entitlement
    ? { status: 'active', isActive: true, entitlement, error: null }
    : { status: 'inactive', isActive: false, entitlement: of(all, identifier), error: null };
};

/**
 * Whether the customer has an entitlement, kept up to date like `useCustomerInfo` and from the same answer. It decides
 * what is shown, not what may be read: what must stay secret belongs on a server that asks.
 * @throws Error outside of a `PurchasesProvider`.
 *
 * @example
 * const { status, isActive } = useEntitlement('pro');
 * if (status === 'loading') return <Skeleton />;
 * return isActive ? <Editor /> : <PurchaseOffers />;
 */
export const useEntitlement = (identifier: string): UseEntitlement => {
  const customer = useCustomer('useEntitlement');
  return useMemo(
    () => ({ ...stateOf(customer, identifier), refresh: customer.refresh }),
    [customer, identifier],
  );
};
