import { equals, parseRational } from '../../../maths/rational';
import type { PercentAnswer } from '../../../maths/percentage/percentage';
import type { Money } from '../financial/amounts/money';
import { readable } from '../financial/amounts/number-text';
import { Facts } from '../financial/result/facts';
import { ResultPanel } from '../financial/result/result-panel';
import { FormulaMaths } from './formula-maths';
import type { PercentSolution } from './read-percentage';

/** '$11.61', '233.33%', '2 percentage points', '3/8', '36'. */
export const answerText = (text: string, unit: PercentAnswer['unit'], money: Money): string => {
  if (unit === 'money') return money.exact(Math.round(Number(text) * 100));
  const written = readable(text).replace('-', '−');
  if (unit === 'points') return `${written} percentage ${/^−?1$/.test(written) ? 'point' : 'points'}`;
  return unit === 'percent' ? `${written}%` : written;
};

const besideUnit = (name: string, unit: PercentAnswer['unit']): PercentAnswer['unit'] => {
  if (name === 'overall' || name === 'relative') return 'percent';
  return unit === 'money' ? unit : 'number';
};

interface AnswerProps {
  readonly solution: PercentSolution;
  readonly money: Money;
  readonly isStale: boolean;
}

/** The answer in very large type, and its formula with the numbers inserted. */
export const Answer = ({ solution, money, isStale }: AnswerProps) => {
  const { sentence, answer } = solution;
  const { text, unit, formula, besides, value } = answer;
  const shown = answerText(text, unit, money);
  const whole = parseRational(text);
  return (
    <ResultPanel title={sentence.result} value={shown} isStale={isStale}>
      <Facts
        facts={Object.entries(besides).map(([name, amount]) => [
          sentence.besides[name] ?? name,
          answerText(amount, besideUnit(name, unit), money),
        ])}
      />
      <figure className="rule">
        <figcaption>How it is worked out</figcaption>
        <div className="rule-lines">
          <FormulaMaths rule={formula.general} />
          <FormulaMaths
            rule={formula.filled}
            result={{ text: shown, isExact: whole !== null && equals(whole, value) }}
          />
        </div>
      </figure>
    </ResultPanel>
  );
};
