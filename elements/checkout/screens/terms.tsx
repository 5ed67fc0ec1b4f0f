import { useId, useRef, useState } from 'react';
import type { CheckoutEvent, TermsView } from '../../../sdk/internal';
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
  readonly view: TermsView | null;
  readonly state: ReturnType<typeof useTerms>;
  readonly isLocked: boolean;
  readonly send: (event: CheckoutEvent) => void;
}

const Sentence = ({ view }: { view: TermsView }) => {
  const [before, words, after] = view.sentence;
  if (!view.url) return null;
  return (
    <span>
      {before}
      <a href={view.url} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
      {after}
    </span>
  );
};

const Privacy = ({ view: { privacy } }: { view: TermsView }) =>
  privacy && (
    <span className="terms-privacy">
      <a href={privacy.url} target="_blank" rel="noopener noreferrer">
        {privacy.label}
      </a>
    </span>
  );

/** The link to the seller's terms, and the box in which the customer agrees to them. */
export const Terms = ({ view, state, isLocked, send }: TermsProps) => {
  const id = useId();
  if (!view) return null;
  if (!view.isAsked)
    return (
      <p className="terms terms-links" part="terms">
        <Sentence view={view} />
        <Privacy view={view} />
      </p>
    );
  return (
    <div className="terms" part="terms">
      <label className="terms-choice">
        <input
          ref={state.input}
          type="checkbox"
          checked={view.isAgreed}
          disabled={isLocked}
          aria-invalid={state.hasError || undefined}
          aria-describedby={state.hasError ? id : undefined}
          onChange={(event) => send({ type: 'terms-answered', agreed: event.target.checked })}
        />
        <Sentence view={view} />
      </label>
      <Privacy view={view} />
      {state.hasError && (
        <p id={id} className="field-note" part="note" data-error>
          <Icon name="alert" />
          <span>{view.error}</span>
        </p>
      )}
    </div>
  );
};
