/**
 * Public error numbers (spec section 8, "Public error enum"). The numbers are a contract with integrators
 * and must never change; gaps are numbers that the protocol retired.
 */
export const ErrorCode = {
  UnknownError: 0,
  UserCancelledError: 1,
  StoreProblemError: 2,
  PurchaseNotAllowedError: 3,
  PurchaseInvalidError: 4,
  ProductNotAvailableForPurchaseError: 5,
  ProductAlreadyPurchasedError: 6,
  ReceiptAlreadyInUseError: 7,
  InvalidReceiptError: 8,
  MissingReceiptFileError: 9,
  NetworkError: 10,
  InvalidCredentialsError: 11,
  UnexpectedBackendResponseError: 12,
  InvalidAppUserIdError: 14,
  OperationAlreadyInProgressError: 15,
  UnknownBackendError: 16,
  InvalidAppleSubscriptionKeyError: 17,
  IneligibleError: 18,
  InsufficientPermissionsError: 19,
  PaymentPendingError: 20,
  InvalidSubscriberAttributesError: 21,
  LogOutWithAnonymousUserError: 22,
  ConfigurationError: 23,
  UnsupportedError: 24,
  EmptySubscriberAttributesError: 25,
  CustomerInfoError: 28,
  SignatureVerificationError: 36,
  InvalidEmailError: 38,
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

const messages = {
  0: 'An unknown error occurred.',
  1: 'Purchase was cancelled.',
  2: 'The store could not carry out the purchase.',
  3: 'This customer may not make purchases.',
  4: 'Some of the data sent for this purchase is not valid.',
  5: 'This product cannot be bought right now.',
  6: 'This customer already owns this product.',
  7: 'This receipt belongs to another customer.',
  8: 'The receipt is not valid.',
  9: 'The receipt is missing.',
  10: 'Error performing request. Please check your network connection and try again.',
  11: 'The API key was refused. Check that it is the key of this app.',
  12: 'The server answered in a form that this client does not understand.',
  14: 'The app user id is not valid.',
  15: 'A purchase is already open. Finish or cancel it first.',
  16: 'Unknown backend error.',
  17: 'The Apple subscription key is missing or not valid.',
  18: 'This customer is not eligible for this offer.',
  19: 'The API key lacks a permission that this action needs.',
  20: 'The payment did not complete.',
  21: 'At least one customer attribute was refused.',
  22: 'An anonymous customer cannot be logged out.',
  23: 'The configuration is not valid.',
  24: 'This is not supported here.',
  25: 'No customer attributes were given.',
  28: 'The customer info could not be read.',
  36: 'The signature of the answer is wrong.',
  38: 'Email is not valid. Please provide a valid email address.',
} satisfies Record<ErrorCode, string>;

/** The sentence that stands for a code when nothing more precise is known. */
export const publicMessage = (code: ErrorCode): string => messages[code];

/** `1` becomes `'UserCancelledError'`. */
export const errorCodeName = (code: ErrorCode): string =>
  Object.entries(ErrorCode).find(([, value]) => value === code)?.[0] ?? 'UnknownError';
