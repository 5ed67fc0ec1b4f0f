import { useEffect, useState } from 'react';
import type { ProductTitles } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';

/** After this time the identifier is shown in place of a name that has not come. */
const LIMIT_MS = 1500;
const NONE: ProductTitles = new Map();

const readTitles = async (purchases: Purchases): Promise<ProductTitles> => {
  const { all } = await purchases.getOfferings();
  const products = Object.values(all).flatMap(({ availablePackages }) =>
    availablePackages.map(({ webBillingProduct }) => webBillingProduct),
  );
  return new Map(products.map(({ identifier, title }) => [identifier, title]));
};

/** Asked for once by everything on the page that shows the customer. */
const read = new WeakMap<Purchases, Promise<ProductTitles>>();

const titlesOf = (purchases: Purchases): Promise<ProductTitles> => {
  const known = read.get(purchases) ?? readTitles(purchases);
  read.set(purchases, known);
  known.catch(() => read.delete(purchases));
  return known;
};

/**
 * What products are called, from what is for sale; `isDue` while it is worth waiting for. What can't be had is missing:
 * names are no reason to show nothing.
 */
export const useTitles = (
  purchases: Purchases,
  isWanted: boolean,
): { readonly titles: ProductTitles; readonly isDue: boolean } => {
  const [state, setState] = useState({ titles: NONE, isDue: true });
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const show = (titles: ProductTitles): void => {
      clearTimeout(timer);
      if (isCurrent) setState({ titles, isDue: false });
    };
    const timer = setTimeout(() => show(NONE), LIMIT_MS);
    titlesOf(purchases).then(show, () => show(NONE));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [purchases, isWanted]);
  return state;
};
