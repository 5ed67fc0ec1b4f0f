import { Select } from '../../../../ui/kit/field';
import { CURRENCY_OPTIONS, knownCurrency } from './currencies';

interface CurrencySelectProps {
  readonly value: string;
  readonly change: (changes: { readonly currency: string }) => void;
}

export const CurrencySelect = ({ value, change }: CurrencySelectProps) => (
  <Select
    label="Currency"
    value={knownCurrency(value)}
    options={CURRENCY_OPTIONS}
    onChange={(currency) => change({ currency })}
  />
);
