import { choose } from '../../kernel/whole-functions.js';
import {
  arg,
  negative,
  num,
  power,
  product,
  sum,
  TWO,
  termsOf,
  factorsOf,
  type Expr,
} from '../../tree/expr.js';
import { someNode } from '../../tree/walk.js';
import { written, wholeOf } from './numbers/amounts.js';
import { negated, signed, unsigned, type Law } from './laws.js';
import { likeTerms, workOutTerms } from './terms.js';

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
          after: sum(...termsOf(arg(e, 0)).map(negated)),
          act: 'The minus in front of the bracket turns the sign of each term.',
        }
      : null,
};

const MOST_TERMS = 40;
/** Of a longer product each bracket is made as short as it can be before. */
const MOST_AT_ONCE = 9;
/** Higher powers of three terms have too many terms to be read line by line. */
const MOST_BRACKETS = 3n;
/** (a + b + c)ⁿ as a product of brackets. */
const powerByBrackets = (base: Expr, count: bigint): { after: Expr; act: string } | null =>
  count < 2n || count > MOST_BRACKETS
    ? null
    : {
        after: product(...Array.from({ length: Number(count) }, () => base)),
        act:
          count === 2n
            ? 'The square is the bracket times itself.'
            : `The power is a product of ${count} equal brackets.`,
      };
/** (a + b + c)⁴ with the row of Pascal’s triangle, where a + b is one part. */
export const groupedPower: Law = {
  rule: 'group-power',
  at: (e) => {
    const count = e.kind === 'power' && arg(e, 0).kind === 'sum' ? wholeOf(arg(e, 1)) : null;
    const parts = count === null ? [] : termsOf(arg(e, 0));
    if (count === null || parts.length !== 3 || count <= MOST_BRACKETS || count > 6n) return null;
    const [a, b, c] = parts;
    const found = a && b && c ? powerOfSum(sum(sum(a, b), c), count) : null;
    return found && { ...found, act: `${written(sum(a ?? e, b ?? e))} is taken as one part. ${found.act}` };
  },
};
const isPowerOfSum = (e: Expr): boolean => e.kind === 'power' && arg(e, 0).kind === 'sum';
/** A bracket that can be made shorter before it is multiplied. */
const isUnfinished = (e: Expr): boolean => workOutTerms.at(e) !== null || likeTerms(e) !== null;
/** Letters of a law that are not those of the expression. */
const lettersFor = (e: Expr): readonly [string, string] =>
  someNode(e, ({ key }) => key === 'p' || key === 'q') ? ['a', 'b'] : ['p', 'q'];
/** (a + b)²; (a + b)ⁿ with the row of Pascal's triangle. */
const powerOfSum = (base: Expr, count: bigint): { after: Expr; act: string } | null => {
  const [a, b, more] = termsOf(base);
  if (!a || !b) return null;
  if (more) return powerByBrackets(base, count);
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
    if (!first || factors.some(isPowerOfSum)) return null;
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
    if (left.length * right.length > MOST_AT_ONCE && [first, second].some(isUnfinished)) return null;
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
  if (!a || !b || !c || !d || more || rest || a.key !== c.key || negated(b).key !== d.key) return null;
  return [a, b.kind === 'negative' ? arg(b, 0) : b];
};
