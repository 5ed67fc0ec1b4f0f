import { about } from 'content:calculators/loan';
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
      about={about}
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
