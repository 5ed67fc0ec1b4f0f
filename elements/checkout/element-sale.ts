import type { Purchases, PurchaseResult, PurchasesError } from '../../sdk/index';
import { isSubmitted } from '../../sdk/internal';
import type { OperationFilter, Presenter } from '../../sdk/internal';
import { chunkFault } from '../base/chunk-fault';
import { isBusy, isMissing, isOffline } from '../base/errors';
import { findOffering, findOption, findPackage, isPackage } from '../base/find-package';
import { purchasesError } from '../base/instances';
import { isSandboxPage, isIntegrationError, messageOf } from '../base/integration-errors';
import { CHECKOUT_TAG } from '../base/tags';
import type { PurchaseEnd, PurchaseTarget } from './element-state';
import { resumePending } from './pending';
import { busy, offline } from './unavailable';
import type { Unavailable } from './unavailable';

const NETWORK = 10;

const missing: Unavailable = { ...offline, messageKey: 'checkout.offer_missing' };

/** Whether an open purchase is for this target. */
export const acceptedBy =
  ({
    packageId,
    offeringIdentifier,
    optionId,
    params: { customerEmail },
  }: Omit<PurchaseTarget, 'purchases' | 'requested'>): OperationFilter =>
  ({ params: { rcPackage, purchaseOption }, progress, email }) =>
    (!packageId || isPackage(rcPackage, packageId)) &&
    (!offeringIdentifier ||
      rcPackage.webBillingProduct.presentedOfferingContext.offeringIdentifier === offeringIdentifier) &&
    (!optionId || purchaseOption?.id === optionId) &&
    (isSubmitted(progress) || !customerEmail || customerEmail === email);

/**
 * The customer sees a friendly text. The integrator sees the error in the console, and in the element with a sandbox key.
 */
const unavailable = (error: unknown, isSandbox: boolean, apiKey: string | null): Unavailable => {
  if (isOffline(error)) return offline;
  const words = messageOf(error);
  console.error(`<${CHECKOUT_TAG}>: ${words}`);
  const problem = isIntegrationError(error) && isSandboxPage(isSandbox, apiKey) ? words : null;
  return isMissing(error)
    ? { ...missing, problem }
    : { ...offline, messageKey: 'checkout.offer_problem', problem };
};

/** The end of a purchase; `null` if there was none. */
const ended = (purchase: Promise<PurchaseResult | null>): Promise<PurchaseEnd | Unavailable | null> =>
  purchase.then(
    (result) => result && { type: 'finished', result },
    // A purchase rejects only with a PurchasesError.
    (error: PurchasesError) => (isBusy(error) ? busy : { type: 'failed', error }),
  );

/** Finds what the customer has already; fetched while the offerings are read. Pages without elements don't need it. */
const loadOwned = () => {
  const loading = import('../commerce/owned').catch((reason: unknown) => {
    throw purchasesError(NETWORK, undefined, chunkFault('owned', reason));
  });
  loading.catch(() => {}); // Reported when it is needed.
  return loading;
};

/** Resumes an open purchase of an earlier page, otherwise starts a new one. */
const sell = async (
  target: PurchaseTarget,
  purchases: Purchases,
  presenter: Presenter,
  isCurrent: () => boolean,
): Promise<PurchaseEnd | Unavailable> => {
  if (!isCurrent()) return missing;
  const loading = loadOwned();
  const pending = await ended(resumePending(purchases, presenter, acceptedBy(target)));
  if (pending) return pending;
  const customer = loading.then(({ readCustomer }) => readCustomer(purchases));
  customer.catch(() => {});
  const offering = await findOffering(purchases, target.offeringIdentifier, target.currency);
  const rcPackage = await findPackage(offering, target.packageId, purchases);
  if (!isCurrent()) return missing;
  const option = await findOption(rcPackage, target.optionId, purchases);
  const wanted = { rcPackage, offering, entitlement: target.entitlement };
  const { askingParams, requestOf } = await loading;
  const request = await requestOf(purchases, wanted, customer);
  if (!isCurrent()) return missing;
  if (!target.requested(request)) return { type: 'prevented' };
  const params = {
    ...target.params,
    ...askingParams(request),
    rcPackage,
    ...(option ? { purchaseOption: option } : {}),
  };
  return (await ended(purchases.purchase(params, presenter))) ?? missing;
};

/** One attempt to sell `target` on the element's own screen. Never rejects. */
export const attemptSale = async (
  target: PurchaseTarget,
  presenter: Presenter,
  isCurrent: () => boolean,
): Promise<PurchaseEnd | Unavailable> => {
  let isSandbox = false;
  try {
    const purchases = await target.purchases();
    isSandbox = purchases.isSandbox();
    return await sell(target, purchases, presenter, isCurrent);
  } catch (error) {
    return unavailable(error, isSandbox, target.apiKey);
  }
};
