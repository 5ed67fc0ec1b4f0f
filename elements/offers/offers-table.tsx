import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import {
  findOwned,
  offersView,
  ownedWords,
  offerTable,
  ownedProducts,
  planToSwitch,
  priceWords,
  purchasesContext,
} from '../../sdk/internal';
import type { Offer, OffersView, Translator, WantedSale } from '../../sdk/internal';
import type { CustomerInfo, Offering, ProductChangeInfo, Purchases } from '../../sdk/index';
import { useCustomer } from '../commerce/use-customer';
import { deepActiveElement, isFocusLost } from '../kit/focus';
import type { FocusRight } from '../kit/focus';
import { LiveRegion } from '../kit/live-region';
import { fitOf } from './fit';
import type { OffersHost } from './host';
import { OfferCard, OfferItem } from './offer-card';
import { CardOrder, Order, Situation } from './order';
import { PeriodSwitch } from './period-switch';
import { useRows } from './use-rows';
import { useSale } from './use-sale';
import { useSelection } from './use-selection';

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

const FIRST_CONTROL = '.offer-radio:checked, .offer .button:enabled';

/** Moves the focus to the selected package, or to the first button, if the focused control was removed. */
const useFocusKept = (takesFocus: FocusRight) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = isFocusLost() || deepActiveElement()?.shadowRoot?.contains(place.current);
    if (takesFocus.current && isLost) place.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
  }, [takesFocus]);
  return place;
};

interface OffersTableProps {
  readonly host: OffersHost;
  readonly purchases: Purchases;
  readonly offering: Offering;
  readonly t: Translator;
  readonly takesFocus: FocusRight;
}

/** What the customer has of the access that these offers give, each sentence once. */
const ownedSentences = (
  info: CustomerInfo | null,
  shown: readonly (Offer | null)[],
  context: Omit<WantedSale, 'rcPackage'>,
  t: Translator,
): readonly string[] => {
  if (!info) return [];
  const sentences = shown.flatMap((offer) => {
    const owned = offer && findOwned(info, { ...context, rcPackage: offer.rcPackage });
    return owned ? [ownedWords(owned, t)] : [];
  });
  return [...new Set(sentences)];
};

const useOffersView = ({ host, purchases, offering, t }: OffersTableProps, isRows: boolean) => {
  const { recommended, entitlement, buttons } = useStore(host.$values);
  const info = useInfo(purchases);
  const from = useSwitch(host, purchases, offering, info);
  const isSwitch = from !== null;
  const table = useMemo(() => offerTable(offering.availablePackages, isSwitch), [offering, isSwitch]);
  const { selected, periods, select, switchTo } = useSelection(host, table);
  const products = useMemo(() => (info ? ownedProducts(info) : NOTHING), [info]);
  const view = offersView({ table, selected, periods, recommended, owned: products, isSwitch, isRows }, t);
  const offerOf = (id: string): Offer | null =>
    table.offers.find(({ rcPackage }) => rcPackage.identifier === id) ?? null;
  const hasButtons = buttons === 'each';
  const sold = hasButtons ? view.cards.map(({ id }) => offerOf(id)) : [selected];
  const owned = ownedSentences(info, sold, { offering, entitlement }, t);
  return { view, selected, owned, from, hasButtons, offerOf, select, switchTo };
};

interface CardsProps {
  readonly cards: OffersView['cards'];
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Whether each card has a button; otherwise the cards are radio buttons. */
  readonly hasButtons: boolean;
  readonly isBesideSomewhere: boolean;
  readonly isBusy: boolean;
  readonly t: Translator;
  readonly onSelect: (id: string) => void;
  readonly onBuy: (id: string) => void;
}

const Cards = ({ cards, hasButtons, isBusy, t, onSelect, onBuy, ...props }: CardsProps) => {
  const name = useId();
  const role = !hasButtons ? 'radiogroup' : cards.length > 1 ? 'list' : undefined;
  return (
    <div
      ref={props.listRef}
      className="offers"
      part="offers"
      role={role}
      aria-label={role && t.text('offers.label')}
      data-beside={props.isBesideSomewhere ? '' : undefined}
      data-badged={cards.some(({ badge }) => badge) || undefined}
      data-recommending={cards.some(({ badge }) => badge?.kind === 'recommended') || undefined}
      data-each={hasButtons || undefined}
    >
      {cards.map((card) =>
        hasButtons ? (
          <OfferItem key={card.id} card={card} role={role && 'listitem'}>
            <CardOrder
              view={card.order}
              title={card.title}
              isBusy={isBusy && card.isSelected}
              t={t}
              onPress={() => onBuy(card.id)}
            />
          </OfferItem>
        ) : (
          <OfferCard key={card.id} card={card} name={name} onSelect={() => onSelect(card.id)} />
        ),
      )}
    </div>
  );
};

export const OffersTable = (props: OffersTableProps) => {
  const { host, purchases, offering, t, takesFocus } = props;
  const list = useRef<HTMLDivElement>(null);
  const { view, selected, owned, from, hasButtons, ...offers } = useOffersView(props, useRows(list));
  const { isBusy, isInTheWay, press } = useSale(host, purchases, offering);
  const [said, setSaid] = useState<readonly string[]>([]);
  const place = useFocusKept(takesFocus);
  const fit = fitOf(view.cards);
  const change = (key: string): void => {
    const offer = offers.switchTo(key);
    setSaid(offer ? [offer.facts.title, priceWords(offer.facts, t)] : []);
  };
  const choose = (id: string): void => {
    setSaid([]);
    offers.select(offers.offerOf(id));
  };
  const sell = (offer: Offer | null): void => {
    if (offer && !isBusy) void press(offer.rcPackage, offer.facts.base && from);
  };
  const buy = (id: string): void => {
    if (isBusy) return;
    choose(id);
    sell(offers.offerOf(id));
  };
  return (
    <div ref={place} className="stand" style={fit === null ? {} : { fontSize: `${fit}em` }}>
      <div className="table">
        {view.periods.length > 0 && (
          <PeriodSwitch label={t.text('offers.periods')} periods={view.periods} onSwitch={change} />
        )}
        <Cards
          cards={view.cards}
          listRef={list}
          isBesideSomewhere={fit !== null}
          {...{ hasButtons, isBusy, t }}
          onSelect={choose}
          onBuy={buy}
        />
        {hasButtons ? (
          <Situation {...{ owned, isInTheWay, t }} />
        ) : (
          <Order {...{ view, owned, isBusy, isInTheWay, t }} onPress={() => sell(selected)} />
        )}
        <slot name="footer" />
        <LiveRegion sentences={said} />
      </div>
    </div>
  );
};
