import { isCall, type Expr } from '../../tree/expr.js';
import { usesI } from '../../tree/predicates.js';
import { someNode, variablesOfAll } from '../../tree/walk.js';
import { evaluate, type Point } from './evaluate.js';
import { measured, size, type Measured } from '../numbers/measured.js';
import { sameModular } from '../numbers/modular.js';

export type Verdict = 'yes' | 'no' | 'unknown';
/** The domain of an identity: everywhere, or positive variables only (roots and logarithms of letters). */
export type Where = 'real' | 'positive' | 'complex';

/** A fixed sequence of scattered numbers in (0, 1): the same checks on every run. */
const scattered = (index: number): number => {
  const value = Math.sin(index * 12.9898 + 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** Beside a factorial letters are whole numbers. */
const hasFactorial = (e: Expr): boolean => someNode(e, (part) => isCall(part, 'factorial'));

const points = (variables: readonly string[], where: Where, round: number, isWhole: boolean): Point => {
  const spread = [1, 3, 0.6, 9, 2][round % 5] ?? 1;
  return Object.fromEntries(
    variables.map((name, at): [string, Measured] => {
      const x = scattered(round * 17 + at * 5 + 1);
      if (isWhole) return [name, measured(2 + Math.floor(x * 12))];
      const re = where === 'positive' ? 0.05 + x * spread * 1.7 : (x - 0.5) * 2.3 * spread;
      return [
        name,
        measured(re, where === 'complex' ? (scattered(round * 31 + at * 7 + 3) - 0.5) * spread : 0),
      ];
    }),
  );
};

export const close = (a: Measured, b: Measured): Verdict => {
  const doubt = a.error + b.error;
  const scale = Math.max(size(a), size(b));
  if (!Number.isFinite(scale) || doubt > 1e-5 * Math.max(scale, 1e-3)) return 'unknown';
  return Math.hypot(a.re - b.re, a.im - b.im) <= 40 * doubt + 1e-13 * scale ? 'yes' : 'no';
};

const sampled = (a: Expr, b: Expr, variables: readonly string[], where: Where): Verdict => {
  let [agreed, unclear] = [0, 0];
  const isWhole = hasFactorial(a) || hasFactorial(b);
  const wanted = variables.length === 0 ? 1 : 8;
  for (let round = 0; round < 60 && agreed < wanted; round += 1) {
    const at = points(variables, where, round, isWhole);
    const [left, right] = [evaluate(a, at), evaluate(b, at)];
    // Real identities hold where both sides are real numbers.
    if (
      where !== 'complex' &&
      variables.length > 0 &&
      (Math.abs(left.im) > 1e-12 || Math.abs(right.im) > 1e-12) &&
      !usesI(a) &&
      !usesI(b)
    )
      continue;
    const verdict = close(left, right);
    if (verdict === 'no') return 'no';
    if (verdict === 'yes') agreed += 1;
    else unclear += 1;
    if (variables.length === 0) break;
  }
  if (agreed >= wanted) return 'yes';
  return agreed >= 3 && unclear === 0 ? 'yes' : 'unknown';
};

/** Whether two expressions have the same value wherever both have one. */
export const identical = (a: Expr, b: Expr, where: Where = 'real'): Verdict => {
  const variables = variablesOfAll(a, b);
  const exact = sameModular(a, b, variables);
  if (exact !== null) return exact ? 'yes' : 'no';
  const verdict = sampled(a, b, variables, where);
  return verdict === 'unknown' && where === 'real' && variables.length > 0
    ? sampled(a, b, variables, 'complex')
    : verdict;
};
