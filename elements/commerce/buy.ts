import type { PurchaseParams, Purchases } from '../../sdk/index';
import type { WantedSale } from '../../sdk/internal';
import { isBusy, isCancelled } from '../base/errors';
import { askingParams, requestOf } from './owned';
import type { CommerceHost } from './commerce-host.types';

/** How an attempt ended. The element shows a message for some of these. */
type BuyOutcome = 'settled' | 'busy' | 'prevented';

/**
 * Sells a package in the dialog and fires the events. `busy`: another purchase is open on this page.
 * A second purchase of the same access is asked about in the checkout, unless it switches a plan.
 * @param more parameters of the purchase from the element's attributes.
 */
export const buy = async (
  host: CommerceHost,
  purchases: Purchases,
  wanted: WantedSale,
  more: Omit<PurchaseParams, 'rcPackage'>,
): Promise<BuyOutcome> => {
  const { rcPackage } = wanted;
  const request = await requestOf(purchases, wanted);
  if (!host.emit('purchase-requested', request, { cancelable: true })) return 'prevented';
  const { locale, appearance } = host.$values.get();
  try {
    const result = await purchases.purchase({
      ...(more.productChangeInfo ? {} : askingParams(request)),
      ...more,
      rcPackage,
      ...(locale ? { selectedLocale: locale } : {}),
      // The page can set the property to an object; the parser takes JSON, too.
      ...(appearance ? { appearance: appearance as NonNullable<PurchaseParams['appearance']> } : {}),
      ...(host.texts ? { texts: host.texts } : {}),
    });
    host.emit('purchase-finished', result);
  } catch (error) {
    if (isBusy(error)) return 'busy';
    if (isCancelled(error)) host.emit('purchase-cancelled', null);
    // A purchase rejects only with a PurchasesError.
    else host.emit('purchase-failed', error);
  }
  return 'settled';
};
