import { arg, isNum, type Expr } from '../../tree/expr.js';

export const PRIMES = [2n ** 61n - 1n, 2n ** 89n - 1n];

export const modulo = (a: bigint, p: bigint): bigint => ((a % p) + p) % p;
export const raise = (base: bigint, exponent: bigint, p: bigint): bigint => {
  let [result, square] = [1n, modulo(base, p)];
  for (let k = exponent; k > 0n; k >>= 1n) {
    if (k & 1n) result = (result * square) % p;
    square = (square * square) % p;
  }
  return result;
};

/** By Euclid: far fewer multiplications than a power of p - 2. */
const inverse = (a: bigint, p: bigint): bigint => {
  let [old, rest, s, t] = [a, p, 1n, 0n];
  while (rest !== 0n) {
    const times = old / rest;
    [old, rest] = [rest, old - times * rest];
    [s, t] = [t, s - times * t];
  }
  return modulo(s, p);
};

/** The value modulo a prime; null for anything but polynomials and quotients of them, or at a pole. */
export const residue = (e: Expr, at: Readonly<Record<string, bigint>>, p: bigint): bigint | null => {
  const invert = (a: bigint | null): bigint | null => (a === null || a === 0n ? null : inverse(a, p));
  if (e.kind === 'num') {
    if (e.value.d === 1n) return modulo(e.value.n, p);
    const bottom = invert(modulo(e.value.d, p));
    return bottom === null ? null : modulo(e.value.n * bottom, p);
  }
  if (e.kind === 'sym') return at[e.name] ?? null;
  if (e.kind === 'sum' || e.kind === 'product') {
    let total = e.kind === 'sum' ? 0n : 1n;
    for (const part of e.args) {
      const next = residue(part, at, p);
      if (next === null) return null;
      total = e.kind === 'sum' ? (total + next) % p : (total * next) % p;
    }
    return total;
  }
  if (e.kind === 'call' || e.kind === 'relation' || e.kind === 'list') return null;
  const first = residue(arg(e, 0), at, p);
  if (first === null) return null;
  if (e.kind === 'negative') return modulo(-first, p);
  if (e.kind === 'quotient') {
    const bottom = invert(residue(arg(e, 1), at, p));
    return bottom === null ? null : (first * bottom) % p;
  }
  const exponent = arg(e, 1);
  const sign = exponent.kind === 'negative' ? -1n : 1n;
  const written = exponent.kind === 'negative' ? arg(exponent, 0) : exponent;
  if (!isNum(written) || written.value.d !== 1n) return null;
  const whole = written.value.n * sign;
  return whole >= 0n ? raise(first, whole, p) : invert(raise(first, -whole, p));
};

/** Exact up to a chance below 2^-100: equal at fixed scattered points modulo two large primes. Null: not polynomials. */
export const sameModular = (a: Expr, b: Expr, variables: readonly string[]): boolean | null => {
  let state = 88172645463325252n;
  let compared = 0;
  for (const p of PRIMES) {
    for (let round = 0; round < 3; round += 1) {
      const at: Record<string, bigint> = {};
      for (const name of variables) {
        state = (state * 6364136223846793005n + 1442695040888963407n) & (2n ** 96n - 1n);
        at[name] = (state >> 5n) % p;
      }
      const [left, right] = [residue(a, at, p), residue(b, at, p)];
      if (left === null || right === null) continue;
      if (left !== right) return false;
      compared += 1;
    }
  }
  return compared >= 2 ? true : null;
};
