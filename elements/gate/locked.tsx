import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { newElement } from '../../sdk/internal';
import type { Translator } from '../../sdk/internal';
import type { Offering, Purchases } from '../../sdk/index';
import { isOffline } from '../base/errors';
import { isIntegrationError } from '../base/integration/integration-errors';
import { useOffering } from '../commerce/use-offering';
import { Notice } from '../kit/notice';
import { Skeleton } from '../kit/skeleton';
import { Waiting } from '../commerce/commerce-frame';
import type { GateHost } from './host';

const SHAPES = [
  [28, '55%'],
  [72, '100%'],
  [72, '100%'],
  [50, '100%'],
] as const;

/** The offering's paywall, or a price table if it has none. */
const makeFor = async ({ paywall_components: paywall }: Offering): Promise<HTMLElement> => {
  if ((paywall ?? null) === null) return newElement('purchase-offers');
  const { createPaywallElement } = await import('../paywall/present');
  return createPaywallElement();
};

/** The element that sells in the locked gate, with the gate's language and appearance. */
const Sold = ({
  host,
  purchases,
  offering,
}: {
  host: GateHost;
  purchases: Purchases;
  offering: Offering;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { locale, email, appearance } = useStore(host.$values);
  const { texts } = host;
  useEffect(() => {
    let isCurrent = true;
    void makeFor(offering).then((made) => isCurrent && setElement(made), host.report);
    return () => {
      isCurrent = false;
      setElement(null);
    };
  }, [host, offering]);
  useEffect(() => {
    if (!element) return;
    Object.assign(element, { purchases, offering, locale, email, appearance, texts });
    // The page has nothing to go back to.
    element.addEventListener('paywall-back', (event) => event.preventDefault());
    place.current?.append(element);
    return () => element.remove();
  }, [element, purchases, offering, locale, email, appearance, texts]);
  return <div ref={place} />;
};

/** What customers without the entitlement see if the page has no fallback. */
export const Locked = ({ host, purchases, t }: { host: GateHost; purchases: Purchases; t: Translator }) => {
  const { offering: wanted } = useStore(host.$values);
  const state = useOffering(purchases, wanted, null);
  const error = state.name === 'failed' ? state.error : null;
  useEffect(() => {
    if (error && isIntegrationError(error)) host.report(error);
  }, [host, error]);
  if (state.name === 'ready')
    return (
      <section aria-label={t.text('gate.locked')}>
        <Sold host={host} purchases={purchases} offering={state.offering} />
      </section>
    );
  if (state.name === 'loading')
    return (
      <Waiting>
        <Skeleton lines={SHAPES} />
      </Waiting>
    );
  return (
    <div className="surface plate">
      <Notice
        title={t.text('checkout.offer_unavailable_title')}
        message={t.text(isOffline(error) ? 'checkout.offer_unavailable' : 'checkout.offer_problem')}
        button={t.text('state_error.button_try_again')}
        takesFocus={null}
        onPress={state.retry}
      />
    </div>
  );
};
