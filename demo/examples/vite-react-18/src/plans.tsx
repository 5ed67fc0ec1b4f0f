import type { PurchaseOffersElement } from 'purchase-elements';
import { PurchaseOffers } from 'purchase-elements/react';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';

export const Plans = (): ReactElement => {
  const offers = useRef<PurchaseOffersElement>(null);
  const [message, setMessage] = useState('');
  /** The element's own properties are read through the ref. */
  const nameSelected = (): void => {
    const title = offers.current?.selectedPackage?.webBillingProduct.title;
    setMessage(title === undefined ? '' : `You have chosen ${title}.`);
  };
  return (
    <>
      <p className="card locked">The steps are part of PRO. Choose a plan to read on.</p>
      <PurchaseOffers
        ref={offers}
        className="plans-table"
        package="annual"
        recommended="annual"
        onOffersSelect={nameSelected}
        onFinished={({ detail }) => {
          const active = Object.keys(detail.customerInfo.entitlements.active);
          document.title = `Thank you for ${active.join(', ')}`;
        }}
        onCancelled={() => setMessage('Nothing was bought.')}
        onFailed={({ detail }) => setMessage(`That did not work: ${detail.message}`)}
      />
      <p role="status">{message}</p>
    </>
  );
};
