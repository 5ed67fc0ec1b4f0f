import type { CheckWay, Draft, Method, Problem, Step } from '../../solution.js';
import { arg, isInt, isNode, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { methodsThatHold } from '../methods.js';
import { steinGcd } from './whole.js';
import { modulo } from './modular.js';

export type Values = ReadonlyMap<string, bigint>;
type Congruence = readonly [a: bigint, b: bigint, m: bigint];

/** The value as a whole number; null for anything else. */
const valueAt = (e: Expr, at: Values): bigint | null => {
  if (e.kind === 'num') return isInt(e) ? e.value.n : null;
  if (e.kind === 'sym') return at.get(e.name) ?? null;
  const parts = e.args.map((part) => valueAt(part, at));
  if (parts.some((part) => part === null)) return null;
  const [first = 0n, second = 0n] = parts.map((part) => part ?? 0n);
  if (e.kind === 'sum') return parts.reduce<bigint>((all, part) => all + (part ?? 0n), 0n);
  if (e.kind === 'product') return parts.reduce<bigint>((all, part) => all * (part ?? 0n), 1n);
  if (e.kind === 'negative') return -first;
  return e.kind === 'call' && e.name === 'gcd' ? steinGcd(first, second) : null;
};

/** r = s·m + t·a in every row below the first one, with m and a of the first two. */
const isTable = (table: Expr): boolean => {
  const [, ...rows] = (isNode(table) ? table.args : []).map((row) => (isNode(row) ? row.args : []).map((cell) => valueAt(cell, new Map()))); // prettier-ignore
  const [[m] = [], [a] = []] = rows;
  return (
    rows.length > 1 &&
    rows.every(
      ([r, s, t]) => typeof r === 'bigint' && typeof s === 'bigint' && typeof t === 'bigint' && r === s * (m ?? 0n) + t * (a ?? 0n),
    )
  ); // prettier-ignore
};

export const holds = (line: Expr, at: Values): boolean => {
  if (!isNode(line)) return false;
  if (line.kind === 'list') {
    if (line.name === 'matrix') return isTable(line);
    return line.name === 'or'
      ? line.args.filter((part) => holds(part, at)).length === 1
      : line.args.every((part) => holds(part, at));
  }
  const sides = [0, 1].map((k) => valueAt(arg(line, k), at));
  const [left = null, right = null] = sides;
  if (left === null || right === null) return false;
  if (line.kind === 'relation') return line.name === '=' && left === right;
  const m = valueAt(arg(line, 2), at);
  return line.name === 'congruent' && m !== null && m > 0n && (left - right) % m === 0n;
};

/** x = 2 + 3·k says which whole number k is. */
const withParameter = (line: Expr, at: Values): Values | null => {
  const [letter, ...others] = variablesOf(line).filter((name) => !at.has(name));
  if (letter === undefined) return at;
  if (others.length > 0 || !isNode(line) || line.kind !== 'relation') return null;
  const [left, zero, one] = [valueAt(arg(line, 0), at), valueAt(arg(line, 1), new Map([...at, [letter, 0n]])), valueAt(arg(line, 1), new Map([...at, [letter, 1n]]))]; // prettier-ignore
  if (left === null || zero === null || one === null || one === zero) return null;
  return (left - zero) % (one - zero) === 0n
    ? new Map([...at, [letter, (left - zero) / (one - zero)]])
    : null;
};

const solves = (all: readonly Congruence[], x: bigint): boolean =>
  all.every(([a, b, m]) => modulo(a * x - b, m) === 0n);
const FAR = 100_000n;
const common = (a: bigint, b: bigint): bigint => (a / steinGcd(a, b)) * b;

/** Whether the classes are all: by trying every number, or for large moduli by the size of the class. */
const isComplete = (all: readonly Congruence[], root: bigint, period: bigint): boolean => {
  const turn = all.map(([, , m]) => m).reduce(common, 1n);
  if (period < 1n || turn % period !== 0n || !solves(all, root)) return false;
  if (turn > FAR)
    return (
      all.every(([a, , m]) => (a * period) % m === 0n) &&
      period === all.map(([a, , m]) => m / steinGcd(modulo(a, m), m)).reduce(common, 1n)
    );
  for (let x = 0n; x < turn; x += 1n) if (solves(all, x) !== (modulo(x - root, period) === 0n)) return false;
  return true;
};
const isImpossible = (all: readonly Congruence[]): boolean => {
  const turn = all.map(([, , m]) => m).reduce(common, 1n);
  if (turn <= FAR) {
    for (let x = 0n; x < turn; x += 1n) if (solves(all, x)) return false;
    return true;
  }
  // One or two of them are enough for the contradiction.
  return all.some(
    ([a, b, m], k) =>
      b % steinGcd(modulo(a, m), m) !== 0n ||
      all.slice(k + 1).some(([c, d, n]) => {
        const g = steinGcd(m, n);
        return modulo(a, m) === 1n && modulo(c, n) === 1n && modulo(b - d, g) !== 0n;
      }),
  );
};

const answerHolds = ({ operation = '' }: Problem['options'], all: readonly Congruence[], answer: Draft['answer']): readonly bigint[] | null => {
  if (answer.kind === 'points') return answer.points.length === 0 && isImpossible(all) ? [] : null;
  if (answer.kind === 'periodic') {
    const [root, period] = [answer.roots[0], answer.period].map((e) => (e ? valueAt(e, new Map()) : null));
    if (typeof root !== 'bigint' || typeof period !== 'bigint' || answer.roots.length !== 1) return null;
    return isComplete(all, root, period) ? [root, root + period, root - 3n * period, root + 5n * period] : null;
  }
  const x = answer.kind === 'value' ? valueAt(answer.exact, new Map()) : null;
  if (x === null || !solves(all, x) || x < 0n) return null;
  if (operation.endsWith('inverse')) return x < (all[0]?.[2] ?? 0n) ? [x] : null;
  const from = operation.endsWith('positive') ? 1n : 0n;
  const turn = all.map(([a, , m]) => m / steinGcd(modulo(a, m), m)).reduce(common, 1n);
  return x >= from && x < from + turn && isComplete(all, x, turn) ? [x] : null;
}; // prettier-ignore

/** Some number that solves one of the congruences, for lines that follow from one of them alone. */
const triedAlone = ([a, b, m]: Congruence): readonly bigint[] => {
  const found: bigint[] = [];
  for (let x = 0n; x < m && x < FAR && found.length < 5; x += 1n) if (modulo(a * x - b, m) === 0n) found.push(x);
  return found;
}; // prettier-ignore

export const verifyCongruences = (problem: Problem, draft: Draft): readonly Method[] | null => {
  const all = (problem.options.items ?? []).map((row): Congruence => {
    const [a = 0n, b = 0n, m = 0n] = [0, 1, 2].map((k) => valueAt(arg(row, k), new Map()) ?? 0n);
    return [a, b, m];
  });
  const solutions = answerHolds(problem.options, all, draft.answer);
  if (!solutions) return null;
  const start = (x: bigint): Values => new Map([[problem.variable, x]]);
  let points: readonly Values[] = solutions.map(start);
  const alone = all.map((one) => triedAlone(one).map(start));
  const isTrue = (line: Expr): boolean => {
    if (variablesOf(line).every((name) => ['r', 's', 't'].includes(name))) return holds(line, new Map());
    if (points.length > 0) return points.every((at) => holds(line, at));
    const parts = isNode(line) && line.name === 'system' ? line.args : [line];
    return parts.every((part) => alone.some((tried) => tried.length > 0 && tried.every((at) => holds(part, at))));
  }; // prettier-ignore
  const check = (step: Step): CheckWay | null => {
    const next = points.map((at) => withParameter(step.after, at));
    const known = next.filter((at) => at !== null);
    if (known.length === next.length) points = known;
    return isTrue(step.after) ? 'substitution' : null;
  };
  return methodsThatHold(draft.methods, check);
};
