import type { Problem, Step } from '../../solution.js';
import { arg, isNode, list, type Expr } from '../../tree/expr.js';
import { written } from '../acts.js';
import { step } from '../trace.js';

/** 3600 s, without a sign between the number and its unit. */
const amountOf = (e: Expr): string =>
  isNode(e) ? e.args.map((part) => written(part).trim()).join(' ') : written(e);

/** From the amounts to their factors, and on to the formula. */
export const conversionSteps = ({ expression, options }: Problem): readonly Step[] => {
  const parts = options.items ?? [];
  const equations = parts
    .flatMap((part) => (isNode(arg(part, 1)) ? (arg(part, 1) as { args: readonly Expr[] }).args : []))
    .filter((one, at, all) => all.findIndex(({ key }) => key === one.key) === at);
  const [first] = equations;
  if (!first) return [];
  const factors = equations.length === 1 ? first : list('and', equations);
  const amounts = parts.map((part) => arg(part, 0));
  const data = amounts.length === 1 && amounts[0] ? amounts[0] : list('tuple', amounts);
  const act = equations
    .map((line) => `${amountOf(arg(line, 0))} is ${amountOf(arg(line, 1))}`)
    .join(', and ');
  const unit = options.unit ?? '';
  const over = expression.kind === 'quotient' && arg(expression, 0).kind !== 'product';
  const factor = written(arg(arg(first, 1), 0));
  const reason =
    amounts.length > 1
      ? `Each amount is written in ${unit}, and they are added.`
      : equations.length > 1
        ? `${amountOf(data)}: the number is multiplied by the factor above the line and divided by the one below it, to get ${unit}.`
        : `${amountOf(data)}: the number is ${over ? 'divided' : 'multiplied'} by ${factor} to get ${unit}.`;
  return [
    step('unit-factor', data, factors, 'case', [], undefined, `${act}.`),
    step('unit-multiply', factors, expression, 'case', [], undefined, reason),
  ];
};

/** A result in decimals stays a decimal: lines that write it as a fraction are left out. */
export const inDecimals = (steps: readonly Step[]): readonly Step[] => {
  const end = steps.findIndex(({ before }) => before.kind === 'num' && before.text !== undefined);
  return end < 0 ? steps : steps.slice(0, end);
};
