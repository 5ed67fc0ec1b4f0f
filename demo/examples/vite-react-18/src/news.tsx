import { useEntitlement } from 'purchase-elements/react';
import type { ReactElement } from 'react';

/** Says until when PRO is open, as soon as it is. */
export const News = (): ReactElement => {
  const { isActive, entitlement } = useEntitlement('pro');
  const until = entitlement?.expirationDate?.toLocaleDateString('en');
  return (
    <p className="news" role="status">
      {isActive && `PRO is yours${until ? ` until ${until}` : ''}.`}
    </p>
  );
};
