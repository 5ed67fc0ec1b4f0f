import { isPurchasesError } from '../../sdk/index';

/** Whether who looks at the page is building it: then it is said in the page, too. Of a key that makes no shop its prefix tells. */
export const isSandboxPage = (isSandbox: boolean, apiKey: string | null): boolean =>
  isSandbox || !!apiKey?.startsWith('rcb_sb_');

const CREDENTIALS = 11;
const PRODUCT = 5;
const USER_ID = 14;
const CONFIGURATION = 23;

/** Errors that whoever builds the page can mend, and no customer. */
export const isIntegrationError = (error: unknown): boolean =>
  isPurchasesError(error)
    ? [CREDENTIALS, PRODUCT, USER_ID, CONFIGURATION].includes(error.errorCode)
    : error instanceof Error;

/** What it says, without the class's name. */
export const messageOf = (error: unknown): string => {
  if (!isPurchasesError(error)) return error instanceof Error ? error.message : String(error);
  const { message, underlyingErrorMessage: reason } = error;
  return reason && !message.includes(reason) ? `${message} ${reason}` : message;
};
