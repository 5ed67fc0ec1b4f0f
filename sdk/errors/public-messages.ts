import { ErrorCode, errorCodeName } from './error-codes';

/** Messages that explain more than the name of the code. */
const messages: Partial<Record<ErrorCode, string>> = {
  [ErrorCode.UserCancelledError]: 'Purchase was cancelled.',
  [ErrorCode.NetworkError]: 'Error performing request. Please check your network connection and try again.',
  [ErrorCode.InvalidEmailError]: 'Email is not valid. Please provide a valid email address.',
};

/** `'ProductAlreadyPurchasedError'` reads 'Product already purchased error.' */
const words = (name: string): string =>
  `${name.charAt(0)}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`;

/** The message for a code without a more precise one. */
export const publicMessage = (code: ErrorCode): string => messages[code] ?? words(errorCodeName(code));
