import { useEffect, useState } from 'react';
import type { ProductTitles } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';

/** After this time the identifier is shown until the title has arrived. */
const LIMIT_MS = 1500;
const NONE: ProductTitles = new Map();

const readTitles = async (purchases: Purchases): Promise<ProductTitles> => {
  const { all } = await purchases.getOfferings();
  const products = Object.values(all).flatMap(({ availablePackages }) =>
    availablePackages.map(({ webBillingProduct }) => webBillingProduct),
  );
  return new Map(products.map(({ identifier, title }) => [identifier, title]));
};

/** Read once for all elements of the page. */
const read = new WeakMap<Purchases, Promise<ProductTitles>>();

const titlesOf = (purchases: Purchases): Promise<ProductTitles> => {
  const known = read.get(purchases) ?? readTitles(purchases);
  read.set(purchases, known);
  known.catch(() => read.delete(purchases));
  return known;
};

/**
 * Product titles, from the offerings; `isDue` while they may still arrive. Titles that can't be loaded are missing:
 * purchases are shown without them.
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
