import { useState } from 'react';
import type { Package, Purchases } from '../../sdk/index';
import { buy } from '../commerce/buy';
import type { OffersHost } from './host';

interface OffersSale {
  /** The checkout is open or about to open. */
  readonly isBusy: boolean;
  /** Another purchase is open on this page. */
  readonly isInTheWay: boolean;
  readonly press: (rcPackage: Package) => Promise<void>;
}

/** Sells the selected package in the checkout. */
export const useSale = (host: OffersHost, purchases: Purchases): OffersSale => {
  const [isBusy, setBusy] = useState(false);
  const [isInTheWay, setInTheWay] = useState(false);
  const press = async (rcPackage: Package): Promise<void> => {
    setInTheWay(false);
    setBusy(true);
    const { email } = host.$values.get();
    const outcome = await buy(host, purchases, rcPackage, email ? { customerEmail: email } : {});
    setInTheWay(outcome === 'busy');
    setBusy(false);
  };
  return { isBusy, isInTheWay, press };
};
