import { useState } from 'react';
import { readable, settledText } from '../financial/amounts/written';

interface SentenceInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly before?: string;
  readonly after?: string;
  /** Of the text that says what is wrong. */
  readonly errorId: string | undefined;
}

/** A number within a sentence, as wide as what is typed. */
export const SentenceInput = ({ label, value, onChange, before, after, errorId }: SentenceInputProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? readable(value);
  return (
    <span className={`sentence-field${errorId ? ' wrong' : ''}`}>
      {before && !/\p{Sc}/u.test(shown) && <span aria-hidden="true">{before}</span>}
      <input
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        autoComplete="off"
        inputMode="decimal"
        value={shown}
        size={Math.min(14, Math.max(3, shown.length))}
        onFocus={(event) => {
          setDraft(readable(value, false));
          event.currentTarget.select();
        }}
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
      {after && !shown.includes('%') && <span aria-hidden="true">{after}</span>}
    </span>
  );
};
