import type { ErrorCode } from './error-codes';

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
