import { evaluate } from '../../check/values/evaluate.js';
import { methodsThatHold } from '../../check/methods.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { isNode, isNum, membersOf, type Expr } from '../../tree/expr.js';
import { taskOf } from '../family.js';

const divisorsOf = (n: number): number => {
  let found = 0;
  for (let d = 1; d * d <= n; d += 1) if (n % d === 0) found += d * d === n ? 1 : 2;
  return found;
};
const powerOf = (n: number, degree: number): boolean => {
  let k = 0;
  while (k ** degree < Math.abs(n)) k += 1;
  return k ** degree === n;
};
/** Whether a number is of a kind, told in another way than the planner does. */
const isOfKind = (n: number, kind: string): boolean => {
  const [name = '', a = '1', b = a] = kind.split(' ');
  const [first, second] = [n % Number(a) === 0, n % Number(b) === 0];
  switch (name) {
    case 'all':
      return true;
    case 'even':
      return (n & 1) === 0 && first;
    case 'odd':
      return (n & 1) === 1 && first;
    case 'prime':
      return n > 0 && divisorsOf(n) === 2;
    case 'composite':
      return n > 0 && divisorsOf(n) > 2;
    case 'square':
      return powerOf(n, 2);
    case 'cube':
      return powerOf(n, 3);
    case 'either':
      return first || second;
    default:
      return first && second;
  }
};
const numberIn = (e: Expr): number => evaluate(e, {}).re;
/** Every number is looked at. */
const found = ({ expression }: Problem, base: string, kind: string): number[] => {
  const all: number[] = [];
  if (base === 'range' && isNode(expression)) {
    const [lo = 0, hi = 0] = expression.args.map((one) => (isNode(one) && one.args[1] ? numberIn(one.args[1]) : Number.NaN));
    for (let n = lo; n <= hi; n += 1) if (isOfKind(n, kind)) all.push(n);
    return all;
  }
  const size = isNum(expression) ? numberIn(expression) : 0;
  if (base === 'factors') {
    for (let n = 1; n <= size; n += 1) if (size / n === Math.floor(size / n) && (kind === 'proper' ? n !== size : isOfKind(n, kind))) all.push(n);
    return all;
  }
  for (let n = 1; all.length < size && n < 10_000; n += 1) if (isOfKind(n, kind)) all.push(n);
  return all;
}; // prettier-ignore

export const checkWholeNumbers = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const [base = '', kind = '', what = ''] = taskOf(problem).split('-');
  const all = found(problem, base, kind);
  const isSet = (items: readonly Expr[]): boolean => items.length === all.length && items.every((one, k) => numberIn(one) === all[k]);
  const wanted: Readonly<Record<string, number>> = {
    count: all.length,
    sum: all.reduce((a, b) => a + b, 0),
    product: all.reduce((a, b) => a * b, 1),
    largest: Math.max(...all),
    smallest: Math.min(...all),
    last: Math.max(...all),
  };
  const value = wanted[what];
  const isRight = answer.kind === 'list' ? what === 'list' && isSet(answer.items) : answer.kind === 'value' && value !== undefined && numberIn(answer.exact) === value;
  if (!isRight || !(Math.abs(value ?? 0) < Number.MAX_SAFE_INTEGER)) return null;
  const ends = [wanted['smallest'], wanted['largest']];
  return methodsThatHold(methods, ({ rule, after }) => {
    const members = membersOf(after);
    if (rule === 'whole-listed') return isSet(members) ? 'recomputed' : null;
    if (rule === 'whole-ends') return members.every((one, k) => numberIn(one) === ends[k]) ? 'recomputed' : null;
    const shown = numberIn(after);
    return shown === value || shown === all.length ? 'recomputed' : null;
  });
}; // prettier-ignore
