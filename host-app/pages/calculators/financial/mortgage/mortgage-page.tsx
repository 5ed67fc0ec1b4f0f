import { useCallback, useDeferredValue, useMemo } from 'react';
import { useApp } from '../../../../app-context';
import { CalculatorPage } from '../../layout/calculator-page';
import { useHistoryEntry } from '../../layout/use-history-entry';
import { useInputs } from '../../layout/use-inputs';
import { knownCurrency } from '../amounts/currencies';
import { moneyOf, moneyMessage, type Money } from '../amounts/money';
import { duration, monthOf } from '../amounts/month';
import { useFirstCurrency } from '../amounts/use-first-currency';
import { useLastValid } from '../amounts/use-last-valid';
import { percentText } from '../amounts/number-text';
import '../financial.css';
import { NoResult } from '../result/no-result';
import { ResetButton } from '../result/reset-button';
import { ScheduleDetails } from '../schedule/schedule-details';
import { mortgageDefaults, type MortgageInputs, type MortgageName } from './inputs';
import { MortgageForm } from './mortgage-form';
import { MortgageResult } from './mortgage-result';
import { readMortgage, type MortgageAnswer, type MortgageReading } from './read-mortgage';

/** The explanation below the mortgage calculator. */
const MortgageAbout = () => (
  <>
    <h2>How the payment is worked out</h2>
    <p>
      Principal and interest are one level amount: every month the interest on what is still owed is paid
      first, and the rest pays back the loan. Interest is exact before it is rounded to cents, half up, as in
      the books of a lender; the last payment takes what rounding left.
    </p>
    <h2>What private mortgage insurance is</h2>
    <p>
      With less than 20% down, lenders in the United States ask for PMI. You may have it canceled when 80% of
      the price is owed. It has to end by itself at 78% of the original schedule, and at the latest halfway
      through the term.
    </p>
    <h2>Why a little extra saves so much</h2>
    <p>
      All of an extra payment pays back the loan, so that every later month has less interest. Try $100 a
      month: the years it takes off stand beside the payment and in the chart.
    </p>
  </>
);

const FORMULAS = [
  ['loan-payment', 'Loan payment'],
  ['loan-balance', 'Balance of a loan'],
] as const;

const useMortgageInputs = (thisMonth: string) => {
  const [inputs, set, reset] = useInputs<MortgageName>('mortgage', mortgageDefaults);
  const { start } = inputs;
  // The first change writes the month into the address, so that a link shows the same next year.
  const change = useCallback(
    (changes: Partial<MortgageInputs>) => set({ ...(start === '' && { start: thisMonth }), ...changes }),
    [set, start, thisMonth],
  );
  const choose = useCallback((currency: string) => set({ currency }), [set]);
  useFirstCurrency('mortgage', choose);
  return { inputs, change, reset };
};

const useMortgage = (inputs: MortgageInputs, thisMonth: string) => {
  // Typing has priority; the schedule is calculated when the browser has time.
  const settled = useDeferredValue(inputs);
  const reading: MortgageReading = useMemo(() => readMortgage(settled, thisMonth), [settled, thisMonth]);
  const { shown, isStale } = useLastValid<MortgageAnswer>(reading.ok ? reading.answer : null);
  return { problems: reading.ok ? {} : reading.problems, shown, isStale };
};

const calculationOf = ({ input, result }: MortgageAnswer, money: Money) => ({
  calculator: 'mortgage',
  input: `${money.rounded(result.loan)} at ${percentText(input.ratePercent)} for ${duration(input.months)}`,
  result: `${money.exact(result.monthly.total)} a month`,
});

/** /financial/mortgage */
export const MortgagePage = () => {
  const { clock } = useApp().ports;
  const thisMonth = monthOf(clock.now());
  const { inputs, change, reset } = useMortgageInputs(thisMonth);
  const { problems, shown, isStale } = useMortgage(inputs, thisMonth);
  const currency = knownCurrency(inputs.currency);
  const money = useMemo(() => moneyOf(currency), [currency]);
  const errorOf = (field: string): string | undefined => {
    const problem = problems[field];
    return problem && moneyMessage(money, problem.message, problem.params);
  };
  useHistoryEntry(shown && !isStale ? calculationOf(shown, money) : null);
  return (
    <CalculatorPage
      title="Mortgage calculator"
      description="What a home costs a month, and what paying more saves."
      layout="form"
      about={<MortgageAbout />}
      formulas={FORMULAS}
      actions={<ResetButton onReset={reset} />}
    >
      <div className={`money-layout with-result-bar${money.sign.length > 1 ? ' long-sign' : ''}`}>
        <MortgageForm
          inputs={inputs}
          change={change}
          errorOf={errorOf}
          sign={money.sign}
          thisMonth={thisMonth}
        />
        {shown ? <MortgageResult answer={shown} money={money} isStale={isStale} /> : <NoResult />}
      </div>
      {shown && (
        <ScheduleDetails
          principal={shown.result.loan}
          plain={shown.result.schedule}
          faster={shown.result.withExtras}
          perYear={12}
          money={money}
          fileName="mortgage-schedule.csv"
          isStale={isStale}
        />
      )}
    </CalculatorPage>
  );
};
