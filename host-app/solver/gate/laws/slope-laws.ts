import { evaluate, type Point } from '../../check/values/evaluate.js';
import { measured } from '../../check/numbers/measured.js';
import {
  arg,
  call,
  isCall,
  isNode,
  negative,
  num,
  power,
  product,
  sum,
  sym,
  membersOf,
  type Expr,
} from '../../tree/expr.js';
import { collectNodes, contains, mapTree, someNode, substitute, variablesOf } from '../../tree/walk.js';
import { anyValues, areNear, areSameWith, isTrueWith, valuesIn } from '../known.js';
import { isTrue, rightOf } from './index.js';
import { either, sidesOf, type Test } from '../tests.js';

const PRIME = /^(\p{L}+)('+)$/u;
const CONSTANT = /^C(?:_\d+)?$/;
/** The unknown function and its variable, from marks such as y' and dx. */
const namesIn = (lines: readonly Expr[]): readonly [x: string, y: string] | null => {
  const letters = lines.flatMap(variablesOf);
  const y = letters.map((name) => PRIME.exec(name)?.[1]).find((name) => name !== undefined);
  if (y === undefined) return null;
  const sides = lines.flatMap((line) =>
    collectNodes(line, (part) => isCall(part, 'int') || isCall(part, 'diff')).map((part) => arg(part, 1).key),
  );
  const marked = letters.filter((name) => /^d\p{L}$/u.test(name)).map((name) => name.slice(1));
  const x = [...sides, ...marked].find((name) => name !== y);
  const others = letters.filter((name) => name !== y && name.length === 1 && !/^[A-DFkr]$/.test(name));
  return [x ?? others.find((name) => /[xts]/.test(name)) ?? others[0] ?? 'x', y];
};

const re = (e: Expr, at: Point): number => evaluate(e, at).re;
const gapOf = (line: Expr): Expr => sum(arg(line, 0), negative(arg(line, 1)));
/** A line about slopes, with # for dy/dx: dy and dx are replaced, and integrals are differentiated. */
const total = (line: Expr, x: string, y: string): Expr => {
  const along = (e: Expr): Expr => sum(call('diff', e, sym(x)), product(call('diff', e, sym(y)), sym('#')));
  const hasIntegral = (e: Expr): boolean => someNode(e, (part) => isCall(part, 'int'));
  const side = (e: Expr): Expr =>
    hasIntegral(line) && !hasIntegral(e)
      ? along(e)
      : mapTree(e, (part) => {
          if (isCall(part, 'int') && arg(part, 1).key === y) return product(arg(part, 0), sym('#'));
          if (isCall(part, 'int') && arg(part, 1).key === x) return arg(part, 0);
          if (isCall(part, 'diff')) return along(arg(part, 0));
          if (part.key === `${y}'` || part.key === `d${y}`) return sym('#');
          return part.key === `d${x}` ? num(1) : part;
        });
  return sum(side(arg(line, 0)), negative(side(arg(line, 1))));
};
const isOpen = (line: Expr): boolean => someNode(line, ({ key }) => key === '#');

/** The constant for which the line holds at a point, by secants. */
const constantAt = (gap: Expr, name: string, at: Point): number => {
  const f = (c: number): number => re(gap, { ...at, [name]: measured(c) });
  for (const start of [0.7, 2.9, -1.3]) {
    let [a, b] = [start, start + 0.3];
    for (let k = 0; k < 60 && Math.abs(f(b)) > 1e-12; k += 1) {
      const next = b - (f(b) * (b - a)) / (f(b) - f(a));
      [a, b] = [b, next];
    }
    if (Math.abs(f(b)) < 1e-9) return b;
  }
  return Number.NaN;
};

/** dy/dx at a point of the plane, as one line gives it. */
const slopeOf = (line: Expr, [x, y]: readonly [string, string], at: Point): number => {
  const gap = total(line, x, y);
  if (isOpen(gap)) {
    const [zero, one] = [0, 1].map((p) => re(gap, { ...at, '#': measured(p) })) as [number, number];
    return zero / (zero - one);
  }
  const constant = variablesOf(gap).find((name) => CONSTANT.test(name));
  const here = constant === undefined ? at : { ...at, [constant]: measured(constantAt(gap, constant, at)) };
  return -re(call('diff', gap, sym(x)), here) / re(call('diff', gap, sym(y)), here);
};

/** Points of the plane, above and below the axis. */
const pointsFor = (lines: readonly Expr[], y: string): Point[] =>
  [0, 1, 2, 3, 4, 5].map((round) => {
    const at = anyValues(
      lines.flatMap(variablesOf).filter((name) => !CONSTANT.test(name)),
      round,
    );
    return { ...at, [y]: measured((at[y]?.re ?? 1) * (round % 2 === 0 ? 1 : -1)) };
  });

/** Both lines give each point of the plane the same slope. */
export const sameSlope: Test = (before, after, _, others) => {
  const names = namesIn([before, after, ...others]);
  if (!names) return false;
  const cases = membersOf(after).filter((one) => isNode(one) && one.kind === 'relation');
  let agreed = 0;
  for (const at of pointsFor([before, after], names[1])) {
    const wanted = slopeOf(before, names, at);
    const found = cases.map((one) => slopeOf(one, names, at)).filter(Number.isFinite);
    if (!Number.isFinite(wanted) || found.length === 0) continue;
    if (!found.some((one) => Math.abs(one - wanted) < 1e-5 * (1 + Math.abs(wanted)))) return false;
    agreed += 1;
  }
  return agreed > 0;
};

const withoutConstants = (line: Expr): readonly Expr[] =>
  membersOf(line).filter((one) => !variablesOf(one).some((name) => CONSTANT.test(name)));
/** Where y is constant, the slope of the equation is 0. */
export const staysThere: Test = (before, after, _, others) => {
  const lines = [before, ...others];
  const names = namesIn(lines);
  const equation = lines.find((line) => variablesOf(line).some((name) => PRIME.test(name)));
  const added = withoutConstants(after);
  return (
    names !== null &&
    equation !== undefined &&
    added.length > 0 &&
    membersOf(after).every(
      (one) => added.includes(one) || membersOf(before).some(({ key }) => key === one.key),
    ) &&
    added.every((one) => {
      const value = rightOf(one);
      const line = mapTree(equation, (part) => (part.key === `${names[1]}'` ? num(0) : part));
      if (!value) return false;
      // A letter of its own is any whole number: y = 2πk.
      const own = variablesOf(value).filter((name) => !contains(equation, name));
      return [1, 2, 5].every((k) =>
        isTrueWith(
          substitute(line, sym(names[1]), value),
          Object.fromEntries(own.map((name) => [name, measured(k)])),
          1e-7,
        ),
      );
    })
  );
};

/** The linear equation with y and its derivatives as given here; `start` is what is left without them. */
const putInto = (equation: Expr, y: string, derivative: (order: number) => Expr): Expr =>
  mapTree(gapOf(equation), (part) => {
    if (part.key === y) return derivative(0);
    const [, name, marks = ''] = (part.kind === 'sym' ? PRIME.exec(part.name) : null) ?? [];
    return name === y ? derivative(marks.length) : part;
  });
const equationIn = (lines: readonly Expr[]): Expr | undefined =>
  lines
    .filter((line) => line.kind === 'relation')
    .sort((a, b) => order(b) - order(a))
    .find((line) => order(line) > 0);
const order = (line: Expr): number =>
  Math.max(0, ...variablesOf(line).map((name) => PRIME.exec(name)?.[2]?.length ?? 0));

/** The function of the line satisfies the equation of the question, or it does without a right side. */
export const solvesEquation =
  (isWhole: boolean): Test =>
  (before, after, _, others) => {
    const lines = [...others, before];
    const [equation, names] = [equationIn(lines), namesIn(lines)];
    const value = rightOf(after);
    if (!equation || !names || !value) return false;
    const [x, y] = names;
    const slope = (k: number): Expr => (k === 0 ? value : call('diff', slope(k - 1), sym(x)));
    const known = isWhole ? valuesIn(others.filter((line) => !someNode(line, ({ key }) => key === x))) : {};
    const [full, rest] = [putInto(equation, y, slope), putInto(equation, y, () => num(0))];
    const open = variablesOf(full).filter((name) => !known[name]);
    return [0, 1].every((round) => {
      const at = { ...anyValues([...open, x], round), ...known };
      return areNear(evaluate(full, at), isWhole ? measured(0) : evaluate(rest, at), 1e-3);
    });
  };

/** Each derivative brings a factor r. */
export const characteristic: Test = (before, after) => {
  const names = namesIn([before]);
  if (!names || sidesOf(after)?.[1].key !== '0') return false;
  const r = sym('r');
  const bare = putInto(before, names[1], () => num(0));
  const line = sum(
    putInto(before, names[1], (k) => power(r, num(k))),
    negative(bare),
  );
  return [0, 1].every((round) => {
    const at = anyValues(['r', names[0]], round);
    return areNear(evaluate(line, at), evaluate(arg(after, 0), at), 1e-7);
  });
};

/** With the constants of this line the general solution is the one that is written at last. */
export const fitsSolution: Test = either(isTrue, (before, after, _, others) => {
  const constants = valuesIn([after]);
  const general = sidesOf(before)?.[1];
  return others.some((line) => {
    const special = sidesOf(line)?.[1];
    const isLast =
      special && withoutConstants(line).length > 0 && sidesOf(line)?.[0].key === arg(before, 0).key;
    return !!general && !!isLast && areSameWith(general, special, constants, 1e-7);
  });
});

/** For P·y + y' the derivative of the factor is P times the factor. */
export const integratingFactor: Test = (before, after) => {
  const names = namesIn([before]);
  const factor = rightOf(after);
  if (!names || !factor) return false;
  const [x, y] = names;
  const gap = gapOf(before);
  return [0, 1, 2].every((round) => {
    const at = anyValues([x], round);
    const put = (value: number, slope: number): number =>
      re(gap, { ...at, [y]: measured(value), [`${y}'`]: measured(slope) });
    const wanted = (put(1, 0) - put(0, 0)) / (put(0, 1) - put(0, 0));
    return (
      Math.abs(re(call('diff', factor, sym(x)), at) / re(factor, at) - wanted) < 1e-6 * (1 + Math.abs(wanted))
    );
  });
};
