import type { MoneyFormProps } from '../amounts/use-money-form';
import type { Inputs } from '../../layout/use-inputs';

/** The inputs of the loan calculator with their defaults. */
export const loanDefaults = {
  currency: 'USD',
  kind: 'amortised',
  find: 'payment',
  amount: '20000',
  rate: '7.5',
  term: '5',
  termUnit: 'years',
  payment: '400',
  /** Payments per year. */
  every: '12',
  /** Compounding periods per year, or 'continuous'; empty means with every payment. */
  compounding: '',
  fee: '',
  feeUnit: 'money',
  start: '',
  extra: '',
} as const;

export type LoanName = keyof typeof loanDefaults;
export type LoanInputs = Inputs<LoanName>;
export type LoanFormProps = MoneyFormProps<LoanName>;

export const KINDS = [
  ['amortised', 'In payments'],
  ['deferred', 'At the end'],
  ['bond', 'Bond'],
] as const;
export const FINDS = [
  ['payment', 'Payment'],
  ['term', 'Term'],
  ['rate', 'Rate'],
  ['amount', 'Amount'],
] as const;
export type Find = (typeof FINDS)[number][0];

export const FREQUENCIES = [
  ['52', 'Weekly'],
  ['26', 'Two-weekly'],
  ['24', 'Half-monthly'],
  ['12', 'Monthly'],
  ['4', 'Quarterly'],
  ['2', 'Half-yearly'],
  ['1', 'Yearly'],
] as const;
export const COMPOUNDINGS = [
  ['', 'With every payment'],
  ['1', 'Yearly (APY)'],
  ['2', 'Half-yearly'],
  ['4', 'Quarterly'],
  ['12', 'Monthly (APR)'],
  ['24', 'Half-monthly'],
  ['26', 'Two-weekly'],
  ['52', 'Weekly'],
  ['365', 'Daily'],
  ['continuous', 'Continuously'],
] as const;
/** One of the choices; an unknown value in the address gives the default. */
export const choiceOf = <Value extends string>(
  options: readonly (readonly [Value, string])[],
  text: string,
  otherwise: Value,
): Value => options.find(([value]) => value === text)?.[0] ?? otherwise;
