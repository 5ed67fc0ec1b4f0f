import { slopeAt } from '../calculus/calculus.js';
import { isNode, type Expr } from '../../tree/expr.js';
import { evaluate, type Point } from '../values/evaluate.js';
import type { Judge } from './steps.js';
import { measured, type Measured } from '../numbers/measured.js';
import { variablesOf } from '../../tree/walk.js';

const grouped = (by: readonly string[]): [string, number][] =>
  [...new Set(by)].map((name) => [name, by.filter((one) => one === name).length]);

const SPOTS: readonly number[] = [0.71, 1.13, 1.57, 0.93, 1.31, 0.83, 1.77];

const agreesAt = (e: Expr, exact: Expr, by: readonly string[], at: Point): boolean | null => {
  const [left, right] = [slopeAt(e, at, grouped(by)), evaluate(exact, at)];
  if (!Number.isFinite(left.re + right.re)) return null;
  return Math.abs(left.re - right.re) <= 2e-5 * (1 + Math.abs(right.re)) && Math.abs(right.im) < 1e-9;
};
const everywhere = (e: Expr, exact: Expr, by: readonly string[], names: readonly string[]): boolean => {
  const verdicts = [0, 1, 2, 3].map((round) =>
    agreesAt(
      e,
      exact,
      by,
      Object.fromEntries(names.map((name, k) => [name, measured(SPOTS[(round * 2 + k * 3) % 7] ?? 1)])),
    ),
  );
  return (
    verdicts.every((verdict) => verdict !== false) &&
    verdicts.filter((verdict) => verdict === true).length >= 2
  );
};

const isReal = ({ re, im }: Measured): boolean =>
  Number.isFinite(re) && Math.abs(im) < 1e-9 * (1 + Math.abs(re));

export const PARTIAL: Judge = {
  holds: ({ expression, options }, { answer }) => {
    if (answer.kind !== 'expression' && answer.kind !== 'value') return false;
    const by = options.by ?? [];
    const names = [...new Set([...variablesOf(expression), ...by])];
    if (by.length === 0 || names.length > 4 || new Set(by).size > 3) return false;
    const point =
      options.at &&
      Object.fromEntries(Object.entries(options.at).map(([name, value]) => [name, evaluate(value, {})]));
    // Next to a hole, and with complex logarithms, the slope has a value that the function itself does not have.
    if (point && !isReal(evaluate(expression, point))) return false;
    const parts =
      options.operation === 'gradient' && isNode(answer.exact)
        ? answer.exact.args.map((part, k): [Expr, readonly string[]] => [part, [by[k] ?? '']])
        : [[answer.exact, by] as [Expr, readonly string[]]];
    return parts.every(([part, letters]) =>
      point
        ? agreesAt(expression, part, letters, point) === true
        : everywhere(expression, part, letters, names),
    );
  },
};
