import { rational } from '../../../maths/rational.js';
import { num, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import { substitute } from '../../tree/walk.js';
import { evaluate, endValue } from '../values/evaluate.js';
import { exponential, measured, over, plus, times } from '../numbers/measured.js';
import { scanRoots } from '../solutions/roots.js';
import { seriesStep, seriesVerdict, sizesConverge } from './series.js';
import type { Judge } from '../curves/steps.js';

/** Tests convergence with numbers just inside and outside the interval, and at its ends. */
export const POWER_SERIES: Judge = {
  holds: ({ expression, variable, options }, { answer }) => {
    const n = options.unknowns?.[0] ?? 'n';
    const tried = (x: number): boolean | null =>
      sizesConverge(substitute(expression, sym(variable), exactly(x)), n);
    if (answer.kind === 'value') {
      const center = centerOf(expression, variable, n);
      const radius = endValue(answer.exact);
      if (center === null) return false;
      if (radius === Infinity) return tried(center + 30.1) === true && tried(center - 29.7) === true;
      if (radius === 0) return tried(center + 0.03) === false && tried(center - 0.03) === false;
      return [1, -1].every(
        (side) =>
          tried(center + side * radius * 0.93) === true && tried(center + side * radius * 1.07) === false,
      );
    }
    if (answer.kind !== 'intervals' || answer.intervals.length !== 1) return false;
    const [interval] = answer.intervals;
    if (!interval) return false;
    const [lo, hi] = [endValue(interval.lo), endValue(interval.hi)];
    if (!Number.isFinite(lo)) return tried(30.1) === true && tried(-29.7) === true;
    const [middle, half] = [(lo + hi) / 2, (hi - lo) / 2];
    if (half === 0) return tried(middle + 0.03) === false && tried(middle - 0.03) === false;
    const around = [1, -1].every(
      (side) => tried(middle + side * half * 0.93) === true && tried(middle + side * half * 1.07) === false,
    );
    const end = (e: Expr, open: boolean): boolean => {
      const terms = substitute(expression, sym(variable), e);
      const says = (verdict: string): boolean => seriesVerdict(terms, n, verdict);
      return open ? says('diverges') : says('converges') || says('conditional');
    };
    return around && end(interval.lo, interval.loOpen) && end(interval.hi, interval.hiOpen);
  },
  step: (step, problem, draft) => seriesStep(step.rule, step.before, step.after, problem, draft),
};
/** The point where all terms from some index on are 0. */
const centerOf = (e: Expr, x: string, n: string): number | null => {
  const third = substitute(e, sym(n), exactly(3));
  const zeros = scanRoots(relation('=', third, ZERO), x);
  const distinct = zeros.filter(
    (value, k) => zeros.findIndex((other) => Math.abs(other - value) < 1e-3) === k,
  );
  if (distinct.length > 1) return null;
  const [only] = distinct;
  return only === undefined
    ? null
    : Math.abs(only - Math.round(only * 12) / 12) < 0.02
      ? Math.round(only * 12) / 12
      : only;
};

/** Coefficients by Cauchy's integral around the point. */
export const TAYLOR: Judge = {
  holds: ({ expression, variable, options }, { answer }) => {
    if (answer.kind !== 'expression') return false;
    const place = options.at?.[variable];
    const a = place ? evaluate(place, {}) : measured(0);
    const coefficients = (e: Expr, count: number, radius: number): number[] =>
      Array.from({ length: count + 1 }, (_, k) => {
        let total = measured(0);
        for (let j = 0; j < 64; j += 1) {
          const angle = (2 * Math.PI * j) / 64;
          const z = plus(a, times(measured(radius), exponential(measured(0, angle))));
          total = plus(total, over(evaluate(e, { [variable]: z }), exponential(measured(0, angle * k))));
        }
        return total.re / 64;
      });
    const byCount = ['terms', 'series'].includes(options.operation ?? '');
    const most = byCount ? 26 : (options.order ?? 3) + 4;
    return [0.3, 0.21, 0.11].some((radius) => {
      const [wanted, found] = [
        coefficients(expression, most, radius),
        coefficients(answer.exact, most, radius),
      ];
      const full = wanted.findIndex(
        (_, k) => byCount && wanted.slice(0, k + 1).filter(notZero).length === (options.order ?? 3),
      );
      const last = byCount ? full : (options.order ?? 3);
      return (
        last >= 0 &&
        wanted.every((value, k) => {
          const other = found[k] ?? Number.NaN;
          return k <= last
            ? Math.abs(value - other) < 1e-10 * (1 + Math.abs(value))
            : Math.abs(other) < 1e-10;
        })
      );
    });
  },
};
const notZero = (value: number): boolean => Math.abs(value) > 1e-13;
const exactly = (x: number): Expr => num(rational(BigInt(Math.round(x * 2 ** 20)), 2n ** 20n));
