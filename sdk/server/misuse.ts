import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';

/** A mistake of the integrator, not of a customer: it is thrown at once. */
export const misuse = (message: string, code: ErrorCode = ErrorCode.ConfigurationError): PurchasesError =>
  new PurchasesError(code, message);

/** What came from outside is not genuine, or is too old. */
export const refused = (reason: string): PurchasesError =>
  new PurchasesError(ErrorCode.SignatureVerificationError, `Refused: ${reason}`);
