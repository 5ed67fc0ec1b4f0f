import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Icon } from './icon';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly error: string | null;
  /** A line under the field while there is no error. */
  readonly hint?: ReactNode;
  readonly type: 'email' | 'text';
  readonly autoComplete: string;
  readonly isReadOnly?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
}

/** A labelled text field that is connected with its error. */
export const Field = (props: FieldProps) => {
  const id = useId();
  const { label, error, hint, type } = props;
  const note = error ?? hint;
  return (
    <div className="field" part="field">
      <label className="field-label" part="label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={props.inputRef}
        id={id}
        className="field-input"
        part="input"
        // The type is text where the browser would show its own message for an invalid address.
        type={type}
        // Addresses are written from left to right in every language.
        dir={type === 'email' ? 'ltr' : undefined}
        inputMode={type}
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={props.value}
        placeholder={props.placeholder}
        readOnly={props.isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {note && (
        <p id={`${id}-note`} className="field-note" part="note" data-error={error ? true : undefined}>
          {error && <Icon name="alert" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
};
