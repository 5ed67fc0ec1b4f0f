import type { ReactNode } from 'react';
import { Field } from '../../../../ui/kit/field';
import { useDraft } from './use-draft';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly before?: string;
  readonly after?: string;
}

/** A number field. When it loses focus, the number is formatted. */
export const NumberField = ({ value, onChange, error, hint, before, after, label }: NumberFieldProps) => {
  const draft = useDraft(value, onChange);
  // A sign that the user has typed is not repeated.
  const [hasSign, hasPercent] = [/\p{Sc}/u.test(draft.value), draft.value.includes('%')];
  return (
    <Field
      label={label}
      inputMode="decimal"
      error={error ?? null}
      {...(hint !== undefined && { hint })}
      {...(before && !hasSign && !hasPercent && { before })}
      {...(after && !hasPercent && { after })}
      {...draft}
    />
  );
};
