import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { isBusy, isMissing, isOffline } from '../error-kinds';
import { findOffering, findOption, findPackage, isPackage } from '../find-package';
import { isSandboxPage, isIntegrationError, messageOf } from '../problem';
import { CHECKOUT_TAG } from '../tags';
import { ErrorCode, PurchasesError } from '../../sdk/index';
import type { Purchases, PurchaseParams, PurchaseResult } from '../../sdk/index';
import { isSubmitted } from '../../sdk/internal';
import type { OperationFilter, Checkout, MessageKey, PresentOptions } from '../../sdk/internal';
import { takeUp, underWay } from '../resuming';

/** What a `<purchase-checkout>` is showing. */
export type Stage =
  | { readonly name: 'idle' }
  /** Offerings are being read. */
  | { readonly name: 'preparing' }
  | {
      readonly name: 'unavailable';
      readonly titleKey: MessageKey;
      readonly messageKey: MessageKey;
      /** For whoever builds the page. */
      readonly problem?: string | null;
    }
  | { readonly name: 'checkout'; readonly checkout: Checkout; readonly options: PresentOptions };

/** Which product a self-driven element sells, and for whom. */
export interface Order {
  readonly packageId: string | null;
  readonly offeringId: string | null;
  readonly optionId: string | null;
  readonly currency: string | null;
  /** As the element has it: tells the sandbox before there is a shop. */
  readonly apiKey: string | null;
  readonly params: Omit<PurchaseParams, 'rcPackage' | 'purchaseOption'>;
  purchases(): Promise<Purchases>;
}

/** How a self-driven purchase ended. */
export type OrderResult =
  | { readonly type: 'finished'; readonly result: PurchaseResult }
  | { readonly type: 'failed'; readonly error: PurchasesError };

export interface StageControl {
  readonly $stage: ReadableAtom<Stage>;
  /** Shows a checkout that somebody else has made. */
  show(checkout: Checkout, options: PresentOptions): void;
  hide(): void;
  /** Loads the offer and sells it here; resolves with `null` when it was closed before there was an offer. */
  sell(order: Order): Promise<OrderResult | null>;
  retry(): void;
  /** The customer or the page closes what is shown. */
  close(): void;
  /** A screen has failed: the purchase ends as failed, or goes on being looked for, and never as cancelled. */
  crash(error: unknown): void;
}

type Unavailable = Extract<Stage, { name: 'unavailable' }>;

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

/** Whether a purchase that was left open is one that the order is about. */
export const acceptedBy =
  ({
    packageId,
    offeringId,
    optionId,
    params: { customerEmail },
  }: Omit<Order, 'purchases'>): OperationFilter =>
  ({ params: { rcPackage, purchaseOption }, progress, email }) =>
    (!packageId || isPackage(rcPackage, packageId)) &&
    (!offeringId || rcPackage.webBillingProduct.presentedOfferingContext.offeringIdentifier === offeringId) &&
    (!optionId || purchaseOption?.id === optionId) &&
    (isSubmitted(progress) || !customerEmail || customerEmail === email);

/** The customer reads something kind; whoever builds the page what is wrong, on the console and in sandbox mode here. */
const unavailable = (error: unknown, isSandbox: boolean, apiKey: string | null): Unavailable => {
  if (isOffline(error)) return offline;
  const words = messageOf(error);
  console.error(`<${CHECKOUT_TAG}>: ${words}`);
  const problem = isIntegrationError(error) && isSandboxPage(isSandbox, apiKey) ? words : null;
  return isMissing(error)
    ? { ...missing, problem }
    : { ...offline, messageKey: 'checkout.offer_problem', problem };
};

/** How a sale ends; `null` when there was none. */
const ended = (sale: Promise<PurchaseResult | null>): Promise<OrderResult | Unavailable | null> =>
  sale.then(
    (result) => result && { type: 'finished', result },
    // A sale rejects with nothing else.
    (error: PurchasesError) => (isBusy(error) ? busy : { type: 'failed', error }),
  );

export const createStage = (): StageControl => {
  const $stage = atom<Stage>({ name: 'idle' });
  /** Wakes a sale that waits for the customer to press 'try again' (true) or to close (false). */
  let answer: ((again: boolean) => void) | null = null;
  let isSandbox = false;
  /** Why there is no screen, where one failed before there was a checkout. */
  let broken: PurchasesError | null = null;
  /** Counts sales, so that one that was closed early does not come back. */
  let turn = 0;

  const show: StageControl['show'] = (checkout, options) =>
    $stage.set({ name: 'checkout', checkout, options });
  const hide = (): void => $stage.set({ name: 'idle' });
  const ask = (stage: Unavailable): Promise<boolean> =>
    new Promise((resolve) => {
      answer = resolve;
      $stage.set(stage);
      const again = (): void => resolve(true);
      // What is in the way ends by itself.
      if (stage === busy) void underWay()?.then(again, again);
    });

  const attempt = async (order: Order, isCurrent: () => boolean): Promise<OrderResult | Unavailable> => {
    const purchases = await order.purchases();
    isSandbox = purchases.isSandbox();
    if (!isCurrent()) return missing;
    const presenter = { present: (...shown: Parameters<typeof show>) => (show(...shown), { dismiss: hide }) };
    const left = await ended(takeUp(purchases, presenter, acceptedBy(order)));
    if (left) return left;
    const offering = await findOffering(purchases, order.offeringId, order.currency);
    const rcPackage = findPackage(offering, order.packageId, purchases);
    if (!isCurrent()) return missing;
    const option = findOption(rcPackage, order.optionId, purchases);
    const params = { ...order.params, rcPackage, ...(option ? { purchaseOption: option } : {}) };
    return (await ended(purchases.purchase(params, presenter))) ?? missing;
  };

  return {
    $stage,
    show,
    hide,
    retry: () => answer?.(true),
    crash(error) {
      const detail = String(error);
      const stage = $stage.get();
      if (stage.name === 'checkout') return stage.checkout.send({ type: 'crashed', detail });
      broken = new PurchasesError(ErrorCode.UnknownError, undefined, detail);
      hide();
      answer?.(false);
    },
    close() {
      const stage = $stage.get();
      if (stage.name === 'checkout') return stage.checkout.send({ type: 'closed' });
      turn++;
      hide();
      answer?.(false);
    },
    async sell(order) {
      const mine = ++turn;
      broken = null;
      for (;;) {
        $stage.set({ name: 'preparing' });
        const outcome = await attempt(order, () => mine === turn).catch((error: unknown) =>
          unavailable(error, isSandbox, order.apiKey),
        );
        const crashed: OrderResult | null = broken && { type: 'failed', error: broken };
        if (mine !== turn) return null;
        if ('type' in outcome) return outcome;
        if (crashed) return crashed;
        const again = await ask(outcome);
        answer = null;
        if (!again || mine !== turn) return broken && { type: 'failed', error: broken };
      }
    },
  };
};
