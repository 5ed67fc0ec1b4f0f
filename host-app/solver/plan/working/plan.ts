import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { div } from '../../kernel/canon.js';
import { fraction, together } from '../../kernel/normal.js';
import { displayed } from '../../print/displayed.js';
import type { Draft, Problem, Step } from '../../solution.js';
import type { Rule, TextKey } from '../../texts/en.js';
import { arg, isNum, termsOf, type Expr } from '../../tree/expr.js';
import { someNode, variablesOf } from '../../tree/walk.js';
import { factorForm } from '../simplify/factor.js';
import { addedAngles, writtenLogarithms } from '../simplify/function-laws.js';
import { isFraction, simplest, size, type Candidate } from '../simplify/index.js';
import { squaresUnderRoots, withoutNestedRoots } from '../simplify/rationalize.js';
import { trigLines } from '../simplify/trig-names.js';
import { hasTrig } from '../simplify/trigonometry.js';
import { written } from '../acts.js';
import { draftOf, loose, step, Trace } from '../trace.js';
import { hasDecimal } from './numbers/amounts.js';
import { divisionLines } from './numbers/division.js';
import { angleLines, expandedLines, factoredLines, isAt, workedLines, type Line } from './index.js';
import { logarithmLines, splitLogarithms } from './powers/logarithm-lines.js';
import { rationalLines } from './fractions/rational.js';
import { closingRule, isProduct, ruleFor } from './rule.js';

/** Rules that simplify fractions of polynomials. */
const OF_FRACTIONS: ReadonlySet<Rule> = new Set([
  'combine',
  'expand',
  'common-denominator',
  'cancel',
  'polynomial-division',
  'rationalize',
]);

const hasFractionTerm = (e: Expr): boolean =>
  someNode(
    e,
    (part) =>
      part.kind === 'sum' && part.args.some((term) => isFraction(canon(term)) || term.kind === 'quotient'),
  );

/** The law behind the last line, where the working stops short of the form. */
const lastRule = (found: Rule, expression: Expr): Rule => {
  if (found === 'combine' || (found !== 'trig-identities' && hasTrig(expression))) return ruleFor(expression);
  if (found === 'expand' && !isProduct(expression))
    return hasFractionTerm(expression) ? 'common-denominator' : 'split-fraction';
  if (found === 'common-denominator' && !hasFractionTerm(expression)) return 'cancel';
  return found === 'cancel' && !isFraction(canon(expression)) ? 'factor' : found;
};

const polynomialLines = (
  expression: Expr,
  start: Expr,
  { rule, form }: Candidate,
): readonly Line[] | null => {
  if (!OF_FRACTIONS.has(rule) || (form.key === start.key && expression.kind !== 'quotient')) return null;
  if (rule !== 'polynomial-division') return rationalLines(expression, form);
  return rationalLines(expression, together(start)) ?? divisionLines(expression);
};

const hasSum = (e: Expr): boolean => someNode(e, ({ kind }) => kind === 'sum');

/** The lines towards the form, with the factoring that may end them. */
const simplifyingLines = (
  expression: Expr,
  start: Expr,
  { rule, form }: Candidate,
  positive: boolean,
): readonly Line[] => {
  const ofPolynomials =
    positive || !hasSum(expression) || hasDecimal(expression)
      ? null
      : polynomialLines(expression, start, { rule, form });
  if (ofPolynomials) return ofPolynomials;
  const isOfLogarithms = rule === 'logarithm-laws' || (rule === 'combine' && isNum(form));
  const logarithms = isOfLogarithms ? logarithmLines(expression) : [];
  const lines =
    rule === 'logarithm-laws' || logarithms.length > 0 ? logarithms : workedLines(expression, form);
  if (lines.length === 0) return workedLines(expression, form);
  const last = lines.at(-1)?.after ?? expression;
  if (isAt(lines, form) || variablesOf(form).length === 0) return lines;
  const factored = last.kind === 'sum' ? [...lines, ...factoredLines(last, form)] : lines;
  if (isAt(factored, form)) return factored;
  return size(last) <= size(expression) ? lines : [];
};

