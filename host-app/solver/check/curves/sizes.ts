import { arg, isNode, type Expr } from '../../tree/expr.js';
import { evaluate } from '../values/evaluate.js';
import { measured } from '../numbers/measured.js';

/** ln Γ(x) for x > 0 (Stirling, moved up to where it is exact enough). */
const lnGamma = (x: number): number => {
  if (x < 12) return lnGamma(x + 1) - Math.log(x);
  const inverse = 1 / (x * x);
  const tail = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / x;
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + tail;
};

/** The logarithm of the size of a term: no overflow, and a factor (-1)^n counts as 1. NaN where there is none. */
export const lnSize = (e: Expr, name: string, n: number): number => {
  const inner = (part: Expr): number => lnSize(part, name, n);
  const value = (part: Expr): number => evaluate(part, { [name]: measured(n) }).re;
  if (isNode(e)) {
    if (e.kind === 'product') return e.args.reduce((total, part) => total + inner(part), 0);
    if (e.kind === 'quotient') return inner(arg(e, 0)) - inner(arg(e, 1));
    if (e.kind === 'negative') return inner(arg(e, 0));
    if (e.kind === 'power') return value(arg(e, 1)) * inner(arg(e, 0));
    if (e.kind === 'call' && e.name === 'factorial') return lnGamma(value(arg(e, 0)) + 1);
    if (e.kind === 'call' && e.name === 'sqrt') return inner(arg(e, 0)) / 2;
    const turned = e.kind === 'call' && e.name === 'cos' && Number.isInteger(n) ? Math.abs(value(e)) : 0;
    if (Math.abs(turned - 1) < 1e-6) return 0;
  }
  return Math.log(Math.abs(value(e)));
};

/**
 * Whether positive numbers that change slowly add up to more than any bound, from their logarithms; null when it is too
 * close to call.
 */
export const addsUpForever = (logarithms: readonly number[]): boolean | null => {
  const known = logarithms.filter((value) => !Number.isNaN(value));
  const count = known.length;
  const middle = Math.floor(count / 2);
  const [half, last, before] = [known[middle - 1], known[count - 1], known[count - 6]];
  if (count < 30 || half === undefined || last === undefined || before === undefined) return null;
  if (last === -Infinity) return false;
  const growth = Math.exp((last - before) / 5);
  if (growth < 0.97) return false;
  if (growth > 1.0005) return true;
  const decay = (half - last) / Math.log(count / middle);
  if (decay < 1.04) return true;
  return decay > 1.2 ? false : null;
};
