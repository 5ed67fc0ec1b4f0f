import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { offersView, offerTable, ofDocument, ownedProducts, priceWords } from '../../sdk/internal';
import type { OffersView, Translator } from '../../sdk/internal';
import type { Offering, Purchases } from '../../sdk/index';
import { Message } from '../commerce/message';
import { useCustomer } from '../commerce/use-customer';
import { Button } from '../kit/button';
import { deepActiveElement } from '../kit/focus';
import { LiveRegion } from '../kit/live-region';
import { fitOf } from './fit';
import type { OffersHost } from './host';
import { OfferCard } from './offer-card';
import { PeriodSwitch } from './period-switch';
import { useSale } from './use-sale';
import { useSelection } from './use-selection';
import { Words } from './words';

const NOTHING: ReadonlySet<string> = new Set();

/** The products that the customer has; empty until they are known, because the table does not wait for them. */
const useOwned = (purchases: Purchases): ReadonlySet<string> => {
  const customer = useCustomer(purchases);
  const info = customer.name === 'ready' ? customer.info : null;
  return useMemo(() => (info ? ownedProducts(info) : NOTHING), [info]);
};

interface OrderProps {
  readonly view: Pick<OffersView, 'button' | 'terms'>;
  readonly sale: Pick<ReturnType<typeof useSale>, 'isBusy' | 'isInTheWay'>;
  readonly t: Translator;
  readonly onPress: () => void;
}

/** The button and the terms below it. */
const Order = ({ view: { button, terms }, sale, t, onPress }: OrderProps) => (
  <div className="order">
    <Button
      isBusy={sale.isBusy}
      busyText={t.text('button.opening')}
      isDisabled={button.isDisabled}
      onPress={onPress}
    >
      <Words sentence={button.label} />
    </Button>
    {sale.isInTheWay && (
      <div className="note surface">
        <Message>
          <p>{t.text('checkout.purchase_open')}</p>
        </Message>
      </div>
    )}
    {terms.length > 0 && (
      <p className="terms" part="terms">
        {terms.map((term) => (
          <span key={term.join('')} className="term">
            <Words sentence={term} />
          </span>
        ))}
      </p>
    )}
  </div>
);

/** Moves the focus to the selected package if the focused control was removed. */
const useFocusKept = (takesFocus: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = deepActiveElement();
    const isLost = !active || active === ofDocument('body') || active.shadowRoot?.contains(place.current);
    if (takesFocus && isLost) place.current?.querySelector<HTMLElement>('.offer-radio:checked')?.focus();
  }, [takesFocus]);
  return place;
};

interface OffersTableProps {
  readonly host: OffersHost;
  readonly purchases: Purchases;
  readonly offering: Offering;
  readonly t: Translator;
  readonly takesFocus: boolean;
}

export const OffersTable = ({ host, purchases, offering, t, takesFocus }: OffersTableProps) => {
  const { recommended } = useStore(host.$values);
  const table = useMemo(() => offerTable(offering.availablePackages), [offering]);
  const { selected, periods, select, switchTo } = useSelection(host, table);
  const owned = useOwned(purchases);
  const sale = useSale(host, purchases);
  const view = offersView({ table, selected, periods, recommended, owned }, t);
  const [said, setSaid] = useState<readonly string[]>([]);
  const place = useFocusKept(takesFocus);
  const name = useId();
  const fit = fitOf(view.cards);
  const change = (key: string): void => {
    const offer = switchTo(key);
    setSaid(offer ? [offer.facts.title, priceWords(offer.facts, t)] : []);
  };
  return (
    <div ref={place} className="stand" style={fit === null ? {} : { fontSize: `${fit}em` }}>
      <div className="table">
        {view.periods.length > 0 && (
          <PeriodSwitch label={t.text('offers.periods')} periods={view.periods} onSwitch={change} />
        )}
        <div
          className="offers"
          part="offers"
          role="radiogroup"
          aria-label={t.text('offers.label')}
          data-beside={fit === null ? undefined : ''}
          data-badged={view.cards.some(({ badge }) => badge) || undefined}
        >
          {view.cards.map((card) => (
            <OfferCard
              key={card.id}
              card={card}
              name={name}
              onSelect={() => {
                setSaid([]);
                select(table.offers.find(({ rcPackage }) => rcPackage.identifier === card.id) ?? null);
              }}
            />
          ))}
        </div>
        <Order
          view={view}
          sale={sale}
          t={t}
          onPress={() => selected && void sale.press(selected.rcPackage)}
        />
        <slot name="footer" />
        <LiveRegion sentences={said} />
      </div>
    </div>
  );
};
