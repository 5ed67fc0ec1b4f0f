import {
  add,
  compare,
  isZero,
  multiply,
  negate,
  rational,
  zero,
  type Rational,
} from '../../../maths/rational.js';
import { add as plus, mul, pow } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { fn } from '../../kernel/functions.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { arg, E, isCall, isNum, num, ONE, sym, factorsOf, termsOf, type Expr } from '../../tree/expr.js';
import { hasTrig, linearized } from '../simplify/trigonometry.js';

type Coefficients = readonly Rational[];
/** (cos(x) cos bx + sin(x) sin bx) e^ax with polynomials cos and sin. */
export interface Wave {
  readonly a: Rational;
  readonly b: Rational;
  readonly cos: Coefficients;
  readonly sin: Coefficients;
}

const sumOf = (p: Coefficients, q: Coefficients): Rational[] =>
  Array.from({ length: Math.max(p.length, q.length) }, (_, k) => add(p[k] ?? zero, q[k] ?? zero));
const times = (p: Coefficients, by: Rational): Rational[] => p.map((c) => multiply(c, by));
const slopeOf = (p: Coefficients): Rational[] => p.slice(1).map((c, k) => multiply(c, rational(k + 1)));

const derived = ({ a, b, cos, sin }: Wave): Wave => ({
  a,
  b,
  cos: sumOf(sumOf(slopeOf(cos), times(cos, a)), times(sin, b)),
  sin: sumOf(sumOf(slopeOf(sin), times(sin, a)), times(cos, negate(b))),
});

/** c_0 y + c_1 y' + c_2 y'' + … for a wave y. */
export const applied = (operator: Coefficients, wave: Wave): Wave => {
  let [own, cos, sin]: [Wave, Rational[], Rational[]] = [wave, [], []];
  for (const c of operator) {
    cos = sumOf(cos, times(own.cos, c));
    sin = sumOf(sin, times(own.sin, c));
    own = derived(own);
  }
  return { ...wave, cos, sin };
};
export const isNothing = ({ cos, sin }: Wave): boolean => [...cos, ...sin].every(isZero);

/** One factor of a term: a power of x, an exponential, a sine or cosine of a multiple of x. */
const factorWave = (
  factor: Expr,
  x: string,
): Partial<{ n: number; a: Rational; cos: Rational; sin: Rational; c: Rational }> | null => {
  if (isNum(factor)) return { c: factor.value };
  const power = rationalCoefficients(factor, x);
  if (power && power.slice(0, -1).every(isZero)) return { n: power.length - 1 };
  const inner =
    factor.kind === 'power' && arg(factor, 0).key === E.key
      ? arg(factor, 1)
      : isCall(factor)
        ? arg(factor, 0)
        : null;
  const [start = null, rate = null, ...more] = inner ? (rationalCoefficients(inner, x) ?? []) : [];
  if (!inner || !start || !rate || !isZero(start) || more.length > 0) return null;
  if (factor.kind === 'power') return { a: rate };
  if (isCall(factor, 'cos')) return { cos: rate };
  return isCall(factor, 'sin') ? { sin: rate } : null;
};

/** A sum of polynomials times exponentials times sines and cosines, by frequency; null for anything else. */
export const wavesOf = (f: Expr, x: string): Wave[] | null => {
  const flat = hasTrig(f) ? linearized(f) : expand(f);
  if (flat.key === '0') return [];
  const found = new Map<string, Wave>();
  for (const term of termsOf(flat)) {
    let [n, c, a, b, isSine]: [number, Rational, Rational, Rational, boolean] = [
      0,
      rational(1),
      zero,
      zero,
      false,
    ];
    for (const factor of factorsOf(term)) {
      const part = factorWave(factor, x);
      if (!part || ((part.cos ?? part.sin) && !isZero(b))) return null;
      n += part.n ?? 0;
      c = multiply(c, part.c ?? rational(1));
      a = add(a, part.a ?? zero);
      b = part.cos ?? part.sin ?? b;
      isSine ||= part.sin !== undefined;
    }
    if (compare(b, zero) < 0) [b, c] = [negate(b), isSine ? negate(c) : c];
    const key = `${a.n}/${a.d},${b.n}/${b.d}`;
    const known = found.get(key) ?? { a, b, cos: [], sin: [] };
    const own = [...Array.from({ length: n }, () => zero), c];
    found.set(
      key,
      isSine ? { ...known, sin: sumOf(known.sin, own) } : { ...known, cos: sumOf(known.cos, own) },
    );
  }
  return [...found.values()];
};

/** Coefficients that may hold letters, as an expression. */
export const waveExpr = (
  { a, b }: Pick<Wave, 'a' | 'b'>,
  cos: readonly Expr[],
  sin: readonly Expr[],
  x: string,
): Expr => {
  const variable = sym(x);
  const polynomial = (parts: readonly Expr[]): Expr =>
    plus(...parts.map((c, k) => mul(c, k === 0 ? ONE : pow(variable, num(k)))));
  const turn = mul(num(b), variable);
  const [first, second] = [polynomial(cos), polynomial(sin)];
  const wave = isZero(b) ? first : plus(mul(first, fn('cos', turn)), mul(second, fn('sin', turn)));
  return isZero(a) ? wave : mul(pow(E, mul(num(a), variable)), wave);
};
