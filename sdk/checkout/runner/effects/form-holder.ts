import type { Log } from '../../../ports/log';
import type { PaymentCollection, PaymentFormHandle } from '../../../ports/payment';

/** Mounts the card form in its place, in whichever order they arrive. */
export interface FormHolder {
  setNode(node: HTMLElement | null, wallets?: HTMLElement): void;
  setHandle(handle: PaymentFormHandle): void;
  /** Changes the amount, also of a form that is still opening. */
  update(collection: PaymentCollection): void;
  readonly handle: PaymentFormHandle | null;
  /** Destroys the form and keeps the place. */
  clear(): void;
}

export const createFormHolder = (log: Log): FormHolder => {
  let node: HTMLElement | null = null;
  let wallets: HTMLElement | undefined;
  let handle: PaymentFormHandle | null = null;
  /** The last amount while the form is opening. */
  let waiting: PaymentCollection | null = null;
  /** The checkout goes on without a form that can't be removed. */
  const destroy = (): void => {
    try {
      handle?.destroy();
    } catch (error) {
      log.error(`Checkout: ${String(error)}`);
    }
    handle = null;
  };
  return {
    get handle() {
      return handle;
    },
    setNode(next, nextWallets) {
      if (next === node) return;
      node = next;
      wallets = nextWallets;
      if (node) handle?.mount(node, wallets);
      else handle?.unmount();
    },
    setHandle(next) {
      destroy();
      handle = next;
      if (waiting) handle.update?.(waiting);
      waiting = null;
      if (node) handle.mount(node, wallets);
    },
    update(collection) {
      if (handle) handle.update?.(collection);
      else waiting = collection;
    },
    clear() {
      destroy();
      waiting = null;
    },
  };
};
