import { evaluate } from '../../check/values/evaluate.js';
import { measured } from '../../check/numbers/measured.js';
import { methodsThatHold } from '../../check/methods.js';
import type { Draft, Method, Problem, Step } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

type Values = Readonly<Record<string, number>>;
const at = (e: Expr, values: Values): number =>
  evaluate(e, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, measured(value)]))).re;
const gap = (line: Expr, values: Values): number => at(arg(line, 0), values) - at(arg(line, 1), values);

/** The positive value of one letter that makes the line true, by bisection. */
const solved = (line: Expr, values: Values, name: string): number => {
  const f = (value: number): number => gap(line, { ...values, [name]: value });
  let [low, high] = [1e-9, 1];
  while (f(low) * f(high) > 0 && high < 1e12) high *= 2;
  for (let k = 0; k < 200; k += 1) {
    const middle = (low + high) / 2;
    if (f(low) * f(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
};

/** The amounts a moment before and a moment after, from the known rates; the line gives those that follow. */
export const checkRates = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const { expression, options } = problem;
  const [asked] = options.items ?? [];
  if (!isNode(expression) || !asked || answer.kind !== 'value') return null;
  const [line, ...facts] = expression.args;
  if (!line) return null;
  const names = variablesOf(line);
  const known = Object.fromEntries(facts.map((fact) => [arg(fact, 0).key, evaluate(arg(fact, 1), {}).re]));
  const now: Record<string, number> = Object.fromEntries(
    names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
  );
  const lacking = names.filter((name) => now[name] === undefined);
  const [follows, more] = lacking;
  if (follows === undefined || more !== undefined) return null;
  now[follows] = solved(line, now, follows);
  const moving = names.filter((name) => known[`d${name}/dt`] !== undefined);
  const unknown = names.filter((name) => !moving.includes(name));
  const [result, another] = unknown;
  if (result === undefined || another !== undefined) return null;
  const size = 1e-4;
  const moved = (time: number): number => {
    const then = Object.fromEntries(
      names.map((name) => [name, (now[name] ?? 0) + time * (known[`d${name}/dt`] ?? 0)]),
    );
    return solved(line, then, result);
  };
  const slowest = Math.max(
    ...moving.map((name) => Math.abs(known[`d${name}/dt`] ?? 1) / Math.abs(now[name] ?? 1)),
  );
  const dt = size / Math.max(slowest, 1e-9);
  const rate = (moved(dt) - moved(-dt)) / (2 * dt);
  const all: Values = { ...now, ...known, [`d${result}/dt`]: rate };
  const near = (a: number, b: number): boolean =>
    Math.abs(a - b) <= 1e-5 * (1e-6 + Math.abs(a) + Math.abs(b));
  if (!near(at(answer.exact, {}), at(asked, all))) return null;
  /** Terms that cancel leave the error of the largest. */
  const magnitude = (e: Expr): number =>
    e.kind === 'sum'
      ? e.args.reduce((total, part) => total + Math.abs(at(part, all)), 0)
      : Math.abs(at(e, all));
  const holds = ({ after }: Step): boolean => {
    const [left, right] = [arg(after, 0), arg(after, 1)];
    return Math.abs(at(left, all) - at(right, all)) <= 1e-5 * (1e-6 + magnitude(left) + magnitude(right));
  };
  return methodsThatHold(methods, (one) => (holds(one) ? 'numeric' : null));
};
