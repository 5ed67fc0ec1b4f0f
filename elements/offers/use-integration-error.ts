import { useEffect } from 'react';
import type { OffersHost } from './host';

/** Reports an error that only the integrator can repair, until it is repaired. */
export const useMisuse = (host: OffersHost, misuse: unknown): void => {
  useEffect(() => {
    if (!misuse) return;
    host.report(misuse);
    return host.forgive;
  }, [host, misuse]);
};
