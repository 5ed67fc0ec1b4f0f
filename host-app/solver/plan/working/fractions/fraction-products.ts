import { gcd } from '../../../../maths/rational.js';
import { displayed } from '../../../print/displayed.js';
import { isNode, negative, num, product, quotient, rebuild, type Expr } from '../../../tree/expr.js';
import { someNode } from '../../../tree/walk.js';
import { written as writtenOut } from '../../acts.js';
import { loose } from '../../trace.js';
import { listed } from '../numbers/amounts.js';
import type { Line } from '../laws.js';
import { exponentIn, nonZero, partsOf, termOf, written, type Parts } from '../polynomial-parts.js';

const isFraction = (e: Expr): boolean => someNode(e, ({ kind }) => kind === 'quotient');

/** Sums of fractions inside a product or a quotient become one fraction each. */
const joined = (e: Expr, said: string[]): Expr => {
  if (e.kind === 'sum' && isFraction(e)) {
    const term = termOf(e);
    if (!term) return e;
    const size = quotient(displayed(term.top), displayed(written(term.bottom)));
    const after = term.isMinus ? negative(size) : size;
    said.push(`${writtenOut(e)} = ${writtenOut(after)}`);
    return after;
  }
  return isNode(e) && /^(?:product|quotient|negative)$/.test(e.kind)
    ? rebuild(
        e,
        e.args.map((part) => joined(part, said)),
      )
    : e;
};

interface Fractions {
  readonly tops: readonly Expr[];
  readonly bottoms: readonly Expr[];
}
/** All factors above and below. */
const factorsOf = (e: Expr): Fractions => {
  if (!isNode(e)) return { tops: [e], bottoms: [] };
  const parts = e.args.map(factorsOf);
  if (e.kind === 'product')
    return { tops: parts.flatMap(({ tops }) => tops), bottoms: parts.flatMap(({ bottoms }) => bottoms) };
  if (e.kind === 'negative')
    return { tops: [num(-1), ...(parts[0]?.tops ?? [])], bottoms: parts[0]?.bottoms ?? [] };
  const [a, b] = parts;
  return e.kind === 'quotient' && a && b
    ? { tops: [...a.tops, ...b.bottoms], bottoms: [...a.bottoms, ...b.tops] }
    : { tops: [e], bottoms: [] };
};

/** A division by a fraction, as a product. */
const turned = (e: Expr, said: string[]): Expr => {
  if (e.kind === 'product' && isNode(e)) return product(...e.args.map((part) => turned(part, said)));
  const [a, b] = isNode(e) ? e.args : [];
  if (e.kind !== 'quotient' || !a || !b || !isFraction(quotient(a, b))) return e;
  const { tops, bottoms } = factorsOf(b);
  if (bottoms.length === 0) return e;
  const [above, below] = [product(...bottoms), product(...tops)];
  const over = tops.length === 0 || below.key === '1' ? above : quotient(above, below);
  said.push(`Dividing by ${writtenOut(b)} is multiplying by ${writtenOut(over)}.`);
  return product(turned(a, said), over);
};

const merged = (all: readonly (Parts | null)[]): Parts | null => {
  const bases = new Map<string, readonly [Expr, number]>();
  let constant = 1n;
  for (const parts of all) {
    if (!parts) return null;
    constant *= parts.constant;
    for (const [base, exponent] of parts.factors)
      bases.set(base.key, [base, exponent + (bases.get(base.key)?.[1] ?? 0)]);
  }
  return { constant, factors: [...bases.values()] };
};
const without = (parts: Parts, other: Parts, number: bigint): Parts => ({
  constant: parts.constant / number,
  factors: parts.factors.map(([base, exponent]) => [
    base,
    exponent - Math.min(exponent, exponentIn(other, base)),
  ]),
});

/** Products and quotients of fractions of polynomials: one fraction each, one product, factored, cancelled. */
export const productLines = (e: Expr, goal: Expr): readonly Line[] | null => {
  if (!isFraction(e)) return null;
  const lines: Line[] = [];
  const said: string[] = [];
  const single = joined(e, said);
  if (said.length > 0) lines.push({ rule: 'common-denominator', after: single, act: `${listed(said)}.` });
  const turns: string[] = [];
  const flat = turned(single, turns);
  if (flat.key !== single.key) lines.push({ rule: 'divide-fractions', after: flat, act: turns.join(' ') });
  const { tops, bottoms } = factorsOf(single);
  const [above, below] = [merged(tops.map(partsOf)), merged(bottoms.map(partsOf))];
  if (!above || !below) return null;
  const open = quotient(written(above), written(below));
  if (loose(displayed(open)) !== loose(displayed(flat))) lines.push({ rule: 'factor-parts', after: open });
  const shared = above.factors.filter(([base]) => exponentIn(below, base) > 0);
  const size = gcd(above.constant, below.constant);
  const number = below.constant < 0n ? -size : size;
  if (size === 1n && shared.length === 0 && lines.length === 0) return null;
  const left = quotient(written(without(above, below, number)), written(without(below, above, number)));
  const rest = left.args[1]?.key === '1' ? (left.args[0] ?? left) : left;
  const last = displayed(rest);
  if (loose(last) !== loose(displayed(open)))
    lines.push({
      rule: 'cancel',
      after: loose(last) === loose(displayed(goal)) ? goal : rest,
      ...nonZero(shared),
    });
  return lines;
};
