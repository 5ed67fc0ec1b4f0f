import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Icon } from './icon';

interface FieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown below the field; the typed text stays. */
  readonly error?: string | null;
  /** '$' before the input. */
  readonly before?: string;
  /** '%' after the input. */
  readonly after?: string;
}

/** A labelled text field with a hint and an error message. */
export const Field = ({ label, hint, error, before, after, ...input }: FieldProps) => {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`affixed${before ? ' before' : ''}${after ? ' after' : ''}`}>
        {before && <span className="affix">{before}</span>}
        <input
          id={id}
          className="input"
          autoComplete="off"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {after && <span className="affix after">{after}</span>}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon icon={CircleAlert} size={18} />
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}

export const Select = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
