import { answerExpr } from '../answer.js';
import { pack } from '../packs/registry.js';
import { rationalCoefficients } from '../kernel/normal.js';
import type { SolutionAnswer, Draft, Problem, Step } from '../solution.js';
import type { TextKey } from '../texts/en.js';
import { arg, type Expr } from '../tree/expr.js';
import { written } from './acts.js';
import { step } from './trace.js';
import { divisors, variablesOf, wholeLetter } from '../tree/walk.js';
import { rootLine, satisfies, type Solved, type Way } from './equation/equation.js';
import { solveEquation } from './equation/index.js';
import { limitsOf, rootsWithin } from './equation/range.js';
import { leftMinusRight } from '../kernel/canonical.js';

/** The roots with their repetitions. */
const repeated = (variable: string, letter: string, { roots, period }: Solved): Step[] => {
  if (!period || roots.length === 0) return [];
  const act = `The roots come again after each ${written(period)}; ${letter} is any whole number.`;
  const all = answerExpr({ kind: 'periodic', variable, roots, period, letter });
  return [step('add-periods', rootLine(variable, roots), all, 'case', [], undefined, act)];
};
const rangeStep = (
  x: string,
  { roots }: Solved,
  before: Expr | undefined,
  within: readonly Expr[],
): Step[] => {
  const one = step('in-range', before ?? rootLine(x, roots), rootLine(x, within), 'case');
  return one.before.key === one.after.key ? [] : [one];
};

/** Equations that the common methods cannot solve: cubics by formula and decimals, without a range. */
const rarer = (problem: Problem): Draft | null => {
  const { expression, variable, options } = problem;
  const only = variablesOf(expression).every((name) => name === variable);
  const rational = rationalCoefficients(leftMinusRight(expression), variable);
  if (!only || options.from) return null;
  return rational ? pack('algebra').planPolynomial(problem) : pack('algebra').planOwnSize(problem);
};

export const planSolve = ({ expression, variable, options }: Problem): Draft | null => {
  const [left, right] = [arg(expression, 0), arg(expression, 1)];
  if (options.complex) return pack('algebra').planComplex({ kind: 'solve', expression, variable, options });
  const solved = solveEquation(left, right, variable);
  if (!solved) return rarer({ kind: 'solve', expression, variable, options });
  const limits = limitsOf(options);
  const letter = wholeLetter(expression);
  const notes: TextKey[] = [];
  let answer: SolutionAnswer = { kind: 'roots', variable, roots: solved.roots };
  if (solved.everything) answer = { kind: 'everything', variable };
  else if (limits) answer = { kind: 'roots', variable, roots: rootsWithin(solved, limits) };
  else if (solved.period && solved.roots.length > 0) {
    answer = { kind: 'periodic', variable, roots: solved.roots, period: solved.period, letter };
    notes.push('note.integer');
  }
  const turns = repeated(variable, letter, solved);
  const all =
    answer.kind === 'roots' && limits
      ? [...turns, ...rangeStep(variable, solved, turns[0]?.after, answer.roots)]
      : turns;
  if (
    answer.kind === 'roots' &&
    !limits &&
    !answer.roots.every((root) => satisfies(left, right, variable, root))
  )
    return pack('algebra').withoutHoles(expression, variable, solved);
  if (answer.kind === 'everything' && divisors(expression).length > 0)
    return pack('algebra').exceptHoles(expression, variable, solved.method === 'linear' ? [] : solved.steps);
  const ways: readonly Way[] = solved.ways ?? [
    { nameKey: solved.method === 'linear' ? 'method.linear' : 'method.steps', steps: solved.steps },
  ];
  const methods = ways.map(({ nameKey, steps }) => ({ nameKey, steps: [...steps, ...all] }));
  const ended = methods.map((method) => {
    const last = method.steps.at(-1)?.after;
    if (last?.kind !== 'relation') return method;
    const none = answer.kind === 'roots' && answer.roots.length === 0;
    const end =
      answer.kind === 'everything'
        ? [step('always-true', last, answerExpr(answer), 'equivalent')]
        : none
          ? [step('no-real-root', last, rootLine(variable, []), 'case')]
          : [];
    return { ...method, steps: [...method.steps, ...end] };
  });
  return { answer, methods: ended, notes, ...(limits ? { before: solved.roots } : {}) };
};
