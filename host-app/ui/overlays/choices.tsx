import { useId } from 'react';

interface ChoicesProps<Value extends string> {
  readonly question: string;
  readonly value: Value | null;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly isDisabled: boolean;
  readonly onChange: (value: Value) => void;
}

/** A question with radio buttons that look like chips; no option is selected at first. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>) => {
  const { question, value, options, isDisabled, onChange } = props;
  const name = useId();
  return (
    <fieldset className="choices" disabled={isDisabled}>
      <legend>{question}</legend>
      <div className="choices-list">
        {options.map(([option, text]) => (
          <label key={option} className="choice">
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
