import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { EmailView } from '../../../sdk/internal';
import { Button } from '../../kit/button';
import { Field } from '../../kit/field';
import { Icon } from '../../kit/icon';
import { $laterScreens } from '../later-steps';
import { StepTitle } from '../parts/step-title';
import type { ScreenProps } from './screen';

/** Asks for the e-mail address. The input stays after an error of the server. */
export const EmailScreen = ({ view, send, takesFocus, typedEmail, say }: ScreenProps<EmailView>) => {
  const [email, setEmail] = useState(view.value || typedEmail.read());
  const [attempts, setAttempts] = useState(0);
  const later = useStore($laterScreens);
  const input = useRef<HTMLInputElement>(null);
  const type = (typed: string): void => {
    setEmail(typed);
    typedEmail.write(typed);
  };
  // Runs after each attempt: the same error must focus the field again.
  useEffect(() => {
    if (takesFocus.current) input.current?.focus();
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
        hint={
          later ? (
            <later.EmailHint
              typed={email}
              isBusy={view.isBusy}
              reason={view.reason}
              sentence={view.suggestion}
              say={say}
              onTake={(taken) => {
                type(taken);
                input.current?.focus();
              }}
            />
          ) : (
            view.reason
          )
        }
        error={view.error}
        value={email}
        type="email"
        autoComplete="email"
        isReadOnly={view.isBusy}
        inputRef={input}
        onChange={type}
      />
      <div className="actions">
        <Button type="submit" part="continue" isBusy={view.isBusy} busyText={view.busyText}>
          {view.button}
        </Button>
      </div>
    </form>
  );
};
