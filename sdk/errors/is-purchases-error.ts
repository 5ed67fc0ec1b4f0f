import type { PurchasesError } from './purchases-error';

/**
 * Whether an error is a `PurchasesError`, also of another copy of this library on the page, where `instanceof` is false.
 */
export const isPurchasesError = (error: unknown): error is PurchasesError =>
  error instanceof Error && error.name === 'PurchasesError' && 'errorCode' in error;
