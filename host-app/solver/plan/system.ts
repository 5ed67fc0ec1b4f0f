import { expand } from '../kernel/expand.js';
import { together } from '../kernel/normal.js';
import { pack } from '../packs/registry.js';
import type { Draft, Method, Problem } from '../solution.js';
import { isNode, ZERO, type Expr } from '../tree/expr.js';
import { contains, variablesOf } from '../tree/walk.js';
import { Elimination, rowsOfSystem, substitutionSteps } from './systems/linear.js';
import { leftMinusRight } from '../kernel/canonical.js';

/** Equations of first degree: one solution, none, or a family of them; with every operation shown. */
const planLinear = (
  expression: Expr,
  unknowns: readonly string[],
  equations: readonly Expr[],
): Draft | null => {
  const rows = rowsOfSystem(equations, unknowns);
  if (!rows || unknowns.length > 6) return null;
  const elimination = new Elimination(expression, rows, unknowns).run();
  const outcome = elimination.outcome();
  const substitution = substitutionSteps(expression, unknowns, outcome);
  const methods: Method[] = [
    ...(substitution ? [{ nameKey: 'method.substitution' as const, steps: substitution }] : []),
    { nameKey: 'method.elimination', steps: elimination.steps(outcome) },
    ...(unknowns.length > 2 ? pack('matrices').gaussMethods(expression, rows, unknowns, outcome) : []),
  ];
  if (outcome.kind === 'family')
    return {
      answer: { kind: 'family', variables: unknowns, point: outcome.values, parameters: outcome.parameters },
      methods,
      notes: ['note.parameter'],
    };
  const points = outcome.kind === 'none' ? [] : [outcome.values];
  const empty = outcome.kind === 'none' ? { inconsistent: true as const } : {};
  return { answer: { kind: 'points', variables: unknowns, points, ...empty }, methods, notes: [] };
};

/** For one requested unknown: its values; the points stay for the check. */
const onlyFor = (wanted: string, draft: Draft): Draft | null => {
  const { answer } = draft;
  if (answer.kind === 'family') {
    const value = answer.point[answer.variables.indexOf(wanted)];
    return value && answer.parameters.every((name) => !contains(value, name)) ? null : draft;
  }
  if (answer.kind !== 'points') return null;
  const at = answer.variables.indexOf(wanted);
  const values = [
    ...new Map(answer.points.map((point) => [point[at]?.key ?? '', point[at] ?? ZERO])).values(),
  ];
  return { ...draft, answer: { kind: 'roots', variable: wanted, roots: values }, points: answer };
};

const MOST_EQUATIONS = 20;
export const planSystem = ({ expression, options }: Problem): Draft | null => {
  const parts = isNode(expression) ? expression.args : [];
  if (parts.length > MOST_EQUATIONS) return null;
  const unknowns = variablesOf(expression);
  const equations = parts.map((part) => expand(together(leftMinusRight(part))));
  const plain = parts.map((part) => expand(leftMinusRight(part)));
  const draft =
    planLinear(expression, unknowns, plain) ?? pack('algebra').planCurves(expression, unknowns, equations);
  const [wanted] = options.unknowns ?? [];
  return draft && wanted && unknowns.includes(wanted) && options.unknowns?.length === 1
    ? onlyFor(wanted, draft)
    : draft;
};
