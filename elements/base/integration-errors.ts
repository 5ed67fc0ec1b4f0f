import { isPurchasesError } from '../../sdk/index';

/** Whether the page uses a sandbox key, so that errors are shown in the page, too. An invalid key is judged by its prefix. */
export const isSandboxPage = (isSandbox: boolean, apiKey: string | null): boolean =>
  isSandbox || !!apiKey?.startsWith('rcb_sb_');

const CREDENTIALS = 11;
const PRODUCT = 5;
const USER_ID = 14;
const CONFIGURATION = 23;

/** Errors that the integrator can repair, and no customer. */
export const isIntegrationError = (error: unknown): boolean =>
  isPurchasesError(error)
    ? [CREDENTIALS, PRODUCT, USER_ID, CONFIGURATION].includes(error.errorCode)
    : error instanceof Error;

/** The message, without the class's name. */
export const messageOf = (error: unknown): string => {
  if (!isPurchasesError(error)) return error instanceof Error ? error.message : String(error);
  const { message, underlyingErrorMessage: reason } = error;
  return reason && !message.includes(reason) ? `${message} ${reason}` : message;
};
