import { useState } from 'react';
import type { User } from '../../../ports';
import type { Settings } from '../../../stores/account/settings';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { emailProblem } from '../../../ui/sign-in/email-problem.view';
import { sameAddress } from './problems.view';
import { Outcome } from './section';
import { useAction } from './use-action';
import { useDraft } from './use-draft';
import { Form } from '../../../ui/kit/form';

interface EmailProps {
  readonly user: User;
  readonly settings: Settings;
}

const useEmailChange = ({ user, settings }: EmailProps) => {
  const draft = useDraft(user.uid, 'email', '');
  const email = draft.value;
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [state, run] = useAction();
  const hasPassword = user.provider === 'password';
  const problem = emailProblem(email) ?? sameAddress(email, user.email);
  const passwordProblem = hasPassword && password === '' ? 'Enter your current password.' : null;
  const submit = async (): Promise<void> => {
    setTried(true);
    if (problem || passwordProblem) return;
    const isDone = await run(async () => {
      const answer = await settings.changeEmail(email, hasPassword ? password : undefined);
      return answer === 'changed'
        ? `Your e-mail address is ${email.trim()} from now on.`
        : `We sent a link to ${email.trim()}. Your address changes when you open it.`;
    });
    if (!isDone) return;
    setTried(false);
    draft.change('');
    draft.forget();
    setPassword('');
  };
  return {
    email,
    draft,
    password: hasPassword ? { value: password, change: setPassword } : null,
    state,
    submit,
    problem: isTried ? problem : null,
    passwordProblem: isTried ? passwordProblem : null,
  };
};

/** Changes the e-mail address. Accounts with a password must enter it. */
export const EmailForm = (props: EmailProps) => {
  const { email, draft, password, state, submit, problem, passwordProblem } = useEmailChange(props);
  return (
    <Form className="set-form" onSubmit={() => void submit()}>
      <Field
        label="New e-mail address"
        type="email"
        autoComplete="email"
        value={email}
        error={problem}
        hint={`Now: ${props.user.email ?? 'none'}`}
        onChange={(event) => draft.change(event.currentTarget.value)}
      />
      {password && (
        <Field
          label="Your password"
          type="password"
          autoComplete="current-password"
          value={password.value}
          error={passwordProblem}
          onChange={(event) => password.change(event.currentTarget.value)}
        />
      )}
      <div>
        <Button type="submit" disabled={state.status === 'busy'}>
          {state.status === 'busy' ? 'Changing…' : 'Change e-mail'}
        </Button>
      </div>
      <Outcome state={state} />
    </Form>
  );
};
