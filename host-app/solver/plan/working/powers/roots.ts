import { gcd } from '../../../../maths/rational.js';
import { canon } from '../../../kernel/canonical.js';
import { mul, splitTerm } from '../../../kernel/canon.js';
import { extractPower } from '../../../kernel/integer.js';
import { lcm } from '../../../kernel/whole-functions.js';
import { displayed } from '../../../print/displayed.js';
import {
  arg,
  call,
  I,
  isNode,
  negative,
  num,
  power,
  product,
  quotient,
  sum,
  termsOf,
  factorsOf,
  type Expr,
} from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { amount, written, whole, wholeOf } from '../numbers/amounts.js';
import { signed, unsigned, type Law } from '../laws.js';

interface Root {
  readonly inside: Expr;
  readonly index: number;
}
const rootOf = (e: Expr): Root | null => {
  if (!isNode(e) || e.kind !== 'call') return null;
  if (e.name === 'sqrt') return { inside: arg(e, 0), index: 2 };
  if (e.name === 'cbrt') return { inside: arg(e, 0), index: 3 };
  const index = e.name === 'root' ? wholeOf(arg(e, 1)) : null;
  return index !== null && index > 1n && index < 20n ? { inside: arg(e, 0), index: Number(index) } : null;
};
const root = (inside: Expr, index: number): Expr =>
  index === 2 ? call('sqrt', inside) : index === 3 ? call('cbrt', inside) : call('root', inside, num(index));
const NAMES: Readonly<Record<number, string>> = { 2: 'square', 3: 'cube' };

export const rootOfNegative: Law = {
  rule: 'imaginary-unit',
  at: (e) => {
    const found = rootOf(e);
    if (found?.index !== 2 || found.inside.kind !== 'negative' || amount(found.inside) === null) return null;
    return {
      after: product(call('sqrt', arg(found.inside, 0)), I),
      act: `${written(e)} = ${written(call('sqrt', arg(found.inside, 0)))} · i, because i² = −1.`,
    };
  },
};

/** √48 = √16 · √3 */
export const splitRoot: Law = {
  rule: 'roots-of-numbers',
  at: (e) => {
    const found = rootOf(e);
    const inside = found ? wholeOf(found.inside) : null;
    if (!found || inside === null || inside < 2n) return null;
    const [outside, rest] = extractPower(inside, found.index);
    if (outside === 1n || rest === 1n) return null;
    const square = outside ** BigInt(found.index);
    const name = NAMES[found.index];
    const largest = name ? `the largest ${name}` : `the largest power with exponent ${found.index}`;
    return {
      after: product(root(num(square), found.index), root(num(rest), found.index)),
      act: `${square} is ${largest} in ${inside}: ${inside} = ${square} · ${rest}.`,
    };
  },
};

export const rootOfQuotient: Law = {
  rule: 'root-of-quotient',
  at: (e) => {
    const found = rootOf(e);
    if (!found || found.inside.kind !== 'quotient') return null;
    const [top, bottom] = [arg(found.inside, 0), arg(found.inside, 1)];
    return {
      after: quotient(root(top, found.index), root(bottom, found.index)),
      act: 'The root of a fraction is the root of the top over the root of the bottom.',
    };
  },
};
export const rootOfProduct: Law = {
  rule: 'root-of-product',
  at: (e) => {
    const found = rootOf(e);
    if (!found || found.inside.kind !== 'product') return null;
    return {
      after: product(...found.inside.args.map((factor) => root(factor, found.index))),
      act: 'Each factor has its own root.',
    };
  },
};
/** √(8x + 12) = √(4(2x + 3)) */
export const rootOfSum: Law = {
  rule: 'common-factor',
  at: (e) => {
    const found = rootOf(e);
    if (!found || found.inside.kind !== 'sum') return null;
    const terms = termsOf(found.inside).map((term) => splitTerm(canon(term)));
    const content = terms.reduce((all, [{ n, d }]) => (d === 1n ? gcd(all, n) : 1n), 0n);
    const power = extractPower(content, found.index)[0] ** BigInt(found.index);
    if (power < 2n) return null;
    const rest = terms.map(([{ n }, part]) => displayed(mul(num(n / power), part)));
    const after = product(whole(power), sum(...rest));
    return { after: root(after, found.index), act: `${written(found.inside)} = ${written(after)}.` };
  },
};
/** √(x/4 + 1/4) = √((x + 1)/4) */
export const rootOfFractions: Law = {
  rule: 'common-denominator',
  at: (e) => {
    const found = rootOf(e);
    if (!found || found.inside.kind !== 'sum') return null;
    const terms = termsOf(found.inside).map((term) => splitTerm(canon(term)));
    const bottom = terms.reduce((all, [{ d }]) => lcm(all, d), 1n);
    if (bottom === 1n || extractPower(bottom, found.index)[1] !== 1n) return null;
    const tops = terms.map(([{ n, d }, part]) => displayed(mul(num((n * bottom) / d), part)));
    const after = quotient(sum(...tops), whole(bottom));
    return { after: root(after, found.index), act: `${written(found.inside)} = ${written(after)}.` };
  },
};
/** √(x^6) = x^3, for letters that are positive. */
export const rootOfPower: Law = {
  rule: 'root-of-power',
  at: (e) => {
    const found = rootOf(e);
    if (!found || found.inside.kind !== 'power' || variablesOf(found.inside).length === 0) return null;
    const [base, exponent] = [arg(found.inside, 0), wholeOf(arg(found.inside, 1))];
    if (exponent === null) return null;
    const index = BigInt(found.index);
    const shared = gcd(exponent, index);
    const after =
      exponent % index === 0n
        ? power(base, whole(exponent / index))
        : power(base, quotient(whole(exponent / shared), num(index / shared)));
    return {
      after,
      act: `${written(e)} = ${written(after)}: the exponent ${exponent} is divided by ${index}.`,
    };
  },
};
/** (√5)² = 5 */
export const powerOfRoot: Law = {
  rule: 'undo-root',
  at: (e) => {
    const found = e.kind === 'power' ? rootOf(arg(e, 0)) : null;
    if (!found || e.kind !== 'power' || wholeOf(arg(e, 1)) !== BigInt(found.index)) return null;
    return { after: found.inside, act: `${written(e)} = ${written(found.inside)}.` };
  },
};

