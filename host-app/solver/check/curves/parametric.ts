import { arg, type Expr } from '../../tree/expr.js';
import { evaluate } from '../values/evaluate.js';
import { measured } from '../numbers/measured.js';
import { slopeAt } from '../calculus/calculus.js';
import type { Judge } from './steps.js';

const PLACES = [0.71, 1.13, 1.57, 0.93, 0.31, 2.3];

/** Slopes by Cauchy's integral, put together without any rule of differentiation. */
export const PARAMETRIC: Judge = {
  holds: ({ expression, variable: t, options }, { answer }) => {
    if (answer.kind !== 'expression' && answer.kind !== 'value') return false;
    const [x, y] = [arg(arg(expression, 0), 1), arg(arg(expression, 1), 1)];
    const place = options.at?.[t];
    const places = place ? [evaluate(place, {}).re] : PLACES;
    const verdicts = places.map((value) => {
      const at = { [t]: measured(value) };
      const by = (e: Expr, order: number): number => slopeAt(e, at, [[t, order]]).re;
      const [run, rise] = [by(x, 1), by(y, 1)];
      const wanted = (options.order ?? 1) === 1 ? rise / run : (run * by(y, 2) - rise * by(x, 2)) / run ** 3;
      const own = evaluate(answer.exact, at);
      if (!Number.isFinite(wanted) || !Number.isFinite(own.re) || Math.abs(run) < 1e-9) return null;
      return Math.abs(own.im) < 1e-9 && Math.abs(wanted - own.re) <= 1e-5 * (1 + Math.abs(wanted));
    });
    const right = verdicts.filter((verdict) => verdict === true).length;
    return !verdicts.includes(false) && right >= Math.min(3, places.length);
  },
};
