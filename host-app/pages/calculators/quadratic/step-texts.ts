import type { QuadraticStep, QuadraticStepKind } from '../../../maths/quadratic/quadratic.types';

type Params = QuadraticStep['params'];
type StepText = readonly [title: string, why: (params: Params) => string];

/** A number in a sentence, with a typographic minus. */
const n = (params: Params, name: string): string => (params[name] ?? '').replace('-', '−');
const isNegative = (params: Params, name: string): boolean => (params[name] ?? '').startsWith('-');
const size = (params: Params, name: string): string => (params[name] ?? '').replace('-', '');

const discriminantWhy = (params: Params): string => {
  const value = `The discriminant is ${n(params, 'discriminant')}`;
  if (params['sign'] === '0')
    return `${value}: nothing is added or subtracted, so there is one solution, counted twice.`;
  return params['sign'] === '1'
    ? `${value}, above zero: its root is a real number, so there are two real solutions.`
    : `${value}, below zero: its root is imaginary, so there are two complex solutions and no real one.`;
};

const rootsWhy = (params: Params): string => {
  if (params['sign'] === '0') return 'Only 0 has the square 0.';
  return params['sign'] === '1'
    ? 'Two numbers have this square, one negative and one positive: both count.'
    : 'No real number has a negative square. With the imaginary unit i, whose square is −1, there are two roots.';
};

const moveWhy = (params: Params): string =>
  isNegative(params, 'constant')
    ? `Add ${size(params, 'constant')} to both sides, so that only terms with x are left of the equals sign.`
    : `Subtract ${size(params, 'constant')} from both sides, so that only terms with x are left of the equals sign.`;

/** Title and reason of every step of every method. */
const STEP_TEXTS: Readonly<Record<QuadraticStepKind, StepText>> = {
  'whole-coefficients': [
    'Make the coefficients simple whole numbers',
    (params) =>
      `Divide both sides by ${n(params, 'factor')}. The right side stays 0, so the solutions stay the same.`,
  ],
  'find-pair': [
    'Find the pair of numbers',
    (params) =>
      `Look for two numbers whose product is ${n(params, 'product')} (first coefficient times last) and whose sum is ${n(params, 'sum')} (the middle one). They are ${n(params, 'first')} and ${n(params, 'second')}.`,
  ],
  'split-middle': [
    'Split the middle term',
    (params) =>
      `${n(params, 'first')} and ${n(params, 'second')} add up to ${n(params, 'sum')}, so the middle term may be written as two.`,
  ],
  'factor-groups': [
    'Factor',
    () =>
      'Take out what terms have in common: the sum becomes a product. Multiply it out to see that it is the same.',
  ],
  'zero-product': [
    'Set each factor to zero',
    () => 'A product is zero only when one of its factors is zero.',
  ],
  identify: [
    'Read off the coefficients',
    (params) =>
      `Compare with ax² + bx + c = 0: a = ${n(params, 'a')}, b = ${n(params, 'b')}, c = ${n(params, 'c')}. Each keeps its sign.`,
  ],
  discriminant: ['Work out the discriminant', discriminantWhy],
  substitute: [
    'Put the values into the formula',
    () => 'The sign ± stands for two calculations: one with minus, one with plus.',
  ],
  'simplify-root': [
    'Simplify the root',
    () => 'Square factors come out of the root; of a negative number the root is a multiple of i.',
  ],
  'two-solutions': ['Read the solutions', () => 'Solve each line for x and simplify.'],
  'double-solution': ['Read the solution', () => 'Both ways lead to the same number: a double root.'],
  'divide-by-a': [
    'Divide by the leading coefficient',
    (params) => `Divide both sides by ${n(params, 'a')}, so that x² stands alone.`,
  ],
  'move-constant': ['Move the constant to the right', moveWhy],
  'complete-square': [
    'Complete the square',
    (params) =>
      `Half of the number before x is ${n(params, 'half')}, its square is ${n(params, 'square')}. Add that to both sides.`,
  ],
  'write-square': [
    'Write the left side as a square',
    () => 'p² + 2pq + q² is (p + q)²: the number added was chosen so that this fits.',
  ],
  'take-roots': ['Take the square root of both sides', rootsWhy],
  isolate: ['Solve for x', () => 'Move the number beside x to the other side and simplify.'],
  divide: [
    'Divide by the number before x',
    (params) => `Divide both sides by ${n(params, 'by')}, so that x stands alone.`,
  ],
  check: [
    'Check',
    () => 'Put each solution into the equation, exactly, without rounding: the left side must come out as 0.',
  ],
};

export const titleOf = ({ kind }: QuadraticStep): string => STEP_TEXTS[kind][0];
export const whyOf = ({ kind, params }: QuadraticStep): string => STEP_TEXTS[kind][1](params);
