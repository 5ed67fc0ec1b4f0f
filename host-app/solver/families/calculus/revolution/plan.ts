import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { written } from '../../../plan/acts.js';
import { simplest, tidy } from '../../../plan/simplify/index.js';
import { displayed } from '../../../print/displayed.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { anyOf, arg, call, membersOf, negative, PI, power, product, sum, sym, TWO, type Expr } from '../../../tree/expr.js'; // prettier-ignore
import { variablesOf } from '../../../tree/walk.js';
import { integrated } from '../areas.js';
import { equals, put } from '../formula.js';
import { endsOf } from '../regions.js';

const form = (e: Expr): Expr => displayed(simplest(canon(e)).form);
const minus = (a: Expr, b: Expr): Expr =>
  b.key === '0' ? a : a.key === '0' ? negative(b) : sum(a, negative(b));
const at = (e: Expr, letter: string, x: number): number => approx(canon(e), { [letter]: x });

interface Solid {
  readonly letter: string;
  readonly top: Expr;
  readonly bottom: Expr;
  readonly from: Expr;
  readonly to: Expr;
  readonly axis: Expr;
  readonly isShell: boolean;
}
const SHARES = [0.07, 0.23, 0.41, 0.5, 0.66, 0.83, 0.97];
/** The upper curve is above on the whole way. */
const isAbove = (top: Expr, bottom: Expr, letter: string, a: number, b: number): boolean =>
  SHARES.every(
    (share) => at(top, letter, a + share * (b - a)) > at(bottom, letter, a + share * (b - a)) - 1e-12,
  );

/** The place of an end; of an end at infinity some place far out. */
const farOf = (end: Expr, from: Expr): number =>
  end.key === '∞' ? approx(canon(from)) + 20 : approx(canon(end));
/** The solid of the question; a region with the axis in its middle, alike on both sides, counts once. */
const solidOf = ({ expression, variable: letter }: Problem): Solid | null => {
  const lines = membersOf(expression);
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !second || !last) return null;
  const [f, g] = [arg(first, 1), arg(second, 1)];
  const bounds = lines.slice(2, -1).map((line) => arg(line, arg(line, 0).key === letter ? 1 : 0));
  const ends = endsOf({ letter, curves: [f, g], bounds });
  if (!ends) return null;
  const axis = arg(last, 1);
  const isShell = arg(last, 0).key === letter;
  const [h, a, b] = [axis, ...ends].map((e, k) => (k === 2 ? farOf(e, ends[0]) : approx(canon(e)))) as [number, number, number];
  const isInside = isShell && h > a + 1e-9 && h < b - 1e-9;
  const mirrored = (e: Expr): string => canon(expand(canon(put(e, letter, sum(axis, axis, negative(sym(letter))))))).key;
  const isAlike = [f, g].every((e) => mirrored(e) === canon(expand(canon(e))).key) && Math.abs(a + b - 2 * h) < 1e-9;
  if (isInside && !isAlike) return null;
  const from = isInside ? axis : ends[0];
  const isFirst = isAbove(f, g, letter, isInside ? h : a, b);
  if (!isFirst && !isAbove(g, f, letter, isInside ? h : a, b) && (isShell || canon(g).key !== canon(axis).key)) return null;
  const [top, bottom] = isFirst || (!isShell && canon(g).key === canon(axis).key) ? [f, g] : [g, f];
  return { letter, top, bottom, from, to: ends[1], axis, isShell };
}; // prettier-ignore

