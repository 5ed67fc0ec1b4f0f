import { useId } from 'react';

interface ChoicesProps {
  readonly question: string;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A question with radio buttons that look like chips; no option is selected at first. */
export const Choices = ({ question, value, options, isDisabled, onChange }: ChoicesProps) => {
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
