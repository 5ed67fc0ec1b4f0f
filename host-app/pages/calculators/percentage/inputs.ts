import type { Inputs } from '../frame/use-inputs';

/** What is typed into the percentage calculator; a number stays when another question asks for the same. */
export const percentDefaults = {
  kind: 'percentOf',
  currency: 'USD',
  percent: '15',
  whole: '240',
  part: '36',
  from: '80',
  to: '100',
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
