import type { Formula } from '../../../content/content.types';
import { approximate } from '../../../maths/real/real';
import { obstacle, readInputs, variablesIn, evaluateExpression } from './solve-for';
import type { Outcome, SolvedInput, TypedValues } from './solve-for';
import { formatNumber } from '../numbers/format-number';
import type { FormattedNumber } from '../numbers/format-number';

export type ComparedSides =
  | Exclude<Outcome, { readonly kind: 'value' }>
  | {
      readonly kind: 'both';
      readonly left: FormattedNumber;
      readonly right: FormattedNumber;
      readonly agree: boolean;
    };

/** Tolerance, because sums, limits and integrals are calculated numerically. */
const TOLERANCE = 1e-6;

/** Evaluates both sides of an identity with the typed values. */
export const compareSides = (
  formula: Formula,
  identity: { readonly left: string; readonly right: string },
  typed: TypedValues,
): { readonly inputs: readonly SolvedInput[]; readonly outcome: ComparedSides } => {
  const inputs = readInputs(variablesIn(formula, identity.left, identity.right), typed);
  const waiting = obstacle(inputs);
  if (waiting && waiting.kind !== 'value') return { inputs, outcome: waiting };
  const [left, right] = [
    evaluateExpression(identity.left, inputs),
    evaluateExpression(identity.right, inputs),
  ];
  const failed = [left, right].find((side) => !side.ok);
  if (!left.ok || !right.ok)
    return {
      inputs,
      outcome: { kind: 'impossible', message: failed && !failed.ok ? failed.message : '' },
    };
  const [a, b] = [approximate(left.value), approximate(right.value)];
  const agree = Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b));
  return {
    inputs,
    outcome: { kind: 'both', left: formatNumber(left.value), right: formatNumber(right.value), agree },
  };
};
