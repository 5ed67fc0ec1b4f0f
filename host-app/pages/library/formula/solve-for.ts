import type { DomainBound, Formula, FormulaVariable, Rearrangement } from '../../../content/content.types';
import { attempt } from '../../../maths/calculation-error';
import { parseExpression, variablesOf } from '../../../maths/expression';
import { formatMessage } from '../../../maths/messages';
import { compare, fromNumber, toNumber } from '../../../maths/rational';
import { evaluateReal } from '../../../maths/real/calculate';
import { approximate, isExact } from '../../../maths/real/real';
import type { Real } from '../../../maths/real/real';
import { readValue } from '../numbers/read-value';
import { formatNumber, formatMoney } from '../numbers/format-number';
import type { FormattedNumber } from '../numbers/format-number';

/** The typed text by the variable's symbol. */
export type TypedValues = Readonly<Record<string, string>>;

export interface SolvedInput {
  readonly variable: FormulaVariable;
  readonly text: string;
  readonly error: string | null;
}

export type Outcome =
  | { readonly kind: 'waiting'; readonly missing: readonly FormulaVariable[] }
  /** A field has an error message. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'impossible'; readonly message: string }
  | {
      readonly kind: 'value';
      readonly value: FormattedNumber;
      readonly plain: string;
      readonly warning: string | null;
    };

export interface Solved {
  readonly inputs: readonly SolvedInput[];
  readonly outcome: Outcome;
}

const PROBLEM_TEXTS: Readonly<Record<Exclude<DomainBound['is'], 'whole'>, string>> = {
  '>': 'greater than',
  '>=': 'at least',
  '<': 'less than',
  '<=': 'at most',
  '!=': 'other than',
};

const isKept = (value: Real, { is, than }: DomainBound): boolean => {
  const number = approximate(value);
  if (is === 'whole') return isExact(value) ? value.d === 1n : Number.isInteger(number);
  const order = isExact(value) ? compare(value, fromNumber(than)) : Math.sign(number - than);
  switch (is) {
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '!=':
      return order !== 0;
  }
};

const wordsOf = ({ is, than }: DomainBound): string =>
  is === 'whole' ? 'a whole number' : `${PROBLEM_TEXTS[is]} ${String(than).replace('-', '−')}`;

/** The condition that `value` violates, as text: 'greater than 0 and less than 180'. */
const violatedBound = (value: Real, bounds: readonly DomainBound[]): string | null => {
  const wrong = bounds.filter((bound) => !isKept(value, bound));
  return wrong.length === 0 ? null : wrong.map(wordsOf).join(' and ');
};

export const variablesIn = (
  formula: Formula,
  ...expressions: readonly string[]
): readonly FormulaVariable[] => {
  const used = new Set(
    expressions.flatMap((text) => {
      const parsed = parseExpression(text);
      return parsed.ok ? variablesOf(parsed.tree) : [];
    }),
  );
  return formula.variables.filter(({ symbol }) => used.has(symbol));
};

interface ReadInput extends SolvedInput {
  readonly value: Real | null;
}

export const readInputs = (variables: readonly FormulaVariable[], typed: TypedValues): readonly ReadInput[] =>
  variables.map((variable) => {
    const text = typed[variable.symbol] ?? '';
    const read = readValue(text, variable.unit === null ? [] : [variable.unit]);
    if (read.kind === 'empty') return { variable, text, error: null, value: null };
    if (read.kind === 'problem') return { variable, text, error: read.message, value: null };
    const wrong = violatedBound(read.value, variable.bounds);
    return wrong === null
      ? { variable, text, error: null, value: read.value }
      : { variable, text, error: `This must be ${wrong}.`, value: null };
  });

type Evaluated =
  | { readonly ok: true; readonly value: Real }
  | { readonly ok: false; readonly message: string };

/** Evaluates `expression` with the parsed inputs. */
export const evaluateExpression = (expression: string, inputs: readonly ReadInput[]): Evaluated => {
  const parsed = parseExpression(expression);
  if (!parsed.ok) return { ok: false, message: formatMessage(parsed.problem.message, parsed.problem.params) };
  const values = Object.fromEntries(
    inputs.flatMap(({ variable, value }) => (value === null ? [] : [[variable.symbol, value]])),
  ) as Record<string, Real>;
  const calculated = attempt(() => evaluateReal(parsed.tree, values, 'rad'));
  return calculated.ok
    ? { ok: true, value: calculated.value }
    : { ok: false, message: formatMessage(calculated.error.key, calculated.error.params) };
};

/** The reason why there is no result, or null. */
export const obstacle = (inputs: readonly ReadInput[]): Outcome | null => {
  if (inputs.some(({ error }) => error !== null)) return { kind: 'refused' };
  const missing = inputs.filter(({ value }) => value === null).map(({ variable }) => variable);
  return missing.length > 0 ? { kind: 'waiting', missing } : null;
};

/** For typing it elsewhere: all digits of the double. */
const plainValue = (value: Real): string =>
  String(isExact(value) ? toNumber(value) : Number(approximate(value).toPrecision(14)));

/** Evaluates `rearrangement` with the typed values. */
export const solveFor = (
  formula: Formula,
  { solveFor, expression }: Rearrangement,
  typed: TypedValues,
): Solved => {
  const inputs = readInputs(variablesIn(formula, expression), typed);
  const waiting = obstacle(inputs);
  if (waiting) return { inputs, outcome: waiting };
  const calculated = evaluateExpression(expression, inputs);
  if (!calculated.ok) return { inputs, outcome: { kind: 'impossible', message: calculated.message } };
  const target = formula.variables.find(({ symbol }) => symbol === solveFor);
  const wrong = violatedBound(calculated.value, target?.bounds ?? []);
  return {
    inputs,
    outcome: {
      kind: 'value',
      value: target?.unit === '$' ? formatMoney(calculated.value) : formatNumber(calculated.value),
      plain: plainValue(calculated.value),
      warning: wrong && `The result would have to be ${wrong}: these values do not belong together.`,
    },
  };
};
