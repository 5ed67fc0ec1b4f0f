import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { browserConnectivity, customerStoreOf } from '../../sdk/internal';
import type { CustomerState, Translator } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';
import { isOffline } from '../base/errors';
import { CommerceFrame } from '../commerce/commerce-frame';
import { LiveRegion } from '../kit/live-region';
import { Notice } from '../kit/notice';
import { useDelayed } from '../kit/use-delayed';
import { isIntegrationError } from '../base/integration/integration-errors';
import type { CustomerHost } from './host';
import { Owned } from './owned';
import { CardShapes, CentreShape } from './shapes';
import { useRestore } from './use-restore';

/** A faster answer shows no loading state. */
const PATIENCE_MS = 200;

/** Emits an event for each failed read, and reports integration errors. */
const useFailures = (host: CustomerHost, customer: CustomerState): void => {
  useEffect(() => {
    const error = 'error' in customer ? customer.error : undefined;
    if (error === undefined) return;
    if (isIntegrationError(error)) host.report(error);
    host.emit('customer-error', error);
  }, [host, customer]);
};

const whyKey = (error: unknown) =>
  isOffline(error) ? 'gate.unknown' : 'state_error.error_title_other_errors';

const saidOf = (customer: CustomerState, isLate: boolean, t: Translator): readonly string[] => {
  if (customer.name === 'failed') return [t.text('customer.error_title'), t.text(whyKey(customer.error))];
  if (customer.name === 'loading') return isLate ? [t.text('customer.loading')] : [];
  return customer.isStale ? [t.text('customer.stale')] : [];
};

interface CentreProps {
  readonly host: CustomerHost;
  readonly purchases: Purchases;
  readonly t: Translator;
  readonly isLate: boolean;
}

const Centre = ({ host, purchases, t, isLate }: CentreProps) => {
  const { $customer, refresh } = customerStoreOf(purchases, browserConnectivity);
  const customer = useStore($customer);
  const restore = useRestore(host, purchases, customer);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useFailures(host, customer);
  const retry = (): void => {
    // The button disappears. The title takes the focus, so that reading continues there.
    title.current?.focus();
    void refresh();
  };
  return (
    <section
      className="centre surface"
      part="centre"
      aria-labelledby={id}
      aria-busy={customer.name === 'loading' || undefined}
    >
      <header className="head">
        <h2 ref={title} id={id} className="title" part="title" tabIndex={-1}>
          {t.text('customer.title')}
        </h2>
        {purchases.isSandbox() && (
          <span className="sandbox" part="sandbox">
            {t.text('checkout.sandbox')}
          </span>
        )}
      </header>
      {customer.name === 'loading' && <CardShapes isSeen={isLate} />}
      {customer.name === 'failed' && (
        <Notice
          title={t.text('customer.error_title')}
          message={t.text(whyKey(customer.error))}
          button={t.text('state_error.button_try_again')}
          takesFocus={null}
          onPress={retry}
        />
      )}
      {customer.name === 'ready' && (
        <Owned host={host} purchases={purchases} customer={customer} restore={restore} t={t} />
      )}
      <LiveRegion sentences={restore.said ? [restore.said(t)] : saidOf(customer, isLate, t)} />
    </section>
  );
};

/** The React tree of `<purchase-customer>`. */
export const CustomerRoot = ({ host }: { host: CustomerHost }) => {
  const isLate = useDelayed(PATIENCE_MS);
  return (
    <CommerceFrame host={host} waiting={<CentreShape />}>
      {(purchases, t) => <Centre host={host} purchases={purchases} t={t} isLate={isLate} />}
    </CommerceFrame>
  );
};
