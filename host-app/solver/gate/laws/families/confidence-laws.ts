import { evaluate } from '../../../check/values/evaluate.js';
import { share } from '../../../families/confidence/check.js';
import { arg } from '../../../tree/expr.js';
import { valuesIn } from '../../known.js';
import { rightOf } from '../index.js';
import type { Test } from '../../tests.js';

/** The middle part of the curve up to this value holds the confidence level. */
export const isCritical: Test = (before, after, _, others) => {
  const { level, n } = valuesIn([before, ...others]);
  const critical = rightOf(after);
  if (!level || !n || !critical) return false;
  const [name, value] = [arg(after, 0).key, evaluate(critical, {}).re];
  const density = (x: number): number =>
    name === 't' ? (1 + (x * x) / (n.re - 1)) ** (-n.re / 2) : Math.exp((-x * x) / 2);
  return Math.abs(share(density, value) / share(density, 1e7) - level.re) < 1e-4;
};
