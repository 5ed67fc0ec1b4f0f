import { useEffect, useState } from 'react';
import { useApp } from '../../../../app-context';
import { FIRST_CURRENCY, localCurrency } from './currencies';

/**
 * The first visit starts with the money of the person's region. Later, and with an address somebody shared,
 * the currency is what was chosen: the same link shows everyone the same.
 */
export const useFirstCurrency = (calculator: string, choose: (currency: string) => void): void => {
  const { store } = useApp().ports;
  const [isFirst] = useState(() => location.search === '' && store.read(`inputs:${calculator}`) === null);
  useEffect(() => {
    if (isFirst && localCurrency() !== FIRST_CURRENCY) choose(localCurrency());
  }, [isFirst, choose]);
};
