import { useStore } from '@nanostores/react';
import { useCallback, useId, useState } from 'react';
import { browserConnectivity, customerStoreOf, customerView, toBcp47 } from '../../sdk/internal';
import type { CardAction, CustomerState, PurchaseCard, Translator } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';
import { Icon } from '../kit/icon';
import { Spinner } from '../kit/spinner';
import { Card } from './card';
import type { CustomerHost } from './host';
import type { Restore } from './use-restore';
import { useProducts } from './use-products';
import { useReturn } from './use-return';

interface CardsProps {
  readonly cards: readonly PurchaseCard[];
  readonly isNameDue: boolean;
  readonly t: Translator;
  /** Returns `false` if the page handles the action itself. */
  readonly onAction: (action: CardAction) => boolean;
}

const Cards = ({ cards, ...rest }: CardsProps) => (
  <ul className="cards" part="cards">
    {cards.map((card) => (
      <Card key={card.productId} card={card} {...rest} />
    ))}
  </ul>
);

const Past = (props: CardsProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { t, cards } = props;
  return (
    <div className="past">
      <button
        type="button"
        className="plain-button"
        part="past-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <svg className="icon chevron" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M7.5 5l5 5-5 5" />
        </svg>
        {t.text('customer.past')}
        <span className="count">{new Intl.NumberFormat(toBcp47(t.locale)).format(cards.length)}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        <Cards {...props} />
      </div>
    </div>
  );
};

const RestoreRow = ({ restore, t }: { restore: Restore; t: Translator }) => {
  const isLooking = restore.result === 'looking';
  return (
    <div className="restore">
      <button
        type="button"
        className="plain-button"
        part="restore"
        aria-disabled={isLooking || undefined}
        onClick={() => void (isLooking || restore.run())}
      >
        {t.text('customer.restore')}
      </button>
      {restore.said && (
        // Hidden here, because the live region announces it.
        <span className="restore-said" part="message" aria-hidden="true" data-result={restore.result}>
          {isLooking ? <Spinner /> : <Icon name={restore.result === 'found' ? 'check' : 'alert'} />}
          {restore.said(t)}
        </span>
      )}
    </div>
  );
};

interface OwnedProps {
  readonly host: CustomerHost;
  readonly purchases: Purchases;
  readonly customer: Extract<CustomerState, { name: 'ready' }>;
  readonly restore: Restore;
  readonly t: Translator;
}

/** What the customer has and had. */
export const Owned = ({ host, purchases, customer, restore, t }: OwnedProps) => {
  const { info, isStale } = customer;
  const { activeOnly } = useStore(host.$values);
  const isSomething = Object.keys(info.allPurchaseDatesByProduct).length > 0;
  const { products, isDue } = useProducts(purchases, isSomething);
  const { current, past } = customerView(info, products, t);
  const { refresh } = customerStoreOf(purchases, browserConnectivity);
  const leave = useReturn(useCallback(() => void refresh(), [refresh]));
  const onAction = ({ url }: CardAction): boolean => {
    leave();
    return host.emit('customer-manage', { url }, { cancelable: true });
  };
  const shared = { isNameDue: isDue, t, onAction };
  return (
    <>
      {isStale && (
        <p className="stale" part="stale">
          <Icon name="clock" />
          {t.text('customer.stale')}
        </p>
      )}
      {current.length > 0 ? (
        <Cards cards={current} {...shared} />
      ) : (
        <div className="empty" part="empty">
          <slot name="empty">
            <p className="empty-title">{t.text('customer.empty_title')}</p>
            <p className="empty-words">{t.text('customer.empty')}</p>
          </slot>
        </div>
      )}
      {past.length > 0 && !activeOnly && <Past cards={past} {...shared} />}
      <RestoreRow restore={restore} t={t} />
    </>
  );
};
