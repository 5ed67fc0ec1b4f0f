import { useEffect, useId, useRef, useState } from 'react';
import type { CheckoutEvent, CodeView } from '../../../sdk/internal';
import { Icon } from '../../kit/icon';
import { Spinner } from '../../kit/spinner';

interface PromoCodeProps {
  readonly view: CodeView;
  readonly send: (event: CheckoutEvent) => void;
}

const Chip = ({ view, send }: PromoCodeProps) => (
  <p className="promo-chip" part="promo-code">
    <bdi>{view.code}</bdi>
    <button
      type="button"
      className="promo-remove"
      aria-label={view.remove}
      aria-disabled={view.isLocked || view.isBusy || undefined}
      onClick={() => !view.isBusy && send({ type: 'code-removed' })}
    >
      {view.isBusy ? <Spinner /> : <Icon name="close" />}
    </button>
  </p>
);

interface CodeFieldProps extends PromoCodeProps {
  readonly takesFocus: boolean;
}

const CodeField = ({ view, send, takesFocus }: CodeFieldProps) => {
  const id = useId();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFixed = view.isBusy || view.isLocked;
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <form
      className="promo"
      part="promo"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFixed) send({ type: 'code-submitted', code });
      }}
    >
      <label className="field-label" htmlFor={id}>
        {view.label}
      </label>
      <div className="promo-line">
        <input
          ref={input}
          id={id}
          className="field-input"
          part="input"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          readOnly={isFixed}
          aria-invalid={view.error ? true : undefined}
          aria-describedby={view.error ? `${id}-note` : undefined}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
        />
        <button type="submit" className="promo-apply" part="promo-apply" aria-disabled={isFixed || undefined}>
          {view.isBusy ? <Spinner /> : view.apply}
          {view.isBusy && <span className="unseen">{view.busyText}</span>}
        </button>
      </div>
      {view.error && (
        <p id={`${id}-note`} className="field-note" part="note" data-error>
          <Icon name="alert" />
          <span>{view.error}</span>
        </p>
      )}
    </form>
  );
};

/** The customer opens the field first: an open field makes customers without a code look for one. */
export const PromoCode = ({ view, send }: PromoCodeProps) => {
  const [isOpen, setOpen] = useState(false);
  if (view.code) return <Chip view={view} send={send} />;
  if (isOpen || view.error) return <CodeField view={view} send={send} takesFocus={isOpen} />;
  return (
    <button type="button" className="promo-add" part="promo-add" onClick={() => setOpen(true)}>
      {view.add}
    </button>
  );
};
