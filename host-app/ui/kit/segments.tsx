import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  /** The label for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}

/** A segmented control: radio buttons in a row. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className="segment">
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
};
