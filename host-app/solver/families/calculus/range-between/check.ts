import { factsIn, lineHolds, lineValue, remembered } from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import { scanRoots } from '../../../check/solutions/roots.js';
import { evaluate } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, call, isNode, membersOf, relation, sym, ZERO, type Expr } from '../../../tree/expr.js';

interface Span {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly greatest: number;
}
/** Many values, and closer ones around the least and the greatest. */
const spanIn = remembered((question): Span | null => {
  const [definition, low, high] = membersOf(question);
  if (!definition || !low || !high) return null;
  const letter = arg(arg(definition, 0), 0).key;
  const [from, to] = [arg(low, 0), arg(high, 1)].map((e) => evaluate(e, {}).re) as [number, number];
  const f = (x: number): number => lineValue(arg(definition, 1), { functions: {}, places: [] }, { [letter]: measured(x) }).re;
  const best = (sign: 1 | -1): number => {
    let [a, b] = [from, to];
    let place = a;
    for (let round = 0; round < 9; round += 1) {
      const places = Array.from({ length: 401 }, (_, k) => a + ((b - a) * k) / 400);
      if (places.some((x) => !Number.isFinite(f(x)))) return Number.NaN;
      place = places.reduce((kept, x) => (sign * f(x) > sign * f(kept) ? x : kept), place);
      const width = (b - a) / 400;
      [a, b] = [Math.max(from, place - width), Math.min(to, place + width)];
    }
    return f(place);
  };
  return { letter, from, to, least: best(-1), greatest: best(1) };
}); // prettier-ignore
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-7 * (1 + Math.abs(a));

export const isRangeLine = (question: Expr, line: Expr, rule: string): boolean => {
  const span = spanIn(question);
  if (!span || !isNode(line)) return false;
  const { functions } = factsIn(question);
  const f = functions['f']?.body;
  if (rule === 'range-zero' && f) {
    const grid = Array.from({ length: 801 }, (_, k) => span.from + ((span.to - span.from) * (k + 0.007)) / 801);
    const roots = scanRoots(relation('=', call('diff', f, sym(span.letter)), ZERO), span.letter, grid);
    return roots.length > 0 && lineHolds(line, { functions, places: roots.map((x) => ({ [span.letter]: measured(x, 0, 1e-8) })) });
  }
  if (rule === 'range-all') {
    const ends = [arg(arg(line, 0), 0), arg(arg(line, 1), 1)].map((e) => evaluate(e, {}).re);
    const isAboutY = arg(arg(line, 0), 1).key === 'y' && arg(arg(line, 1), 0).key === 'y';
    return isAboutY && near(ends[0] ?? 0, span.least) && near(ends[1] ?? 0, span.greatest);
  }
  if (rule === 'range-values' && line.args.some((one) => !isInside(arg(arg(one, 0), 0), span))) return false;
  return lineHolds(line, { functions, places: [] });
}; // prettier-ignore
const isInside = (place: Expr, { from, to }: Span): boolean => {
  const x = evaluate(place, {}).re;
  return x >= from - 1e-9 && x <= to + 1e-9;
};
export const checkRangeBetween = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const span = spanIn(expression);
  const [only, more] = answer.kind === 'intervals' ? answer.intervals : [];
  if (!span || !only || more || only.loOpen || only.hiOpen) return null;
  if (!near(evaluate(only.lo, {}).re, span.least) || !near(evaluate(only.hi, {}).re, span.greatest)) return null;
  return methodsThatHold(methods, ({ rule, after }) => (isRangeLine(expression, after, rule) ? 'recomputed' : null));
}; // prettier-ignore
