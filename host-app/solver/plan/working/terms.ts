import { add, isZero, type Rational } from '../../../maths/rational.js';
import { choose } from '../../kernel/whole-functions.js';
import { mul, splitTerm } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { displayed } from '../../print/displayed.js';
import {
  arg,
  isNum,
  negative,
  num,
  power,
  product,
  quotient,
  sum,
  TWO,
  termsOf,
  factorsOf,
  type Expr,
} from '../../tree/expr.js';
import { someNode } from '../../tree/walk.js';
import { hasDecimal, isFraction, likeThose, written, wholeOf } from './numbers/amounts.js';
import { loose } from '../trace.js';
import { signed, unsigned, type Law } from './laws.js';

interface Group {
  readonly rest: Expr;
  readonly values: Rational[];
  readonly terms: Expr[];
}
/** Terms with the same variable part; null where a term is more than that. */
const groupsOf = (e: Expr): readonly Group[] | null => {
  const groups = new Map<string, Group>();
  for (const term of termsOf(e)) {
    const value = canon(term);
    if (value.kind === 'sum') return null;
    const [coefficient, rest] = splitTerm(value);
    const known = groups.get(rest.key) ?? { rest, values: [], terms: [] };
    known.values.push(coefficient);
    known.terms.push(term);
    groups.set(rest.key, known);
  }
  return [...groups.values()];
};
const times = (coefficient: Expr, rest: Expr): Expr => {
  if (rest.key === '1') return coefficient;
  if (isFraction(coefficient)) return displayed(mul(canon(coefficient), rest));
  const isMinus = coefficient.kind === 'negative';
  return signed(isMinus, product(isMinus ? arg(coefficient, 0) : coefficient, ...factorsOf(displayed(rest))));
};
const likeTerms = (e: Expr): readonly Group[] | null => {
  const groups = e.kind === 'sum' ? groupsOf(e) : null;
  return groups?.some(({ values }) => values.length > 1) ? groups : null;
};
const named = (groups: readonly Group[]): string =>
  groups
    .filter(({ terms }) => terms.length > 1)
    .map(({ terms }) => written(sum(...terms)))
    .join('; ');

/** 8x + 3x = (8 + 3)x */
export const groupTerms: Law = {
  rule: 'combine',
  at: (e) => {
    const groups = likeTerms(e);
    if (!groups || groups.every(({ rest, values }) => rest.key === '1' || values.length < 2)) return null;
    const has = hasDecimal(e);
    const after = groups.map(({ rest, values, terms }) => {
      if (values.length < 2) return terms[0] ?? rest;
      const parts = rest.key === '1' ? [values.reduce((total, value) => add(total, value))] : values;
      return times(sum(...parts.map((value) => likeThose(value, has))), rest);
    });
    return { after: sum(...after), act: `Like terms: ${named(groups)}.` };
  },
};
/** x² + 5x − 2x = x² + 3x */
export const addTerms: Law = {
  rule: 'combine',
  at: (e) => {
    const groups = likeTerms(e);
    if (!groups) return null;
    const has = hasDecimal(e);
    const after = groups.flatMap(({ rest, values, terms }) => {
      const total = values.reduce((found, value) => add(found, value));
      if (values.length > 1) return isZero(total) ? [] : [times(likeThose(total, has), rest)];
      return terms;
    });
    return { after: after.length === 0 ? num(0) : sum(...after), act: `Like terms: ${named(groups)}.` };
  },
};

/** Each term of a sum of products is results out. */
export const workOutTerms: Law = {
  rule: 'work-out-terms',
  at: (e) => {
    if (e.kind !== 'sum') return null;
    const has = hasDecimal(e);
    const results = e.args.map((term) => {
      const value = canon(term);
      if (value.kind === 'sum') return null;
      const [coefficient, rest] = splitTerm(value);
      return isNum(value) ? likeThose(value.value, has) : times(likeThose(coefficient, has), rest);
    });
    const isWork = (term: Expr): boolean =>
      factorsOf(term.kind === 'negative' ? arg(term, 0) : term).length > 1 || term.kind === 'power';
    const changed = e.args.filter(
      (term, at) => results[at] && isWork(term) && loose(displayed(results[at])) !== loose(displayed(term)),
    );
    if (changed.length < 2) return null;
    return { after: sum(...e.args.map((term, at) => results[at] ?? term)) };
  },
};

const opposite = (term: Expr): Expr => (term.kind === 'negative' ? arg(term, 0) : negative(term));
const multiplied = (...parts: readonly Expr[]): Expr => {
  const [isMinus, factors] = unsigned(parts);
  return signed(isMinus, product(...factors.flatMap(factorsOf)));
};

export const doubleMinus: Law = {
  rule: 'open-bracket',
  at: (e) =>
    e.kind === 'negative' && arg(e, 0).kind === 'negative'
      ? {
          after: arg(arg(e, 0), 0),
          act: `${written(e)} = ${written(arg(arg(e, 0), 0))}: two minus signs cancel.`,
        }
      : null,
};
export const openBracket: Law = {
  rule: 'open-bracket',
  at: (e) =>
    e.kind === 'negative' && arg(e, 0).kind === 'sum'
      ? {
          after: sum(...termsOf(arg(e, 0)).map(opposite)),
          act: 'The minus in front of the bracket turns the sign of each term.',
        }
      : null,
};

