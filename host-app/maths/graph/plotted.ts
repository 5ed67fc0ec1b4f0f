import { attempt, CalculationError, type CalculationProblem } from '../calculation-error';
import { evaluate, parseExpression, variablesOf, type Tree } from '../expression';
import { quadraticOf, shapeOf, solved, type Plane, type Shape } from './conic';

/** A curve to be drawn, and the text that it was typed as. */
export interface Plotted {
  readonly text: string;
  /** NaN where the function is not defined. */
  readonly f: (x: number) => number;
  /** The place of the text among those that were typed: curves of one text have one color. */
  readonly color: number;
  /** For curves with two values of y for each x, such as a circle. */
  readonly part?: 'upper half' | 'lower half';
  readonly shape?: Shape | null;
  /** The x of a vertical line, whose `f` is not defined. */
  readonly vertical?: number;
}

type Curve = Omit<Plotted, 'text' | 'color'>;

type Reading =
  | { readonly ok: true; readonly curves: readonly Plotted[] }
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

/** 2x + 3y = 6: a function of x, because y occurs in the first power only. */
const lineOf = (difference: Plane): readonly Curve[] | null => {
  const slope = (x: number, y: number): number => difference(x, y + 1) - difference(x, y);
  const isLinear = PROBES.every(
    (x) => slope(x, 0) !== 0 && Math.abs(slope(x, 0) - slope(x, 3)) < 1e-9 * Math.abs(slope(x, 0)),
  );
  return isLinear ? [{ f: (x) => -difference(x, 0) / slope(x, 0) }] : null;
};

/** x = 3, or x^2 = 4: one or two vertical lines. */
const verticalsOf = (difference: Plane): readonly Curve[] | null => {
  const equation = quadraticOf((x) => difference(x, 0));
  const places = equation && new Set([solved(equation, -1), solved(equation, 1)].filter(Number.isFinite));
  return places?.size ? [...places].map((vertical) => ({ f: () => Number.NaN, vertical })) : null;
};

/** x^2 + y^2 = 25: two functions, because y occurs in the second power. */
const halvesOf = (difference: Plane): readonly Curve[] | null => {
  const equationAt = (x: number) => quadraticOf((y) => difference(x, y));
  if (!PROBES.every(equationAt)) return null;
  const shape = shapeOf(difference);
  const half = (part: NonNullable<Plotted['part']>, side: 1 | -1): Curve => ({
    f: (x) => solved(equationAt(x), side),
    part,
    shape,
  });
  return [half('upper half', 1), half('lower half', -1)];
};

const equationOf = (left: Tree, right: Tree): readonly Curve[] => {
  const names = new Set([...variablesOf(left), ...variablesOf(right)]);
  const other = [...names].find((name) => name !== 'x' && name !== 'y');
  if (other !== undefined) throw new CalculationError('unknownName', { name: other });
  const difference = (x: number, y: number): number => valueOf(left, { x, y }) - valueOf(right, { x, y });
  const curves = names.has('y') ? (lineOf(difference) ?? halvesOf(difference)) : verticalsOf(difference);
  if (!curves) throw new CalculationError('notAFunction');
  return curves;
};

/** Spaces keep the positions of what comes after them. */
const blank = (text: string): string => ' '.repeat(text.length);

const curvesOf = (typed: string): readonly Curve[] => {
  const [left = '', right, third] = typed.split('=');
  if (third !== undefined) throw new CalculationError('manyEquals');
  if (right === undefined) return [{ f: functionOf(parsed(left)) }];
  const after = `${blank(left)} ${right}`;
  if (DEFINED.test(left)) return [{ f: functionOf(parsed(after)) }];
  if (DEFINED.test(right)) return [{ f: functionOf(parsed(left)) }];
  return equationOf(parsed(left), parsed(after));
};

/** Reads `x^2 - 4`, `y = 2x + 1`, `f(x) = sin x`, `2x + 3y = 6`, `x = 3` or `x^2 + y^2 = 25`. */
export const readPlotted = (typed: string, color = 0): Reading => {
  const read = attempt(() => curvesOf(typed));
  if (read.ok)
    return { ok: true, curves: read.value.map((curve) => ({ ...curve, text: typed.trim(), color })) };
  const { key, params, at } = read.error;
  return { ok: false, problem: { message: key, params, at: at ?? { start: 0, end: typed.length } } };
};

/** The curves of those texts that can be drawn. */
export const plottedOf = (texts: readonly string[]): readonly Plotted[] =>
  texts.flatMap((text, color) => {
    const reading = readPlotted(text, color);
    return reading.ok ? reading.curves : [];
  });
