import type { Inputs } from '../../frame/use-inputs';

/** What is typed into the mortgage calculator, with what it starts with. */
export const mortgageDefaults = {
  currency: 'USD',
  price: '400000',
  down: '20',
  downUnit: 'percent',
  rate: '6.5',
  term: '30',
  termUnit: 'years',
  /** '2026-11'; empty is this month. */
  start: '',
  tax: '1.1',
  taxUnit: 'percent',
  insurance: '1800',
  insuranceUnit: 'money',
  hoa: '0',
  pmi: '0.5',
  pmiEnds: 'by-itself',
  extra: '',
  /** Month of the first; empty is at once. */
  extraFrom: '',
  yearly: '',
  yearlyMonth: '01',
  /** One-off payments; see one-off-list.ts. */
  once: '',
} as const;

export type MortgageName = keyof typeof mortgageDefaults;
export type MortgageInputs = Inputs<MortgageName>;
export type ChangeMortgage = (changes: Partial<MortgageInputs>) => void;
