import { failure, operationFailure } from '../checkout/failure';
import type { CheckoutRequest, OperationStatus, PurchaseStart } from '../checkout/checkout.types';
import type { PurchaseBody, PurchaseWire, StatusWire } from '../net/wire';
import { toRedemption } from './redemption';

const BASE_OPTION = 'base_option';

/** The body of POST purchase; the keys that are not always sent come last (spec section 7). */
export const purchaseBody = (appUserId: string, request: CheckoutRequest, email: string): PurchaseBody => {
  const { identifier, presentedOfferingContext: context } = request.rcPackage.webBillingProduct;
  const { id, priceId } = request.purchaseOption;
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

/** An answer without `next_action` is of the older form and means that payment is collected. */
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

/** A status that is not known reads as 'not yet': the number of reads is limited anyway. */
export const toOperationStatus = ({ operation }: StatusWire): OperationStatus => {
  if (operation.status === 'succeeded')
    return { type: 'succeeded', redemptionInfo: toRedemption(operation.redemption_info) };
  // 'in_progress' is a payment under way, whatever the age of the session.
  if (operation.is_expired && operation.status !== 'in_progress')
    return { type: 'failed', failure: failure('expired', 'The operation session has expired.') };
  if (operation.status === 'failed')
    return {
      type: 'failed',
      failure: operationFailure(operation.error?.code ?? null, operation.error !== null),
    };
  return { type: 'pending' };
};
