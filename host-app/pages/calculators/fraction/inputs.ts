import type { Inputs } from '../layout/use-inputs';

/** The inputs that the address and the browser's storage contain. */
export type FractionInput = 'mode' | 'in' | 'e' | 'terms' | 'compare';

export const defaults: Inputs<FractionInput> = {
  mode: 'work',
  in: 'line',
  e: '2 1/2 + 3/4',
  terms: '+_2_1_2;+__3_4',
  compare: '5/8;2/3',
};

export const MODES = [
  ['work', 'Calculate'],
  ['compare', 'Compare'],
] as const;

export const ENTRIES = [
  ['line', 'One line'],
  ['fields', 'Boxes'],
] as const;

export const EXAMPLES: readonly (readonly [label: string, text: string])[] = [
  ['Add', '2 1/2 + 3/4'],
  ['Divide', '3 3/8 ÷ 1 1/2'],
  ['Mix', '2 1/2 + 3/4 × 0.1(6)'],
  ['Simplify', '84/126'],
  ['Convert', '0.58(3)'],
];

export const MOST_COMPARED = 6;
/** Separates the numbers of a comparison. It does not occur in a number. */
const BETWEEN = ';';

export const readCompared = (text: string): readonly string[] => {
  const numbers = text.split(BETWEEN).slice(0, MOST_COMPARED);
  return numbers.length < 2 ? [...numbers, ''] : numbers;
};

export const writeCompared = (numbers: readonly string[]): string =>
  numbers.map((number) => number.replaceAll(BETWEEN, '')).join(BETWEEN);
