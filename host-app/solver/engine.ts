import { evaluate } from './check/values/evaluate.js';
import { verify } from './check/verify.js';
import { questionsIn, read } from './intent/index.js';
import { requestedFirst } from './intent/requested-method.js';
import { BudgetSpent, MathProblem, spend, withBudget } from './kernel/problem.js';
import { ParseProblem } from './parse/index.js';
import { followable } from './gate/index.js';
import { answerExpr, answerWords } from './answer.js';
import { questionExpression } from './question-expression.js';
import { taskOf } from './tasks.js';
import { pack } from './packs/registry.js';
import { PLANNERS } from './plan/index.js';
import { plain } from './print/plain.js';
import type { CannotSolve, Draft, Misread, Problem, Reading, Solution } from './solution.js';
import type { TextKey } from './texts/en.js';
import { arg, isNode, isNum, type Expr } from './tree/expr.js';
import { someNode, variablesOf } from './tree/walk.js';

export { mathml } from './print/mathml.js';
export { plain } from './print/plain.js';
export { english, type TextKey } from './texts/en.js';
export type {
  SolutionAnswer,
  CannotSolve,
  Interval,
  Method,
  Misread,
  Reading,
  Solution,
  Step,
} from './solution.js';

export interface SolveOptions {
  /** Counted operations before giving up; the default takes well under a second. */
  readonly budget?: number;
}
const DEFAULT_BUDGET = 1_500_000;
/** Counted characters and clauses of reading: well under a fifth of a second. */
export const READING_BUDGET = 200_000;
const MAX_LENGTH = 2000;

const reading = (problem: Problem): Reading => ({
  kind: problem.kind,
  expression: problem.expression,
  question: questionExpression(problem),
  task: taskOf(problem),
  variable: problem.variable,
  unit: problem.options.unit ?? null,
  text: plain(problem.expression),
});

/** Another interpretation is offered as a question that has only that meaning. */
const otherwise = (problem: Problem): Reading[] => {
  const other = problem.options.otherwise;
  if (!other) return [];
  const { text, expression } = other;
  return [{ ...reading({ ...problem, expression }), task: '', question: expression, text }];
};

const decimal = (problem: Problem, solution: Solution['answer']['value']): string | null => {
  if (solution.kind !== 'value' || problem.kind === 'sequence' || 'text' in solution.exact) return null;
  const value = evaluate(solution.exact, {});
  if (!Number.isFinite(value.re) || Math.abs(value.im) > 1e-12 || Number.isInteger(value.re)) return null;
  return `${Number(value.re.toPrecision(10))}`;
};

const DOMAINS: Readonly<Record<string, (x: number) => boolean>> = {
  asin: (x) => Math.abs(x) > 1,
  acos: (x) => Math.abs(x) > 1,
  asec: (x) => Math.abs(x) < 1,
  acsc: (x) => Math.abs(x) < 1,
  acosh: (x) => x < 1,
  atanh: (x) => Math.abs(x) >= 1,
};
/** A function of a number for which it has no real value. */
const isOutside = (part: Expr): boolean => {
  if (part.kind !== 'call' || part.args.length !== 1) return false;
  const { re, im } = evaluate(arg(part, 0), {});
  return im === 0 && (DOMAINS[part.name]?.(Math.abs(Math.abs(re) - 1) < 1e-14 ? Math.sign(re) : re) ?? false);
};

const SAME_VALUE = new Set(['simplify', 'expand', 'factor']);
const WITH_UNKNOWN = new Set(['solve', 'system', 'derivative', 'integral', 'definite', 'limit', 'matrix']);
/** Letters whose values may be restricted. */
const hasParameters = ({ kind, expression, variable }: Problem, answer: Draft['answer']): boolean => {
  if (SAME_VALUE.has(kind)) return true;
  const unknowns = answer.kind === 'points' ? answer.variables : [variable];
  return WITH_UNKNOWN.has(kind) && variablesOf(expression).some((name) => !unknowns.includes(name));
};
/** A logarithm of some base, or a power of a number whose exponent is asked for. */
const hasBase = (part: Expr): boolean =>
  (part.kind === 'call' && part.name === 'log') ||
  (part.kind === 'power' && isNum(arg(part, 0)) && !isNum(arg(part, 1)));

