import { useState } from 'react';
import type { ReactNode } from 'react';
import { Field } from '../../../../ui/kit/field';
import { readable, settledText } from './written';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly before?: string;
  readonly after?: string;
}

/** A number as it is typed; when the field is left, it is written so that it can be read. */
export const NumberField = ({ value, onChange, error, hint, before, after, label }: NumberFieldProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? readable(value);
  // A sign that was typed needs no second one.
  const [hasSign, hasPercent] = [/\p{Sc}/u.test(shown), shown.includes('%')];
  return (
    <Field
      label={label}
      inputMode="decimal"
      value={shown}
      error={error ?? null}
      {...(hint !== undefined && { hint })}
      {...(before && !hasSign && !hasPercent && { before })}
      {...(after && !hasPercent && { after })}
      onFocus={() => setDraft(readable(value, false))}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onChange(event.currentTarget.value);
      }}
      onBlur={() => {
        const settled = settledText(value);
        if (settled !== value) onChange(settled);
        setDraft(null);
      }}
    />
  );
};
