import { useEffect, useId, useRef, useState } from 'react';
import { suggestEmail } from '../../../sdk/internal';
import type { AddressView, CheckoutEvent } from '../../../sdk/internal';
import { Field } from '../../kit/field';
import { Suggestion, useSuggestion } from '../../kit/suggestion';
import type { TypedEmail } from '../screens/screen';

/** The address at the card form: what is typed, and when it is sent. */
export const useAddress = (
  view: AddressView | null,
  send: (event: CheckoutEvent) => void,
  typedEmail: TypedEmail,
) => {
  const [typed, setTyped] = useState(view?.value || (view?.isField ? typedEmail.read() : ''));
  const [isEditing, setEditing] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isOpen = view !== null && view.canChange && (view.isField || isEditing || view.error !== null);
  const commit = (email = typed): void => {
    if (!isOpen) return;
    send({ type: 'email-corrected', email });
    setAttempts(attempts + 1);
  };
  return {
    typed,
    isOpen,
    attempts,
    commit,
    open(): void {
      setTyped(view?.value ?? '');
      setEditing(true);
    },
    close: () => setEditing(false),
    /** Takes another address without the field. */
    correct(email: string): void {
      typedEmail.write(email);
      send({ type: 'email-corrected', email });
    },
    type(email: string): void {
      setTyped(email);
      typedEmail.write(email);
    },
  };
};

interface AddressProps {
  readonly view: AddressView;
  readonly address: ReturnType<typeof useAddress>;
  readonly say: (sentence: string) => void;
}

/** Focuses the field when it opens and when its address was refused; closes it when the address was taken. */
const useFieldFocus = (view: AddressView, address: AddressProps['address']) => {
  const input = useRef<HTMLInputElement>(null);
  const { typed, attempts } = address;
  const isTaken = view.error === null && view.value === typed.trim();
  useEffect(() => {
    if (!view.isField) input.current?.focus();
  }, [view.isField]);
  useEffect(() => {
    if (attempts === 0) return;
    if (view.error) input.current?.focus();
    else if (isTaken) address.close();
    // oxlint-disable-next-line react/exhaustive-deps -- runs after an attempt, not while the customer types
  }, [attempts, view.error]);
  return input;
};

const AddressField = ({ view, address, say }: AddressProps) => {
  const { typed, commit, type } = address;
  const input = useFieldFocus(view, address);
  const meant = useSuggestion(typed);
  return (
    <div
      className="address-edit"
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== input.current) return;
        // Enter in this field must not pay.
        event.preventDefault();
        commit();
      }}
      onBlur={(event) => {
        const isInside = event.currentTarget.contains(event.relatedTarget);
        const isNew = typed.trim() !== '' && typed.trim() !== view.value;
        if (view.isField && !isInside && isNew && !suggestEmail(typed)) commit();
      }}
    >
      <Field
        label={view.label}
        placeholder={view.placeholder}
        hint={
          meant ? (
            <Suggestion
              meant={meant}
              sentence={view.suggestion}
              say={say}
              onTake={(taken) => {
                type(taken);
                commit(taken);
                input.current?.focus();
              }}
            />
          ) : (
            view.reason
          )
        }
        error={view.error}
        value={typed}
        type="email"
        autoComplete="email"
        inputRef={input}
        onChange={type}
      />
      {!view.isField && (
        <button type="button" className="notice-button" part="address-save" onClick={() => commit()}>
          {view.save}
        </button>
      )}
    </div>
  );
};

/** Shows the address with a button to change it, or the field. */
export const AddressLine = ({ view, address, say }: AddressProps) => {
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const id = useId();
  const { isOpen } = address;
  const meant = useSuggestion(view.value);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasOpen.current && !isOpen) change.current?.focus();
    wasOpen.current = isOpen && !view.isField;
  }, [isOpen, view.isField]);
  if (isOpen)
    return (
      <div className="address" part="address">
        <AddressField view={view} address={address} say={say} />
      </div>
    );
  if (view.value === '') return null;
  return (
    <div className="address" part="address">
      <p className="address-shown">
        <span className="address-words" id={id}>
          <span className="address-label">{view.label}</span>
          <bdi className="address-value">{view.value}</bdi>
        </span>
        {/* Without it the place stays, so that nothing moves when a payment begins. */}
        <button
          ref={change}
          type="button"
          className="link-button"
          part="address-change"
          disabled={!view.canChange}
          aria-describedby={id}
          onClick={address.open}
        >
          {view.change}
        </button>
      </p>
      {meant && view.canChange && (
        <p className="address-meant">
          <Suggestion meant={meant} sentence={view.suggestion} say={say} onTake={address.correct} />
        </p>
      )}
    </div>
  );
};
