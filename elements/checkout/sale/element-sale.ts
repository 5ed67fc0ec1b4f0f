import type {
  AppearanceOptions,
  Purchases,
  PurchaseParams,
  PurchaseResult,
  PurchasesError,
} from '../../../sdk/index';
import { isSubmitted, purchasesContext } from '../../../sdk/internal';
import type { OperationFilter, Presenter } from '../../../sdk/internal';
import { chunkFault } from '../../base/integration/chunk-fault';
import { isBusy, isMissing, isOffline } from '../../base/errors';
import { findOffering, findOption, findPackage, isPackage } from '../../base/integration/find-package';
import { inspectElement } from '../../base/integration/inspect';
import { earlyInstance, purchasesFor } from '../../base/instances';
import { purchasesError } from '../../base/page-classes';
import { isSandboxPage, isIntegrationError, messageOf } from '../../base/integration/integration-errors';
import { CHECKOUT_TAG } from '../../base/tags';
import type { PurchaseRequest } from '../../commerce/owned';
import type { PurchaseEnd } from '../element-state';
import type { CheckoutHost } from '../host';
import { isPendingHere, resumePending } from './pending';
import { busy, offline } from './unavailable';
import type { Unavailable } from './unavailable';

const NETWORK = 10;

const missing: Unavailable = { ...offline, messageKey: 'checkout.offer_missing' };

/** The product that an element sells, and the customer. */
interface PurchaseTarget {
  readonly packageId: string | null;
  readonly offeringIdentifier: string | null;
  readonly optionId: string | null;
  readonly currency: string | null;
  /** The entitlement that the product gives; `null`: not named. */
  readonly entitlement: string | null;
  /** The element's attribute: it shows a sandbox key before the instance exists. */
  readonly apiKey: string | null;
  readonly params: Omit<PurchaseParams, 'rcPackage' | 'purchaseOption'>;
  purchases(): Promise<Purchases>;
  /** Tells the page of a new sale; `false` if the page sells itself. */
  requested(request: PurchaseRequest): boolean;
}

/** What the element's attributes and properties sell. */
const targetOf = (element: CheckoutHost): PurchaseTarget => {
  const values = element.$values.get();
  const termsUrl = values.termsUrl ?? values.termsAndConditionsUrl;
  return {
    packageId: values.package,
    offeringIdentifier: values.offering,
    optionId: values.option,
    currency: values.currency,
    entitlement: values.entitlement,
    apiKey: values.apiKey,
    params: {
      ...(values.email ? { customerEmail: values.email } : {}),
      ...(values.locale ? { selectedLocale: values.locale } : {}),
      ...(element.texts ? { texts: element.texts } : {}),
      // The page can set the property to an object.
      ...(values.appearance ? { appearance: values.appearance as AppearanceOptions } : {}),
      ...(values.defaultLocale ? { defaultLocale: values.defaultLocale } : {}),
      ...(values.discountCode ? { discountCode: values.discountCode } : {}),
      // Both are checked when the purchase begins.
      ...(values.emailStep ? { emailStep: values.emailStep as 'separate' } : {}),
      ...(values.orderButton ? { orderButton: values.orderButton as 'auto' } : {}),
      ...(termsUrl ? { termsUrl } : {}),
      ...(values.privacyUrl ? { privacyUrl: values.privacyUrl } : {}),
      showDiscountCode: values.showDiscountCode,
      skipSuccessPage: values.skipSuccessPage,
    },
    requested: (detail) =>
      element.dispatchEvent(
        new CustomEvent('purchase-requested', { detail, bubbles: true, composed: true, cancelable: true }),
      ),
    purchases: async (): Promise<Purchases> => {
      const purchases = await purchasesFor(values);
      inspectElement(element, purchases);
      element.addTexts(purchasesContext(purchases).texts);
      return purchases;
    },
  };
};

/** Whether an open purchase is for this target. */
const acceptedBy =
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
  const loading = import('../../commerce/owned').catch((reason: unknown) => {
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

/** One attempt to sell on the element's own screen. Never rejects. */
export const attemptSale = async (
  element: CheckoutHost,
  presenter: Presenter,
  isCurrent: () => boolean,
): Promise<PurchaseEnd | Unavailable> => {
  const target = targetOf(element);
  let isSandbox = false;
  try {
    const purchases = await target.purchases();
    isSandbox = purchases.isSandbox();
    return await sell(target, purchases, presenter, isCurrent);
  } catch (error) {
    return unavailable(error, isSandbox, target.apiKey);
  }
};

/** Whether an earlier page has sent a payment for this element's product. */
export const hasOpen = async (element: CheckoutHost): Promise<boolean> => {
  const target = targetOf(element);
  const purchases = await target.purchases().catch(() => null);
  return purchases !== null && element.isConnected && isPendingHere(purchases, acceptedBy(target));
};

/** Looks for faults in the attributes before the element is used. */
export const inspectEarly = async (element: CheckoutHost): Promise<void> => {
  const purchases = await earlyInstance(element.$values.get());
  if (purchases) inspectElement(element, purchases);
};
