import type { Package, PurchaseParams, Purchases } from '../../sdk/index';
import { isBusy, isCancelled } from '../base/errors';
import type { CommerceHost } from './commerce-host.types';

/** How an attempt ended. The element shows a message for some of these. */
type BuyOutcome = 'settled' | 'busy' | 'prevented';

/**
 * Sells a package in the dialog and fires the events. `busy`: another purchase is open on this page.
 * @param more parameters of the purchase from the element's attributes.
 */
export const buy = async (
  host: CommerceHost,
  purchases: Purchases,
  rcPackage: Package,
  more: Omit<PurchaseParams, 'rcPackage'>,
): Promise<BuyOutcome> => {
  if (!host.emit('purchase-requested', { rcPackage }, { cancelable: true })) return 'prevented';
  const { locale, appearance } = host.$values.get();
  try {
    const result = await purchases.purchase({
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
