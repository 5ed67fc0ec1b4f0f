import { Maths } from '../../../ui/content/maths';
import { Line } from '../../../ui/content/prose';
import { Field } from '../../../ui/kit/field';
import type { SolvedInput, TypedValues } from './solve-for';

/** A currency is before its amount. */
const affix = (unit: string | null): { readonly before?: string; readonly after?: string } => {
  if (unit === null) return {};
  return unit === '$' ? { before: unit } : { after: unit };
};

interface ValueFieldsProps {
  readonly inputs: readonly SolvedInput[];
  readonly typed: TypedValues;
  readonly onChange: (typed: TypedValues) => void;
}

/** One text field for each variable. */
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
          {...affix(variable.unit)}
          onChange={(event) => onChange({ ...typed, [variable.symbol]: event.currentTarget.value })}
        />
      </div>
    ))}
  </div>
);
