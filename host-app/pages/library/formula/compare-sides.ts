import type { Formula } from '../../../content/content.types';
import { approximate } from '../../../maths/real/real';
import { obstacle, readInputs, variablesIn, workOut } from './solve-for';
import type { Outcome, SolvedInput, Typed } from './solve-for';
import { shown } from '../numbers/shown-number';
import type { Shown } from '../numbers/shown-number';

export type Compared =
  | Exclude<Outcome, { readonly kind: 'value' }>
  | { readonly kind: 'both'; readonly left: Shown; readonly right: Shown; readonly agree: boolean };

/** Tolerance, because sums, limits and integrals are calculated numerically. */
const NEAR = 1e-6;

/** Evaluates both sides of an identity with the typed values. */
export const compareSides = (
  formula: Formula,
  identity: { readonly left: string; readonly right: string },
  typed: Typed,
): { readonly inputs: readonly SolvedInput[]; readonly outcome: Compared } => {
  const inputs = readInputs(variablesIn(formula, identity.left, identity.right), typed);
  const waiting = obstacle(inputs);
  if (waiting && waiting.kind !== 'value') return { inputs, outcome: waiting };
  const [left, right] = [workOut(identity.left, inputs), workOut(identity.right, inputs)];
  const failed = [left, right].find((side) => !side.ok);
  if (!left.ok || !right.ok)
    return {
      inputs,
      outcome: { kind: 'impossible', message: failed && !failed.ok ? failed.message : '' },
    };
  const [a, b] = [approximate(left.value), approximate(right.value)];
  const agree = Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(a), Math.abs(b));
  return { inputs, outcome: { kind: 'both', left: shown(left.value), right: shown(right.value), agree } };
};
