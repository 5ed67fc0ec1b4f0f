import { ErrorCode } from './error-codes';

/** For the log of the integrator. Short, because every page loads them. */
const messages = {
  [ErrorCode.UnknownError]: 'Something unexpected went wrong.',
  [ErrorCode.UserCancelledError]: 'The customer left without completing the purchase.',
  [ErrorCode.StoreProblemError]: 'The store could not process this.',
  [ErrorCode.PurchaseNotAllowedError]: 'This customer or device may not buy.',
  [ErrorCode.PurchaseInvalidError]: 'A value of this purchase is not valid.',
  [ErrorCode.ProductNotAvailableForPurchaseError]: 'This product is not for sale.',
  [ErrorCode.ProductAlreadyPurchasedError]: 'The customer already owns this product.',
  [ErrorCode.ReceiptAlreadyInUseError]: 'Another customer already uses this receipt.',
  [ErrorCode.InvalidReceiptError]: 'The store does not accept this receipt.',
  [ErrorCode.MissingReceiptFileError]: 'There is no receipt.',
  [ErrorCode.NetworkError]: 'The server did not answer. Check the connection, then try again.',
  [ErrorCode.InvalidCredentialsError]: 'The credentials were refused: see underlyingErrorMessage.',
  [ErrorCode.UnexpectedBackendResponseError]: 'The server sent an answer that can’t be used.',
  [ErrorCode.InvalidAppUserIdError]: 'A customer can’t have this app user id.',
  [ErrorCode.OperationAlreadyInProgressError]: 'This is already running: wait until it has ended.',
  [ErrorCode.UnknownBackendError]: 'Unknown backend error.',
  [ErrorCode.InvalidAppleSubscriptionKeyError]:
    'The Apple subscription key is missing or wrong. Offers for subscribers need one.',
  [ErrorCode.IneligibleError]: 'The customer does not qualify for this.',
  [ErrorCode.InsufficientPermissionsError]: 'The app lacks a permission that purchases need.',
  [ErrorCode.PaymentPendingError]: 'The payment has no result yet.',
  [ErrorCode.InvalidSubscriberAttributesError]: 'At least one attribute was not saved.',
  [ErrorCode.LogOutWithAnonymousUserError]: 'An anonymous customer can’t log out.',
  [ErrorCode.ConfigurationError]: 'The configuration has a mistake: see underlyingErrorMessage.',
  [ErrorCode.UnsupportedError]: 'This is not supported: see underlyingErrorMessage.',
  [ErrorCode.EmptySubscriberAttributesError]: 'The answer has no attributes of the customer.',
  [ErrorCode.CustomerInfoError]: 'The customer info could not be read.',
  [ErrorCode.SignatureVerificationError]: 'The signature does not match: the answer may have been changed.',
  [ErrorCode.InvalidEmailError]: 'Email is not valid. Please provide a valid email address.',
  [ErrorCode.TestStoreSimulatedPurchaseError]: 'The Test Store failed this purchase on purpose.',
} satisfies Record<ErrorCode, string>;

/** The message for a code without a more precise one. */
export const publicMessage = (code: ErrorCode): string => messages[code];