const depthOf = (e: Expr): number => (isNode(e) ? 1 + Math.max(0, ...e.args.map(depthOf)) : 0);
/** Deep expressions and long chains cost more than their length: x/x/x/…, x = x = x = …, ½½½…. */
const spendOnForm = (e: Expr): void =>
  spend(
    150 * depthOf(e) ** 2 +
      (isNode(e) && (e.name === 'and' || e.kind === 'product') ? 10 * e.args.length ** 2 : 0),
  );

const cannotSolve = (text: string, problem: Problem | null, messageKey: TextKey): CannotSolve => ({
  kind: 'cannot-solve',
  problem: text,
  reading: problem && reading(problem),
  messageKey,
});

const attempt = (text: string, problem: Problem): Solution | CannotSolve => {
  const cannot = (messageKey: TextKey): CannotSolve => cannotSolve(text, problem, messageKey);
  spendOnForm(problem.expression);
  if (someNode(problem.expression, isOutside)) throw new MathProblem('math.domain');
  const planned = PLANNERS[problem.kind](problem);
  if (!planned) return cannot('cannot.kind');
  const draft = someNode(problem.expression, hasBase)
    ? pack('algebra').inLogarithms(problem, planned)
    : planned;
  const checked = verify(problem, draft);
  if (!checked) return cannot('cannot.check');
  const { answer, notes } = draft;
  const methods = requestedFirst(text, followable(problem, checked, answerExpr(answer)));
  const { format } = problem.options;
  const requested = format ? pack('wordProblems').inFormat(format, problem, answer) : null;
  if (format && !requested) return cannot('cannot.kind');
  const letters = hasParameters(problem, answer) ? pack('algebra') : null;
  const conditions = letters?.conditionsOf(problem, draft) ?? [];
  if (letters && !letters.specialValuesHold(problem, draft, conditions)) return cannot('cannot.check');
  return {
    kind: 'solution',
    problem: text,
    reading: reading(problem),
    alternatives: otherwise(problem),
    methods,
    answer: {
      value: answer,
      exact: answerExpr(answer),
      approx: requested?.approx ?? decimal(problem, answer),
      requested,
      words: answerWords(answer),
      conditions,
    },
    domainNotes: notes,
    // An answer that is the question needs no step.
    verification: methods.length > 0 || draft.methods[0]?.steps.length === 0 ? 'steps' : 'answer',
  };
};

const described = (text: string, problem: Problem | null, error: unknown): CannotSolve => {
  if (error instanceof BudgetSpent || error instanceof RangeError)
    return cannotSolve(text, problem, 'cannot.budget');
  if (error instanceof MathProblem) return cannotSolve(text, problem, error.messageKey as TextKey);
  throw error;
};

/** Several questions in one text, to be solved one by one; a text with one question is itself. */
export const separateQuestions = (text: string): string[] => {
  if (text.length > MAX_LENGTH) return [text];
  try {
    return withBudget(READING_BUDGET, () => questionsIn(text));
  } catch (error) {
    if (error instanceof BudgetSpent) return [text];
    throw error;
  }
};

/** Reads a question and solves it. Every solution has passed the independent checks. */
export const solve = (text: string, options: SolveOptions = {}): Solution | Misread | CannotSolve => {
  let problem: Problem | null = null;
  try {
    if (text.length > MAX_LENGTH)
      throw new ParseProblem('parse.long', { start: MAX_LENGTH, end: text.length });
    problem = withBudget(READING_BUDGET, () => read(text));
    if (!problem) return cannotSolve(text, problem, 'cannot.words');
    const understood = problem;
    return withBudget(options.budget ?? DEFAULT_BUDGET, () => attempt(text, understood));
  } catch (error) {
    if (error instanceof ParseProblem)
      return { kind: 'misread', problem: text, messageKey: error.messageKey as TextKey, span: error.span };
    return described(text, problem, error);
  }
};
