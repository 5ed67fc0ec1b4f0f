'use client';
import { useEntitlement } from 'purchase-elements/react';
import type { ReactNode } from 'react';

/** Says until when PRO is open, as soon as it is; on the server nothing is known yet, and nothing is said. */
export const News = (): ReactNode => {
  const { isActive, entitlement } = useEntitlement('pro');
  const until = entitlement?.expirationDate?.toLocaleDateString('en');
  return (
    <p className="news" role="status">
      {isActive && `PRO is yours${until ? ` until ${until}` : ''}.`}
    </p>
  );
};