/** Numbers with numbers, and powers of a letter with powers of the same letter. */
const belongTogether = (a: Expr, b: Expr): boolean => {
  const [x, y] = [variablesOf(a), variablesOf(b)];
  return x.length === 0 ? y.length === 0 : x.some((name) => y.includes(name));
};

/** √3 · √6 = √(3 · 6) */
export const rootsTogether: Law = {
  rule: 'product-of-roots',
  at: (e) => {
    if (e.kind !== 'product') return null;
    const [isMinus, factors] = unsigned(e.args);
    const [first] = factors.filter((factor) => rootOf(factor) !== null);
    const index = first ? rootOf(first)?.index : undefined;
    const alike = factors.filter((factor) => rootOf(factor)?.index === index);
    const roots = alike.filter((one) => alike.some((other) => other !== one && belongTogether(one, other)));
    if (index === undefined || roots.length < 2) return null;
    if (roots.some((one) => rootOf(one)?.inside.kind === 'negative')) return null;
    const others = factors.filter((factor) => !roots.includes(factor));
    const [a, b] = roots;
    const isSquare = index === 2 && roots.length === 2 && a && b && a.key === b.key;
    const inside = roots.flatMap((one) => factorsOf(rootOf(one)?.inside ?? one));
    const joined = isSquare && a ? (rootOf(a)?.inside ?? a) : root(product(...inside), index);
    return {
      after: signed(isMinus, product(...others, joined)),
      act:
        isSquare && a
          ? `${written(product(a, a))} = ${written(joined)}.`
          : 'The product of roots is the root of the product.',
    };
  },
};
export const quotientOfRoots: Law = {
  rule: 'quotient-of-roots',
  at: (e) => {
    if (e.kind !== 'quotient') return null;
    const [tops, bottoms] = [factorsOf(arg(e, 0)), factorsOf(arg(e, 1))];
    const [above, below] = [
      tops.find((one) => rootOf(one) !== null),
      bottoms.find((one) => rootOf(one) !== null),
    ];
    const [upper, lower] = [above && rootOf(above), below && rootOf(below)];
    if (!upper || !lower || upper.index !== lower.index) return null;
    const [a, b] = [wholeOf(upper.inside), wholeOf(lower.inside)];
    if (a !== null && b !== null && (a < 0n || b < 0n || gcd(a, b) === 1n)) return null;
    if ((a === null || b === null) && !belongTogether(upper.inside, lower.inside)) return null;
    const rest = (factors: readonly Expr[], one: Expr | undefined): readonly Expr[] =>
      factors.filter((factor) => factor !== one);
    return {
      after: quotient(
        product(num(1), ...rest(tops, above), root(quotient(upper.inside, lower.inside), upper.index)),
        product(num(1), ...rest(bottoms, below)),
      ),
      act: 'The quotient of roots is the root of the quotient.',
    };
  },
};

/** 3/√6: top and bottom times √6; 3/(2 − √5): times the conjugate 2 + √5. */
export const rationalized: Law = {
  rule: 'rationalize',
  at: (e) => {
    if (e.kind !== 'quotient') return null;
    const [top, bottom] = [arg(e, 0), arg(e, 1)];
    if (variablesOf(bottom).length > 0) return null;
    const single = factorsOf(bottom).find((factor) => rootOf(factor)?.index === 2);
    if (single)
      return {
        after: quotient(product(top, single), product(bottom, single)),
        act: `Top and bottom are multiplied by ${written(single)}.`,
      };
    const [a, b, more] = termsOf(bottom);
    const hasRoot = [a, b].some(
      (term) =>
        term !== undefined &&
        factorsOf(term.kind === 'negative' ? arg(term, 0) : term).some(
          (factor) => rootOf(factor)?.index === 2 || factor.key === 'ⅈ',
        ),
    );
    if (!a || !b || more || !hasRoot) return null;
    const conjugate = sum(a, b.kind === 'negative' ? arg(b, 0) : negative(b));
    return {
      after: quotient(product(top, conjugate), product(bottom, conjugate)),
      act: `Top and bottom are multiplied by the conjugate ${written(conjugate)}.`,
    };
  },
};
