import { useState } from 'react';
import type { AccountChoice } from '../../stores/account-chooser';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { emailProblem } from './email-problem.view';
import { Form } from '../kit/form';

/** An e-mail address and a name for a new local account. */
export const NewAccount = ({ onChoose }: { readonly onChoose: (choice: AccountChoice) => void }) => {
  const [email, setEmail] = useState('');
  const [displayName, setName] = useState('');
  const [wasAsked, setAsked] = useState(false);
  const problem = emailProblem(email);
  return (
    <Form
      className="new-account"
      onSubmit={(form) => {
        setAsked(true);
        if (problem === null) onChoose({ email: email.trim(), displayName: displayName.trim() });
        else form.querySelector('input')?.focus();
      }}
    >
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        error={wasAsked ? problem : null}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Field
        label="Name (optional)"
        autoComplete="name"
        maxLength={80}
        value={displayName}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" wide>
        Continue
      </Button>
    </Form>
  );
};
