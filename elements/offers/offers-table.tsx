import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  findOwned,
  offersView,
  ownedWords,
  offerTable,
  ofDocument,
  ownedProducts,
  planToSwitch,
  priceWords,
  purchasesContext,
} from '../../sdk/internal';
import type { OffersView, Translator } from '../../sdk/internal';
import type { CustomerInfo, Offering, ProductChangeInfo, Purchases } from '../../sdk/index';
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

/** What the customer has; `null` until it is known, because the table does not wait for it. */
const useInfo = (purchases: Purchases): CustomerInfo | null => {
  const customer = useCustomer(purchases);
  return customer.name === 'ready' ? customer.info : null;
};

/** The plan of the offering from which the customer can switch; `null` without one, or without a token. */
const useSwitch = (
  host: OffersHost,
  purchases: Purchases,
  { availablePackages }: Offering,
  info: CustomerInfo | null,
): ProductChangeInfo | null => {
  const own = useStore(host.$productChangeInfo);
  if (!info || !(own?.subscriberToken || purchasesContext(purchases).subscriberToken)) return null;
  const productIdentifier = planToSwitch(availablePackages, info);
  return productIdentifier === null ? null : { productIdentifier, ...own };
};

interface OrderProps {
  readonly view: Pick<OffersView, 'button' | 'terms'>;
  readonly sale: Pick<ReturnType<typeof useSale>, 'isBusy' | 'isInTheWay'>;
  /** What the customer has already, and until when; `null`: nothing of the selected access. */
  readonly owned: string | null;
  readonly t: Translator;
  readonly onPress: () => void;
}

/** The button and the terms below it. */
const Order = ({ view: { button, terms }, sale, owned, t, onPress }: OrderProps) => (
  <div className="order">
    {owned && (
      <p className="owned" part="owned">
        {owned}
      </p>
    )}
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
      <div className="terms" part="terms">
        {terms.map((term) => (
          <p key={term.join('')} className="term">
            <Words sentence={term} />
          </p>
        ))}
      </div>
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
  const { recommended, entitlement } = useStore(host.$values);
  const info = useInfo(purchases);
  const from = useSwitch(host, purchases, offering, info);
  const isSwitch = from !== null;
  const table = useMemo(() => offerTable(offering.availablePackages, isSwitch), [offering, isSwitch]);
  const { selected, periods, select, switchTo } = useSelection(host, table);
  const owned = useMemo(() => (info ? ownedProducts(info) : NOTHING), [info]);
  const has = info && selected && findOwned(info, { rcPackage: selected.rcPackage, offering, entitlement });
  const sale = useSale(host, purchases, offering);
  const view = offersView({ table, selected, periods, recommended, owned, isSwitch }, t);
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
          owned={has && ownedWords(has, t)}
          t={t}
          onPress={() => selected && void sale.press(selected.rcPackage, selected.facts.base && from)}
        />
        <slot name="footer" />
        <LiveRegion sentences={said} />
      </div>
    </div>
  );
};
