import type { PurchaseBody, PurchaseWire, StatusWire } from '../../net/checkout-wire';
import type { FormSession } from '../../ports/payment';
import { failure } from './failure';
import { operationFailure } from './operation-failure';
import type { CheckoutFailure } from './failure';
import type { PlanChange } from './plan-change';
import type { PurchaseTarget } from './purchase-request';
import { toRedemption } from './purchase-result';
import type { RedemptionInfo, StoreTransaction } from './purchase-result';

/** The answer to the start of a purchase, on either wire. */
export interface PurchaseStart {
  readonly nextAction: string | null;
  readonly sessionId: string | null;
  readonly session: FormSession | null;
  /** Set if the server changes a plan instead of selling a new one. */
  readonly planChange?: PlanChange | null;
}

/** The result of a status read. */
export type OperationStatus =
  | { readonly type: 'pending' }
  | {
      readonly type: 'succeeded';
      readonly redemptionInfo: RedemptionInfo | null;
      readonly transaction?: StoreTransaction | null;
    }
  | { readonly type: 'failed'; readonly failure: CheckoutFailure };

const BASE_OPTION = 'base_option';

/** The optional keys that name the option and the place of a sale; the same on both wires. */
export const placeOf = ({ rcPackage, purchaseOption: { id } }: PurchaseTarget) => {
  const { targetingContext: rule, placementIdentifier } =
    rcPackage.webBillingProduct.presentedOfferingContext;
  return {
    ...(id === BASE_OPTION ? {} : { offer_id: id }),
    ...(rule ? { applied_targeting_rule: { rule_id: rule.ruleId, revision: rule.revision } } : {}),
    ...(placementIdentifier ? { presented_placement_identifier: placementIdentifier } : {}),
  };
};

/** The body of POST purchase. Optional keys come last (spec section 7). */
export const purchaseBody = (appUserId: string, target: PurchaseTarget, email: string): PurchaseBody => {
  const { identifier, presentedOfferingContext: context } = target.rcPackage.webBillingProduct;
  return {
    app_user_id: appUserId,
    product_id: identifier,
    email,
    price_id: target.purchaseOption.priceId,
    presented_offering_identifier: context.offeringIdentifier,
    supports_direct_payment: true,
    ...placeOf(target),
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

/** `null` unless the server has sent all three. */
const toTransaction = (operation: StatusWire['operation']): StoreTransaction | null => {
  const { store_transaction_identifier, product_identifier, purchase_date } = operation;
  return store_transaction_identifier !== null && product_identifier !== null && purchase_date !== null
    ? {
        storeTransactionId: store_transaction_identifier,
        productIdentifier: product_identifier,
        purchaseDate: purchase_date,
      }
    : null;
};

/** An unknown status is read as 'not yet': the number of reads is limited anyway. */
export const toOperationStatus = ({ operation }: StatusWire): OperationStatus => {
  if (operation.status === 'succeeded')
    return {
      type: 'succeeded',
      redemptionInfo: toRedemption(operation.redemption_info),
      transaction: toTransaction(operation),
    };
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
