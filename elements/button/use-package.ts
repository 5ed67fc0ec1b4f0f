import { useCallback, useEffect, useRef, useState } from 'react';
import type { Offering, Package, Purchases } from '../../sdk/index';
import { findOffering, findPackage } from '../base/integration/find-package';

export interface Wanted {
  readonly offering: string | null;
  readonly package: string | null;
  readonly currency: string | null;
}

/** A package and its offering. */
export interface LoadedPackage {
  readonly rcPackage: Package;
  readonly offering: Offering;
}

/**
 * The package that a button sells, read once: at first if the label needs it, otherwise when the customer is about to
 * press the button. The next call repeats a failed read.
 */
export const usePackage = (
  purchases: Purchases | null,
  wanted: Wanted,
  isEager: boolean,
): {
  readonly rcPackage: Package | null;
  readonly isFailed: boolean;
  readonly load: () => Promise<LoadedPackage>;
} => {
  const [rcPackage, setPackage] = useState<Package | null>(null);
  const [isFailed, setFailed] = useState(false);
  const reading = useRef<Promise<LoadedPackage> | null>(null);
  const { offering, package: packageId, currency } = wanted;

  const load = useCallback((): Promise<LoadedPackage> => {
    if (!purchases) return Promise.reject(new Error('not configured'));
    if (reading.current) return reading.current;
    const mine = findOffering(purchases, offering, currency).then(async (found) => ({
      offering: found,
      rcPackage: await findPackage(found, packageId, purchases),
    }));
    reading.current = mine;
    mine.then(
      (found) => {
        if (reading.current !== mine) return;
        setPackage(found.rcPackage);
        setFailed(false);
      },
      () => {
        if (reading.current !== mine) return;
        reading.current = null;
        setFailed(true);
      },
    );
    return mine;
  }, [purchases, offering, packageId, currency]);

  useEffect(() => {
    if (isEager && purchases) load().catch(() => {}); // A press reports the error.
    return () => {
      reading.current = null;
      setPackage(null);
      setFailed(false);
    };
  }, [isEager, purchases, load]);
  return { rcPackage, isFailed, load };
};
