'use client';
import { PurchaseOffers } from 'purchase-elements/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** A client component, because it listens. */
export const Plans = (): ReactNode => {
  const [news, setNews] = useState('');
  return (
    <>
      <PurchaseOffers
        package="annual"
        recommended="annual"
        onOffersSelect={() => setNews('')}
        onCancelled={() => setNews('Nothing was bought.')}
        onFailed={({ detail }) => setNews(`That did not work: ${detail.message}`)}
      />
      <p role="status">{news}</p>
    </>
  );
};
