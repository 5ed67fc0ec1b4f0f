import type { CustomerInfo } from '../model/customer/customer-info';

/** Receives the customer info. `null`: the customer has changed, and the new data has not arrived yet. */
export type CustomerInfoListener = (info: CustomerInfo | null) => void;

interface CustomerInfoEmitter {
  /** The returned function removes the listener. */
  subscribe(listener: CustomerInfoListener): () => void;
  emit(info: CustomerInfo | null): void;
}

/**
 * Calls each listener in its own microtask, so that an error in a listener breaks no purchase. A pending call is skipped
 * if the customer changes again.
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
