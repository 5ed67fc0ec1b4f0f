import { CalculatorPage } from '../../layout/calculator-page';
import { useHistoryEntry } from '../../layout/use-history-entry';
import type { Money } from '../amounts/money';
import { duration } from '../amounts/month';
import { useMoneyForm } from '../amounts/use-money-form';
import { percentText } from '../amounts/number-text';
import '../financial.css';
import { NoResult } from '../result/no-result';
import { ResetButton } from '../result/reset-button';
import { ScheduleDetails } from '../schedule/schedule-details';
import { mortgageDefaults } from './inputs';
import { MortgageForm } from './mortgage-form';
import { MortgageResult } from './mortgage-result';
import { readMortgage, type MortgageAnswer } from './read-mortgage';

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

const calculationOf = ({ input, result }: MortgageAnswer, money: Money) => ({
  calculator: 'mortgage',
  input: `${money.rounded(result.loan)} at ${percentText(input.ratePercent)} for ${duration(input.months)}`,
  result: `${money.exact(result.monthly.total)} a month`,
});

/** /financial/mortgage */
export const MortgagePage = () => {
  const { form, money, shown, isStale, reset } = useMoneyForm('mortgage', mortgageDefaults, readMortgage);
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
        <MortgageForm {...form} />
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
