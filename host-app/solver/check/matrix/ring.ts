import type { Expr } from '../../tree/expr.js';
import { evaluate, type Point } from '../values/evaluate.js';
import { close, type Verdict } from '../values/identity.js';
import { measured, minus, over, plus, times, type Measured } from '../numbers/measured.js';
import { modulo, raise, residue } from '../numbers/modular.js';

/** The kinds of entries: residues modulo a prime (exact), or complex doubles with their error. */
export interface Entries<T> {
  readonly of: (n: number) => T;
  readonly leaf: (e: Expr) => T | null;
  readonly add: (a: T, b: T) => T;
  readonly mul: (a: T, b: T) => T;
  readonly neg: (a: T) => T;
  readonly inverse: (a: T) => T | null;
  /** Whether both are equal, as far as the ring can decide. */
  readonly same: (a: T, b: T) => Verdict;
  readonly root: (a: T) => T | null;
  readonly arccosine: (a: T) => T | null;
}

export const residues = (p: bigint, at: Readonly<Record<string, bigint>>): Entries<bigint> => ({
  of: (n) => modulo(BigInt(n), p),
  leaf: (e) => residue(e, at, p),
  add: (a, b) => (a + b) % p,
  mul: (a, b) => (a * b) % p,
  neg: (a) => modulo(-a, p),
  inverse: (a) => (a === 0n ? null : raise(a, p - 2n, p)),
  same: (a, b) => (a === b ? 'yes' : 'no'),
  root: () => null,
  arccosine: () => null,
});

export const doubles = (at: Point): Entries<Measured> => ({
  of: (n) => measured(n),
  leaf: (e) => {
    const value = evaluate(e, at);
    return Number.isFinite(value.re + value.im) ? value : null;
  },
  add: plus,
  mul: times,
  neg: minus,
  inverse: (a) => {
    const value = over(measured(1), a);
    return Number.isFinite(value.re) ? value : null;
  },
  same: (a, b) =>
    Math.hypot(a.re - b.re, a.im - b.im) <= 40 * (a.error + b.error) + 1e-12 ? 'yes' : close(a, b),
  root: (a) =>
    a.im === 0 && a.re >= 0 ? measured(Math.sqrt(a.re), 0, a.error / (1 + Math.sqrt(a.re))) : null,
  arccosine: (a) => {
    const size = Math.abs(a.re);
    // Next to 1 the slope is steep: half of the digits are lost.
    const error =
      size < 0.999999
        ? a.error / Math.sqrt(1 - size * size)
        : Math.sqrt(2 * Math.abs(1 - size) + 1e-15) * 1e-7;
    return size <= 1 + 1e-14 && a.im === 0
      ? measured(Math.acos(Math.max(-1, Math.min(1, a.re))), 0, error + 1e-15)
      : null;
  },
});
