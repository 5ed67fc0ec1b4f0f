import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { browserConnectivity } from '../../sdk/internal';
import type { Translator } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';
import { isOffline } from '../base/errors';
import { CommerceFrame } from '../commerce/commerce-frame';
import { useOffering } from '../commerce/use-offering';
import { hasFocus } from '../kit/focus';
import { LiveRegion } from '../kit/live-region';
import { Notice } from '../kit/notice';
import { isIntegrationError } from '../base/integration/integration-errors';
import type { OffersHost } from './host';
import { LateSkeleton, OffersSkeleton } from './offers-skeleton';
import { OffersTable } from './offers-table';
import { useMisuse } from './use-selection';

interface OffersProps {
  readonly host: OffersHost;
  readonly purchases: Purchases;
  readonly t: Translator;
  /** When the wait began. */
  readonly since: number;
}

/** Reads the offering again when a new attempt may succeed. */
const useNewAttempts = (purchases: Purchases, isOff: boolean, retry: () => void): void => {
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  useEffect(
    // Another customer may get another offering.
    () => purchases.onCustomerInfo((info) => info === null && again.current()),
    [purchases],
  );
  useEffect(() => {
    if (!isOff) return;
    return browserConnectivity.watch(() => browserConnectivity.isOnline() && again.current());
  }, [isOff]);
};

const EMPTY = 'The offering has no packages that can be sold: give it some at the billing provider.';

/** The offering while it loads, when it has arrived, or after a failure. */
const Offers = ({ host, purchases, t, since }: OffersProps) => {
  const { offering: wanted, currency } = useStore(host.$values);
  const { retry, ...state } = useOffering(purchases, wanted, currency);
  const takesFocus = useRef(false);
  const error = state.name === 'failed' ? state.error : null;
  const isEmpty = state.name === 'ready' && state.offering.availablePackages.length === 0;
  const misuse = isEmpty ? EMPTY : isIntegrationError(error) ? error : null;
  const tryAgain = (): void => {
    takesFocus.current = hasFocus(host);
    retry();
  };
  useMisuse(host, misuse);
  useNewAttempts(purchases, error !== null && isOffline(error), tryAgain);
  if (misuse) return <p className="note surface empty">{t.text('offers.empty')}</p>;
  if (state.name === 'ready')
    return (
      <OffersTable
        host={host}
        purchases={purchases}
        offering={state.offering}
        t={t}
        takesFocus={takesFocus}
      />
    );
  if (state.name === 'loading')
    return (
      <>
        <LateSkeleton since={since} />
        <LiveRegion sentences={[t.text('checkout.loading')]} />
      </>
    );
  return (
    <div className="note surface">
      <Notice
        title={t.text('checkout.offer_unavailable_title')}
        message={t.text(isOffline(error) ? 'checkout.offer_unavailable' : 'checkout.offer_problem')}
        button={t.text('state_error.button_try_again')}
        takesFocus={takesFocus}
        onPress={tryAgain}
      />
    </div>
  );
};

/** The React tree of `<purchase-offers>`. */
export const OffersRoot = ({ host }: { host: OffersHost }) => {
  const [since] = useState(() => performance.now());
  return (
    <CommerceFrame host={host} waiting={<OffersSkeleton />}>
      {(purchases, t) => <Offers host={host} purchases={purchases} t={t} since={since} />}
    </CommerceFrame>
  );
};
