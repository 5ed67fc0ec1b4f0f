import type { ErrorCode } from '../errors/error-codes';
import { isPurchasesError } from '../errors/is-purchases-error';
import type { PurchasesErrorExtra } from '../errors/purchases-error';

/** Kinds of failure in a checkout (spec section 8, "Checkout flow errors"). */
export type FailureKind =
  | 'setting-up'
  | 'charging'
  | 'unknown'
  | 'network'
  | 'offline'
  | 'missing-email'
  | 'invalid-email'
  | 'already-purchased'
  | 'expired'
  /** The intent was cancelled: nothing was charged. */
  | 'canceled'
  /** It can't be found out what became of a payment. */
  | 'unresolved'
  /** The screens have failed. */
  | 'crashed';

/** Why a checkout can't go on, as a plain value in its state. */
export interface CheckoutFailure {
  readonly kind: FailureKind;
  /** The public number; what the customer reads unless the backend gave one of its own. */
  readonly code: ErrorCode;
  /** For logs and `underlyingErrorMessage`; never shown. */
  readonly detail: string;
  readonly extra: PurchasesErrorExtra | undefined;
}

/**
 * Public numbers, written out: naming them through `ErrorCode` would put the whole table into the screens' bundle.
 * The types hold them to the table.
 */
type Codes = typeof ErrorCode;
const codes: {
  readonly 'setting-up': Codes['StoreProblemError'];
  readonly charging: Codes['PaymentPendingError'];
  readonly unknown: Codes['UnknownError'];
  readonly network: Codes['NetworkError'];
  /** Nothing was sent: the device is offline. */
  readonly offline: Codes['NetworkError'];
  readonly 'missing-email': Codes['PurchaseInvalidError'];
  readonly 'invalid-email': Codes['InvalidEmailError'];
  readonly 'already-purchased': Codes['ProductAlreadyPurchasedError'];
  readonly expired: Codes['StoreProblemError'];
  readonly canceled: Codes['StoreProblemError'];
  readonly unresolved: Codes['UnknownError'];
  readonly crashed: Codes['UnknownError'];
} = {
  'setting-up': 2,
  charging: 20,
  unknown: 0,
  network: 10,
  offline: 10,
  'missing-email': 4,
  'invalid-email': 38,
  'already-purchased': 6,
  expired: 2,
  canceled: 2,
  unresolved: 0,
  crashed: 0,
};

export const failure = (kind: FailureKind, detail: string): CheckoutFailure => ({
  kind,
  code: codes[kind],
  detail,
  extra: undefined,
});

/** The failures after which the customer may mend the e-mail address, or simply send it again. */
export const isRecoverable = ({ kind }: CheckoutFailure): boolean =>
  kind === 'network' || kind === 'offline' || kind === 'missing-email' || kind === 'invalid-email';

/** A proxy on the way says these for itself, whatever the server has done. */
const SAID_BY_PROXIES = [408, 425, 429, 499];

/** Backend codes have four digits, from 7000 on; a proxy's own numbers are others. */
const isBackendCode = (code: number | undefined): boolean =>
  code !== undefined && code >= 7000 && code <= 9999;

/**
 * Whether the server itself has said no: a 4xx whose body has a code of the protocol. Every other failure may hide that the
 * server has acted.
 */
export const isAnswered = ({ extra }: CheckoutFailure): boolean => {
  const { statusCode = 0, backendErrorCode } = extra ?? {};
  return (
    statusCode >= 400 &&
    statusCode < 500 &&
    !SAID_BY_PROXIES.includes(statusCode) &&
    isBackendCode(backendErrorCode)
  );
};

/** The server does not know the session any more. */
export const isGone = (reason: CheckoutFailure): boolean =>
  isAnswered(reason) && reason.extra?.statusCode === 404;

/** The number on the error screen: the backend's, else the public one. */
export const displayedCode = ({ extra, code }: CheckoutFailure): number => extra?.backendErrorCode ?? code;

/** What a public error may mean by itself, whatever call it came from. */
const recognised = ['already-purchased', 'invalid-email', 'network'] as const;

/** Any thrown value as a failure; what the tables do not know takes the call's own kind. */
export const toFailure = (error: unknown, otherwise: 'setting-up' | 'network'): CheckoutFailure => {
  if (!isPurchasesError(error))
    return failure(otherwise, error instanceof Error ? error.message : String(error));
  const kind = recognised.find((name) => codes[name] === error.errorCode) ?? otherwise;
  return {
    kind,
    code: error.errorCode,
    detail: [error.message, error.underlyingErrorMessage].filter(Boolean).join(' '),
    extra: error.extra,
  };
};

/** The operation's own error number, as a failure (spec section 8, "Backend payment error codes"). */
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
