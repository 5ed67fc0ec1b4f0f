import { useEffect, useState } from 'react';
import type { Offering, Purchases } from '../../sdk/index';
import { findOffering } from '../base/integration/find-package';

type OfferingState =
  | { readonly name: 'loading' }
  | { readonly name: 'ready'; readonly offering: Offering }
  | { readonly name: 'failed'; readonly error: unknown };

const LOADING: OfferingState = { name: 'loading' };

/** Reads the offering when the element appears, and again when the parameters change or after `retry`. */
export const useOffering = (
  purchases: Purchases,
  wanted: unknown,
  currency: string | null,
): OfferingState & { readonly retry: () => void } => {
  const [state, setState] = useState<OfferingState>(LOADING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setState(LOADING);
    findOffering(purchases, wanted, currency).then(
      (offering) => isCurrent && setState({ name: 'ready', offering }),
      (error: unknown) => isCurrent && setState({ name: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [purchases, wanted, currency, tries]);
  return { ...state, retry: () => setTries((count) => count + 1) };
};
