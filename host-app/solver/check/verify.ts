import { pack } from '../packs/registry.js';
import type { CheckWay, SolutionAnswer, Draft, Method, Problem, Step } from '../solution.js';
import { isFunctionKind } from '../plan/functions/functions.types.js';
import type { Expr } from '../tree/expr.js';
import { evaluate, endValue } from './values/evaluate.js';
import { identical } from './values/identity.js';
import { methodsThatHold } from './methods.js';
import { holdsAt, scanRoots } from './solutions/roots.js';
import { verifyInequality } from './solutions/inequality.js';
import { verifySystem } from './solutions/system.js';
import { everythingHolds, periodicHolds, periodsHold, rootsHold } from './solutions/solutions.js';
import { checkStep, pointsOf, type Ground } from './steps.js';

const bound = (e: Expr | undefined): number => (e ? endValue(e) : Number.NaN);

const checkExact = (problem: Problem, exact: Expr, draft: Draft): boolean => {
  const { expression, variable, options, kind } = problem;
  if (kind === 'derivative')
    return pack('calculus').isHigherDerivative(expression, exact, variable, options.order ?? 1);
  if (kind === 'integral') return pack('calculus').isDerivative(exact, expression, variable);
  if (kind === 'definite')
    return pack('calculus').isIntegral(
      expression,
      variable,
      bound(options.from),
      bound(options.to),
      bound(exact),
    );
  if (kind === 'limit')
    return (
      !!options.to &&
      pack('calculus').isLimitWithLetters(expression, variable, options.to, exact, options.side)
    );
  if (kind === 'expand' && !pack('expressions').isExpanded(exact)) return false;
  if (['evaluate', 'simplify', 'expand', 'factor'].includes(kind))
    return identical(expression, exact, draft.positive ? 'positive' : 'real') === 'yes';
  return pack('numbers').checkSpecial(problem, { kind: 'value', exact });
};

/** The checker's own verdict on an answer. */
const answerHolds = (problem: Problem, draft: Draft): boolean => {
  const { answer } = draft;
  const { expression, options } = problem;
  switch (answer.kind) {
    case 'value':
    case 'expression':
      return checkExact(problem, answer.exact, draft);
    case 'roots':
      if (answer.rounded) return pack('algebra').decimalRootsHold(expression, answer.variable, answer.roots);
      if (answer.complex) return pack('algebra').complexRootsHold(expression, answer.variable, answer.roots);
      return options.from && options.to
        ? rangeHolds(problem, answer)
        : rootsHold(expression, answer.variable, answer.roots);
    case 'periodic':
      return periodicHolds(expression, answer);
    case 'everything':
      return everythingHolds(expression, answer.variable);
    case 'list':
    case 'truth':
      return pack('numbers').checkSpecial(problem, answer);
    // Problems with these answers have a check of their own.
    case 'intervals':
    case 'points':
    case 'family':
    case 'equation':
    case 'facts':
    case 'verdict':
      return false;
  }
};

/** In a range only the range is searched; its ends are the planner's. */
const rangeHolds = (
  { expression, options }: Problem,
  answer: Extract<SolutionAnswer, { kind: 'roots' }>,
): boolean => {
  const [low, high] = [bound(options.from), bound(options.to)];
  const values = answer.roots.map((root) => evaluate(root, {}));
  const grid = Array.from({ length: 800 }, (_, k) => low + ((k + 0.37) / 800) * (high - low));
  const found = scanRoots(expression, answer.variable, grid);
  return (
    values.every(
      (value) =>
        value.re >= low - 1e-9 && value.re <= high + 1e-9 && holdsAt(expression, answer.variable, value),
    ) && found.every((x) => values.some((value) => Math.abs(value.re - x) < 1e-4 * (1 + Math.abs(x))))
  );
};

const groundOf = (problem: Problem, draft: Draft): Ground => {
  const { answer } = draft;
  const where = draft.positive ? 'positive' : 'real';
  const hasRoots = answer.kind === 'roots' || answer.kind === 'periodic';
  const points = hasRoots ? pointsOf(answer.variable, draft.before ?? answer.roots) : [];
  const value = answer.kind === 'value' ? { value: answer.exact } : {};
  return { points, variable: problem.variable, where, ...value };
};

/** Methods whose steps are all correct; each step has the name of its check. */
const checkedMethods = (problem: Problem, draft: Draft): readonly Method[] => {
  const ground = groundOf(problem, draft);
  const checkOf = (step: Step): Step | CheckWay | null => {
    if (problem.kind === 'sequence') return pack('numbers').checkSequenceStep(step, problem.variable);
    if (step.rule.endsWith('-powers') && 'exact' in draft.answer)
      return identical(step.after, draft.answer.exact) === 'yes' ? 'recomputed' : null;
    if (step.rule === 'in-range') return pack('algebra').checkRange(step);
    if (step.rule === 'add-periods') return periodsHold(problem.expression, step.after) ? 'numeric' : null;
    return checkStep(step, ground);
  };
  return methodsThatHold(draft.methods, checkOf);
};

/** Null when the answer could not be confirmed; methods with a step that failed are left out. */
export const verify = (problem: Problem, draft: Draft): readonly Method[] | null => {
  if (problem.kind === 'measure') return pack('wordProblems').verifyMeasure(problem, draft);
  if (problem.kind === 'applied') return pack('wordProblems').verifyApplied(problem, draft);
  if (problem.kind === 'double') return pack('calculus').verifyDouble(problem, draft);
  if (problem.kind === 'rewrite') return pack('algebra').verifyRewrite(problem, draft);
  if (problem.kind === 'counted') return pack('wordProblems').verifyCounted(problem, draft);
  if (isFunctionKind(problem.kind) || draft.answer.kind === 'verdict' || draft.evidence) {
    const { judgeOf, judged } = pack('functions');
    const judge = judgeOf(problem);
    return judge ? judged(judge, problem, draft) : null;
  }
  if (problem.kind === 'numbers') return pack('numbers').verifyDigits(problem, draft);
  if (problem.kind === 'identity') return pack('algebra').verifyIdentity(problem, draft);
  if (problem.kind === 'system') return verifySystem(problem, draft);
  if (problem.kind === 'inequality' || draft.answer.kind === 'intervals')
    return verifyInequality(problem, draft);
  if (problem.kind === 'matrix') return pack('matrices').verifyMatrix(problem, draft);
  if (problem.kind === 'story') return pack('wordProblems').verifyWordProblem(problem, draft);
  return answerHolds(problem, draft) ? checkedMethods(problem, draft) : null;
};
