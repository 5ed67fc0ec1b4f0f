import { useId } from 'react';
import type { ChoiceProps } from './field';

/** A segmented control: radio buttons in a row. The label is for screen readers. */
export const Segments = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
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
