import { displayed } from '../print/displayed.js';
import type { Draft, Problem, SolutionAnswer, Step } from '../solution.js';
import {
  arg,
  call,
  isCall,
  isNode,
  isNum,
  negative,
  num,
  product,
  quotient,
  sum,
  termsOf,
  factorsOf,
  type Expr,
} from '../tree/expr.js';
import { changedIds, collectNodes, mapTree } from '../tree/walk.js';

const TEN = num(10);

/** The bases of the logarithms in a question; a power of ten asks for the logarithm of base ten. */
const basesOf = ({ kind, expression }: Problem): readonly Expr[] =>
  collectNodes(expression, (part) => part.kind === 'power' || isCall(part, 'log')).flatMap((part) => {
    if (isCall(part)) return [isNode(part) ? (part.args[1] ?? TEN) : TEN];
    const [base, exponent] = [arg(part, 0), arg(part, 1)];
    return isNum(base) && !isNum(exponent) && (kind === 'inverse' || base.key === TEN.key) ? [base] : [];
  });

const over = (top: Expr, bottom: readonly Expr[]): Expr =>
  bottom.length === 0 ? top : quotient(top, product(...bottom));

/** A term over ln(b) and what else is below it. */
const termInBase = (term: Expr, base: Expr, below: readonly Expr[], unit: Expr): Expr => {
  if (isNode(term) && term.kind === 'negative') return negative(termInBase(arg(term, 0), base, below, unit));
  const factors = factorsOf(term);
  const log = factors.find((factor) => isCall(factor, 'ln'));
  if (!log) return over(term, below);
  const shown = call('log', arg(log, 0), ...(base.key === TEN.key ? [] : [base]));
  return over(
    product(...factors.map((factor) => (factor === log ? shown : factor))),
    below.filter((factor) => factor !== unit),
  );
};
/** ln(u)/ln(b) as log_b(u), in each term of the numerator. */
const inBase = (e: Expr, base: Expr): Expr => {
  if (e.kind !== 'quotient') return e;
  const [top, below] = [arg(e, 0), factorsOf(arg(e, 1))];
  const unit = below.find((factor) => isCall(factor, 'ln') && arg(factor, 0).key === base.key);
  const terms = termsOf(top);
  const isLog = (part: Expr): boolean => isCall(part, 'ln');
  return unit && terms.some((term) => factorsOf(term.kind === 'negative' ? arg(term, 0) : term).some(isLog))
    ? sum(...terms.map((term) => termInBase(term, base, below, unit)))
    : e;
};

/** 'ln(5)/ln(10)' in a sentence. */
const inSentence = (act: string, bases: readonly Expr[]): string =>
  bases.reduce(
    (made, { key }) =>
      made.replaceAll(/ln\(([^()]*)\)\/ln\((\w+)\)/g, (whole, inner: string, base: string) =>
        base === key ? `log${base === TEN.key ? '' : `_${base}`}(${inner})` : whole,
      ),
    act,
  );

/** The answer and its lines with the logarithms of the question instead of quotients of natural ones. */
export const inLogarithms = (problem: Problem, draft: Draft): Draft => {
  const bases = basesOf(problem);
  if (bases.length === 0) return draft;
  const form = (e: Expr): Expr =>
    bases.reduce((made, base) => mapTree(made, (part) => inBase(part, base)), displayed(e));
  const stepForm = (step: Step): Step => {
    const [before, after] = [form(step.before), form(step.after)];
    return {
      ...step,
      before,
      after,
      focus: changedIds(before, after),
      substeps: step.substeps.map(stepForm),
      ...(step.act === undefined ? {} : { act: inSentence(step.act, bases) }),
      ...(step.detail === undefined ? {} : { detail: inSentence(step.detail, bases) }),
    };
  };
  return {
    ...draft,
    answer: answerForm(draft.answer, form),
    methods: draft.methods.map((method) => ({ ...method, steps: method.steps.map(stepForm) })),
  };
};

const answerForm = (answer: SolutionAnswer, form: (e: Expr) => Expr): SolutionAnswer => {
  if ('exact' in answer) return { ...answer, exact: form(answer.exact) };
  if (answer.kind === 'roots') return { ...answer, roots: answer.roots.map(form) };
  if (answer.kind === 'facts')
    return { ...answer, facts: answer.facts.map((fact) => ({ ...fact, value: form(fact.value) })) };
  return answer.kind === 'intervals'
    ? {
        ...answer,
        intervals: answer.intervals.map((one) => ({ ...one, lo: form(one.lo), hi: form(one.hi) })),
      }
    : answer;
};
