import { ErrorCode } from './error-codes';

/** Backend error number to public code (spec section 8, "Backend code mapping"). */
const table: readonly (readonly [ErrorCode, readonly number[]])[] = [
  [ErrorCode.StoreProblemError, [7101, 7773, 7229, 7231, 7898, 7899, 7900, 7901, 8172, 8174]],
  [ErrorCode.ReceiptAlreadyInUseError, [7102]],
  [ErrorCode.InvalidReceiptError, [7103]],
  [ErrorCode.InvalidCredentialsError, [7107, 7224, 7225, 7967]],
  [ErrorCode.PurchaseInvalidError, [7105, 7106, 7814, 7877, 7878]],
  [ErrorCode.ProductAlreadyPurchasedError, [7772]],
  [ErrorCode.InvalidAppUserIdError, [7220]],
  [ErrorCode.ConfigurationError, [7230, 7000]],
  [ErrorCode.IneligibleError, [7232]],
  [ErrorCode.InvalidSubscriberAttributesError, [7263, 7264]],
  [ErrorCode.UnexpectedBackendResponseError, [7104, 7234, 7226, 7110, 7114]],
  [ErrorCode.UnsupportedError, [7662]],
  [ErrorCode.CustomerInfoError, [7259]],
  [ErrorCode.InvalidEmailError, [7012, 7834, 7879]],
];

/** The public code of a backend number; `null` for an unknown number. */
export const fromBackendCode = (backendCode: number): ErrorCode | null =>
  table.find(([, numbers]) => numbers.includes(backendCode))?.[0] ?? null;
