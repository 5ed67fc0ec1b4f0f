import { evaluate } from '../../check/values/evaluate.js';
import { identical } from '../../check/values/identity.js';
import { measured } from '../../check/numbers/measured.js';
import { plain } from '../../print/plain.js';
import {
  arg,
  call,
  isCall,
  isNode,
  isNum,
  negative,
  sum,
  sym,
  membersOf,
  type Expr,
} from '../../tree/expr.js';
import { collectNodes, mapTree, substitute, variablesOf } from '../../tree/walk.js';
import { allowance, asLetters, anyValues, areSameWith, equationsIn, isTrueWith, valuesIn } from '../known.js';
import { both, sidesOf, type Test } from '../tests.js';

/** A letter, or what has a name, such as cos(x) and P(X < 3). */
const isName = (e: Expr): boolean => e.kind === 'sym' || e.kind === 'call';
/** What a line says about a letter. */
export const rightOf = (line: Expr): Expr | undefined => {
  const sides = sidesOf(line);
  return sides && isName(sides[0]) ? sides[1] : undefined;
};

/** One value before and after: of an expression, of each side of an equation, of each item of a list. */
const sameWithin =
  (allowed?: number): Test =>
  (before, after, _, others) => {
    const known = valuesIn([before, ...others]);
    const within = allowed ?? allowance([before, after]);
    const same = (a: Expr, b: Expr): boolean => {
      const [left, right] = [asLetters(a), asLetters(b)];
      const names = variablesOf(left).join();
      if (names !== variablesOf(right).join() || within > 1e-4)
        return areSameWith(left, right, known, within);
      const verdict = identical(left, right);
      return (
        verdict === 'yes' ||
        (names !== '' && (verdict === 'unknown' || identical(left, right, 'positive') === 'yes'))
      );
    };
    const isKept = (a: Expr, b: Expr): boolean => {
      if ([a, b].some(({ kind }) => kind === 'list'))
        return (
          membersOf(a).length === membersOf(b).length &&
          membersOf(a).every((part, at) => isKept(part, arg(b, at)))
        );
      const [left, right] = [sidesOf(a), sidesOf(b)];
      if (!left || !right) return !left && !right && same(a, b);
      const [[c, d], [e, f]] = [left, right];
      return (same(c, e) && same(d, f)) || (same(c, f) && same(d, e));
    };
    return isKept(before, after);
  };
export const sameValue = sameWithin();
export const sameDecimal = sameWithin(1e-8);

const OPEN = /^(?:lim|int|defint|diff)$/;
/** Derivatives, integrals and limits stay open: what they are of is the same. */
export const anotherForm: Test = (before, after) => {
  const bodies = (e: Expr): Expr =>
    mapTree(e, (part) => (isCall(part) && OPEN.test(part.name) ? arg(part, 0) : part));
  const areSame = (a: Expr, b: Expr): boolean => {
    const verdict = identical(a, b, 'positive');
    return verdict === 'yes' || (verdict === 'unknown' && variablesOf(a).length > 0);
  };
  const names = (line: Expr): string =>
    collectNodes(line, (part) => isCall(part) && OPEN.test(part.name))
      .map((part) => arg(part, 1).key)
      .join();
  const [first, second] = [before, after].map((line) => (sidesOf(line) ?? [line]).map(bodies));
  return (
    !!first &&
    !!second &&
    names(before) === names(after) &&
    first.every((side, at) => !!second[at] && areSame(side, second[at]))
  );
};

/** The line is true for the values that the other lines give. */
export const isTrue: Test = (before, after, _, others) =>
  !(isNode(after) && after.name === 'or') &&
  isTrueWith(after, valuesIn([before, ...others]), allowance([after, before, ...others]));

/** Each case of the line satisfies the line before. */
export const solves: Test = (before, after, _, others) => {
  const cases = isNode(after) && after.name === 'or' ? after.args : [after];
  const known = valuesIn(others);
  const within = allowance([before, after]);
  return (
    new Set(cases.map(({ key }) => key)).size === cases.length &&
    cases.every((one) => {
      const found = equationsIn(one).map((line) => [arg(line, 0), arg(line, 1)] as const);
      const filled = found.reduce(
        (line, [left, right]) =>
          isName(left) ? substitute(line, left, right) : substitute(line, right, left),
        before,
      );
      return (
        filled.key !== before.key &&
        found.every((sides) => sides.some(isName)) &&
        isTrueWith(filled, known, within)
      );
    })
  );
};

/** The line has the value of another line: of the answer, or of one on the way to it. */
export const leadsOn: Test = (before, after, step, others) =>
  others.some(
    (line) => line.key !== before.key && (line.key === after.key || sameValue(line, after, step, others)),
  );

/** What is rounded is compared before it is rounded. */
const unrounded = (e: Expr): Expr =>
  mapTree(e, (part) => (isCall(part, 'ceil') || isCall(part, 'floor') ? arg(part, 0) : part));
