import type { Inputs } from '../layout/use-inputs';

/** The inputs of the percentage calculator. Questions with the same kind of input share its value. */
export const percentDefaults = {
  kind: 'percentOf',
  currency: 'USD',
  percent: '15',
  whole: '240',
  part: '36',
  fraction: '3/8',
  from: '80',
  to: '100',
  firstRate: '4',
  secondRate: '6',
  value: '60',
  firstPercent: '10',
  secondPercent: '-10',
  bill: '64.5',
  tip: '18',
  people: '2',
  price: '80',
  taxPercent: '8.25',
} as const;

export type PercentName = keyof typeof percentDefaults;
export type PercentInputs = Inputs<PercentName>;
export type ChangePercent = (changes: Partial<PercentInputs>) => void;
