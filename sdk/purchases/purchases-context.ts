import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import type { Purchases } from './purchases';

/** The context of an instance, for the checkout and the elements. Works across two copies of this library on one page. */
export const purchasesContext = (purchases: Purchases): PurchasesContext => purchases['context'];
