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
      /** An entitlement that has ended; `null` if the customer never had it. */
      readonly entitlement: EntitlementInfo | null;
      readonly error: null;
    }
  /** The entitlement could not be read. */
  | {
      readonly status: 'unknown';
      readonly isActive: false;
      readonly entitlement: null;
      readonly error: PurchasesError;
    };

/** What `useEntitlement` returns. */
export type UseEntitlement = EntitlementState & Pick<UseCustomerInfo, 'refresh'>;

const NAMES = { loading: 'loading', failed: 'unknown' } as const;

const stateOf = ({ status, customerInfo, error }: UseCustomerInfo, identifier: string): EntitlementState => {
  const { active, all } = customerInfo?.entitlements ?? { active: {}, all: {} };
  const isActive = Object.hasOwn(active, identifier);
  // Each state above has its fields; this sets them.
  return {
    status: status === 'ready' ? (isActive ? 'active' : 'inactive') : NAMES[status],
    isActive,
    entitlement: (Object.hasOwn(all, identifier) && all[identifier]) || null,
    error,
  } as EntitlementState;
};

/**
 * Whether the customer has an entitlement. It is updated like `useCustomerInfo`, from the same request. It decides what
 * is shown, not what can be read: secret content belongs on a server that checks the customer.
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
