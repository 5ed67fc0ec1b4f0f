import { add, isZero, type Rational } from '../../../maths/rational.js';

import { mul, splitTerm } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { displayed } from '../../print/displayed.js';
import { arg, isNum, num, product, quotient, sum, termsOf, factorsOf, type Expr } from '../../tree/expr.js';

import { hasDecimal, isFraction, likeThose, written } from './numbers/amounts.js';
import { loose } from '../trace.js';
import { signed, type Law } from './laws.js';

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
export const likeTerms = (e: Expr): readonly Group[] | null => {
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
