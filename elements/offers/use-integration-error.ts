import { useEffect } from 'react';
import type { OffersHost } from './host';

/** Reports an integration error, and removes it when it is repaired. */
export const useMisuse = (host: OffersHost, misuse: unknown): void => {
  useEffect(() => {
    if (!misuse) return;
    host.report(misuse);
    return host.forgive;
  }, [host, misuse]);
};