/** The integrand without its factor, and the sentence about the radii. */
const shellOf = ({ letter, top, bottom, from, to, axis }: Solid): readonly [Expr, string] | null => {
  const x = sym(letter);
  const middle = (approx(canon(from)) + farOf(to, from)) / 2;
  const radius = middle > approx(canon(axis)) ? minus(x, axis) : minus(axis, x);
  const height = form(minus(top, bottom));
  const act = `A shell at ${letter} has the radius ${written(form(radius))} and the height ${written(height)}.`;
  return [product(TWO, form(radius), height), act];
};
const ringOf = ({ letter, top, bottom, from, to, axis }: Solid): readonly [Expr, string, boolean] | null => {
  const k = approx(canon(axis));
  const places = SHARES.map((share) => approx(canon(from)) + share * (farOf(to, from) - approx(canon(from))));
  const isOver = places.every((x) => at(bottom, letter, x) > k - 1e-12);
  const isUnder = places.every((x) => at(top, letter, x) < k + 1e-12);
  const touches = [top, bottom].find((e) => canon(e).key === canon(axis).key);
  if (!isOver && !isUnder && !touches) return null;
  const distance = (e: Expr): Expr => form(isUnder ? minus(axis, e) : minus(e, axis));
  if (touches) {
    const radius = distance(touches === top ? bottom : top);
    return [power(radius, TWO), `At ${letter} the radius is ${written(radius)}.`, false];
  }
  const [outer, inner] = (isUnder ? [bottom, top] : [top, bottom]).map(distance) as [Expr, Expr];
  const act = `At ${letter} the outer radius is ${written(outer)} and the inner one ${written(inner)}.`;
  return [sum(power(outer, TWO), negative(power(inner, TWO))), act, true];
}; // prettier-ignore

export const planRevolution = (problem: Problem): Draft | null => {
  const solid = solidOf(problem);
  const found = solid && (solid.isShell ? shellOf(solid) : ringOf(solid));
  if (!solid || !found) return null;
  const { letter, from, to, isShell } = solid;
  const [body, act, isWasher] = found;
  const V = sym('V');
  const integral = (e: Expr): Expr => equals(V, product(PI, call('defint', e, sym(letter), from, to)));
  const lines = membersOf(problem.expression);
  const [f, g] = lines.slice(0, 2).map((line) => arg(line, 1)) as [Expr, Expr];
  const trace = new Trace(lines.length < 5 ? equals(f, g) : problem.expression, 'implies');
  if (lines.length < 5) {
    const x = sym(letter);
    const given = lines.slice(2, -1).map((line) => approx(canon(arg(line, arg(line, 0).key === letter ? 1 : 0))));
    const ends = endsOf({ letter, curves: [f, g], bounds: lines.slice(2, -1).map((line) => arg(line, arg(line, 0).key === letter ? 1 : 0)) }) ?? [from, to];
    const met = ends.filter((end) => given.every((one) => Math.abs(one - approx(canon(end))) > 1e-9));
    trace.says('revolve-meet', anyOf(met.map((end) => equals(x, end))), undefined);
  }
  const says = problem.variable === letter && endsDiffer(lines, from) ? `${act} Both halves sweep the same solid, so one of them counts.` : act;
  trace.says(isShell ? 'revolve-shell' : isWasher ? 'revolve-washer' : 'revolve-disk', integral(body), says);
  const plain = canon(expand(canon(body)));
  trace.says('revolve-expand', integral(displayed(plain)), undefined);
  const value = integrated(plain, letter, from, to);
  if (!value || variablesOf(value.value).length > 0 || !Number.isFinite(approx(canon(value.value)))) return null;
  const exact = tidy(canon(product(PI, value.value)));
  trace.says('revolve-value', equals(V, exact), `The integral is ${written(value.value)}.`, value.steps);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore
/** The region goes further than the integral. */
const endsDiffer = (lines: readonly Expr[], from: Expr): boolean => {
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !second || !last) return false;
  const letter = arg(arg(first, 0), 0).key;
  const bounds = lines.slice(2, -1).map((line) => arg(line, arg(line, 0).key === letter ? 1 : 0));
  const ends = endsOf({ letter, curves: [arg(first, 1), arg(second, 1)], bounds });
  return ends !== null && Math.abs(approx(canon(ends[0])) - approx(canon(from))) > 1e-9;
};
