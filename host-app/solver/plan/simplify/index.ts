import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { together } from '../../kernel/normal.js';
import { divided } from './divided.js';
import { MathProblem } from '../../kernel/problem.js';
import { displayed } from '../../print/displayed.js';
import type { Rule } from '../../texts/en.js';
import { arg, isInt, isNode, isNum, type Expr } from '../../tree/expr.js';
import { countNodes, someNode, variablesOf } from '../../tree/walk.js';
import { factorForm } from './factor.js';
import { withoutFactorials } from './factorials.js';
import { contractLogarithms, expandLogarithms, hasLogarithm, numericLogarithms } from './logarithms.js';
import { needsPositive, positiveForm } from './positive.js';
import { rationalize, withoutNestedRoots } from './rationalize.js';
import { hasTrig, trigForms } from './trigonometry.js';

export interface Candidate {
  readonly rule: Rule;
  readonly form: Expr;
}
export const size = (e: Expr): number => countNodes(displayed(e));
/** Of two forms of one size, the one without fractions in fractions: (x − 2)/(2(x + 3)) before (x/2 − 1)/(x + 3). */
const weight = (e: Expr): number => {
  const shown = displayed(e);
  return countNodes(shown) + (someNode(shown, isNested) ? 0.5 : 0);
};
const isNested = (e: Expr): boolean =>
  isNode(e) &&
  e.kind === 'quotient' &&
  e.args.some((part) => someNode(part, ({ kind }) => kind === 'quotient'));
export const isFraction = (e: Expr): boolean =>
  someNode(e, (part) => part.kind === 'power' && part.args[1]?.kind === 'num' && part.args[1].value.n < 0n);

/** Equal forms to choose from; a form that cannot be computed is left out. */
const forms = (start: Expr, positive: boolean): Candidate[] => {
  const found: Candidate[] = [];
  const offer = (rule: Rule, make: () => Expr | null): void => {
    try {
      const form = make();
      if (form) found.push({ rule, form: positive ? positiveForm(form) : form });
    } catch (error) {
      if (!(error instanceof MathProblem)) throw error;
    }
  };
  offer('combine', () => start);
  offer('expand', () => expand(start));
  offer('common-denominator', () => together(start));
  offer('cancel', () => factorForm(start));
  offer('polynomial-division', () => divided(start));
  offer('rationalize', () => rationalize(start));
  offer('square-under-root', () => rationalize(canon(withoutNestedRoots(start))));
  if (hasLogarithm(start)) {
    offer('logarithm-laws', () => together(numericLogarithms(start)));
    offer('logarithm-laws', () => contractLogarithms(expand(start)));
    offer('logarithm-laws', () =>
      contractLogarithms(together(numericLogarithms(expandLogarithms(expand(start))))),
    );
  }
  if (hasTrig(start)) for (const form of trigForms(start)) offer('trig-identities', () => form);
  return found;
};

/** A product with a sum in it: 2 (1 + sqrt 3) is written 2 + 2 sqrt 3. */
const isBracketed = (e: Expr): boolean =>
  e.kind === 'product' && e.args.some((factor) => factor.kind === 'sum');

/** For numbers, denominators without roots and combined surds are more important than length. */
const numberForm = (start: Expr): Candidate => {
  const logs = hasLogarithm(start);
  const candidates = forms(start, false).filter(({ rule }) => rule !== 'common-denominator' || logs);
  const rational = candidates.find(({ form }) => form.kind === 'num');
  const clean = candidates.filter(({ form }) => !isFraction(form) || logs);
  const open = (clean.length > 0 ? clean : candidates).filter(({ form }) => !isBracketed(form));
  // tan(arcsin 2/3) is 2√5/5, which is not shorter.
  const algebraic = open.filter(({ form }) => !hasTrig(form));
  return (
    rational ??
    shortest(
      algebraic.length > 0 ? algebraic : open.length > 0 ? open : clean.length > 0 ? clean : candidates,
    ) ?? {
      rule: 'simplify',
      form: start,
    }
  );
};
const shortest = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, one) => (!best || weight(one.form) < weight(best.form) ? one : best),
    undefined,
  );

/** More parts than these are easier to read as a product: (x + 1)^9. */
const MOST_PARTS = 20;
/** A polynomial is simplified when it is multiplied out and like terms are together. */
const multipliedOut = (e: Expr): Expr | null => {
  if (someNode(e, isNoPolynomial)) return null;
  const form = expand(e);
  return form.kind === 'sum' && size(form) <= MOST_PARTS ? form : null;
};
/** Functions, fractions, i, and other exponents than 1, 2, 3 … */
const isNoPolynomial = (e: Expr): boolean => {
  if (e.kind === 'power') return !isInt(arg(e, 1)) || arg(e, 1).key.startsWith('-');
  return e.kind === 'call' || (isNum(e) && !isInt(e)) || e.key === 'ⅈ';
};

/** Roots whose letters need no sign: sqrt(x − 1)² is x − 1 wherever it has a value. */
const isSameForAll = (start: Expr, written: Expr): boolean => {
  if (hasLogarithm(start) || hasLogarithm(written)) return false;
  const [plain, other] = [forms(start, false), forms(positiveForm(start), true)].map(shortest);
  return plain?.form.key === other?.form.key;
};

export const simplest = (
  start: Expr,
  written: Expr = start,
  isQuestion = false,
): Candidate & { positive: boolean } => {
  const constant = variablesOf(start).length === 0;
  const positive =
    !constant && (needsPositive(start) || needsPositive(written)) && !isSameForAll(start, written);
  const first = positive ? positiveForm(start) : start;
  const short = [first, expand(first)]
    .map(withoutFactorials)
    .find((form, at) => form.key !== [first, expand(first)][at]?.key);
  if (short) return { rule: 'cancel-factorial', form: short, positive };
  const open = isQuestion && !constant && !positive ? multipliedOut(first) : null;
  if (open) return { rule: 'expand', form: open, positive };
  const best = constant
    ? numberForm(first)
    : (shortest(forms(first, positive)) ?? { rule: 'combine', form: first });
  return { ...best, positive };
};

/** The shortest exact form of a value, for answers of other planners. */
export const tidy = (e: Expr): Expr => (variablesOf(e).length === 0 ? numberForm(canon(e)).form : e);
