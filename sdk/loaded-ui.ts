import { isPurchasesError } from './errors/is-purchases-error';
import { ErrorCode } from './errors/error-codes';
import { PurchasesError } from './errors/purchases-error';
import type { PurchaseResult } from './model/purchase-result';
import { getRawBranding } from './net/endpoints';
import { platform } from './platform';
import type { Resume, Sale, Shop } from './ports';

/** A failure is logged: whoever asked goes on without. */
export const preloadUi = async (shop: Shop): Promise<void> => {
  try {
    await (await platform.loadUi()).preload(shop);
  } catch (error) {
    platform.log.error(String(error));
  }
};

/** Rejects with a PurchasesError, also where the screens themselves can't be had. */
export const sellWithUi = async (sale: Sale): Promise<PurchaseResult> => {
  try {
    return await (await platform.loadUi()).sell(sale);
  } catch (error) {
    if (isPurchasesError(error)) throw error;
    throw new PurchasesError(ErrorCode.UnknownError, 'The checkout could not be loaded.', String(error));
  }
};

/** The screens are not even fetched where nothing can be open. */
export const resumeWithUi = async (resume: Resume): Promise<PurchaseResult | null> => {
  // A look into storage waits for the browser: what the page asks for right away is sent before.
  await Promise.resolve();
  return platform.mayHaveOpenPurchase() ? (await platform.loadUi()).resume(resume) : null;
};

/** Somebody looks at what is for sale: what the checkout needs is fetched meanwhile, where that costs nobody anything. */
export const expectSale = <T>(reading: Promise<T>): Promise<T> => {
  if (platform.mayWarm()) platform.loadUi().catch(() => {}); // Said when it is needed.
  return reading;
};

/** The same, of what it asks the server first. */
export const expectBranding = (shop: Shop): void => {
  if (!platform.mayWarm()) return;
  shop.rawBranding ??= shop.request(getRawBranding);
  shop.rawBranding.catch(() => {});
};
