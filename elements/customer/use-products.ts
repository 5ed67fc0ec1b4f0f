import { useEffect, useState } from 'react';
import type { OfferedProducts } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';

/** After this time the identifier is shown until the product has arrived. */
const LIMIT_MS = 1500;
const NONE: OfferedProducts = new Map();

const readProducts = async (purchases: Purchases): Promise<OfferedProducts> => {
  const { all } = await purchases.getOfferings();
  const products = Object.values(all).flatMap(({ availablePackages }) =>
    availablePackages.map(({ webBillingProduct }) => webBillingProduct),
  );
  return new Map(products.map((product) => [product.identifier, product]));
};

/** Read once for all elements of the page. */
const read = new WeakMap<Purchases, Promise<OfferedProducts>>();

const productsOf = (purchases: Purchases): Promise<OfferedProducts> => {
  const known = read.get(purchases) ?? readProducts(purchases);
  read.set(purchases, known);
  known.catch(() => read.delete(purchases));
  return known;
};

/**
 * The products of the offerings; `isDue` while they may still arrive. If they can't be loaded, purchases are shown
 * without their titles and prices.
 */
export const useProducts = (
  purchases: Purchases,
  isWanted: boolean,
): { readonly products: OfferedProducts; readonly isDue: boolean } => {
  const [state, setState] = useState({ products: NONE, isDue: true });
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const show = (products: OfferedProducts): void => {
      clearTimeout(timer);
      if (isCurrent) setState({ products, isDue: false });
    };
    const timer = setTimeout(() => show(NONE), LIMIT_MS);
    productsOf(purchases).then(show, () => show(NONE));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [purchases, isWanted]);
  return state;
};
