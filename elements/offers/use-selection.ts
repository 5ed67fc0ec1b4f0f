import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isPeriodSwitchMode, findOffer, offerInPeriod, selectedOffer } from '../../sdk/internal';
import type { Offer, OfferTable, PeriodSwitchMode } from '../../sdk/internal';
import type { OffersHost } from './host';

/** Reports an integration error, and removes it when it is repaired. */
export const useMisuse = (host: OffersHost, misuse: unknown): void => {
  useEffect(() => {
    if (!misuse) return;
    host.report(misuse);
    return host.forgive;
  }, [host, misuse]);
};

interface Selection {
  readonly selected: Offer | null;
  readonly periods: PeriodSwitchMode;
  readonly select: (offer: Offer | null) => void;
  /** Changes the period; returns the offer that is then selected. */
  readonly switchTo: (key: string) => Offer | null;
}

const called = (table: OfferTable, attribute: string, name: string | null): string | null => {
  if (!name || findOffer(table, name)) return null;
  const known = table.offers.map(({ rcPackage }) => rcPackage.identifier).join(', ');
  return `The attribute ${attribute} names no package of the offering: "${name}". Packages: ${known || 'none'}.`;
};

/** The error of an invalid attribute. */
const misuseOf = (table: OfferTable, wanted: string | null, recommended: string | null): string | null =>
  called(table, 'package', wanted) ?? called(table, 'recommended', recommended);

/** The selected package: the customer's choice, until the page selects another. */
export const useSelection = (host: OffersHost, table: OfferTable): Selection => {
  const { package: wanted, recommended, periods } = useStore(host.$values);
  const [choice, setChoice] = useState<{ readonly id: string; readonly wanted: string | null } | null>(null);
  const chosen = choice && choice.wanted === wanted ? choice.id : null;
  const selected = selectedOffer(table, chosen, wanted, recommended);

  useLayoutEffect(() => {
    host.$selected.set(selected?.rcPackage ?? null);
  }, [host, selected]);
  useEffect(() => () => host.$selected.set(null), [host]);
  useMisuse(host, misuseOf(table, wanted, recommended));

  const select = (offer: Offer | null): void => {
    if (!offer || offer === selected) return;
    const { rcPackage } = offer;
    setChoice({ id: rcPackage.identifier, wanted });
    host.$selected.set(rcPackage);
    host.emit('offers-select', { selectedPackage: rcPackage });
  };
  return {
    selected,
    periods: periods && isPeriodSwitchMode(periods) ? periods : 'auto',
    select,
    switchTo: (key) => {
      const offer = offerInPeriod(table, key, selected, recommended);
      select(offer);
      return offer;
    },
  };
};
