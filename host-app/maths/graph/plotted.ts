import { attempt, CalculationError, type CalculationProblem } from '../calculation-error';
import { evaluate, parseExpression, variablesOf, type Tree } from '../expression';

/** A function to be drawn, and the text that it was typed as. */
export interface Plotted {
  readonly text: string;
  /** NaN where the function is not defined. */
  readonly f: (x: number) => number;
}

type Reading =
  | { readonly ok: true; readonly plotted: Plotted }
  | { readonly ok: false; readonly problem: CalculationProblem };

/** The left side of a definition: y, f(x), g(t). */
const DEFINED = /^\s*(?:y|[a-z]\s*\(\s*[a-z]\s*\))\s*$/iu;
const PROBES = [-2.7, 0.3, 1.9];

const parsed = (text: string): Tree => {
  const reading = parseExpression(text);
  if (reading.ok) return reading.tree;
  const { message, params, at } = reading.problem;
  throw new CalculationError(message, params, at);
};

const valueOf = (tree: Tree, variables: Readonly<Record<string, number>>): number => {
  try {
    return evaluate(tree, variables);
  } catch (error) {
    if (error instanceof CalculationError) return Number.NaN;
    throw error;
  }
};

const functionOf = (tree: Tree): Plotted['f'] => {
  const [name = 'x', second] = variablesOf(tree);
  const unknown = [name, second].find((variable) => variable && variable.toLowerCase() !== 'x');
  if (second !== undefined) throw new CalculationError('unknownName', { name: unknown ?? second }, tree.span);
  // Without an x, what is wrong with it is wrong everywhere.
  if (variablesOf(tree).length === 0) evaluate(tree, {});
  return (x) => valueOf(tree, { [name]: x });
};

/** 2x + 3y = 6: a function of x when y occurs in the first power only. */
const lineOf = (left: Tree, right: Tree): Plotted['f'] => {
  const names = new Set([...variablesOf(left), ...variablesOf(right)]);
  const other = [...names].find((name) => name !== 'x' && name !== 'y');
  if (other !== undefined) throw new CalculationError('unknownName', { name: other });
  const difference = (x: number, y: number): number => valueOf(left, { x, y }) - valueOf(right, { x, y });
  const slope = (x: number, y: number): number => difference(x, y + 1) - difference(x, y);
  const isLinear = PROBES.every(
    (x) => slope(x, 0) !== 0 && Math.abs(slope(x, 0) - slope(x, 3)) < 1e-9 * Math.abs(slope(x, 0)),
  );
  if (!isLinear) throw new CalculationError('notAFunction');
  return (x) => -difference(x, 0) / slope(x, 0);
};

/** Spaces keep the positions of what comes after them. */
const blank = (text: string): string => ' '.repeat(text.length);

const plottedOf = (typed: string): Plotted => {
  const [left = '', right, third] = typed.split('=');
  const text = typed.trim();
  if (third !== undefined) throw new CalculationError('manyEquals');
  if (right === undefined) return { text, f: functionOf(parsed(left)) };
  const after = `${blank(left)} ${right}`;
  if (DEFINED.test(left)) return { text, f: functionOf(parsed(after)) };
  if (DEFINED.test(right)) return { text, f: functionOf(parsed(left)) };
  return { text, f: lineOf(parsed(left), parsed(after)) };
};

/** Reads `x^2 - 4`, `y = 2x + 1`, `f(x) = sin x` or `2x + 3y = 6`. */
export const readPlotted = (typed: string): Reading => {
  const read = attempt(() => plottedOf(typed));
  if (read.ok) return { ok: true, plotted: read.value };
  const { key, params, at } = read.error;
  return { ok: false, problem: { message: key, params, at: at ?? { start: 0, end: typed.length } } };
};
