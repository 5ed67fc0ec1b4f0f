import { evaluate } from '../../check/values/evaluate.js';
import { measured } from '../../check/numbers/measured.js';
import { methodsThatHold } from '../../check/methods.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { arg, isNode, membersOf, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { taskOf } from '../family.js';
import { isTrue } from '../comparison/check.js';

const valueAt = (e: Expr, at: Readonly<Record<string, number>> = {}): number =>
  Math.round(
    evaluate(e, Object.fromEntries(Object.entries(at).map(([name, one]) => [name, measured(one)]))).re * 1e6,
  ) / 1e6;
const common = (a: number, b: number): number => (b === 0 ? Math.abs(a) : common(b, a % b));

/** The numbers of the line, from its values at three places. */
const numbersOf = (equation: Expr): readonly [a: number, b: number, c: number] => {
  const [x = '', y = ''] = variablesOf(equation).sort();
  const gap = (p: number, q: number): number =>
    valueAt(arg(equation, 0), { [x]: p, [y]: q }) - valueAt(arg(equation, 1), { [x]: p, [y]: q });
  const c = gap(0, 0);
  return [gap(1, 0) - c, gap(0, 1) - c, -c];
};
const isWhole = (n: number): boolean => Number.isInteger(n);
/** Each pair satisfies the equation, and steps without a common factor leave none out. */
const isEveryPair = (equation: Expr, point: readonly Expr[], letter: string): boolean => {
  const [a, b, c] = numbersOf(equation);
  const at = (k: number): readonly number[] => point.map((one) => valueAt(one, { [letter]: k }));
  const [[p = 0, q = 0], [r = 0, s = 0]] = [at(0), at(1)];
  const holds = [-3, 0, 1, 4].every((k) => {
    const [x = 0, y = 0] = at(k);
    return isWhole(x) && isWhole(y) && a * x + b * y === c;
  });
  return holds && common(r - p, s - q) === 1;
};
const FAR = 100_000;
/** Every first number is tried. */
const positivePairs = (equation: Expr, least: number): readonly (readonly [number, number])[] | null => {
  const [a, b, c] = numbersOf(equation);
  const most = Math.abs(c / a);
  if (a * b <= 0 || most > FAR) return null;
  const found: (readonly [number, number])[] = [];
  for (let x = least; x <= most; x += 1) {
    const y = (c - a * x) / b;
    if (isWhole(y) && y >= least) found.push([x, y]);
  }
  return found;
};

const leaves = (n: number, m: number): number => ((n % m) + m) % m;
/** Rows of a remainder and of what both sides leave there: each remainder once. */
export const areResidues = (question: Expr, line: Expr): boolean => {
  const [x = ''] = variablesOf(question);
  const m = valueAt(arg(question, 2));
  const rows = membersOf(line).map((row) => membersOf(row).map((one) => valueAt(one)));
  return (
    rows.length === m &&
    rows.every(([n = -1, a, b], k) => n === k && a === leaves(valueAt(arg(question, 0), { [x]: n }), m) && b === leaves(valueAt(arg(question, 1), { [x]: n }), m))
  );
}; // prettier-ignore
const rootsOf = (question: Expr): readonly number[] => {
  const [x = ''] = variablesOf(question);
  const m = valueAt(arg(question, 2));
  // From the far end, and as one difference.
  return Array.from({ length: m }, (_, k) => k - m).filter((n) => leaves(valueAt(arg(question, 0), { [x]: n }) - valueAt(arg(question, 1), { [x]: n }), m) === 0).map((n) => leaves(n, m));
}; // prettier-ignore
const same = (a: readonly number[], b: readonly number[]): boolean =>
  [...a].sort((u, v) => u - v).join() === [...b].sort((u, v) => u - v).join();

const isAnswer = (problem: Problem, { answer }: Draft): boolean => {
  const { expression } = problem;
  const task = taskOf(problem);
  if (task === 'residues') {
    const roots = answer.kind === 'periodic' ? answer.roots.map((one) => valueAt(one)) : [];
    const isPeriod =
      answer.kind === 'points'
        ? answer.inconsistent === true && answer.points.length === 0
        : answer.kind === 'periodic' && valueAt(answer.period) === valueAt(arg(expression, 2));
    return isPeriod && same(roots, rootsOf(expression));
  }
  const [a, b, c] = numbersOf(expression);
  if (answer.kind === 'points' && c % common(a, b) !== 0)
    return answer.points.length === 0 && answer.inconsistent === true;
  if (task === 'all')
    return answer.kind === 'family' && isEveryPair(expression, answer.point, answer.parameters[0] ?? '');
  const wanted = positivePairs(expression, task === 'positive' ? 1 : 0);
  const found = answer.kind === 'points' ? answer.points.map((point) => point.map((one) => valueAt(one)).join()) : null;
  return !!wanted && !!found && found.length === wanted.length && wanted.every((pair) => found.includes(pair.join()));
}; // prettier-ignore

/** The last lines are the answer, which the gate compares; others are true of numbers, or a multiple of the question. */
export const checkIntegerEquation = (problem: Problem, draft: Draft): readonly Method[] | null =>
  isAnswer(problem, draft)
    ? methodsThatHold(draft.methods, ({ rule, after }) => {
        if (rule === 'residues-table') return areResidues(problem.expression, after) ? 'recomputed' : null;
        if (/^(?:pairs-(?:gcd|none|one|euclid))$/.test(rule)) return isTrue(after) ? 'recomputed' : null;
        if (rule !== 'pairs-divided') return isNode(after) ? 'recomputed' : null;
        const [[a, b, c], [d, e, f]] = [numbersOf(problem.expression), numbersOf(after)];
        return a * e === b * d && a * f === c * d ? 'recomputed' : null;
      })
    : null;
