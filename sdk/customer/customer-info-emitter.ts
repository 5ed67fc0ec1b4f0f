import type { CustomerInfo } from '../model/customer-info';

/** Gets the customer info; `null`: the customer has changed, and nothing is known yet. */
export type CustomerInfoListener = (info: CustomerInfo | null) => void;

interface CustomerInfoEmitter {
  /** The returned function removes the listener. */
  subscribe(listener: CustomerInfoListener): () => void;
  emit(info: CustomerInfo | null): void;
}

/**
 * Calls each listener in a microtask of its own, so that a listener that throws breaks no purchase. A call that comes after
 * another change of the customer is skipped.
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
