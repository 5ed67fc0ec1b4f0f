import { add, div, mul, neg, pow, splitPower, splitTerm, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { fn, TRIG } from '../../kernel/functions.js';
import { fraction, together } from '../../kernel/normal.js';
import {
  arg,
  call,
  HALF,
  isNode,
  isNum,
  num,
  ONE,
  rebuild,
  TWO,
  factorsOf,
  type Expr,
} from '../../tree/expr.js';
import { collectNodes, someNode } from '../../tree/walk.js';
import { spend } from '../../kernel/problem.js';

export const hasTrig = (e: Expr): boolean =>
  someNode(e, (part) => part.kind === 'call' && TRIG.has(part.name));

/** tan, cot, sec and csc by sin and cos. */
export const inSinesAndCosines = (e: Expr): Expr => {
  if (!isNode(e)) return e;
  const args = e.args.map(inSinesAndCosines);
  const [u] = args;
  if (e.kind !== 'call' || !u || !TRIG.has(e.name)) return canon(rebuild(e, args));
  if (e.name === 'tan') return div(fn('sin', u), fn('cos', u));
  if (e.name === 'cot') return div(fn('cos', u), fn('sin', u));
  if (e.name === 'sec') return div(ONE, fn('cos', u));
  return e.name === 'csc' ? div(ONE, fn('sin', u)) : fn(e.name, u);
};

const isSinusoid = (e: Expr): boolean => e.kind === 'call' && (e.name === 'sin' || e.name === 'cos');

/** sin a cos b = (sin(a + b) + sin(a - b)) / 2 and its kind. */
const productToSum = (a: Expr, b: Expr): Expr => {
  const [u, v] = [arg(a, 0), arg(b, 0)];
  const [plus, minus] = [expand(add(u, v)), expand(sub(u, v))];
  const kinds = `${isNode(a) ? a.name : ''}${isNode(b) ? b.name : ''}`;
  if (kinds === 'sinsin') return mul(HALF, sub(fn('cos', minus), fn('cos', plus)));
  if (kinds === 'coscos') return mul(HALF, add(fn('cos', minus), fn('cos', plus)));
  return kinds === 'sincos'
    ? mul(HALF, add(fn('sin', plus), fn('sin', minus)))
    : mul(HALF, sub(fn('sin', plus), fn('sin', minus)));
};

const linearTerm = (term: Expr): Expr => {
  spend(5);
  const factors = factorsOf(term);
  const sinusoids = factors.flatMap((factor) => {
    const [base, exponent] = splitPower(factor);
    return isSinusoid(base) &&
      isNum(exponent) &&
      exponent.value.d === 1n &&
      exponent.value.n > 0n &&
      exponent.value.n < 13n
      ? Array.from({ length: Number(exponent.value.n) }, () => base)
      : [];
  });
  const others = factors.filter(
    (factor) =>
      !(
        isSinusoid(splitPower(factor)[0]) && sinusoids.some((wave) => wave.key === splitPower(factor)[0].key)
      ),
  );
  const [first, second, ...rest] = sinusoids;
  if (!first || !second) return term;
  return linearized(expand(mul(...others, ...rest, productToSum(first, second))));
};

/** Products and powers of sines and cosines as a sum of waves. */
export const linearized = (e: Expr): Expr => {
  const expanded = expand(e);
  return expanded.kind === 'sum' ? add(...expanded.args.map(linearTerm)) : linearTerm(expanded);
};

/** Powers above 1 of one of the two replaced by the other. */
export const pythagoras = (e: Expr, from: 'sin' | 'cos'): Expr => {
  if (!isNode(e)) return e;
  const [base, exponent] = splitPower(e);
  if (
    e.kind === 'power' &&
    base.kind === 'call' &&
    base.name === from &&
    isNum(exponent) &&
    exponent.value.d === 1n &&
    exponent.value.n > 1n
  ) {
    const odd = exponent.value.n % 2n;
    const other = call(from === 'sin' ? 'cos' : 'sin', arg(base, 0));
    return mul(pow(base, num(odd)), pow(sub(ONE, pow(other, TWO)), num((exponent.value.n - odd) / 2n)));
  }
  return canon(
    rebuild(
      e,
      e.args.map((child) => pythagoras(child, from)),
    ),
  );
};

/** sin/cos = tan, 1/cos = sec: in products with opposite or negative exponents. */
export const folded = (e: Expr): Expr => {
  if (!isNode(e)) return e;
  const inner = canon(
    rebuild(
      e,
      e.args.map((part) => (e.kind === 'product' && part.kind === 'power' ? part : folded(part))),
    ),
  );
  if (inner.kind !== 'product' && inner.kind !== 'power') return inner;
  const factors = factorsOf(inner);
  const angles = collectNodes(mul(...factors.map((factor) => splitPower(factor)[0])), isSinusoid).map(
    (wave) => arg(wave, 0),
  );
  return angles.reduce<Expr>((whole, angle) => foldAngle(whole, angle), inner);
};
const foldAngle = (e: Expr, angle: Expr): Expr => {
  const factors = factorsOf(e);
  const exponentOf = (name: string): bigint => {
    const found = factors
      .map(splitPower)
      .find(([base]) => base.kind === 'call' && base.name === name && arg(base, 0).key === angle.key)?.[1];
    return found && isNum(found) && found.value.d === 1n ? found.value.n : 0n;
  };
  const [s, c] = [exponentOf('sin'), exponentOf('cos')];
  const rest = mul(e, pow(call('sin', angle), num(-s)), pow(call('cos', angle), num(-c)));
  if (s === 0n && c === 0n) return e;
  const size = (n: bigint): bigint => (n < 0n ? -n : n);
  const shared = s * c < 0n ? (size(s) < size(c) ? size(s) : size(c)) : 0n;
  const ratio = shared === 0n ? ONE : pow(call(s > 0n ? 'tan' : 'cot', angle), num(shared));
  const [sine, cosine] = [s > 0n ? s - shared : s + shared, c > 0n ? c - shared : c + shared];
  const part = (name: string, inverse: string, n: bigint): Expr =>
    n === 0n ? ONE : n > 0n ? pow(call(name, angle), num(n)) : pow(call(inverse, angle), num(-n));
  return mul(rest, ratio, part('sin', 'csc', sine), part('cos', 'sec', cosine));
};

/** a sin u ± a sin v as a product. */
const sumToProduct = (e: Expr): Expr => {
  if (e.kind !== 'sum' || e.args.length !== 2) return e;
  const [[a, p], [b, q]] = [splitTerm(arg(e, 0)), splitTerm(arg(e, 1))];
  if (
    !isSinusoid(p) ||
    !isSinusoid(q) ||
    !isNode(p) ||
    !isNode(q) ||
    p.name !== q.name ||
    a.d !== b.d ||
    (a.n !== b.n && a.n !== -b.n)
  )
    return e;
  const [u, v] = [arg(p, 0), arg(q, 0)];
  const [middle, half] = [expand(mul(HALF, add(u, v))), expand(mul(HALF, sub(u, v)))];
  const both = mul(TWO, num(a));
  if (p.name === 'sin')
    return a.n === b.n
      ? mul(both, fn('sin', middle), fn('cos', half))
      : mul(both, fn('cos', middle), fn('sin', half));
  return a.n === b.n
    ? mul(both, fn('cos', middle), fn('cos', half))
    : neg(mul(both, fn('sin', middle), fn('sin', half)));
};

/** cos u and sin u by the functions of the parts of u: a + b, 2a, 3a. */
const byParts = (u: Expr): readonly [Expr, Expr] => {
  spend(20);
  const [{ n, d }, rest] = splitTerm(u);
  const isMultiple = d === 1n && (n === 2n || n === 3n);
  const parts = u.kind === 'sum' ? u.args : isMultiple ? Array.from({ length: Number(n) }, () => rest) : [];
  if (parts.length === 0) return [fn('cos', u), fn('sin', u)];
  return parts
    .map(byParts)
    .reduce(([c, s], [d, t]) => [sub(mul(c, d), mul(s, t)), add(mul(s, d), mul(c, t))] as const);
};
const isInverse = (e: Expr): boolean => e.kind === 'call' && /^a(?:sin|cos|tan)$/.test(e.name);
/** Sines and cosines are written out: of angles from inverse functions, and of 2a where a is an angle, too. */
const writtenOut = (e: Expr, angles: readonly string[]): Expr => {
  if (!isNode(e)) return e;
  const inner = canon(
    rebuild(
      e,
      e.args.map((part) => writtenOut(part, angles)),
    ),
  );
  if (!isNode(inner) || !isSinusoid(inner)) return inner;
  const angle = arg(inner, 0);
  return someNode(angle, isInverse) || angles.includes(mul(HALF, angle).key)
    ? byParts(angle)[inner.name === 'cos' ? 0 : 1]
    : inner;
};

/** Equal forms of an expression with trigonometric functions; the caller takes the shortest. */
export const trigForms = (e: Expr): Expr[] => {
  const basic = together(inSinesAndCosines(e));
  const angles = collectNodes(basic, isSinusoid).map((wave) => arg(wave, 0).key);
  const other = together(writtenOut(basic, angles));
  return [basic, ...(other.key === basic.key ? [] : [other])].flatMap(formsOf);
};
const formsOf = (basic: Expr): Expr[] => {
  const short = folded(basic);
  if (!someNode(short, (part) => part.kind === 'sum')) return [basic, short, linearized(basic)];
  const parts = fraction(basic) ?? [basic, ONE];
  const reduced = (['sin', 'cos'] as const).map((name) =>
    together(div(expand(pythagoras(parts[0], name)), expand(pythagoras(parts[1], name)))),
  );
  const both = (['sin', 'cos'] as const).map((name) =>
    together(div(expand(pythagoras(parts[0], name)), parts[1])),
  );
  const sinusoids = together(div(linearized(parts[0]), linearized(parts[1])));
  const products = together(div(sumToProduct(linearized(parts[0])), sumToProduct(linearized(parts[1]))));
  const forms = [basic, ...reduced, ...both, sinusoids, products, linearized(basic)];
  return [...forms, ...forms.map(folded), ...reduced.map(linearized)];
};
