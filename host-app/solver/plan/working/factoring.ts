import { abs, gcd, isInteger, isZero, rational, type Rational } from '../../../maths/rational.js';
import { add, mul, neg, pow, splitPower, splitTerm } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { factorUnivariate } from '../../poly/factor.js';
import { coefficient, divide2 } from '../../poly/univariate.js';
import { displayed } from '../../print/displayed.js';
import {
  arg,
  isInt,
  isNum,
  negative,
  num,
  product,
  sum,
  TWO,
  termsOf,
  factorsOf,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { polynomialExpr } from '../equation/polynomial.js';
import { written } from './numbers/amounts.js';
import {
  bracket,
  byCubes,
  bySquare,
  bySquareInside,
  bySquares,
  isMinus,
  shown,
  type Way,
} from './factoring-squares.js';
import { negated, tidied, type Line } from './laws.js';

/** The exponents of letters that all terms have. */
const sharedPowers = (terms: readonly Expr[]): readonly Expr[] => {
  const parts = terms.map((term) => factorsOf(splitTerm(term)[1]).map((factor) => splitPower(factor)));
  return (parts[0] ?? []).flatMap(([base, exponent]) => {
    const all = parts.map((factors) => factors.find(([other]) => other.key === base.key)?.[1]);
    const least = all.reduce<Rational | null>(
      (found, other) => {
        if (!found || !other || !isInt(other)) return null;
        return other.value.n < found.n ? other.value : found;
      },
      isInt(exponent) ? exponent.value : null,
    );
    return least === null || isNum(base) ? [] : [pow(base, num(least))];
  });
};
/** The largest number and powers that divide every term. */
const commonFactor = (terms: readonly Expr[]): Expr => {
  const numbers = terms.map((term) => splitTerm(term)[0]);
  const content = numbers.every(isInteger) ? numbers.reduce((found, { n }) => gcd(found, abs(n)), 0n) : 1n;
  const isMinus = (numbers[0]?.n ?? 1n) < 0n && numbers.every(({ n }) => n < 0n);
  return mul(num(isMinus ? -content : content), ...sharedPowers(terms));
};
const overFactor = (terms: readonly Expr[], factor: Expr): readonly Expr[] =>
  terms.map((term) => mul(term, pow(factor, num(-1))));

const byCommonFactor: Way = (terms) => {
  const common = commonFactor(terms);
  if (common.key === '1' || terms.length < 2) return null;
  const rest = overFactor(terms, common);
  const outside = shown(common);
  if (common.key === '-1')
    return [
      { rule: 'arrange', after: negative(bracket(rest)), act: 'The minus of each term is written in front.' },
    ];
  return [
    {
      rule: 'find-common-factor',
      after: sum(
        ...rest.map((term) =>
          common.key.startsWith('-') ? product(outside, shown(term)) : times(outside, term),
        ),
      ),
      act: `${written(outside)} divides every term.`,
    },
    {
      rule: 'common-factor',
      after: product(outside, bracket(rest)),
      act: `${written(outside)} is written once, in front.`,
    },
  ];
};
const times = (outside: Expr, term: Expr): Expr => {
  const inner = shown(term);
  return inner.kind === 'negative' ? negative(product(outside, negated(inner))) : product(outside, inner);
};

/** Two pairs with the same bracket: a(x + y) + b(x + y). */
const byGrouping: Way = (terms) => {
  const [first, ...rest] = terms;
  if (!first || rest.length !== 3) return null;
  for (const partner of rest) {
    const pairs = [[first, partner], rest.filter((term) => term !== partner)];
    const [left, right] = pairs.map(outsideOf);
    if (!left || !right) continue;
    const inner = canon(left.inside);
    const isSame = inner.key === canon(right.inside).key;
    const isOpposite = !isSame && expand(neg(inner)).key === canon(right.inside).key;
    if (!isSame && !isOpposite) continue;
    const other = isSame ? right.outside : neg(right.outside);
    const grouped = signedSum(left.outside, other, left.inside);
    return [
      {
        rule: 'group-pairs',
        after: grouped,
        act: `The bracket ${written(displayed(left.inside))} is in both pairs.`,
      },
      {
        rule: 'common-factor',
        after: product(bracket([add(left.outside, other)]), bracket([left.inside])),
        act: `${written(displayed(left.inside))} is taken out of ${written(grouped)}.`,
      },
    ];
  }
  return null;
};
const outsideOf = (pair: readonly Expr[]): { outside: Expr; inside: Expr } => {
  const outside = commonFactor(pair);
  return { outside, inside: add(...overFactor(pair, outside)) };
};
const signedSum = (a: Expr, b: Expr, inside: Expr): Expr => {
  const part = (outside: Expr): Expr => {
    const one = product(shown(isMinus(outside) ? neg(outside) : outside), shown(inside));
    return isMinus(outside) ? negative(one) : one;
  };
  return tidied(sum(part(a), part(b)));
};

const MOST_TRIED = 4000n;
/** Whole numbers with this product and this sum. */
const numbersWith = (goal: bigint, total: bigint): [bigint, bigint] | null => {
  for (let m = 1n; m * m <= abs(goal) && m <= MOST_TRIED; m += 1n) {
    if (goal % m !== 0n) continue;
    for (const one of [m, -m]) if (one + goal / one === total) return [one, goal / one];
  }
  return null;
};
/** a u² + b u v + c v² */
const byMiddleTerm: Way = (terms) => {
  if (terms.length !== 3) return null;
  for (const middle of terms) {
    const [first, last] = terms.filter((term) => term !== middle);
    if (!first || !last) return null;
    const [[a, u], [b, uv], [c, v]] = [splitTerm(first), splitTerm(middle), splitTerm(last)];
    if (pow(uv, TWO).key !== mul(u, v).key || ![a, b, c].every(isInteger)) continue;
    const found = numbersWith(a.n * c.n, b.n);
    if (!found) return null;
    const [m, n] = found.map((value) => mul(num(value), uv)) as [Expr, Expr];
    const grouped = byGrouping([first, m, n, last]);
    if (!grouped) return null;
    const numbers = `${written(num(found[0]))} and ${written(num(found[1]))}`;
    return [
      {
        rule: 'split-middle',
        after: bracket([first, m, n, last]),
        act: `${numbers} have the product ${written(num(a.n * c.n))} and the sum ${written(num(b.n))}.`,
      },
      ...grouped,
    ];
  }
  return null;
};

/** Where the square stands alone, the two numbers are those of the brackets. */
const byNumbers: Way = (terms) => {
  const lines = splitTerm(terms[0] ?? ZERO)[0].n === 1n ? byMiddleTerm(terms) : null;
  const [first, last] = [lines?.[0], lines?.at(-1)];
  return first?.act && last ? [{ rule: 'factor', after: last.after, act: first.act }] : null;
};

/** A root r of a polynomial in one letter gives the factor x − r. */
const byRoot: Way = (terms) => {
  const whole = add(...terms);
  const [x, ...others] = variablesOf(whole);
  const p = x === undefined || others.length > 0 ? null : rationalCoefficients(whole, x);
  if (!p || x === undefined || p.length < 4) return null;
  const linear = factorUnivariate(p).factors.find(([factor]) => factor.length === 2)?.[0];
  if (!linear) return null;
  const root = rational(
    -coefficient(linear, 0).n * coefficient(linear, 1).d,
    coefficient(linear, 0).d * coefficient(linear, 1).n,
  );
  const [rest, left] = divide2(p, linear);
  if (!left.every(isZero)) return null;
  const factor = shown(polynomialExpr(linear, x));
  return [
    {
      rule: 'root-factor',
      after: product(factor, shown(polynomialExpr(rest, x))),
      act: `${x} = ${written(num(root))} makes it 0, so ${written(factor)} divides it.`,
    },
  ];
};

const WAYS: readonly Way[] = [
  byCommonFactor,
  bySquares,
  bySquare,
  byCubes,
  byMiddleTerm,
  byGrouping,
  bySquareInside,
  byRoot,
];
const SHORT_WAYS: readonly Way[] = [byCommonFactor, bySquares, byNumbers, ...WAYS];

const inside = (lines: readonly Line[], before: readonly Expr[], after: readonly Expr[]): readonly Line[] =>
  lines.map((line) => ({ ...line, after: tidied(product(...before, line.after, ...after)) }));

const split = (e: Expr, ways: readonly Way[]): readonly Line[] | null => {
  const terms = termsOf(e).map(canon);
  if (terms.length < 2 || terms.some(({ kind }) => kind === 'sum')) return null;
  for (const way of ways) {
    const lines = way(terms);
    if (lines)
      return lines
        .map((line) => ({ ...line, after: tidied(line.after) }))
        .filter((line, at) => at > 0 || written(line.after) !== written(e));
  }
  return null;
};

const MOST_ROUNDS = 8;
/** How a sum becomes a product, factor by factor. */
export const factoringLines = (start: Expr, isShort = false): readonly Line[] => {
  const ways = isShort ? SHORT_WAYS : WAYS;
  const lines: Line[] = [];
  let line = tidied(start);
  for (let k = 0; k < MOST_ROUNDS; k += 1) {
    const isNegative = line.kind === 'negative';
    const factors = factorsOf(isNegative ? arg(line, 0) : line);
    const at = factors.findIndex((factor) => split(factor, ways) !== null);
    const found = at < 0 ? null : split(factors[at] ?? line, ways);
    if (!found) break;
    const next = inside(found, factors.slice(0, at), factors.slice(at + 1)).map((one) =>
      isNegative ? { ...one, after: tidied(negative(one.after)) } : one,
    );
    lines.push(...next);
    line = lines.at(-1)?.after ?? line;
  }
  return lines;
};
