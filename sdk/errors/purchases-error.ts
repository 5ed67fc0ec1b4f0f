import { errorCodeName } from './error-codes';
import type { ErrorCode } from './error-codes';
import { publicMessage } from './public-messages';
import { quote } from './quote';

/** Data about the answer that caused an error. */
export interface PurchasesErrorExtra {
  /** HTTP status of the answer. */
  readonly statusCode?: number;
  /** The billing backend's own number, e.g. 7772. */
  readonly backendErrorCode?: number;
}

/**
 * The error of every failed call. `errorCode` is the kind, for a `switch`. `message` can be logged.
 * `underlyingErrorMessage` has the message of the server or the platform, without keys and secrets.
 *
 * @example
 * try { await purchases.purchase({ rcPackage }); }
 * catch (error) {
 *   if (isPurchasesError(error) && error.errorCode === ErrorCode.UserCancelledError) return;
 *   throw error;
 * }
 */
export class PurchasesError extends Error {
  readonly errorCode: ErrorCode;
  readonly underlyingErrorMessage: string | null | undefined;
  readonly extra: PurchasesErrorExtra | undefined;

  constructor(
    errorCode: ErrorCode,
    message?: string,
    underlyingErrorMessage?: string | null,
    extra?: PurchasesErrorExtra,
  ) {
    super(quote(message ?? publicMessage(errorCode)));
    this.errorCode = errorCode;
    this.underlyingErrorMessage = underlyingErrorMessage && quote(underlyingErrorMessage);
    this.extra = extra;
    this.name = 'PurchasesError';
  }

  override toString = (): string =>
    `PurchasesError(code: ${errorCodeName(this.errorCode)}, message: ${this.message})`;
}

/** Creates an error. Code that is loaded later is given this function: the integrator compares errors with the core's class. */
export type MakeError = (...what: ConstructorParameters<typeof PurchasesError>) => PurchasesError;

/** Thrown if the shared instance is requested before `Purchases.configure`. */
export class UninitializedPurchasesError extends Error {
  constructor() {
    super('Purchases must be configured before calling getInstance');
    this.name = 'UninitializedPurchasesError';
  }
}
