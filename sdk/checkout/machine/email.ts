import { failure } from '../../model/failure';
import type { CheckoutFailure } from '../../model/failure';

const LONGEST_ADDRESS = 254;

/**
 * Spec section 5: empty after trimming is 'missing', anything not of the form `name@host.tld` is 'invalid'.
 * Deliberately loose beyond that (letters of any script pass): the backend has the last word.
 * @returns `null` for an address worth sending.
 */
export const emailProblem = (email: string): CheckoutFailure | null => {
  const address = email.trim();
  if (address === '') return failure('missing-email', 'No e-mail address was given.');
  const isAddress =
    address.length <= LONGEST_ADDRESS && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u.test(address);
  return isAddress ? null : failure('invalid-email', 'The e-mail address is not of the form name@host.');
};
