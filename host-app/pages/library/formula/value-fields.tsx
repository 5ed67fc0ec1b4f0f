import { Maths } from '../../../ui/content/maths';
import { Line } from '../../../ui/content/prose';
import { Field } from '../../../ui/kit/field';
import type { SolvedInput, Typed } from './solve-for';

interface ValueFieldsProps {
  readonly inputs: readonly SolvedInput[];
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
}

/** One forgiving field for each variable. */
export const ValueFields = ({ inputs, typed, onChange }: ValueFieldsProps) => (
  <div className="value-fields">
    {inputs.map(({ variable, text, error }) => (
      <div key={variable.symbol} className="value-field">
        <span className="value-symbol" aria-hidden="true">
          <Maths tree={variable.math} />
          <span>=</span>
        </span>
        <Field
          label={<Line content={variable.name} />}
          value={text}
          error={error}
          inputMode="text"
          autoCapitalize="off"
          spellCheck={false}
          {...(variable.unit !== null && { after: variable.unit })}
          onChange={(event) => onChange({ ...typed, [variable.symbol]: event.currentTarget.value })}
        />
      </div>
    ))}
  </div>
);