/** What an equation says a part is takes the place of the part. */
export const replaced: Test = (before, after, step, others) =>
  membersOf(before).some((line) => {
    const equations = [before, ...others].flatMap(equationsIn).filter(({ key }) => key !== line.key);
    const fill = (e: Expr, equation: Expr): Expr => substitute(e, arg(equation, 0), arg(equation, 1));
    const filled = [...equations.map((one) => fill(line, one)), equations.reduce(fill, line)];
    return filled.some(
      (one) => one.key !== line.key && sameValue(unrounded(one), unrounded(after), step, [before, ...others]),
    );
  });
/** What is put in is known from another line, and a letter is gone. */
export const putIn: Test = both((before, after) => {
  const left = collectNodes(after, isName).map(({ key }) => key);
  return collectNodes(before, isName).some(({ key }) => !left.includes(key));
}, replaced);
const isNamed = (line: Expr): boolean => sidesOf(line)?.some(isName) ?? false;
/** Letters are worked out: they stand alone, and satisfy the line before. */
export const workedOut: Test = both((_, after) => membersOf(after).every(isNamed), solves);

/** The value of the answer: the rest is to be worked out. */
export const hasAnswer: Test = (_, after, step, [question = after, answer = question]) =>
  answer.key === after.key || sameValue(answer, after, step, [question]);

/** Every line is one of the question. */
export const given: Test = (_, after, __, others) =>
  membersOf(after).every(({ key }) => others.some((line) => membersOf(line).some((one) => one.key === key)));

/** One of these lines, as it is printed. */
export const isLine =
  (...texts: readonly string[]): Test =>
  (_, after) =>
    texts.includes(plain(after));

/** The number that takes the place of the letter is written in the line. */
export const valueAtNumber: Test = (before, after) => {
  const [name, other] = variablesOf(before);
  const value = evaluate(after, {}).re;
  const at = (x: number): number => evaluate(before, { [name ?? '']: measured(x) }).re;
  const numbers = collectNodes(after, isNum).map((one) => evaluate(one, {}).re);
  return (
    other === undefined &&
    numbers.some((x) => [x, -x].some((place) => Math.abs(at(place) - value) < 1e-9 * (1 + Math.abs(value))))
  );
};

/** Right sides: what follows is the derivative of the line before by one of its letters. */
export const derived: Test = (before, after) => {
  const [first, second] = [rightOf(before), rightOf(after)];
  return (
    first !== undefined &&
    second !== undefined &&
    variablesOf(first).some((name) =>
      areSameWith(call('diff', first, sym(name)), second, anyValues(variablesOf(first), 0), 1e-6),
    )
  );
};
/** The first line is the derivative of the line before, the next one of the first. */
export const derivedEach: Test = (before, after) => {
  const lines = [before, ...membersOf(after)].map(rightOf);
  const names = lines[0] ? variablesOf(lines[0]) : [];
  return names.some((name) =>
    lines.every((line, k) => {
      const previous = lines[k - 1];
      if (k === 0 || !line || !previous) return k === 0;
      const at = anyValues([...names, ...variablesOf(line)], 0);
      return areSameWith(call('diff', previous, sym(name)), line, at, 1e-6);
    }),
  );
};
/** A right side is the derivative of the one that follows. */
export const antiderived: Test = (before, after, step, others) => derived(after, before, step, others);

/** An equation that is true for any values of its letters. */
export const isIdentity: Test = (_, after) => isTrueWith(after, {}, 1e-7);

/** The gaps between the sides are multiples of each other. */
export const sameCurve: Test = (before, after) => {
  const [first, second] = [sidesOf(before), sidesOf(after)];
  if (!first || !second) return false;
  const gap = ([a, b]: readonly [Expr, Expr], round: number): number => {
    const at = anyValues(variablesOf(sum(a, b)), round);
    return evaluate(sum(a, negative(b)), at).re;
  };
  const ratios = [0, 1, 2, 3].map((round) => gap(first, round) / gap(second, round));
  return ratios.every((one) => Math.abs(one - (ratios[0] ?? 0)) < 1e-7 * Math.abs(one));
};
/** Of several cases the one with a positive value is kept. */
export const positiveCase: Test = (before, after) =>
  membersOf(before).some(({ key }) => key === after.key) && evaluate(arg(after, 1), {}).re > 0;
/** No values make the line true. */
export const neverEqual: Test = (before, after) => {
  const sides = sidesOf(before);
  if (!sides || !isNode(after) || after.name !== 'none') return false;
  const names = variablesOf(before);
  const gaps = [0, 1, 2, 3].map(
    (round) => evaluate(sum(sides[0], negative(sides[1])), anyValues(names, round)).re,
  );
  return gaps.every((one) => one * (gaps[0] ?? 0) > 0);
};

/** The right side of the line before is 0 now. */
export const setToZero: Test = (before, after) =>
  sidesOf(after)?.[1].key === '0' && sidesOf(after)?.[0].key === sidesOf(before)?.[1].key;
