import type { Package } from 'purchase-elements';
import { useOfferings, usePurchase } from 'purchase-elements/react';
import type { ReactElement } from 'react';

const labelOf = ({ webBillingProduct }: Package): string =>
  webBillingProduct.defaultSubscriptionOption?.trial ? 'Try for free' : 'Buy';

const priceOf = ({ webBillingProduct: { currentPrice, defaultSubscriptionOption } }: Package): string => {
  const unit = defaultSubscriptionOption?.base.period?.unit;
  return `${currentPrice.formattedPrice} ${unit ? `/ ${unit}` : 'once'}`;
};

/** Markup of our own, from the shop's data; `<PurchaseOffers />` would be the other way. */
export const PlanList = (): ReactElement => {
  const { status, offerings, refresh } = useOfferings();
  const { purchase, status: sale, error } = usePurchase();

  if (status === 'loading') return <p role="status">Plans are on their way …</p>;
  if (status === 'failed')
    return (
      <p role="alert">
        The plans could not be loaded.{' '}
        <button type="button" className="buy" onClick={() => void refresh()}>
          Try again
        </button>
      </p>
    );
  return (
    <>
      <h2>Plans</h2>
      <ul className="plans">
        {offerings.current?.availablePackages.map((plan) => (
          <li key={plan.identifier} className="card">
            <h3>{plan.webBillingProduct.title}</h3>
            <p>{priceOf(plan)}</p>
            <button
              type="button"
              className="buy"
              disabled={sale === 'open'}
              onClick={() => void purchase({ rcPackage: plan })}
            >
              {labelOf(plan)}
            </button>
          </li>
        ))}
      </ul>
      {error && <p role="alert">That did not work: {error.message}</p>}
    </>
  );
};
