import { evaluate, sidesAt, type Point } from '../check/values/evaluate.js';
import { measured, minus, plus, size, type Measured } from '../check/numbers/measured.js';
import { arg, isCall, isConstantName, isNode, sym, type Expr, type Node } from '../tree/expr.js';
import { mapTree, someNode, variablesOf } from '../tree/walk.js';

/** P(X < 3) is an amount with a name of its own. */
export const asLetters = (e: Expr): Expr => mapTree(e, (part) => (isCall(part, 'P') ? sym(part.key) : part));
/** The lines that hold together: all of a system, none of several cases. */
export const equationsIn = (line: Expr): readonly Node[] => {
  if (!isNode(line)) return [];
  if (line.kind === 'relation') return line.name === '=' || line.name === '≈' ? [line] : [];
  return /^(?:system|and|tuple)$/.test(line.name) ? line.args.flatMap(equationsIn) : [];
};

const isFinite = ({ re, im }: Measured): boolean => Number.isFinite(re + im);
/** Letters that a line gives a value: x = 3, and then y = 2x. */
export const valuesIn = (lines: readonly Expr[], start: Point = {}): Point => {
  const found: Record<string, Measured> = { ...start };
  const equations = lines
    .flatMap(equationsIn)
    .map(asLetters)
    .flatMap((line): [Expr, Expr][] => [
      [arg(line, 0), arg(line, 1)],
      [arg(line, 1), arg(line, 0)],
    ])
    .filter(([name]) => name.kind === 'sym' && !isConstantName(name.name));
  for (let round = 0, size = -1; round < 20 && size < Object.keys(found).length; round += 1) {
    size = Object.keys(found).length;
    for (const [name, written] of equations) {
      if (found[name.key]) continue;
      const value = evaluate(written, found);
      if (isFinite(value)) found[name.key] = value;
    }
  }
  return found;
};

/** Values for letters without one: the same for each line of a round. */
export const anyValues = (names: readonly string[], round: number): Point =>
  Object.fromEntries(
    names.map((name) => {
      const mixed = [...name].reduce((all, char) => (all * 31 + char.charCodeAt(0)) % 997, 7 + 13 * round);
      return [name, measured(0.4 + (mixed % 101) / 67)];
    }),
  );

const isRounded = (e: Expr): boolean => someNode(e, (part) => isNode(part) && part.name === '≈');
/** How far apart two values may be: decimals of a line are rounded. */
export const allowance = (lines: readonly Expr[]): number => (lines.some(isRounded) ? 3e-4 : 1e-9);
export const areNear = (a: Measured, b: Measured, within: number): boolean => {
  const gap = plus(a, minus(b));
  const scale = (within > 1e-4 ? 0.3 : 1e-3) + Math.max(size(a), size(b));
  return size(gap) <= within * scale + 40 * gap.error;
};

/** Whether a line is true at a point; null where it has no value. */
export const isTrueAt = (line: Expr, at: Point, within: number): boolean | null => {
  if (!isNode(line)) return null;
  if (line.kind === 'list') {
    const parts = line.args.map((part) => isTrueAt(part, at, within));
    if (line.name === 'or') return parts.includes(true) ? true : parts.includes(null) ? null : false;
    return parts.includes(false) ? false : parts.includes(null) ? null : true;
  }
  if (line.kind !== 'relation') return null;
  const [left, right] = sidesAt(line, at);
  if (!isFinite(left) || !isFinite(right)) return null;
  if (/^[<>]/.test(line.name)) {
    const gap = line.name.startsWith('<') ? right.re - left.re : left.re - right.re;
    return line.name.length === 1 ? gap > 0 : gap >= 0;
  }
  return areNear(left, right, within);
};

const ROUNDS = [0, 1, 2, 3];
/** Whether a line is true with the values that other lines give, and with any values of the other letters. */
export const isTrueWith = (line: Expr, known: Point, within: number): boolean => {
  const read = asLetters(line);
  const open = variablesOf(read).filter((name) => !known[name]);
  const verdicts = ROUNDS.slice(0, open.length === 0 ? 1 : ROUNDS.length).map((round) =>
    isTrueAt(read, { ...anyValues(open, round), ...known }, within),
  );
  return verdicts.includes(true) && !verdicts.includes(false);
};

/** Whether two expressions have one value; letters that only one of them has take the value that is known. */
export const areSameWith = (a: Expr, b: Expr, known: Point, within: number): boolean => {
  const [left, right] = [asLetters(a), asLetters(b)];
  const [first, second] = [variablesOf(left), variablesOf(right)];
  const shared = first.filter((name) => second.includes(name));
  let agreed = 0;
  for (const round of ROUNDS) {
    const at = { ...anyValues([...first, ...second], round), ...known, ...anyValues(shared, round) };
    const [x, y] = [evaluate(left, at), evaluate(right, at)];
    if (!isFinite(x) || !isFinite(y)) continue;
    if (!areNear(x, y, within)) return false;
    agreed += 1;
  }
  return agreed > 0;
};
