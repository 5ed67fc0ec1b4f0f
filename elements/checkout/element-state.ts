import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { isBusy, isMissing, isOffline } from '../base/errors';
import { findOffering, findOption, findPackage, isPackage } from '../base/find-package';
import { chunkFault, isSandboxPage, isIntegrationError, messageOf } from '../base/integration-errors';
import { purchasesError } from '../base/instances';
import { CHECKOUT_TAG } from '../base/tags';
import type { Purchases, PurchaseParams, PurchaseResult, PurchasesError } from '../../sdk/index';
import { isSubmitted } from '../../sdk/internal';
import type { Checkout, MessageKey, OperationFilter, Presenter, PresentOptions } from '../../sdk/internal';
import type { PurchaseRequest } from '../commerce/owned';
import { resumePending, activePurchase } from './pending';

/** What a `<purchase-checkout>` shows. */
export type ElementState =
  | { readonly name: 'idle' }
  /** Offerings are being read. */
  | { readonly name: 'preparing' }
  | {
      readonly name: 'unavailable';
      readonly titleKey: MessageKey;
      readonly messageKey: MessageKey;
      /** Shown to the integrator, in sandbox mode. */
      readonly problem?: string | null;
    }
  | { readonly name: 'checkout'; readonly checkout: Checkout; readonly options: PresentOptions };

/** The product that an element sells, and the customer. */
export interface PurchaseTarget {
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

/** How a purchase that the element started ended. */
type PurchaseEnd =
  /** The page sells itself. */
  | { readonly type: 'prevented' }
  | { readonly type: 'finished'; readonly result: PurchaseResult }
  | { readonly type: 'failed'; readonly error: PurchasesError };

export interface ElementStateControl {
  readonly $state: ReadableAtom<ElementState>;
  /** Shows a checkout that other code has created. */
  show(checkout: Checkout, options: PresentOptions): void;
  hide(): void;
  /** Loads the offer and sells it here. Resolves with `null` if it was closed before the offer had arrived. */
  purchase(order: PurchaseTarget): Promise<PurchaseEnd | null>;
  retry(): void;
  /** Closes what is shown, for the customer or the page. */
  close(): void;
  /**
   * A screen has failed. The purchase ends as failed, or its result is still read in the background; it never ends as
   * cancelled.
   */
  crash(error: unknown): void;
}

type Unavailable = Extract<ElementState, { name: 'unavailable' }>;

const UNKNOWN = 0;
const NETWORK = 10;

const offline: Unavailable = {
  name: 'unavailable',
  titleKey: 'checkout.offer_unavailable_title',
  messageKey: 'checkout.offer_unavailable',
};
const missing: Unavailable = { ...offline, messageKey: 'checkout.offer_missing' };
const busy: Unavailable = {
  name: 'unavailable',
  titleKey: 'state_error.error_title_other_errors',
  messageKey: 'checkout.purchase_open',
};

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

/**
 * One attempt to sell `target` on the element's own screen. Resumes an open purchase of an earlier page first, otherwise
 * starts a new one.
 */
const attempt = async (
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

/** Shows why there is no offer, until the customer tries again or closes it. */
const createRetryPrompt = ($state: WritableAtom<ElementState>) => {
  let answer: (again: boolean) => void = () => {};
  return {
    ask: (state: Unavailable): Promise<boolean> =>
      new Promise((resolve) => {
        answer = resolve;
        $state.set(state);
        const again = (): void => resolve(true);
        // Tries again when the other purchase has ended.
        if (state === busy) void activePurchase()?.then(again, again);
      }),
    answer: (again: boolean): void => answer(again),
  };
};

/** @param isUntouched whether the customer has not used the element. */
export const createElementState = (isUntouched: () => boolean = () => false): ElementStateControl => {
  const $state = atom<ElementState>({ name: 'idle' });
  const retryPrompt = createRetryPrompt($state);
  /** The error of a screen that failed before there was a checkout. */
  let crashed: PurchasesError | null = null;
  /** Increases with each purchase, so that an attempt that was closed early shows nothing later. */
  let count = 0;

  const show: ElementStateControl['show'] = (checkout, options) =>
    $state.set({ name: 'checkout', checkout, options });
  const hide = (): void => $state.set({ name: 'idle' });
  const dismiss = (isPaused = false): void => (isPaused ? $state.set({ name: 'preparing' }) : hide());
  const presenter: Presenter = {
    isUntouched,
    present: (...shown) => (show(...shown), { dismiss, isUntouched }),
  };
  const crashResult = (): PurchaseEnd | null => crashed && { type: 'failed', error: crashed };

  const purchase: ElementStateControl['purchase'] = async (target) => {
    const mine = ++count;
    const isCurrent = (): boolean => mine === count;
    let isSandbox = false;
    const tryOnce = async (): Promise<PurchaseEnd | Unavailable> => {
      const purchases = await target.purchases();
      isSandbox = purchases.isSandbox();
      return attempt(target, purchases, presenter, isCurrent);
    };
    crashed = null;
    for (;;) {
      $state.set({ name: 'preparing' });
      const outcome = await tryOnce().catch((error: unknown) => unavailable(error, isSandbox, target.apiKey));
      const failed = crashResult();
      if (!isCurrent()) return null;
      if ('type' in outcome) return outcome;
      if (failed) return failed;
      const again = await retryPrompt.ask(outcome);
      if (!again || !isCurrent()) return crashResult();
    }
  };

  return {
    $state,
    show,
    hide,
    purchase,
    retry: () => retryPrompt.answer(true),
    crash(error) {
      const detail = String(error);
      const state = $state.get();
      if (state.name === 'checkout') return state.checkout.send({ type: 'crashed', detail });
      crashed = purchasesError(UNKNOWN, undefined, detail);
      hide();
      retryPrompt.answer(false);
    },
    close() {
      const state = $state.get();
      if (state.name === 'checkout') return state.checkout.send({ type: 'closed' });
      count++;
      hide();
      retryPrompt.answer(false);
    },
  };
};
