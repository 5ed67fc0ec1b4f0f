import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { TermsView } from '../../../sdk/internal';
import { Icon } from '../../kit/icon';

/** Whether the customer has agreed where this is asked. Paying without it moves the focus to the box. */
export const useTerms = (view: TermsView | null) => {
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = view !== null && view.isAsked && !view.isAgreed;
  return {
    input,
    hasError: isMissing && isOpen,
    areSettled(): boolean {
      setMissing(isOpen);
      if (isOpen) input.current?.focus();
      return !isOpen;
    },
  };
};

interface TermsProps {
  readonly view: TermsView;
  readonly hasError: boolean;
  readonly isLocked: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (agreed: boolean) => void;
}

/** The link to the seller's terms, and the box in which the customer agrees to them. */
export const Terms = ({ view, hasError, isLocked, inputRef, onChange }: TermsProps) => {
  const id = useId();
  const [before, words, after] = view.sentence;
  const sentence = (
    <span>
      {before}
      <a href={view.url} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
      {after}
    </span>
  );
  if (!view.isAsked)
    return (
      <p className="terms" part="terms">
        {sentence}
      </p>
    );
  return (
    <div className="terms" part="terms">
      <label className="terms-choice">
        <input
          ref={inputRef}
          type="checkbox"
          checked={view.isAgreed}
          disabled={isLocked}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {sentence}
      </label>
      {hasError && (
        <p id={id} className="field-note" part="note" data-error>
          <Icon name="alert" />
          <span>{view.error}</span>
        </p>
      )}
    </div>
  );
};
