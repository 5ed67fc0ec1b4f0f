import { failure } from '../../model/purchase/failure';
import type { CheckoutFailure } from '../../model/purchase/failure';

const LONGEST_ADDRESS = 254;

/**
 * Spec section 5: an address that is empty after trimming is 'missing'; an address that is not `name@host.tld` is
 * 'invalid'. An emoji is 'invalid', too: phones insert it by mistake. Other
 * checks are left to the backend (letters of any script are allowed).
 * @returns `null` for an address worth sending.
 */
export const emailProblem = (email: string): CheckoutFailure | null => {
  const address = email.trim();
  if (address === '') return failure('missing-email', 'No e-mail address was given.');
  const isAddress =
    address.length <= LONGEST_ADDRESS &&
    !/\p{Extended_Pictographic}/u.test(address) &&
    /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u.test(address);
  return isAddress ? null : failure('invalid-email', 'The e-mail address is not of the form name@host.');
};
