import { useDraft } from '../financial/amounts/use-draft';

interface SentenceInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly before?: string;
  readonly after?: string;
  /** Id of the element with the error message. */
  readonly errorId: string | undefined;
}

/** A number field within a sentence, as wide as its text. */
export const SentenceInput = ({ label, value, onChange, before, after, errorId }: SentenceInputProps) => {
  const draft = useDraft(value, onChange);
  const shown = draft.value;
  return (
    <span className={`sentence-field${errorId ? ' wrong' : ''}`}>
      {before && !/\p{Sc}/u.test(shown) && <span aria-hidden="true">{before}</span>}
      <input
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        autoComplete="off"
        inputMode="decimal"
        size={Math.min(14, Math.max(3, shown.length))}
        {...draft}
      />
      {after && !shown.includes('%') && <span aria-hidden="true">{after}</span>}
    </span>
  );
};
