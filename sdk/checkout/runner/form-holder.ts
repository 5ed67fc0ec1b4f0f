import type { PaymentFormHandle } from '../../ports/payment';

/** Brings the card form and the place for it together, whichever comes first. */
export interface FormHolder {
  setNode(node: HTMLElement | null): void;
  setHandle(handle: PaymentFormHandle): void;
  readonly handle: PaymentFormHandle | null;
  /** Destroys the form; the place stays. */
  clear(): void;
}

export const createFormHolder = (): FormHolder => {
  let node: HTMLElement | null = null;
  let handle: PaymentFormHandle | null = null;
  return {
    get handle() {
      return handle;
    },
    setNode(next) {
      if (next === node) return;
      node = next;
      if (node) handle?.mount(node);
      else handle?.unmount();
    },
    setHandle(next) {
      handle?.destroy();
      handle = next;
      if (node) handle.mount(node);
    },
    clear() {
      handle?.destroy();
      handle = null;
    },
  };
};
