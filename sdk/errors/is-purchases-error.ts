import type { PurchasesError } from './purchases-error';

/**
 * Recognises a `PurchasesError` also when it comes from another copy of this library on the page,
 * where `instanceof` would say no.
 */
export const isPurchasesError = (error: unknown): error is PurchasesError =>
  error instanceof Error && error.name === 'PurchasesError' && 'errorCode' in error;
