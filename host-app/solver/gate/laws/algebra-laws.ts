import { toNumber } from '../../../maths/rational.js';
import { evaluate } from '../../check/values/evaluate.js';
import { measured, type Measured } from '../../check/numbers/measured.js';
import { canon } from '../../kernel/canonical.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { arg, isCall, isNum, rebuild, type Expr } from '../../tree/expr.js';
import { collectNodes, variablesOf } from '../../tree/walk.js';
import { anyValues, isTrueAt } from '../known.js';
import { sidesOf, type Test } from '../tests.js';

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * (1 + Math.abs(a));
const valueOf = (e: Expr): number => evaluate(e, {}).re;

/** A number that follows from the coefficients, the constant first. */
export const fromCoefficients =
  (value: (coefficients: readonly number[]) => number): Test =>
  (before, after) => {
    const [line = before] = sidesOf(before) ?? [];
    const p = rationalCoefficients(canon(line), variablesOf(line)[0] ?? '');
    return p !== null && near(value(p.map(toNumber)), valueOf(after));
  };
/** The number before a power, or the one without a letter. */
export const coefficientRead: Test = (before, after) => {
  const place = measured(before.kind === 'sum' ? 0 : 1);
  const at = Object.fromEntries(variablesOf(before).map((name) => [name, place]));
  return near(evaluate(before, at).re, valueOf(after));
};
/** Where the letter is twice as large, the term is larger by this power of 2. */
export const degreeRead: Test = (before, after) => {
  const at = (place: number): number =>
    evaluate(before, Object.fromEntries(variablesOf(before).map((name) => [name, measured(place)]))).re;
  return near(Math.log2(at(2) / at(1)), valueOf(after));
};
export const ofComplex =
  (value: (z: Measured) => readonly [re: number, im: number]): Test =>
  (before, after) => {
    const [re, im] = value(evaluate(before, {}));
    const found = evaluate(after, {});
    return near(re, found.re) && near(im, found.im);
  };
/** b^u = b^v has become u = v. */
export const exponentsCompared: Test = (before, after) => {
  const [first, second] = [sidesOf(before), sidesOf(after)];
  return (
    !!first &&
    !!second &&
    arg(first[0], 0).key === arg(first[1], 0).key &&
    first.every((side, at) => side.kind === 'power' && arg(side, 1).key === second[at]?.key)
  );
};
/** f(u) = v has become u = w, and f(w) is v. */
export const functionUndone: Test = (before, after) => {
  const [first, second] = [sidesOf(before), sidesOf(after)];
  if (!first || !second || !isCall(first[0])) return false;
  const again = valueOf(rebuild(first[0], [second[1]]));
  return arg(first[0], 0).key === second[0].key && near(again, valueOf(first[1]));
};
/** The equation is true but at the places that are left out, where it has no value. */
export const exceptHoles: Test = (line, after, _, [before = line]) =>
  collectNodes(after, (part) => sidesOf(part) !== null).every((part) =>
    sidesOf(part)?.some(({ kind }) => kind === 'sym'),
  ) &&
  [0, 1, 2].every((round) => isTrueAt(before, anyValues(variablesOf(before), round), 1e-7) !== false) &&
  collectNodes(after, isNum).every(
    (hole) => isTrueAt(before, { [variablesOf(before)[0] ?? '']: evaluate(hole, {}) }, 1e-7) === null,
  );
