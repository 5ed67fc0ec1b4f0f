import { verify } from '../../check/verify.js';
import { evaluate } from '../../check/values/evaluate.js';
import { methodsThatHold } from '../../check/methods.js';
import { answerExpr } from '../../answer.js';
import type { Draft, Method, Problem, SolutionAnswer } from '../../solution.js';
import { isNum, membersOf, type Expr } from '../../tree/expr.js';
import { isTrue } from '../comparison/check.js';
import { taskOf } from '../family.js';

const valueOf = (e: Expr): number => evaluate(e, {}).re;

const digitsOf = (e: Expr): number[] => {
  const digits: number[] = [];
  for (let n = isNum(e) ? e.value.n : -1n; n > 0n; n /= 10n) digits.push(Number(n % 10n));
  return digits.length > 0 ? digits : [0];
};
const fractionOf = (x: number): readonly [number, number] => {
  for (let d = 1; d < 1e5; d += 1) if (Math.abs(x * d - Math.round(x * d)) < 1e-9) return [Math.round(x * d), d];
  return [Number.NaN, Number.NaN];
}; // prettier-ignore

/** Whether a number is what is asked of another one. */
const isOfNumber = (op: string, e: Expr, found: readonly number[]): boolean => {
  const x = valueOf(e);
  const [n = Number.NaN, next] = found;
  switch (op) {
    case 'digits':
      return digitsOf(e).length === n;
    case 'digit-sum':
      return digitsOf(e).reduce((a, b) => a + b) === n;
    case 'numerator':
      return fractionOf(x)[0] === n;
    case 'denominator':
      return fractionOf(x)[1] === n;
    case 'floor':
      return n <= x && x < n + 1;
    case 'ceiling':
      return n - 1 < x && x <= n;
    case 'below':
      return n < x && x <= n + 1;
    case 'above':
      return n - 1 <= x && x < n;
    case 'neighbours':
      return next === n + 1 && n < x && x < next;
    case 'exponent':
      return Math.abs(x) >= 10 ** n * (1 - 1e-12) && Math.abs(x) < 10 ** (n + 1) * (1 - 1e-12);
    default:
      return false;
  }
};
const numbersIn = (answer: SolutionAnswer): readonly number[] => {
  if (answer.kind === 'roots') return answer.roots.map(valueOf);
  if (answer.kind === 'list') return answer.items.map(valueOf);
  return answer.kind === 'intervals'
    ? answer.intervals.flatMap(({ lo, hi }) => [valueOf(lo), valueOf(hi)])
    : [];
};
const hasDivisor = (n: number): boolean => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return true;
  return n < 2;
};

const isRight = (op: string, inner: Draft, { answer }: Draft): boolean => {
  const first = inner.answer;
  if (answer.kind === 'truth') {
    if (op === 'prime') return first.kind === 'value' && valueOf(first.exact) < 1e12 && answer.value === !hasDivisor(valueOf(first.exact));
    return op === 'one-to-one' && answer.value === (first.kind !== 'verdict');
  }
  const found = membersOf(answerExpr(answer)).map(valueOf);
  if (first.kind === 'value') return isOfNumber(op, first.exact, found);
  const all = numbersIn(first);
  const wanted = op === 'largest' || op === 'top' ? Math.max(...all) : Math.min(...all);
  return all.length > 0 && found.length === 1 && Math.abs((found[0] ?? Number.NaN) - wanted) < 1e-9 * (1 + Math.abs(wanted));
}; // prettier-ignore

/** The answer of the question inside is confirmed like every other answer. Then the amount that the question asks for is calculated again. */
export const checkFold = (problem: Problem, draft: Draft): readonly Method[] | null => {
  const { inner } = problem.options;
  const held = inner && draft.inner ? verify(inner, draft.inner) : null;
  if (!held || !draft.inner || !isRight(taskOf(problem), draft.inner, draft)) return null;
  const names = new Map(held.flatMap(({ steps }) => steps).map((one) => [`${one.before.key} ${one.after.key} ${one.rule}`, one]));
  return methodsThatHold(draft.methods, (one) => {
    const known = names.get(`${one.before.key} ${one.after.key} ${one.rule}`);
    if (known) return known;
    if (one.rule === 'fold-near') return isTrue(one.after) ? 'recomputed' : null;
    return one.rule.startsWith('fold-r') || taskOf(problem) === 'prime' ? 'recomputed' : null;
  });
}; // prettier-ignore
