import { isPurchasesError } from '../errors/is-purchases-error';
import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';
import type { PurchaseResult } from '../model/purchase-result';
import { getRawBranding } from '../net/endpoints';
import { platform } from './platform';
import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import type { PurchaseRun, ResumeRequest } from '../checkout/runner/presenter.types';

/** A failure is logged and does not reject. */
export const preloadUi = async (context: PurchasesContext): Promise<void> => {
  try {
    await (await platform.loadUi()).preload(context);
  } catch (error) {
    platform.log.error(String(error));
  }
};

/** Rejects with a PurchasesError, also where the screens themselves can't be had. */
export const purchaseWithUi = async (run: PurchaseRun): Promise<PurchaseResult> => {
  try {
    return await (await platform.loadUi()).purchase(run);
  } catch (error) {
    if (isPurchasesError(error)) throw error;
    throw new PurchasesError(ErrorCode.UnknownError, 'The checkout could not be loaded.', String(error));
  }
};

/** The screens are not even fetched where nothing can be open. */
export const resumeWithUi = async (resume: ResumeRequest): Promise<PurchaseResult | null> => {
  // A look into storage waits for the browser: what the page asks for right away is sent before.
  await Promise.resolve();
  return platform.mayHaveOpenPurchase() ? (await platform.loadUi()).resume(resume) : null;
};

/** Loads the screens while offerings are read, unless the browser saves data. */
export const prefetchUi = <T>(reading: Promise<T>): Promise<T> => {
  if (platform.canPrefetch()) platform.loadUi().catch(() => {}); // Said when it is needed.
  return reading;
};

/** The same, of what it asks the server first. */
export const prefetchBranding = (context: PurchasesContext): void => {
  if (!platform.canPrefetch()) return;
  context.rawBranding ??= context.request(getRawBranding);
  context.rawBranding.catch(() => {});
};
