import type { PurchaseBody, PurchaseWire, StatusWire } from '../net/wire';
import type { PaymentSession } from '../ports/payment';
import { failure, operationFailure } from './failure';
import type { CheckoutFailure } from './failure';
import type { Package } from './offering';
import type { PurchaseOption } from './product';
import { toRedemption } from './purchase-result';
import type { RedemptionInfo } from './purchase-result';

/** A package and one of its product's options, about to be bought. */
export interface PurchaseTarget {
  readonly rcPackage: Package;
  readonly purchaseOption: PurchaseOption;
}

/** The answer to POST purchase. */
export interface PurchaseStart {
  readonly nextAction: string | null;
  readonly sessionId: string | null;
  readonly session: PaymentSession | null;
}

/** The result of a status read. */
export type OperationStatus =
  | { readonly type: 'pending' }
  | { readonly type: 'succeeded'; readonly redemptionInfo: RedemptionInfo | null }
  | { readonly type: 'failed'; readonly failure: CheckoutFailure };

const BASE_OPTION = 'base_option';

/** The body of POST purchase. Optional keys come last (spec section 7). */
export const purchaseBody = (appUserId: string, target: PurchaseTarget, email: string): PurchaseBody => {
  const { identifier, presentedOfferingContext: context } = target.rcPackage.webBillingProduct;
  const { id, priceId } = target.purchaseOption;
  const { targetingContext: rule, placementIdentifier } = context;
  return {
    app_user_id: appUserId,
    product_id: identifier,
    email,
    price_id: priceId,
    presented_offering_identifier: context.offeringIdentifier,
    supports_direct_payment: true,
    ...(id === BASE_OPTION ? {} : { offer_id: id }),
    ...(rule ? { applied_targeting_rule: { rule_id: rule.ruleId, revision: rule.revision } } : {}),
    ...(placementIdentifier ? { presented_placement_identifier: placementIdentifier } : {}),
  };
};

/** An answer without `next_action` has the older format: payment is collected. */
export const toPurchaseStart = (wire: PurchaseWire): PurchaseStart => {
  const { client_secret, publishable_api_key, stripe_account_id } = wire.data ?? {};
  const isComplete = client_secret && publishable_api_key && stripe_account_id;
  return {
    nextAction: wire.next_action,
    sessionId: wire.operation_session_id,
    session: isComplete
      ? { clientSecret: client_secret, publishableKey: publishable_api_key, accountId: stripe_account_id }
      : null,
  };
};

/** An unknown status is read as 'not yet': the number of reads is limited anyway. */
export const toOperationStatus = ({ operation }: StatusWire): OperationStatus => {
  if (operation.status === 'succeeded')
    return { type: 'succeeded', redemptionInfo: toRedemption(operation.redemption_info) };
  // 'in_progress' is a running payment, whatever the age of the session.
  if (operation.is_expired && operation.status !== 'in_progress')
    return { type: 'failed', failure: failure('expired', 'The operation session has expired.') };
  if (operation.status === 'failed')
    return {
      type: 'failed',
      failure: operationFailure(operation.error?.code ?? null, operation.error !== null),
    };
  return { type: 'pending' };
};
