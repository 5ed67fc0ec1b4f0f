import { canon } from '../../kernel/canonical.js';
import type { Step } from '../../solution.js';
import { isNode, isNum, negative, quotient, num, rebuild, type Expr, type Num } from '../../tree/expr.js';
import { isNegativeNumber } from '../../tree/predicates.js';
import type { Rule } from '../../texts/en.js';
import { someNode, variablesOf } from '../../tree/walk.js';
import { Trace } from '../trace.js';

/** -3, 2/5 and 0.25 are final: they contain no operation. */
const isDone = (e: Expr): boolean => {
  if (e.kind === 'negative') {
    const [inner] = e.args;
    return inner !== undefined && inner.kind !== 'negative' && isDone(inner) && !isNegativeNumber(inner);
  }
  return (
    isNum(e) ||
    (e.kind === 'quotient' &&
      e.args.every((part) => isNum(part) && part.value.d === 1n && part.text === undefined))
  );
};

const valueOf = (e: Expr): Num | null => {
  const value = canon(e);
  return isNum(value) ? value : null;
};
const shown = (value: Num): Expr =>
  value.value.d === 1n
    ? value
    : value.value.n < 0n
      ? negative(quotient(num(-value.value.n), num(value.value.d)))
      : quotient(num(value.value.n), num(value.value.d));

/** Evaluates every innermost operation with numeric operands: one line of arithmetic. */
const round = (e: Expr): Expr => {
  if (!isNode(e) || isDone(e)) return e;
  if (e.args.every(isDone) && e.kind !== 'list') {
    const value = valueOf(e);
    return value ? shown(value) : e;
  }
  return rebuild(e, e.args.map(round));
};

/** What the canonical form alone has done. */
export const ruleFor = (e: Expr): Rule => {
  const has = (names: RegExp): boolean =>
    someNode(e, (part) => part.kind === 'call' && names.test(part.name));
  if (someNode(e, (part) => part.kind === 'sum') && variablesOf(e).length > 0) return 'combine';
  if (has(/^a?(?:sin|cos|tan|cot|sec|csc)$/) && variablesOf(e).length === 0) return 'known-value';
  return has(/^(?:sqrt|root|cbrt)$/) ? 'roots-of-numbers' : 'simplify';
};

/** Lines of arithmetic until nothing changes; the last line may contain roots or letters. */
export const arithmeticSteps = (start: Expr): readonly Step[] => {
  const trace = new Trace(start, 'equal');
  for (let k = 0; k < 30; k += 1) {
    const next = round(trace.line);
    if (next.key === trace.line.key) break;
    trace.to('evaluate', next);
  }
  const value = valueOf(trace.line);
  if (!value || trace.line.kind === 'num') return trace.steps;
  if (!isDone(trace.line)) trace.to(ruleFor(trace.line), shown(value));
  else if (trace.line.kind === 'quotient')
    trace.to(value.value.d === 1n ? 'evaluate' : 'cancel', shown(value));
  return trace.steps;
};
