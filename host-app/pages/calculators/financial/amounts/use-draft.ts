import { useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { readable, normalisedText } from './number-text';

export interface Draft {
  readonly value: string;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/** The typed text of a number field. When the field loses focus, the number is formatted. */
export const useDraft = (value: string, onChange: (value: string) => void): Draft => {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? readable(value),
    onFocus(event) {
      const field = event.currentTarget;
      // Synchronous, because a later update would clear the selection that Tab has just made.
      flushSync(() => setDraft(readable(value, false)));
      field.select();
    },
    onChange(event) {
      setDraft(event.currentTarget.value);
      onChange(event.currentTarget.value);
    },
    onBlur() {
      const settled = normalisedText(value);
      if (settled !== value) onChange(settled);
      setDraft(null);
    },
  };
};
