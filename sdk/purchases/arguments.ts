import { isBrowser } from '../adapters/browser';
import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';

/** @throws PurchasesError 4 with `rule`, which names the argument. */
export const expectArgument = (isValid: boolean, rule: string): void => {
  if (!isValid) throw new PurchasesError(ErrorCode.PurchaseInvalidError, rule);
};

/** @throws PurchasesError 4 for a value that is no text, or an empty one. */
export const expectText = (name: string, value: unknown): void =>
  expectArgument(typeof value === 'string' && value !== '', `${name} must be a text.`);

/** @throws PurchasesError 4 for a value that is no object. `undefined` and `null` are valid if `isOptional`. */
export const expectObject = (name: string, value: unknown, isOptional = false): void =>
  expectArgument(
    value ? typeof value === 'object' : isOptional && (value ?? null) === null,
    `${name} must be an object.`,
  );

/** @throws PurchasesError 4 for a value that is no function. */
export const expectFunction = (name: string, value: unknown): void =>
  expectArgument(typeof value === 'function', `${name} must be a function.`);

/** @throws PurchasesError 24 outside a browser. The builds for script tags leave it out. */
export const expectBrowser = (): void => {
  if (!isBrowser())
    throw new PurchasesError(
      ErrorCode.UnsupportedError,
      'There is no browser here: call this in the page, not on a server.',
    );
};
