import { useEffect } from 'react';
import type { OffersHost } from './host';

/** Says to whoever builds the page what only they can mend, until it is. */
export const useMisuse = (host: OffersHost, misuse: unknown): void => {
  useEffect(() => {
    if (!misuse) return;
    host.report(misuse);
    return host.forgive;
  }, [host, misuse]);
};
