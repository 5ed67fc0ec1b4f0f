/** A key in the place of a token would be sent to the server, and a secret one must not be in a page at all. */
const TOKEN = /^(?!(rcb|strp|pdl|test|sk|pk|appl|goog)_)[!-~]+$/;

/** Whether a value may be a subscriber token: text that a header can have, and no key. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

/** The error does not repeat the value, because it may be a secret. */
export const NO_TOKEN =
  'subscriberToken is a key or no token. Use the short-lived token that your server gets for this customer.';
