import { failure } from '../../../model/purchase/failure';
import type { CheckoutFailure } from '../../../model/purchase/failure';

/** Reasons of the server that end the sale, and the number of each on the error screen. */
const INTERRUPTIONS: Readonly<Record<string, number>> = {
  taxes_not_active: 7898,
  stripe_tax_unsupported_country: 7898,
  invalid_origin_address: 7899,
  invalid_head_office_address: 7899,
  missing_required_permission: 7900,
};

/** The end of a sale that the server does not make without its tax. */
export const interruption = (reason: string | null): CheckoutFailure => {
  const backendErrorCode =
    reason !== null && Object.hasOwn(INTERRUPTIONS, reason) ? INTERRUPTIONS[reason] : undefined;
  const plain = failure('setting-up', `The tax could not be calculated: ${reason}.`);
  return backendErrorCode === undefined ? plain : { ...plain, extra: { backendErrorCode } };
};
