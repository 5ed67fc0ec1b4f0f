import { gcd } from '../../../../maths/rational.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { written as writtenOut } from '../../acts.js';
import { listed } from '../numbers/amounts.js';
import type { Line } from '../laws.js';
import { displayed } from '../../../print/displayed.js';
import {
  commonMultiple,
  exponentIn,
  isOne,
  missing,
  nonZero,
  partsOf,
  termOf,
  written,
} from '../polynomial-parts.js';
import { closingRule, isProduct } from '../rule.js';
import { productLines } from './fraction-products.js';
import { negative, quotient, sum, type Expr } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';

/** Factor, then cancel; null where nothing can be cancelled. */
const cancelled = (top: Expr, bottom: Expr, goal: Expr): readonly Line[] | null => {
  const [above, below] = [partsOf(top), partsOf(bottom)];
  if (!above || !below) return null;
  const shared = above.factors.filter(([base]) => exponentIn(below, base) > 0);
  const number = gcd(above.constant, below.constant);
  if (shared.length === 0 && number === 1n) return null;
  const act = `${listed([...(number === 1n ? [] : [`${number}`]), ...shared.map(([base]) => writtenOut(base))])} ${shared.length + (number === 1n ? 0 : 1) === 1 ? 'is' : 'are'} cancelled.`;
  const isOpen = top.kind === 'sum' && isProduct(top);
  return [
    ...(isOpen ? [{ rule: 'combine-top' as const, after: quotient(expand(canon(top)), bottom) }] : []),
    { rule: 'factor-parts', after: quotient(written(above), written(below)) },
    { rule: 'cancel', after: goal, ...nonZero(shared), act },
  ];
};

/** Fractions that are added: to one denominator, the tops together, then what can be cancelled. */
const added = (expressions: readonly Expr[], goal: Expr): readonly Line[] | null => {
  const terms = expressions.map(termOf).filter((term) => term !== null);
  if (
    terms.length < expressions.length ||
    terms.every(({ bottom }) => bottom.factors.length === 0 && bottom.constant === 1n)
  )
    return null;
  const whole = commonMultiple(terms.map(({ bottom }) => bottom));
  const bottom = written(whole);
  const lacks = terms.map((term) => missing(whole, term.bottom));
  const tops = terms.map(({ top }, at) => {
    const lack = lacks[at];
    return !lack || isOne(lack) ? top : written(lack, ...(top.key === '1' ? [] : [top]));
  });
  const signed = (make: (top: Expr) => Expr): Expr =>
    sum(...tops.map((top, at) => (terms[at]?.isMinus ? negative(make(top)) : make(top))));
  const joined = signed((top) => top);
  const top = expand(canon(joined));
  return [
    ...(lacks.every(isOne)
      ? []
      : [{ rule: 'extend-fractions' as const, after: signed((each) => quotient(each, bottom)) }]),
    {
      rule: 'common-denominator',
      after: quotient(joined, bottom),
      act: `The denominators are the same, so the tops are ${terms.some(({ isMinus: minus }) => minus) ? 'added and subtracted' : 'added'}.`,
    },
    { rule: 'combine-top', after: quotient(top, bottom) },
    ...(cancelled(top, bottom, goal) ?? [
      { rule: closingRule(displayed(quotient(top, bottom)), displayed(goal)), after: goal },
    ]),
  ];
};

export const termsOf = (e: Expr): readonly Expr[] => (e.kind === 'sum' ? e.args.flatMap(termsOf) : [e]);

/** How a fraction, or a sum of fractions, of polynomials becomes `goal`; null where it is something else. */
export const rationalLines = (expression: Expr, goal: Expr): readonly Line[] | null => {
  if (variablesOf(expression).length === 0) return null;
  if (expression.kind === 'quotient') {
    const [top, bottom] = expression.args;
    const direct = top && bottom ? cancelled(top, bottom, goal) : null;
    return direct ?? productLines(expression, goal);
  }
  if (expression.kind === 'product') return productLines(expression, goal);
  const terms = termsOf(expression);
  return terms.length > 1 ? added(terms, goal) : null;
};
