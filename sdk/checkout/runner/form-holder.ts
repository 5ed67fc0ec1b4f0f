import type { PaymentFormHandle } from '../../ports/payment';

/** Mounts the card form in its place, in whichever order they arrive. */
export interface FormHolder {
  setNode(node: HTMLElement | null): void;
  setHandle(handle: PaymentFormHandle): void;
  readonly handle: PaymentFormHandle | null;
  /** Destroys the form and keeps the place. */
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
