import type { FractionStep, FractionStepKind } from '../../../maths/fraction/fraction.types';

type StepText = readonly [title: string, why: (step: FractionStep) => string];

const list = (numbers: string): string => {
  const each = [...new Set(numbers.split(', '))];
  return each.length < 2 ? numbers : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
};

const numbersOf = (step: FractionStep) => step.before.filter((item) => typeof item !== 'string');

const decimalWhy = (step: FractionStep): string => {
  const repeats = numbersOf(step).some(({ decimal }) => /[(…]|\.{3}/.test(decimal ?? ''));
  const ends = numbersOf(step).some(({ decimal }) => decimal !== undefined && !/[(…]|\.{3}/.test(decimal));
  const how = [
    ends ? 'Digits after the point count tenths, hundredths and so on: put them over 10, 100, 1000 …' : '',
    repeats
      ? 'A block of digits that repeats stands over as many nines, with a zero for each digit before the block. Common factors are already taken out.'
      : '',
  ];
  return how.filter(Boolean).join(' ');
};

const STEP_TEXTS: Readonly<Record<FractionStepKind, StepText>> = {
  'from-decimal': ['Write decimals as fractions', decimalWhy],
  improper: [
    'Turn mixed numbers into improper fractions',
    () => 'Multiply the whole part by the bottom number and add the top: that many parts there are in all.',
  ],
  'common-denominator': [
    'Find a common denominator',
    ({ params }) =>
      `Only parts of one size can be counted together. The smallest number that ${list(params['denominators'] ?? '')} all divide is ${params['lcd']}: multiply top and bottom of each fraction to get there.`,
  ],
  combine: [
    'Add and subtract the top numbers',
    ({ params }) =>
      params['denominator'] === '1'
        ? 'These are whole numbers: add and subtract them as usual.'
        : `All parts are of the same size now, so only the tops are counted; the bottom stays ${params['denominator']}.`,
  ],
  invert: [
    'Turn division into multiplication',
    () => 'Dividing by a fraction is multiplying by its reciprocal: swap its top and bottom.',
  ],
  multiply: ['Multiply across', () => 'Tops are multiplied with tops, bottoms with bottoms.'],
  reduce: [
    'Reduce to lowest terms',
    ({ params }) =>
      `${params['gcd']} is the largest number that divides both top and bottom. Divide both by it; the value stays the same.`,
  ],
  'to-mixed': [
    'Write it as a mixed number',
    ({ before, params }) => {
      const [value] = before;
      const top = typeof value === 'object' ? value.top : '';
      return `${top} divided by ${params['bottom']} is ${params['whole']}, remainder ${params['rest']}. The remainder stays over ${params['bottom']}.`;
    },
  ],
};

export const titleOf = ({ kind }: FractionStep): string => STEP_TEXTS[kind][0];
export const whyOf = (step: FractionStep): string => STEP_TEXTS[step.kind][1](step);
