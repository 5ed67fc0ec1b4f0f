import { useDeferredValue, useMemo } from 'react';
import { useApp } from '../../../../app-context';
import { useErrorEvent } from '../../layout/use-history-entry';
import { useInputs, type Inputs } from '../../layout/use-inputs';
import { knownCurrency } from './currencies';
import { moneyMessage, moneyOf, type Money } from './money';
import { monthOf } from './month';
import { firstProblem, type FieldMessages } from './read-fields';
import { useFirstCurrency } from './use-first-currency';
import { useLastValid } from '../../layout/use-last-valid';

export type MoneyReading<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problems: FieldMessages };

/** Props of a form about money and of its groups of fields. */
export interface MoneyFormProps<Name extends string> {
  readonly inputs: Inputs<Name>;
  readonly change: (changes: Partial<Inputs<Name>>) => void;
  readonly sign: string;
  readonly thisMonth: string;
  /** The message beside a field. */
  readonly errorOf: (field: string) => string | undefined;
  /** Props of the field for an input; `problem` is its name in the messages where that is another one. */
  readonly field: (
    input: Name,
    problem?: string,
  ) => { value: string; error: string | undefined; onChange: (value: string) => void };
  /** Props of a field whose unit is another input: money, or a percentage of the amount in the input `whole`. */
  readonly share: (
    input: Name,
    unit: Name,
    whole: Name,
    problem?: string,
  ) => ReturnType<MoneyFormProps<Name>['field']> & {
    unit: string;
    whole: string;
    sign: string;
    onUnit: (unit: string, converted: string) => void;
  };
}

/** State of a calculator about money: its form, its money, and the answer to the inputs that were last valid. */
export const useMoneyForm = <Name extends string, Answer>(
  calculator: string,
  defaults: Inputs<Name> & { readonly currency: string; readonly start: string },
  read: (inputs: Inputs<Name>, thisMonth: string) => MoneyReading<Answer>,
): {
  readonly form: MoneyFormProps<Name>;
  readonly money: Money;
  readonly shown: Answer | null;
  readonly isStale: boolean;
  readonly reset: () => void;
} => {
  const { clock } = useApp().ports;
  const thisMonth = monthOf(clock.now());
  const [inputs, set, reset] = useInputs<Name>(calculator, defaults);
  type Changes = Partial<Inputs<Name>>;
  const chosen = inputs as unknown as Inputs<'currency' | 'start'>;
  useFirstCurrency(calculator, set);
  const currency = knownCurrency(chosen.currency);
  const money = useMemo(() => moneyOf(currency), [currency]);
  // Typing has priority; the answer is calculated when the browser has time.
  const settled = useDeferredValue(inputs);
  const reading = useMemo(() => read(settled, thisMonth), [read, settled, thisMonth]);
  const { shown, isStale } = useLastValid(reading.ok ? reading.answer : null);
  useErrorEvent(calculator, firstProblem(reading));

  // The first change writes the month into the address, so that a link shows the same next year.
  const change = (changes: Changes): void =>
    set({ ...(chosen.start === '' && { start: thisMonth }), ...changes });
  const errorOf = (name: string): string | undefined => {
    const problem = reading.ok ? undefined : reading.problems[name];
    return problem && moneyMessage(money, problem.message, problem.params);
  };
  const field = (input: Name, problem: string = input) => ({
    value: inputs[input],
    error: errorOf(problem),
    onChange: (value: string) => change({ [input]: value } as Changes),
  });
  const share: MoneyFormProps<Name>['share'] = (input, unit, whole, problem) => ({
    ...field(input, problem),
    unit: inputs[unit],
    whole: inputs[whole],
    sign: money.sign,
    onUnit: (to, converted) => change({ [unit]: to, [input]: converted } as Changes),
  });
  return {
    form: { inputs, change, sign: money.sign, thisMonth, errorOf, field, share },
    money,
    shown,
    isStale,
    reset,
  };
};
