import { isPurchasesError } from '../errors/is-purchases-error';
import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';
import type { PurchaseResult } from '../model/purchase/purchase-result';
import { getRawBranding } from '../net/endpoints';
import { platform } from './platform';
import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import type { PurchaseRun, ResumeRequest } from '../checkout/runner/presenter.types';

/** Loads the screens. Logs a failure instead of rejecting. */
export const preloadUi = async (context: PurchasesContext): Promise<void> => {
  try {
    await (await platform.loadUi()).preload(context);
  } catch (error) {
    platform.log.error(String(error));
  }
};

/** The explanation of a fault in the configuration is a part of the screens' code. */
export const inspectWithUi = (context: PurchasesContext): void => {
  platform.loadUi().then(
    (ui) => ui.inspect(context),
    () => {}, // The error is reported when the screens are needed.
  );
};

/** Rejects with a PurchasesError, also if the screens can't be loaded. */
export const purchaseWithUi = async (run: PurchaseRun): Promise<PurchaseResult> => {
  try {
    return await (await platform.loadUi()).purchase(run);
  } catch (error) {
    if (isPurchasesError(error)) throw error;
    throw new PurchasesError(ErrorCode.UnknownError, 'The checkout could not be loaded.', String(error));
  }
};

/** Does not load the screens if no purchase can be open. */
export const resumeWithUi = async (resume: ResumeRequest): Promise<PurchaseResult | null> => {
  // Reading the storage makes the page wait for the browser. Requests that the page sends now go first.
  await Promise.resolve();
  return platform.mayHaveOpenPurchase() ? (await platform.loadUi()).resume(resume) : null;
};

/** Loads the screens while offerings are read, unless the browser saves data. */
export const prefetchUi = <T>(reading: Promise<T>): Promise<T> => {
  if (platform.canPrefetch()) platform.loadUi().catch(() => {}); // The error is reported when the screens are needed.
  return reading;
};

/** Loads what the first checkout asks the server for, the branding, and the code of paywalls if the offering has one. */
export const prefetchSale = (context: PurchasesContext, hasPaywall: boolean): void => {
  if (!platform.canPrefetch()) return;
  if (hasPaywall) {
    platform.fetchFile('paywall');
    platform.loadUi().then(
      (ui) => ui.preloadPaywall(),
      () => {},
    );
  }
  context.rawBranding ??= context.request(getRawBranding);
  context.rawBranding.catch(() => {});
};
