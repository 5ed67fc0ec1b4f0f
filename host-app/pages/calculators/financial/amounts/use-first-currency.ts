import { useEffect, useState } from 'react';
import type { Inputs } from '../../layout/use-inputs';
import { useApp } from '../../../../app-context';
import { FIRST_CURRENCY, localCurrency } from './currencies';

/**
 * The first visit starts with the currency of the user's region. Later visits and shared links use the chosen
 * currency, so that a link shows the same to every user.
 */
export const useFirstCurrency = <Name extends string>(
  calculator: string,
  change: (changes: Partial<Inputs<Name>>) => void,
): void => {
  const { store } = useApp().ports;
  const [isFirst] = useState(() => location.search === '' && store.read(`inputs:${calculator}`) === null);
  useEffect(() => {
    if (isFirst && localCurrency() !== FIRST_CURRENCY)
      change({ currency: localCurrency() } as Partial<Inputs<Name>>);
  }, [isFirst, change]);
};
