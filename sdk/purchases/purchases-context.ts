import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import type { Purchases } from './purchases';

/**
 * The context of an instance, for the checkout and the elements. Also works for an instance of another copy of the
 * library.
 */
export const purchasesContext = (purchases: Purchases): PurchasesContext => purchases['context'];
