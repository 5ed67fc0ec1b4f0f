import { CalculatorPage } from '../../layout/calculator-page';
import { useHistoryEntry } from '../../layout/use-history-entry';
import type { Money } from '../amounts/money';
import { useMoneyForm } from '../amounts/use-money-form';
import '../financial.css';
import { NoResult } from '../result/no-result';
import { ResetButton } from '../result/reset-button';
import { ScheduleDetails } from '../schedule/schedule-details';
import { GrowthChart } from './growth-chart';
import { loanDefaults } from './inputs';
import { LoanForm } from './loan-form';
import { LoanResult } from './loan-result';
import { headline, loanLine } from './loan-texts';
import { readLoan, type LoanAnswer } from './read-loan';

/** The explanation below the loan calculator. */
const LoanAbout = () => (
  <>
    <h2>Rate, compounding and APR</h2>
    <p>
      When interest is compounded more or less often than you pay, the rate of one payment is the one that
      grows to the same over a year. A fee kept back means that you pay for more than you receive: the APR is
      the rate that says so.
    </p>
    <h2>Which three numbers are known?</h2>
    <p>
      Amount, rate, term and payment hang together: three of them give the fourth. Choose what to work out,
      and the field for it goes away. A payment that does not even cover the interest never ends a loan; the
      calculator says how much it takes.
    </p>
    <h2>Paid at the end, and bonds</h2>
    <p>
      With nothing paid on the way, interest earns interest until the last day. A bond is the same read
      backwards: from the sum at the end to what it is worth today.
    </p>
  </>
);

const FORMULAS = [
  ['loan-payment', 'Loan payment'],
  ['loan-balance', 'Balance of a loan'],
  ['effective-annual-rate', 'Effective annual rate'],
  ['compound-interest', 'Compound interest'],
] as const;

const Details = ({ answer, money, isStale }: { answer: LoanAnswer; money: Money; isStale: boolean }) => {
  if (answer.kind !== 'amortised')
    return (
      <div className={`card schedule-details${isStale ? ' stale' : ''}`}>
        <GrowthChart answer={answer} money={money} />
      </div>
    );
  const { loan, perYear } = answer;
  return (
    <ScheduleDetails
      principal={loan.amount}
      plain={loan.schedule}
      faster={loan.withExtras}
      perYear={perYear}
      money={money}
      fileName="loan-schedule.csv"
      isStale={isStale}
    />
  );
};

const calculationOf = (answer: LoanAnswer, money: Money) => {
  const { title, value } = headline(answer, money);
  return { calculator: 'loan', input: loanLine(answer, money), result: `${title}: ${value}` };
};

/** /financial/loan */
export const LoanPage = () => {
  const { form, money, shown, isStale, reset } = useMoneyForm('loan', loanDefaults, readLoan);
  useHistoryEntry(shown && !isStale ? calculationOf(shown, money) : null);
  return (
    <CalculatorPage
      title="Loan calculator"
      description="Payment, term, rate or amount: give three, get the fourth."
      layout="form"
      about={<LoanAbout />}
      formulas={FORMULAS}
      actions={<ResetButton onReset={reset} />}
    >
      <div className={`money-layout with-result-bar${money.sign.length > 1 ? ' long-sign' : ''}`}>
        <LoanForm {...form} />
        {shown ? <LoanResult answer={shown} money={money} isStale={isStale} /> : <NoResult />}
      </div>
      {shown && <Details answer={shown} money={money} isStale={isStale} />}
    </CalculatorPage>
  );
};
