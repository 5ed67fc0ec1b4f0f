import { about } from 'content:calculators/percentage';
import { useMemo } from 'react';
import { knownCurrency } from '../financial/amounts/currencies';
import { CurrencySelect } from '../financial/amounts/currency-select';
import { moneyOf, type Money } from '../financial/amounts/money';
import { firstProblem } from '../financial/amounts/read-fields';
import { useFirstCurrency } from '../financial/amounts/use-first-currency';
import { useLastValid } from '../layout/use-last-valid';
import { readable } from '../financial/amounts/number-text';
import { NoResult } from '../financial/result/no-result';
import { ResetButton } from '../financial/result/reset-button';
import { CalculatorPage } from '../layout/calculator-page';
import { useErrorEvent, useHistoryEntry } from '../layout/use-history-entry';
import { useInputs } from '../layout/use-inputs';
import { Answer, answerText } from './answer';
import { percentDefaults, type PercentInputs, type PercentName } from './inputs';
import { KindList } from './kind-list';
import './percentage.css';
import { Question } from './question';
import { fieldsOf, readPercentage, type PercentReading, type PercentSolution } from './read-percentage';
import { sentenceOf, type Sentence } from './sentences';

const TIPS = ['10', '15', '18', '20', '25'];

/** Buttons for the most common tips. */
const TipChoices = ({ tip, onChange }: { tip: string; onChange: (tip: string) => void }) => (
  <div className="tip-choices no-print" role="group" aria-label="Common tips">
    {TIPS.map((percent) => (
      <button
        key={percent}
        type="button"
        className="chip"
        aria-pressed={tip === percent}
        onClick={() => onChange(percent)}
      >
        {percent}%
      </button>
    ))}
  </div>
);

/** 'What is 15% of 240?' */
const askedText = ({ parts }: Sentence, inputs: PercentInputs): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : readable(inputs[part.input]) + (part.unit === 'percent' ? '%' : ''),
    )
    .join('')
    .replaceAll('%%', '%');

const calculationOf = ({ sentence, answer }: PercentSolution, inputs: PercentInputs, money: Money) => ({
  calculator: 'percentage',
  input: askedText(sentence, inputs),
  result: answerText(answer.text, answer.unit, money),
});

/** /math/percentage */
export const PercentagePage = () => {
  const [inputs, change, reset] = useInputs<PercentName>('percentage', percentDefaults);
  useFirstCurrency('percentage', change);
  const currency = knownCurrency(inputs.currency);
  const money = useMemo(() => moneyOf(currency), [currency]);
  const sentence = sentenceOf(inputs.kind);
  const reading: PercentReading = useMemo(() => readPercentage(sentence, inputs), [sentence, inputs]);
  const { shown, isStale } = useLastValid<PercentSolution>(reading.ok ? reading.solution : null);
  useHistoryEntry(reading.ok ? calculationOf(reading.solution, inputs, money) : null);
  useErrorEvent('percentage', firstProblem(reading));
  // Hides the answer to the previous question.
  const solution = shown?.sentence === sentence ? shown : null;
  return (
    <CalculatorPage
      title="Percentage calculator"
      description="Ask in a sentence, see the answer and the rule behind it."
      layout="form"
      about={about}
      actions={<ResetButton onReset={reset} />}
    >
      <div className="percent-layout">
        <KindList kind={sentence.kind} onChange={(kind) => change({ kind })} />
        <div className="percent-main with-result-bar">
          <div className="card percent-question">
            <Question
              sentence={sentence}
              inputs={inputs}
              change={change}
              problems={reading.ok ? {} : reading.problems}
              money={money}
            />
            {sentence.kind === 'tip' && <TipChoices tip={inputs.tip} onChange={(tip) => change({ tip })} />}
            {fieldsOf(sentence).some(({ unit }) => unit === 'money') && (
              <div className="percent-currency no-print">
                <CurrencySelect value={currency} change={change} />
              </div>
            )}
          </div>
          {solution ? <Answer solution={solution} money={money} isStale={isStale} /> : <NoResult />}
        </div>
      </div>
    </CalculatorPage>
  );
};
