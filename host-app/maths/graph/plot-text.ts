import { evaluate, parseExpression, variablesOf } from '../expression';
import type { MessageKey, Params } from '../messages';
import { notablePoints } from './points';
import type { PlotFunction, PlotRange } from './points';

export type ReadPlot =
  | { readonly ok: true; readonly text: string; readonly f: PlotFunction }
  | { readonly ok: false; readonly message: MessageKey; readonly params: Params | undefined };

const NAME = /^\s*(?:y|[fghk]\s*\(\s*x\s*\))\s*=\s*/iu;

/** The part to the right of 'y =' or 'f(x) ='. */
export const rightSide = (typed: string): string => typed.replace(NAME, '').trim();

/** Reads a function of x in calculator notation: 'y = x^2 - 4', 'f(x) = sin(x)', '2x + 1'. Angles are in radians. */
export const readPlot = (typed: string): ReadPlot => {
  const text = rightSide(typed);
  const parsed = parseExpression(text);
  if (!parsed.ok) {
    const { message, params } = parsed.problem;
    return { ok: false, message, params };
  }
  const other = [...variablesOf(parsed.tree)].find((name) => name !== 'x');
  if (other !== undefined) return { ok: false, message: 'plotLetter', params: { name: other } };
  const { tree } = parsed;
  return {
    ok: true,
    text,
    f: (x) => {
      try {
        return evaluate(tree, { x });
      } catch {
        return Number.NaN;
      }
    },
  };
};

/** With these a unit is as long on both axes of a graph of 640 by 400. */
export const usualRange: PlotRange = [-8, 8];
const USUAL_HEIGHT: PlotRange = [-5, 5];
const SAMPLES = 200;

/** A range of y for the usual range of x: the usual one where it shows the curves and their points, else one that fits them. */
export const heightFor = (functions: readonly PlotFunction[]): PlotRange => {
  const [from, to] = usualRange;
  const values = functions
    .flatMap((f) => Array.from({ length: SAMPLES + 1 }, (_, at) => f(from + ((to - from) * at) / SAMPLES)))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const points = notablePoints(functions, usualRange).map(({ y }) => y);
  const isUsual = (y: number): boolean => Math.abs(y) < USUAL_HEIGHT[1] * 0.95;
  const share = values.filter(isUsual).length / Math.max(1, values.length);
  if (points.every(isUsual) && (share > 0.15 || values.length === 0)) return USUAL_HEIGHT;
  const at = (part: number): number => values[Math.round(part * (values.length - 1))] ?? 0;
  const inner: PlotRange =
    points.length > 0 ? [Math.min(...points), Math.max(...points)] : [at(0.1), at(0.9)];
  const [low, high] = [Math.min(0, inner[0]), Math.max(0, inner[1])];
  const margin = Math.max((high - low) * 0.3, 1);
  return [low - margin, high + margin];
};
