import { multiply, one, rational, type Rational } from '../../maths/rational.js';
import { factorUnivariate, type Factored } from './factor.js';
import { fromMonomials, generator, monomials, tower, type Monomial, type Nested } from './tower.js';
import { degreeOf, type QPoly } from './univariate.js';

const maxDegree = (terms: readonly Monomial[], k: number): number =>
  Math.max(0, ...terms.map((term) => term.exponents[k] ?? 0));

/** Replaces every variable by a power of one, far enough apart that no two monomials collide (Kronecker). */
const pack = (terms: readonly Monomial[], steps: readonly number[]): QPoly => {
  const packed: Rational[] = [];
  for (const { coefficient, exponents } of terms)
    packed[exponents.reduce((total, exponent, k) => total + exponent * (steps[k] ?? 0), 0)] = coefficient;
  return Array.from(packed, (c: Rational | undefined) => c ?? rational(0));
};
const unpack = (p: QPoly, degrees: readonly number[]): Nested => {
  const terms = p.flatMap((coefficient, at): Monomial[] =>
    coefficient.n === 0n ? [] : [{ coefficient, exponents: exponentsOf(at, degrees) }],
  );
  return fromMonomials(terms, degrees.length);
};
const exponentsOf = (packed: number, degrees: readonly number[]): number[] => {
  let rest = packed;
  return degrees.map((degree, k) => {
    const size = degree + 1;
    const exponent = k === degrees.length - 1 ? rest : rest % size;
    rest = Math.floor(rest / size);
    return exponent;
  });
};
const lowest = (p: QPoly): number => p.findIndex(({ n }) => n !== 0n);
/** The first and the last monomial of a factor divide those of the whole: only then a division is tried. */
const mayDivide = (pieces: readonly QPoly[], whole: QPoly, degrees: readonly number[]): boolean =>
  [degreeOf, lowest].every((end) => {
    const own = exponentsOf(
      pieces.reduce((total, piece) => total + end(piece), 0),
      degrees,
    );
    return exponentsOf(end(whole), degrees).every((exponent, k) => (own[k] ?? 0) <= exponent);
  });

const subsets = (count: number): number[][] =>
  Array.from({ length: 2 ** count - 1 }, (_, mask) =>
    Array.from({ length: count }, (_, k) => k).filter((k) => ((mask + 1) >> k) % 2 === 1),
  ).sort((a, b) => a.length - b.length);

/** Factors of a polynomial without monomial content in n variables. */
const factorPrimitive = (p: Nested, n: number): Nested[] => {
  const ring = tower(n);
  const terms = monomials(p, n);
  const degrees = Array.from({ length: n }, (_, k) => maxDegree(terms, k));
  let step = 1;
  const steps = degrees.map((degree) => {
    const current = step;
    step *= degree + 1;
    return current;
  });
  const packed = pack(terms, steps);
  if (degreeOf(packed) > 90) return [p];
  let pieces = factorUnivariate(packed).factors.flatMap(([factor, multiplicity]) =>
    Array.from({ length: multiplicity }, () => factor),
  );
  if (pieces.length > 12) return [p];
  let rest = p;
  let packedRest = packed;
  const found: Nested[] = [];
  for (;;) {
    const hit = subsets(pieces.length).find((chosen) => {
      if (chosen.length === pieces.length) return false;
      const own = chosen.map((at) => pieces[at] ?? [one]);
      if (!mayDivide(own, packedRest, degrees)) return false;
      const joined = own.reduce<Nested>((total, piece) => powerProduct(total, piece), [one]);
      const candidate = unpack(joined as QPoly, degrees);
      const quotient = ring.div(rest, candidate);
      if (quotient === null) return false;
      found.push(candidate);
      rest = quotient;
      packedRest = pack(monomials(rest, n), steps);
      return true;
    });
    if (!hit) break;
    pieces = pieces.filter((_, at) => !hit.includes(at));
  }
  return [...found, rest];
};
const powerProduct = (a: Nested, b: QPoly): Nested => tower(1).mul(a, b);

/** Complete factorisation in n generators: constant, then powers of generators, then the rest. */
export const factorNested = (p: Nested, n: number): Factored<Nested> => {
  const ring = tower(n);
  const terms = monomials(p, n);
  if (terms.length === 0) return { constant: rational(0), factors: [] };
  const lows = Array.from({ length: n }, (_, k) => Math.min(...terms.map((term) => term.exponents[k] ?? 0)));
  const reduced = terms.map((term) => ({
    ...term,
    exponents: term.exponents.map((exponent, k) => exponent - (lows[k] ?? 0)),
  }));
  const found: [Nested, number][] = lows.flatMap((low, k): [Nested, number][] =>
    low > 0 ? [[generator(n, k), low]] : [],
  );
  let constant = one;
  const body = fromMonomials(reduced, n);
  const pieces =
    reduced.length === 1 && reduced[0]?.exponents.every((exponent) => exponent === 0)
      ? [body]
      : factorPrimitive(body, n);
  for (const piece of pieces) {
    const content = contentOf(piece, n);
    constant = multiply(constant, content);
    const clean = ring.div(piece, ring.of(content)) ?? piece;
    if (ring.equal(clean, ring.one)) continue;
    const known = found.find(([factor]) => ring.equal(factor, clean));
    if (known) known[1] += 1;
    else found.push([clean, 1]);
  }
  return { constant, factors: found };
};

/** The rational content with the sign of the lead: what is left has whole, coprime coefficients. */
const contentOf = (p: Nested, n: number): Rational => {
  const gcd = monomials(p, n).reduce(
    (found, term) => tower(0).gcd(found, term.coefficient) as Rational,
    rational(0),
  );
  return tower(n).lead(p).n < 0n ? { n: -gcd.n, d: gcd.d } : gcd;
};
