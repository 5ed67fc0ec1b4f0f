import type { Draft, Method, Problem } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { evaluate, type Point } from '../values/evaluate.js';
import { methodsThatHold } from '../methods.js';
import { checkStep } from '../steps.js';
import { SHAPES, type Amounts } from './shapes.js';

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-7 * (1 + Math.abs(a));

const valuesOf = (lines: readonly Expr[]): Point =>
  Object.fromEntries(lines.map((line) => [arg(line, 0).key, evaluate(arg(line, 1), {})]));

/**
 * The figure is built from its sizes; every given or calculated amount must equal the amount measured on it.
 */
const isMeasured = (id: string, amounts: Amounts): boolean => {
  const shape = SHAPES[id];
  if (!shape) return false;
  const used = new Set<string>();
  // Records which sizes the figure uses.
  const sizes = new Proxy(amounts, {
    get: (target, name) => {
      used.add(String(name));
      return target[String(name)];
    },
  });
  const found = shape(sizes);
  const names = Object.keys(amounts);
  return (
    names.some((name) => found[name] !== undefined) &&
    names.every((name) =>
      found[name] === undefined ? used.has(name) : near(found[name], amounts[name] ?? NaN),
    )
  );
};

/** Measures the amounts on the figure itself, and checks every line with them. */
export const verifyMeasure = (problem: Problem, draft: Draft): readonly Method[] | null => {
  const { answer, evidence = [] } = draft;
  const { expression, options, variable } = problem;
  if (answer.kind !== 'value' || !isNode(expression)) return null;
  const point = valuesOf(evidence);
  const [given, wanted] = [valuesOf(expression.args), point[variable]];
  const amounts = Object.fromEntries(Object.entries(point).map(([name, value]) => [name, value.re]));
  const isKept = Object.entries(given).every(([name, value]) => near(value.re, amounts[name] ?? NaN));
  if (!isKept || !wanted || !near(evaluate(answer.exact, {}).re, wanted.re)) return null;
  if (!isMeasured(options.operation ?? '', amounts)) return null;
  const ground = { points: [point], variable, where: 'real' as const };
  return methodsThatHold(draft.methods, (step) => checkStep(step, ground));
};
