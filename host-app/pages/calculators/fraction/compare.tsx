import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { Icon } from '../../../ui/kit/icon';
import { chainMaths } from '../../../ui/maths-line/fraction-maths';
import { StepList } from '../../../ui/maths-line/step-list';
import { comparisonSteps, comparisonSentence, written } from './comparison';
import type { ComparisonResult } from './comparison';
import { MOST_COMPARED } from './inputs';
import { NumberLine } from './number-line';

interface CompareEntryProps {
  readonly typed: readonly string[];
  readonly errors: readonly (string | null)[];
  readonly onChange: (typed: readonly string[]) => void;
}

export const CompareEntry = ({ typed, errors, onChange }: CompareEntryProps) => (
  <div className="compared">
    {typed.map((text, index) => (
      <div key={index} className="compared-row">
        <Field
          label={`Number ${index + 1}`}
          value={text}
          error={errors[index] ?? null}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => {
            const value = event.currentTarget.value;
            onChange(typed.map((one, at) => (at === index ? value : one)));
          }}
        />
        {typed.length > 2 && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove number ${index + 1}`}
            onClick={() => onChange(typed.filter((_, at) => at !== index))}
          >
            <Icon icon={X} size={18} />
          </button>
        )}
      </div>
    ))}
    {typed.length < MOST_COMPARED && (
      <Button onClick={() => onChange([...typed, ''])}>
        <Icon icon={Plus} size={18} /> Add a number
      </Button>
    )}
    <p className="field-hint">Fractions, mixed numbers, decimals or a calculation, such as 1 3/4 or 0.(3).</p>
  </div>
);

export const CompareCard = ({ result }: { result: ComparisonResult }) => (
  <section className="card result-card" aria-labelledby="compare-result">
    <h2 id="compare-result">Comparison</h2>
    <div role="status">
      <FittedMaths
        tree={chainMaths(result.ordered.map(written), result.relations)}
        className="result-large"
      />
      <p className="verdict">{comparisonSentence(result)}</p>
    </div>
    <NumberLine values={result.values} />
  </section>
);

export const CompareSteps = ({ result }: { result: ComparisonResult }) => (
  <section className="card" aria-labelledby="compare-steps">
    <h2 id="compare-steps">Why</h2>
    <StepList steps={comparisonSteps(result)} />
  </section>
);
