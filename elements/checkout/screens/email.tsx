import { useEffect, useRef, useState } from 'react';
import type { EmailView } from '../../../sdk/internal';
import { Button } from '../../kit/button';
import { Field } from '../../kit/field';
import { Icon } from '../../kit/icon';
import { StepTitle } from '../step-title';
import type { ScreenProps } from './screen';

/** Asks for the billing address; what was typed stays, whatever the server says of it. */
export const EmailScreen = ({ view, send, takesFocus }: ScreenProps<EmailView>) => {
  const [email, setEmail] = useState(view.value);
  const [attempts, setAttempts] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  // Again after each attempt: the same error is not news, but the place to mend it is.
  useEffect(() => {
    if (takesFocus || view.error) input.current?.focus();
  }, [takesFocus, view.error, view.isBusy, attempts]);
  return (
    <form
      className="step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (view.isBusy) return;
        send({ type: 'email-submitted', email });
        setAttempts(attempts + 1);
      }}
    >
      <StepTitle icon={<Icon name="mail" />}>{view.title}</StepTitle>
      <Field
        label={view.label}
        placeholder={view.placeholder}
        hint={view.reason}
        error={view.error}
        value={email}
        type="email"
        autoComplete="email"
        isReadOnly={view.isBusy}
        inputRef={input}
        onChange={setEmail}
      />
      <div className="actions">
        <Button type="submit" part="continue" isBusy={view.isBusy} busyText={view.busyText}>
          {view.button}
        </Button>
      </div>
    </form>
  );
};
