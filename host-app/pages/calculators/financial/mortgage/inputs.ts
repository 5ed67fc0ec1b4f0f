import type { MoneyFormProps } from '../amounts/use-money-form';
import type { Inputs } from '../../layout/use-inputs';

/** The inputs of the mortgage calculator with their defaults. */
export const mortgageDefaults = {
  currency: 'USD',
  price: '400000',
  down: '20',
  downUnit: 'percent',
  rate: '6.5',
  term: '30',
  termUnit: 'years',
  /** '2026-11'; empty means the current month. */
  start: '',
  tax: '1.1',
  taxUnit: 'percent',
  insurance: '1800',
  insuranceUnit: 'money',
  hoa: '0',
  pmi: '0.5',
  pmiEnds: 'by-itself',
  extra: '',
  /** Month of the first extra payment; empty means from the start. */
  extraFrom: '',
  yearly: '',
  yearlyMonth: '01',
  /** One-off payments; see one-off-list.ts. */
  once: '',
} as const;

export type MortgageName = keyof typeof mortgageDefaults;
export type MortgageInputs = Inputs<MortgageName>;
export type MortgageFormProps = MoneyFormProps<MortgageName>;
