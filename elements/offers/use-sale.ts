import { useState } from 'react';
import type { Offering, Package, ProductChangeInfo, Purchases } from '../../sdk/index';
import { buy } from '../commerce/buy';
import type { OffersHost } from './host';

interface OffersSale {
  /** The checkout is open or about to open. */
  readonly isBusy: boolean;
  /** Another purchase is open on this page. */
  readonly isInTheWay: boolean;
  /** @param productChangeInfo the plan from which the customer switches; `null`: an ordinary purchase. */
  readonly press: (rcPackage: Package, productChangeInfo: ProductChangeInfo | null) => Promise<void>;
}

/** Sells the selected package in the checkout. */
export const useSale = (host: OffersHost, purchases: Purchases, offering: Offering): OffersSale => {
  const [isBusy, setBusy] = useState(false);
  const [isInTheWay, setInTheWay] = useState(false);
  const press: OffersSale['press'] = async (rcPackage, productChangeInfo) => {
    setInTheWay(false);
    setBusy(true);
    const { email, entitlement } = host.$values.get();
    const outcome = await buy(
      host,
      purchases,
      { rcPackage, offering, entitlement },
      {
        ...(email ? { customerEmail: email } : {}),
        ...(productChangeInfo ? { productChangeInfo } : {}),
      },
    );
    setInTheWay(outcome === 'busy');
    setBusy(false);
  };
  return { isBusy, isInTheWay, press };
};