/** (6x + 4)/2 = 6x/2 + 4/2 */
export const splitFraction: Law = {
  rule: 'split-fraction',
  at: (e) =>
    e.kind === 'quotient' && arg(e, 0).kind === 'sum' && arg(e, 1).kind !== 'sum'
      ? {
          after: sum(
            ...termsOf(arg(e, 0)).map((term) =>
              signed(
                term.kind === 'negative',
                quotient(term.kind === 'negative' ? arg(term, 0) : term, arg(e, 1)),
              ),
            ),
          ),
          act: `Each term is divided by ${written(arg(e, 1))}.`,
        }
      : null,
};

const MOST_TERMS = 40;
/** Letters of a law that are not those of the expression. */
const lettersFor = (e: Expr): readonly [string, string] =>
  someNode(e, ({ key }) => key === 'p' || key === 'q') ? ['a', 'b'] : ['p', 'q'];
/** (a + b)²; (a + b)ⁿ with the row of Pascal's triangle. */
const powerOfSum = (base: Expr, count: bigint): { after: Expr; act: string } | null => {
  const [a, b, more] = termsOf(base);
  if (!a || !b) return null;
  if (more)
    return count === 2n
      ? { after: product(base, base), act: 'The square is the bracket times itself.' }
      : null;
  const size = b.kind === 'negative' ? arg(b, 0) : b;
  if (count === 2n) {
    const [p, q] = lettersFor(sum(a, b));
    const law = `(${p} ${b === size ? '+' : '−'} ${q})² = ${p}² ${b === size ? '+' : '−'} 2${p}${q} + ${q}²`;
    return {
      after: sum(power(a, TWO), multiplied(num(2), a, b), power(size, TWO)),
      act: `${law}, with ${p} = ${written(a)} and ${q} = ${written(size)}.`,
    };
  }
  if (count < 2n || count > 12n) return null;
  const row = Array.from({ length: Number(count) + 1 }, (_, k) => choose(count, BigInt(k)));
  const raised = (part: Expr, k: number): Expr[] => (k === 0 ? [] : [k === 1 ? part : power(part, num(k))]);
  const terms = row.map((coefficient, k) => {
    const term = product(
      ...(coefficient === 1n ? [] : [num(coefficient)]),
      ...raised(a, Number(count) - k),
      ...raised(size, k),
    );
    return signed(b.kind === 'negative' && k % 2 === 1, term);
  });
  return {
    after: sum(...terms),
    act: `Binomial theorem: the coefficients are row ${count} of Pascal’s triangle, ${row.join(', ')}; the exponent of ${written(a)} falls from ${count}, that of ${written(size)} grows.`,
  };
};

/** One pair of brackets, one bracket with its factor, or one power of a bracket is multiplied out. */
export const multiplyOut: Law = {
  rule: 'expand',
  at: (e) => {
    if (e.kind === 'power') {
      const count = wholeOf(arg(e, 1));
      return arg(e, 0).kind === 'sum' && count !== null ? powerOfSum(arg(e, 0), count) : null;
    }
    if (e.kind !== 'product') return null;
    const [isMinus, factors] = unsigned(e.args);
    const [first, second, ...more] = factors.filter((factor) => factor.kind === 'sum');
    if (!first) return null;
    const others = factors.filter((factor) => factor.kind !== 'sum');
    if (!second) {
      const front = product(...others);
      const shown = signed(isMinus, front);
      return {
        after: sum(
          ...termsOf(first).map((term) => multiplied(...(isMinus ? [negative(front)] : [front]), term)),
        ),
        act: `Each term in the bracket is multiplied by ${written(shown)}.`,
      };
    }
    const [left, right] = [termsOf(first), termsOf(second)];
    if (left.length * right.length > MOST_TERMS) return null;
    const conjugate = conjugateOf(left, right);
    const opened = conjugate
      ? sum(power(conjugate[0], TWO), negative(power(conjugate[1], TWO)))
      : sum(...left.flatMap((x) => right.map((y) => multiplied(x, y))));
    const [p, q] = lettersFor(opened);
    return {
      after: signed(isMinus, product(...others, ...more, opened)),
      act: conjugate
        ? `(${p} + ${q})(${p} − ${q}) = ${p}² − ${q}², with ${p} = ${written(conjugate[0])} and ${q} = ${written(conjugate[1])}.`
        : 'Each term of the first bracket is multiplied by each term of the second.',
    };
  },
};
/** p and q of (p + q)(p − q). */
const conjugateOf = (left: readonly Expr[], right: readonly Expr[]): [Expr, Expr] | null => {
  const [a, b, more] = left;
  const [c, d, rest] = right;
  if (!a || !b || !c || !d || more || rest || a.key !== c.key || opposite(b).key !== d.key) return null;
  return [a, b.kind === 'negative' ? arg(b, 0) : b];
};
