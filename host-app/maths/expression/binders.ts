import { CalculationError } from '../calculation-error';
import { derivative } from '../numeric/derivative';
import { integral } from '../numeric/integral';
import type { Estimate } from '../numeric/estimate.types';
import { limit } from '../numeric/limit';
import type { BinderTree, Tree } from './tree';

type Value = (part: Tree, own?: Readonly<Record<string, number>>) => number;

const MOST_TERMS = 1_000_000;

/** Kahan summation: keeps a correction, so that a million small terms lose no precision. */
const total = (from: number, to: number, term: (n: number) => number): number => {
  let [sum, lost] = [0, 0];
  for (let n = from; n <= to; n += 1) {
    const value = term(n) - lost;
    const next = sum + value;
    lost = next - sum - value;
    sum = next;
  }
  return sum;
};

const productOf = (from: number, to: number, factor: (n: number) => number): number => {
  let result = 1;
  for (let n = from; n <= to; n += 1) result *= factor(n);
  return result;
};

const checkRange = (name: string, from: number, to: number): void => {
  if (to - from >= MOST_TERMS) throw new CalculationError('tooManyTerms', { most: MOST_TERMS });
  if (!Number.isInteger(from) || !Number.isInteger(to))
    throw new CalculationError('wholeNumberNeeded', { name });
};

/** Evaluates diff, integral and limit from samples. `value` evaluates a part with the bound variable set. */
export const estimate = (tree: BinderTree, value: Value): Estimate => {
  const at = (x: number): number => value(tree.body, { [tree.variable]: x });
  const [first = 0, second = 0] = tree.bounds.map((bound) => value(bound));
  if (tree.name === 'diff') return derivative(at, first);
  return tree.name === 'integral' ? integral(at, first, second) : limit(at, first);
};

/** Evaluates the operators that bind a variable. */
export const binderValue = (tree: BinderTree, value: Value): number => {
  if (tree.name !== 'sum' && tree.name !== 'product') return estimate(tree, value).value;
  const at = (x: number): number => value(tree.body, { [tree.variable]: x });
  const [first = 0, second = 0] = tree.bounds.map((bound) => value(bound));
  checkRange(tree.name, first, second);
  return tree.name === 'sum' ? total(first, second, at) : productOf(first, second, at);
};
