import { failure } from './failure';
import type { CheckoutFailure } from './failure';

/** Converts the operation's error number to a failure (spec section 8, "Backend payment error codes"). */
export const operationFailure = (code: number | null, hasError: boolean): CheckoutFailure => {
  switch (code) {
    case 1:
      return failure('setting-up', 'Setup intent creation failed');
    case 2:
      return failure('setting-up', 'Payment method creation failed');
    case 3:
      return failure('charging', 'Payment charge failed');
    case 4:
      return failure('setting-up', 'Setup intent completion failed');
    case 5:
      return failure('already-purchased', 'Purchased was already completed');
    default:
      return failure(
        'unknown',
        hasError ? 'Unknown error code received' : 'Got an error status but error field is empty.',
      );
  }
};
