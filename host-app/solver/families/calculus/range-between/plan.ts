import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { singularities } from '../../../plan/calculus/limits/singularities.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { anyOf, arg, list, membersOf, relation, sym, ZERO } from '../../../tree/expr.js';
import { someNode } from '../../../tree/walk.js';
import { equals, of, rootsOf, slope, valueAt } from '../formula.js';

/** The values at both ends and where the slope is 0: from the least to the greatest. */
export const planRangeBetween = (problem: Problem): Draft | null => {
  const [definition, low, high] = membersOf(problem.expression);
  if (!definition || !low || !high) return null;
  const letter = problem.variable;
  const [f, a, b] = [arg(definition, 1), arg(low, 0), arg(high, 1)];
  const [from, to] = [a, b].map((end) => approx(canon(end))) as [number, number];
  const derived = slope(f, letter);
  const isSharp = someNode(f, (part) => part.kind === 'call' && /^(?:abs|floor|ceil|cbrt|root)$/.test(part.name));
  const gaps = [f, ...(derived ? [derived] : [])].map((e) => singularities(canon(e), letter, from, to));
  const isSmooth = gaps.every((one) => one !== null && one.every((place) => approx(place) < from - 1e-9 || approx(place) > to + 1e-9));
  if (!derived || isSharp || !isSmooth) return null;
  const equation = equals(derived, ZERO);
  const x = sym(letter);
  const roots = derived.kind === 'num' ? [] : (rootsOf(equation, letter) ?? rootsOf(equation, letter, [a, b]));
  if (!roots) return null;
  const inside = roots.filter((root) => approx(canon(root)) > from + 1e-9 && approx(canon(root)) < to - 1e-9);
  const places = [a, ...inside, b];
  const values = places.map((place) => valueAt(f, letter, place));
  if (values.some((one) => one === null)) return null;
  const known = values.map((one) => one ?? a);
  const sorted = [...known].sort((p, q) => approx(canon(p)) - approx(canon(q)));
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  if (!least || !greatest || approx(canon(least)) === approx(canon(greatest))) return null;
  const trace = new Trace(definition, 'implies').says('range-derive', equals(of("f'", x), derived), undefined);
  if (inside.length > 0) trace.says('range-zero', anyOf(inside.map((root) => equals(x, root))), undefined);
  const why = inside.length > 0 ? undefined : 'Between the ends the slope is nowhere 0, so f only rises or only falls.';
  trace.says('range-values', list('system', places.map((place, k) => equals(of('f', place), known[k] ?? a))), why);
  const y = sym('y');
  trace.says('range-all', list('and', [relation('<=', least, y), relation('<=', y, greatest)]), undefined);
  return draftOf({ kind: 'intervals', variable: 'y', intervals: [{ lo: least, hi: greatest, loOpen: false, hiOpen: false }] }, trace.steps);
}; // prettier-ignore