/** f(g(x)) from the body of f. */
const composing = ({ expression, options }: Problem, form: Expr): readonly Step[] => {
  const { body, variable, inner = '', value } = options.composed ?? {};
  if (!body || !value || displayed(body).key === displayed(form).key) return [];
  const put = /[a-z]\(/i.test(inner) ? `${inner} = ${written(value)}` : written(value);
  const act = `${put} takes the place of ${variable} in ${written(body)}.`;
  return [step('compose', body, expression, 'case', [], undefined, act)];
};

/** How the question is understood, and for which values the form is true. */
const NOTES: Readonly<Partial<Record<Rule, readonly TextKey[]>>> = {
  expand: ['note.multiplied-out'],
  'cancel-factorial': ['note.factorial'],
};

/** 2/(x + 1) − 3/(x − 2) is simple when it is one fraction. */
const oneFraction = (expression: Expr, start: Expr): (Candidate & { readonly positive: boolean }) | null => {
  const terms = termsOf(displayed(expression));
  const isQuotient =
    expression.kind === 'quotient' && !someNode(arg(expression, 1), ({ kind }) => kind === 'quotient');
  const bottoms = terms.flatMap((term) => {
    const inner = term.kind === 'negative' ? arg(term, 0) : term;
    return inner.kind === 'quotient' && variablesOf(arg(inner, 1)).length > 0 ? [arg(inner, 1)] : [];
  });

  if (
    bottoms.length < terms.length ||
    (!isQuotient && new Set(bottoms.map(({ key }) => key)).size < 2) ||
    !bottoms.some(({ kind }) => kind === 'sum') ||
    someNode(start, (part) => part.kind === 'call')
  )
    return null;
  const parts = fraction(start);
  const found = simplest(start, expression, true);
  const isApart = parts?.[1].kind !== 'num' && displayed(found.form).kind === 'sum';
  const [top, bottom] = parts ?? [];
  const below = bottom && factorForm(bottom);
  // What cannot be cancelled is divided.
  if (isQuotient && bottom && size(bottom) >= size(arg(expression, 1))) return null;
  if (!isApart || found.positive || !top || !below) return null;
  const factors = isQuotient ? factorForm(start) : null;
  return factors
    ? { rule: 'cancel', form: factors, positive: false }
    : {
        rule: 'common-denominator',
        form: div(top, size(bottom) < size(below) ? bottom : below),
        positive: false,
      };
};

/** Each line becomes a step of the method. */
const addLines = (trace: Trace, lines: readonly Line[]): void => {
  for (const { rule, after, detail, act } of lines) trace.to(rule, after, 'equal', [], detail, act);
};

export const planSimplify = (problem: Problem): Draft => {
  const { expression } = problem;
  const start = canon(expression);
  const { rule: found, form, positive } = oneFraction(expression, start) ?? simplest(start, expression, true);
  const single = variablesOf(form).length === 0;
  const trace = new Trace(expression, 'equal');
  if (found === 'square-under-root')
    trace.to(found, withoutNestedRoots(start), 'equal', [], undefined, squaresUnderRoots(start));
  else addLines(trace, simplifyingLines(expression, start, { rule: found, form }, positive));
  const shown = displayed(form);
  const isLaw = found === 'logarithm-laws' || found === 'trig-identities';
  const last = form.kind === 'num' && !isLaw ? 'evaluate' : lastRule(found, displayed(trace.line));
  const isOrder =
    loose(displayed(trace.line)) === loose(shown) || (last === 'evaluate' && size(trace.line) <= size(form));
  const isAfter = found === 'square-under-root' || trace.steps.at(-1)?.rule === 'cancel';
  const opened = last === 'trig-identities' && isProduct(displayed(trace.line)) ? expand(start) : null;
  if (!isOrder && opened?.kind === 'sum' && form.kind === 'sum')
    addLines(trace, expandedLines(trace.line, opened));
  if (!isOrder && last === 'trig-identities')
    for (const line of trigLines(trace.line, form)) trace.says(line.rule, line.after, line.act);
  trace.to(
    isOrder || loose(displayed(trace.line)) === loose(shown)
      ? 'arrange'
      : isAfter && found !== 'polynomial-division'
        ? closingRule(displayed(trace.line), shown)
        : last,
    form,
  );
  return {
    answer: { kind: single ? 'value' : 'expression', exact: form },
    methods: [{ nameKey: 'method.evaluate', steps: [...composing(problem, form), ...trace.steps] }],
    notes: positive
      ? ['note.positive']
      : (isProduct(expression) && form.kind === 'sum') || found !== 'expand'
        ? (NOTES[found] ?? [])
        : [],
    positive,
  };
};

/** What a function law writes out where multiplying changes nothing; null where there is none. */
const byLaw = (expression: Expr, start: Expr): Draft | null => {
  const angles = addedAngles(start);
  const goal = angles.key === start.key ? writtenLogarithms(start) : angles;
  if (goal.key === start.key) return null;
  const positive = angles.key === start.key;
  const trace = new Trace(expression, 'equal');
  if (positive) addLines(trace, splitLogarithms(trace.line));
  else {
    addLines(trace, angleLines(expression));
    addLines(trace, expandedLines(trace.line, goal));
  }
  trace.to(
    positive
      ? trace.steps.length > 0
        ? closingRule(displayed(trace.line), displayed(goal))
        : 'split-logarithm'
      : closingRule(displayed(trace.line), displayed(goal)),
    goal,
  );
  return {
    ...draftOf({ kind: 'expression', exact: goal }, trace.steps, positive ? ['note.positive'] : []),
    positive,
  };
};

/** A function of something, or a power with letters above: no brackets to multiply. */
const isUnderLaw = (part: Expr): boolean =>
  part.kind === 'call' || (part.kind === 'power' && !isNum(arg(part, 1)));

export const planExpand = ({ expression }: Problem): Draft | null => {
  const start = canon(expression);
  const goal = expand(start);
  if (goal.key === start.key && someNode(start, isUnderLaw)) return byLaw(expression, start);
  const trace = new Trace(expression, 'equal');
  addLines(trace, expandedLines(expression, goal));
  trace.to('expand', goal);
  return draftOf({ kind: 'expression', exact: goal }, trace.steps);
};

export const planFactor = ({ expression }: Problem): Draft | null => {
  const start = canon(expression);
  const result = factorForm(start);
  if (!result) return null;
  const trace = new Trace(expression, 'equal');
  const lines =
    expression.kind === 'quotient'
      ? (rationalLines(expression, result) ?? [])
      : start.kind === 'sum' || hasSum(expression)
        ? factoredLines(expression, result)
        : workedLines(expression, result);
  addLines(trace, lines);
  const isOrder = loose(displayed(trace.line)) === loose(displayed(result));
  trace.to(
    lines.length > 0 || isOrder ? closingRule(displayed(trace.line), displayed(result)) : 'factor',
    result,
  );
  return {
    answer: { kind: 'expression', exact: result },
    methods: [{ nameKey: 'method.factoring', steps: trace.steps }],
    notes: [],
  };
};
