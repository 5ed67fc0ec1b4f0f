import type { CustomerInfo } from '../model/customer-info';

/** Hears what is known of the customer; `null`: it is another one, of whom nothing is known yet. */
export type CustomerInfoListener = (info: CustomerInfo | null) => void;

export interface CustomerInfoEmitter {
  /** The returned function takes the listener away again. */
  subscribe(listener: CustomerInfoListener): () => void;
  emit(info: CustomerInfo | null): void;
}

/**
 * Tells in turns of their own, so that a listener that throws breaks no purchase. A turn that comes after another change of
 * the customer is passed over.
 */
export const createCustomerInfoEmitter = (appUserId: () => string): CustomerInfoEmitter => {
  const listeners = new Set<CustomerInfoListener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(info) {
      const owner = appUserId();
      for (const listener of listeners)
        queueMicrotask(() => {
          if (listeners.has(listener) && owner === appUserId()) listener(info);
        });
    },
  };
};
