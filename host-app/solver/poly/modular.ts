import { spend } from '../kernel/problem.js';

/** Polynomials modulo a prime, coefficients ascending, for factoring. */
export type MPoly = readonly bigint[];

const mod = (a: bigint, p: bigint): bigint => {
  const rest = a % p;
  return rest < 0n ? rest + p : rest;
};
export const trimmed = (a: MPoly): MPoly => {
  let length = a.length;
  while (length > 0 && a[length - 1] === 0n) length -= 1;
  return a.slice(0, length);
};
export const reduce = (a: readonly bigint[], p: bigint): MPoly => trimmed(a.map((c) => mod(c, p)));

const inverse = (a: bigint, p: bigint): bigint => {
  let [old, rest, s, t] = [mod(a, p), p, 1n, 0n];
  while (rest !== 0n) {
    const quotient = old / rest;
    [old, rest] = [rest, old - quotient * rest];
    [s, t] = [t, s - quotient * t];
  }
  return mod(s, p);
};

export const multiplyMod = (a: MPoly, b: MPoly, p: bigint): MPoly => {
  if (a.length === 0 || b.length === 0) return [];
  spend(a.length * b.length);
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      result[i + j] = (result[i + j] ?? 0n) + x * y;
    });
  });
  return reduce(result, p);
};
const subtractMod = (a: MPoly, b: MPoly, p: bigint): MPoly =>
  reduce(
    Array.from({ length: Math.max(a.length, b.length) }, (_, k) => (a[k] ?? 0n) - (b[k] ?? 0n)),
    p,
  );

const divideMod = (a: MPoly, b: MPoly, p: bigint): [MPoly, MPoly] => {
  const rest = [...a];
  const quotient = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => 0n);
  const factor = inverse(b.at(-1) ?? 1n, p);
  spend(quotient.length * b.length);
  for (let shift = a.length - b.length; shift >= 0; shift -= 1) {
    const lead = mod((rest[shift + b.length - 1] ?? 0n) * factor, p);
    quotient[shift] = lead;
    if (lead !== 0n) b.forEach((c, k) => (rest[shift + k] = mod((rest[shift + k] ?? 0n) - lead * c, p)));
  }
  return [trimmed(quotient), trimmed(rest.slice(0, b.length - 1))];
};

const monicMod = (a: MPoly, p: bigint): MPoly => {
  const factor = inverse(a.at(-1) ?? 1n, p);
  return a.map((c) => mod(c * factor, p));
};
export const gcdMod = (a: MPoly, b: MPoly, p: bigint): MPoly => {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, divideMod(x, y, p)[1]];
  return x.length > 0 ? monicMod(x, p) : x;
};

const powerMod = (base: MPoly, exponent: bigint, modulus: MPoly, p: bigint): MPoly => {
  let result: MPoly = [1n];
  for (const bit of exponent.toString(2)) {
    result = divideMod(multiplyMod(result, result, p), modulus, p)[1];
    if (bit === '1') result = divideMod(multiplyMod(result, base, p), modulus, p)[1];
  }
  return result;
};

/** Products of the irreducible factors of equal degree, for a monic square-free polynomial. */
const distinctDegree = (f: MPoly, p: bigint): [MPoly, number][] => {
  const found: [MPoly, number][] = [];
  let rest = f;
  let frobenius: MPoly = [0n, 1n];
  for (let degree = 1; rest.length - 1 >= 2 * degree; degree += 1) {
    frobenius = powerMod(frobenius, p, rest, p);
    const shared = gcdMod(rest, subtractMod(frobenius, [0n, 1n], p), p);
    if (shared.length > 1) {
      found.push([shared, degree]);
      rest = divideMod(rest, shared, p)[0];
      frobenius = divideMod(frobenius, rest, p)[1];
    }
  }
  if (rest.length > 1) found.push([rest, rest.length - 1]);
  return found;
};

/** Cantor and Zassenhaus; the trial polynomials come from a fixed sequence, so the result is always the same. */
const equalDegree = (f: MPoly, degree: number, p: bigint, seed: bigint): MPoly[] => {
  if (f.length - 1 === degree) return [f];
  let state = seed;
  for (;;) {
    const trial = Array.from({ length: f.length - 1 }, () => {
      state = mod(state * 6364136223846793005n + 1442695040888963407n, 1n << 64n);
      return mod(state >> 8n, p);
    });
    const raised = powerMod(reduce(trial, p), (p ** BigInt(degree) - 1n) / 2n, f, p);
    const part = gcdMod(f, subtractMod(raised, [1n], p), p);
    if (part.length > 1 && part.length < f.length) {
      return [
        ...equalDegree(part, degree, p, state),
        ...equalDegree(divideMod(f, part, p)[0], degree, p, state),
      ];
    }
  }
};

/** The monic irreducible factors of a square-free polynomial modulo an odd prime. */
export const factorMod = (f: MPoly, p: bigint): MPoly[] =>
  distinctDegree(monicMod(f, p), p).flatMap(([part, degree]) => equalDegree(part, degree, p, 12345n));
