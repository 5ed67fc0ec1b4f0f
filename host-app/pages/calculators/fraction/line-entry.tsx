import { attempt } from '../../../maths/calculation-error';
import type { CalculationError } from '../../../maths/calculation-error';
import { parseFractions } from '../../../maths/fraction/parse';
import { formatMessage } from '../../../maths/messages';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Field } from '../../../ui/kit/field';
import { typedFractionMaths } from '../../../ui/maths-line/fraction-maths';
import { EXAMPLES } from './inputs';

interface LineEntryProps {
  readonly text: string;
  readonly error: CalculationError | null;
  readonly onChange: (text: string) => void;
}

/** The typed text with the position of the mistake marked. */
const Marked = ({ text, at }: { text: string; at: CalculationError['at'] }) => {
  const start = Math.min(at?.start ?? 0, text.length);
  const end = Math.max(at?.end ?? text.length, start + 1);
  return (
    <p className="typed-marked" aria-hidden="true">
      {text.slice(0, start)}
      <mark>{text.slice(start, end) || '\u00a0'}</mark>
      {text.slice(end)}
    </p>
  );
};

/** The typed text as a formula. */
export const Preview = ({ text, error }: { text: string; error: CalculationError | null }) => {
  const parsed = attempt(() => parseFractions(text));
  if (parsed.ok) return <FittedMaths tree={typedFractionMaths(parsed.value)} className="preview" />;
  return text.trim() === '' ? <div className="preview" /> : <Marked text={text} at={error?.at} />;
};

/** One text field for the whole calculation, with examples. */
export const LineEntry = ({ text, error, onChange }: LineEntryProps) => (
  <div className="line-entry">
    <Field
      label="Fractions, mixed numbers and decimals"
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error ? formatMessage(error.key, error.params) : null}
      hint="2 1/2 is two and a half, 0.1(6) repeats the 6. One number alone is simplified and converted."
      spellCheck={false}
      autoCapitalize="off"
      enterKeyHint="done"
    />
    <div className="example-chips" role="group" aria-label="Examples">
      {EXAMPLES.map(([label, example]) => (
        <button key={label} type="button" className="chip" title={example} onClick={() => onChange(example)}>
          {label}
        </button>
      ))}
    </div>
  </div>
);
