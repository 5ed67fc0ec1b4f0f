import { about } from 'content:calculators/mortgage';
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
      about={about}
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
