import type { ErrorCode } from '../../errors/error-codes';
import { isPurchasesError } from '../../errors/is-purchases-error';
import type { PurchasesErrorExtra } from '../../errors/purchases-error';

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
  /** The result of a payment can't be found out. */
  | 'unresolved'
  /** The screens have failed. */
  | 'crashed';

/** Why a checkout can't continue, as a plain value in its state. */
export interface CheckoutFailure {
  readonly kind: FailureKind;
  /** The public code. The customer sees it unless the backend sent its own code. */
  readonly code: ErrorCode;
  /** For logs and `underlyingErrorMessage`; never shown. */
  readonly detail: string;
  readonly extra: PurchasesErrorExtra | undefined;
}

/**
 * The public codes as numbers: a reference to `ErrorCode` would add the whole table to the screens' bundle. The types
 * check the numbers against the table.
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

/** Statuses that a proxy can send by itself, whatever the server has done. */
const SAID_BY_PROXIES = [408, 425, 429, 499];

/** Whether a status refuses a request. After a status that a proxy can send by itself, the server may have acted. */
export const isRefusal = (statusCode: number): boolean =>
  statusCode >= 400 && statusCode < 500 && !SAID_BY_PROXIES.includes(statusCode);

/** Backend codes have four digits and begin at 7000; a proxy's numbers do not. */
const isBackendCode = (code: number | undefined): boolean =>
  code !== undefined && code >= 7000 && code <= 9999;

/**
 * Whether the server itself has refused: a 4xx whose body has a code of the protocol. After every other failure the
 * server may have acted.
 */
export const isAnswered = ({ extra }: CheckoutFailure): boolean => {
  const { statusCode = 0, backendErrorCode } = extra ?? {};
  return isRefusal(statusCode) && isBackendCode(backendErrorCode);
};

/** Whether the server no longer knows the session. */
export const isGone = (reason: CheckoutFailure): boolean =>
  isAnswered(reason) && reason.extra?.statusCode === 404;

/** The number on the error screen: the backend's code, otherwise the public one. */
export const displayedCode = ({ extra, code }: CheckoutFailure): number => extra?.backendErrorCode ?? code;

/** Kinds that follow from the public error alone, for every call. */
const recognised = ['already-purchased', 'invalid-email', 'network'] as const;

/** Converts any thrown value to a failure. An error that is not in the tables gets the kind of the call. */
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
