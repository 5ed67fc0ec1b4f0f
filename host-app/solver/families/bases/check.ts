import { isTrue } from '../comparison/check.js';
import { methodsThatHold } from '../../check/methods.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { isNode, type Expr } from '../../tree/expr.js';
import { taskOf } from '../family.js';

type Fraction = readonly [top: bigint, bottom: bigint];
const value = (digit: string): bigint => BigInt(Number.parseInt(digit, 36));
/** The value of a number in a base, such as 101.1 or 0.0(0011). The period is divided by a power of the base minus 1. */
const sizeOf = (text: string, base: bigint): Fraction | null => {
  const [, whole = '', part = '', period = ''] = /^([0-9A-Z]+)(?:\.([0-9A-Z]*)(?:\(([0-9A-Z]+)\))?)?$/.exec(text) ?? [];
  const all = `${whole}${part}${period}`;
  if (whole === '' || [...all].some((digit) => value(digit) >= base)) return null;
  let [top, once] = [0n, 0n];
  [...all].forEach((digit) => (top = top * base + value(digit)));
  [...`${whole}${part}`].forEach((digit) => (once = once * base + value(digit)));
  const under = base ** BigInt(part.length);
  return period === '' ? [top, under] : [top - once, under * (base ** BigInt(period.length) - 1n)];
}; // prettier-ignore
const nameOf = (e: Expr): string => (e.kind === 'sym' ? e.name : e.kind === 'num' ? (e.text ?? e.key) : '');
const isSame = (a: Fraction | null, b: Fraction | null): boolean =>
  a !== null && b !== null && a[0] * b[1] === b[0] * a[1];

/** What the question is worth, by the digits alone. */
const wanted = ({ expression }: Problem, base: bigint, what: string): Fraction | null => {
  if (/^\d/.test(what)) return sizeOf(nameOf(expression), base);
  const parts = isNode(expression)
    ? expression.args.map((one) => (isNode(one) ? (one.args[0] ?? one) : one))
    : [];
  const [a, b] = parts.map((one) => sizeOf(nameOf(one), base));
  if (!a || !b) return null;
  return [what === '+' ? a[0] + b[0] : what === '-' ? a[0] - b[0] : a[0] * b[0], 1n];
};

export const checkBases = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const [base = '', what = ''] = taskOf(problem).split(' ');
  const target = /^\d/.test(what) ? what : base;
  if (answer.kind !== 'value') return null;
  const name = nameOf(answer.exact);
  if (!isSame(wanted(problem, BigInt(base), what), sizeOf(name, BigInt(target)))) return null;
  return methodsThatHold(methods, ({ rule, after }) =>
    rule === 'base-result' ? (nameOf(after) === name ? 'recomputed' : null) : isTrue(after) ? 'recomputed' : null,
  );
}; // prettier-ignore
