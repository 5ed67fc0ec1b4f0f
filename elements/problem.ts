import { isPurchasesError } from '../sdk/index';

/** Names of this machine, on which nobody but the builder of the page looks at it. */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost|)$/;

/** Whether who looks at the page is building it: then it is said in the page, too. */
export const isBuilding = (isSandbox: boolean): boolean => isSandbox || LOCAL.test(location.hostname);

const CREDENTIALS = 11;
const PRODUCT = 5;
const USER_ID = 14;
const CONFIGURATION = 23;

/** Errors that whoever builds the page can mend, and no customer. */
export const isMisuse = (error: unknown): boolean =>
  isPurchasesError(error)
    ? [CREDENTIALS, PRODUCT, USER_ID, CONFIGURATION].includes(error.errorCode)
    : error instanceof Error;

/** What it says, without the class's name. */
export const wordsOf = (error: unknown): string => {
  if (!isPurchasesError(error)) return error instanceof Error ? error.message : String(error);
  const { message, underlyingErrorMessage: reason } = error;
  return reason && !message.includes(reason) ? `${message} ${reason}` : message;
};
