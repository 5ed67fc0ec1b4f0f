import { isPurchasesError } from '../../../sdk/index';

/**
 * Whether the page uses a sandbox key, so that errors are also shown in the page. The prefix decides for an invalid key.
 */
export const isSandboxPage = (isSandbox: boolean, apiKey: string | null): boolean =>
  isSandbox || !!apiKey?.startsWith('rcb_sb_');

const CREDENTIALS = 11;
const PRODUCT = 5;
const USER_ID = 14;
const CONFIGURATION = 23;

/** Whether the integrator can repair the error, and the customer can't. */
export const isIntegrationError = (error: unknown): boolean =>
  isPurchasesError(error)
    ? [CREDENTIALS, PRODUCT, USER_ID, CONFIGURATION].includes(error.errorCode)
    : error instanceof Error;

/** The message without the class name. */
export const messageOf = (error: unknown): string => {
  if (!isPurchasesError(error)) return error instanceof Error ? error.message : String(error);
  const { message, underlyingErrorMessage: reason } = error;
  return reason && !message.includes(reason) ? `${message} ${reason}` : message;
};
