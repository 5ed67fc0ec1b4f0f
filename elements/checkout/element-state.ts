import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { chunkFault } from '../base/integration/chunk-fault';
import { purchasesError } from '../base/page-classes';
import { CHECKOUT_TAG } from '../base/tags';
import type { PurchaseResult, PurchasesError } from '../../sdk/index';
import type { Checkout, Presenter, PresentOptions } from '../../sdk/internal';
import type { CheckoutHost } from './host';
import { loadSale } from './sale/load-sale';
import { activePurchase } from './sale/pending';
import { busy, offline } from './sale/unavailable';
import type { Unavailable } from './sale/unavailable';

/** What a `<purchase-checkout>` shows. */
export type ElementState =
  | { readonly name: 'idle' }
  /** Offerings are being read. */
  | { readonly name: 'preparing' }
  | Unavailable
  | { readonly name: 'checkout'; readonly checkout: Checkout; readonly options: PresentOptions };

/** How a purchase that the element started ended. */
export type PurchaseEnd =
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
  purchase(element: CheckoutHost): Promise<PurchaseEnd | null>;
  retry(): void;
  /** Closes what is shown, for the customer or the page. */
  close(): void;
  /**
   * A screen has failed. The purchase ends as failed, or its result is still read in the background; it never ends as
   * cancelled.
   */
  crash(error: unknown): void;
}

const UNKNOWN = 0;

/** The code of the sale did not load. */
const notLoaded = (reason: unknown): Unavailable => {
  console.error(`<${CHECKOUT_TAG}>: ${chunkFault('shared', reason)}`);
  return offline;
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

  const purchase: ElementStateControl['purchase'] = async (element) => {
    const mine = ++count;
    const isCurrent = (): boolean => mine === count;
    crashed = null;
    for (;;) {
      $state.set({ name: 'preparing' });
      const outcome = await loadSale().then(
        ({ attemptSale }) => attemptSale(element, presenter, isCurrent),
        notLoaded,
      );
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
